import { data } from 'react-router'

/** The fields of a form. What is none, or was cut off on its way, is refused with 400. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await readWholeForm(request)
  if (!form) throw data(null, { status: 400 })
  return form
}

/** The fields of a form. Undefined for what is none, or was cut off on its way. */
export async function readWholeForm(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData()
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
