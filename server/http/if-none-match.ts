/** True when the copy of the client is current, by its If-None-Match (RFC 9110, 13.1.2): a list of tags, or `*` for any. */
export const isKnown = (known: string | undefined | null, etag: string) =>
  known?.trim() === '*' || known?.includes(etag) === true
