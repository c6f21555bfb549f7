import { describeFailure } from '../notice/failure.ts'
import { TOO_LARGE } from '#domain/files/picture-upload.ts'
import { MAX_UPLOAD_BYTES } from 'recipe-basics/text/upload'

/** A picture that is stored, and where it is shown from. */
export type UploadedPicture = { address: string; width: number; height: number; alt_text: string }

export type UploadResult = { ok: true; picture: UploadedPicture } | { ok: false; message: string }

/** A logo may be an SVG, too. */
export type UploadKind = 'picture' | 'logo'

type Options = {
  as: UploadKind
  /** Hears which share of the file is sent, from 0 to 1. At 1 the server makes the picture ready. */
  onProgress?: (share: number) => void
  /** Ends the upload; its result then does not matter. */
  signal?: AbortSignal
}

const UPLOAD = '/admin/media/upload'
const INTERRUPTED = 'The upload was interrupted. Please check the connection and try again.'
const SIGNED_OUT = 'You are not signed in any more. Please sign in in another tab, then try again.'

/** Stores a picture from this browser and tells its address, or in words why not. Never rejects. */
export function uploadPicture(file: File, { as, onProgress, signal }: Options): Promise<UploadResult> {
  const { promise, resolve } = Promise.withResolvers<UploadResult>()
  const refuse = (message: string) => resolve({ ok: false, message })
  if (file.size > MAX_UPLOAD_BYTES) refuse(TOO_LARGE)
  else {
    const request = new XMLHttpRequest()
    request.open('POST', `${UPLOAD}?as=${as}&name=${encodeURIComponent(file.name.toWellFormed())}`)
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(readAnswer(request))
    request.onerror = () => refuse(INTERRUPTED)
    request.onabort = () => refuse(INTERRUPTED)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  }
  return promise
}

function readAnswer(request: XMLHttpRequest): UploadResult {
  const answer: unknown = request.response
  if (request.status === 200 && isPicture(answer)) return { ok: true, picture: answer }
  if (request.status === 413) return { ok: false, message: TOO_LARGE }
  if (hasMessage(answer)) return { ok: false, message: answer.message }
  // Without a session the server redirects to another page.
  const isElsewhere = !new URL(request.responseURL).pathname.startsWith(UPLOAD) || request.status === 403
  if (isElsewhere) return { ok: false, message: SIGNED_OUT }
  return { ok: false, message: describeFailure(new Response(null, { status: request.status })) }
}

function isPicture(answer: unknown): answer is UploadedPicture {
  return typeof answer === 'object' && answer !== null && 'address' in answer && 'alt_text' in answer
}

function hasMessage(answer: unknown): answer is { message: string } {
  return typeof answer === 'object' && answer !== null && 'message' in answer
}
