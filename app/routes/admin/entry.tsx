import { redirect } from 'react-router'

/** spec.md section 2: the admin area opens with the import. */
export function loader() {
  return redirect('/admin/import')
}

/** Never seen; it makes this a page, so that those who are refused see one too. */
export default function AdminEntry() {
  return null
}
