/** The texts of a list stored as JSON text. */
export function toTexts(json: string): string[] {
  const list: unknown = JSON.parse(json)
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
}
