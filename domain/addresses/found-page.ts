/** A public page as search engines are told of it: its path on this site, when it changed (ISO 8601), and its photograph. */
export type FoundPage = { path: string; changed?: string; photo?: string | null }
