import { href, redirect } from 'react-router'

/** spec.md section 2: the admin area opens with the import. */
export function loader() {
  return redirect(href('/admin/import'))
}

/** Never shown. A component makes this route a page, so that a refused visitor sees a page, too. */
export default function AdminEntry() {
  return null
}
