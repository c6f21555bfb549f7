import { NotFoundPage } from '#app/ui/lost-pages.tsx'
import { notFound } from '#server/responses.ts'

export const loader = notFound

export default NotFoundPage
