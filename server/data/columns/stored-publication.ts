import type { Publication } from '#domain/publishing/status.ts'

type Stored = Pick<Publication, 'status'> & { published_at?: string | null; created_at: string }

/** The publication that a row or a version says. A release that knew no publish dates published at once. */
export const storedPublication = ({ status, published_at, created_at }: Stored): Publication => ({
  status,
  published_at: published_at ?? (status === 'published' ? created_at : null),
})
