/** A table in Markdown. The first column says what a row is about, the others hold figures. */
export function toTable(heads: string[], rows: string[][]): string {
  const rules = heads.map((_, place) => (place === 0 ? '---' : '--:'))
  return [heads, rules, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

export const count = (number: number) => Math.round(number).toLocaleString('en-US')
export const ms = (number: number) =>
  `${number < 10 ? number.toFixed(number < 1 ? 2 : 1) : number.toFixed(0)} ms`
export const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
export const times = (ratio: number) => `${ratio.toFixed(2)} ×`
export const megabytes = (number: number) => `${number.toFixed(0)} MB`
