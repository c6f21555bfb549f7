import { href } from 'react-router'
import type { PreviewKind } from '#domain/publishing/preview.ts'

const FORMS = {
  recipe: '/admin/recipes/:id/edit',
  equipment: '/admin/equipment/:id/edit',
  post: '/admin/blog/:id',
} as const

/** The address of the form that changes a thing. */
export const formPath = (kind: PreviewKind, id: string) => href(FORMS[kind], { id })
