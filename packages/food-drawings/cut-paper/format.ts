/** Width and height of each format. `bare` has no cloth; `share` stands beside the words of a share picture, `og` fills one without words. */
const FORMATS = {
  card: [400, 300],
  wide: [840, 360],
  square: [300, 300],
  bare: [240, 240],
  share: [672, 630],
  og: [1200, 630],
} as const

export type Format = keyof typeof FORMATS

export const sizeOf = (format: Format): readonly [width: number, height: number] => FORMATS[format]

/** The `<svg>` around a drawing. Drawings are decoration, so nothing reads them out. */
export function sheet(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">${inner}</svg>`
}
