import { useEffect, useRef, useState } from 'react'
import { uploadPicture, type UploadedPicture, type UploadKind } from './upload-picture.ts'

/** Where an upload stands: `share` of the file is sent, or it was refused with a message. */
export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; share: number }
  | { kind: 'done' }
  | { kind: 'failed'; message: string }

/** Uploads one picture at a time; a new one takes the place of one that is on its way. */
export function useUpload(as: UploadKind, onUploaded: (picture: UploadedPicture) => void) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const current = useRef<AbortController>(undefined)
  const [last, setLast] = useState<File>()
  useEffect(() => () => current.current?.abort(), [])

  async function upload(file: File) {
    current.current?.abort()
    const mine = (current.current = new AbortController())
    setLast(file)
    setState({ kind: 'sending', share: 0 })
    const result = await uploadPicture(file, {
      as,
      signal: mine.signal,
      onProgress: (share) => mine.signal.aborted || setState({ kind: 'sending', share }),
    })
    if (mine.signal.aborted) return
    if (result.ok) onUploaded(result.picture)
    setState(result.ok ? { kind: 'done' } : { kind: 'failed', message: result.message })
  }
  const again = () => last && void upload(last)
  return { state, upload, again, reset: () => setState({ kind: 'idle' }) }
}
