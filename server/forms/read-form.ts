import { data } from 'react-router'

/** The fields of a form. A body that is no form, or was cut off, is refused with 400. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await readWholeForm(request)
  if (!form) throw data(null, { status: 400 })
  return form
}

/** A form at all limits has some thousands; of many things that are chosen at once, each is one. */
const MOST_FIELDS = 50_000

/** The fields of a form. Undefined for a body that is no form, was cut off, or has more fields than any form. */
export async function readWholeForm(request: Request): Promise<FormData | undefined> {
  const type = request.headers.get('Content-Type') ?? ''
  try {
    const bytes = await request.arrayBuffer()
    if (hasTooMany(Buffer.from(bytes), type)) return undefined
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData()
  } catch (error) {
    // What is percent-encoded in the head of a part need not be UTF-8.
    if (error instanceof TypeError || error instanceof URIError) return undefined
    throw error
  }
}

/** Whether a body is a form with files, which is read piece by piece. */
export const isFileForm = ({ headers }: Request): boolean =>
  headers.get('Content-Type')?.startsWith('multipart/form-data;') ?? false

/** Counted by what stands between fields, before they are taken apart. */
function hasTooMany(body: Buffer, type: string): boolean {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type)
  const between = boundary ? `--${boundary[1] ?? boundary[2]}` : '&'
  let at = -1
  for (let fields = 0; fields <= MOST_FIELDS; fields++) {
    at = body.indexOf(between, at + 1)
    if (at < 0) return false
  }
  return true
}
