/** The texts of a list stored as JSON text. */
export function toTexts(json: string): string[] {
  const list: unknown = JSON.parse(json)
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
}

/** What this site itself wrote as JSON text, and nobody else can have changed. */
export function fromOwnJson<Value>(json: string): Value {
  return JSON.parse(json)
}
