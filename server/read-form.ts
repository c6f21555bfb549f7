import { data } from 'react-router'

/** The fields of a form. A body that is no form, or was cut off, is refused with 400. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await readWholeForm(request)
  if (!form) throw data(null, { status: 400 })
  return form
}

/** The fields of a form. Undefined for a body that is no form, or was cut off. */
export async function readWholeForm(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData()
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}
