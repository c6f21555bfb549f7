import { data } from 'react-router'

/** The fields of a form. What is none, or was cut off on its way, is refused with 400. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (error) {
    if (error instanceof TypeError) throw data(null, { status: 400 })
    throw error
  }
}
