/**
 * A drawing is an image of its own, which the page's styles do not reach. Inside an `<img>`, browsers answer
 * `prefers-color-scheme` with the color-scheme of that element, so the drawing follows the page's theme.
 */
const LAMPLIGHT = '@media(prefers-color-scheme:dark){.plate-dim{opacity:.56}}'

/** For `style-src`: allows the one style of a drawing and nothing else. */
export const LAMPLIGHT_HASH = 'sha256-w/lhpvcY+BzTR/ZTPTRDPSHqJAySg2GomkqyJQ5Ljwk='

/** The drawing with its cloth going down in the dark. */
export function withLamplight(svg: string): string {
  return svg.replace('>', `><style>${LAMPLIGHT}</style>`)
}
