/** The texts of a list stored as JSON text. */
export function toTexts(json: string): string[] {
  const list: unknown = JSON.parse(json)
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
}

/** JSON in a shape that this site wrote. Of a stranger’s backup, check-row.ts proves that it is JSON, an object or a list. */
export function fromOwnJson<Value>(json: string): Value {
  return JSON.parse(json)
}
