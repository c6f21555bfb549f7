import { createHash } from 'node:crypto'
import type { Point } from '#domain/files/point.ts'
import type { Palette } from '#domain/settings/palettes.ts'

/** A share picture as link previews ask for it (Open Graph). */
export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/** What a share picture says beside its dish. What is not known is left out. */
export type ShareWords = {
  siteName: string
  palette: Palette
  /** Of the logo, in pixels; null where the plate with the leaf stands. */
  logo: { width: number; height: number } | null
  /** What the page is, such as 'Soup' or 'From the blog'. */
  kind: string | null
  name: string
  /** At most three. */
  facts: ShareFact[]
}

export type ShareFact = { text: string; isNumber?: boolean }

/** What is drawn, as it goes to the process that draws: words, a drawing, and whether files of pictures follow it. */
export type ShareOrder = {
  words: ShareWords
  /** An SVG that fills the right of the picture, where no photograph follows. */
  drawing: string
  follows: ('photo' | 'logo')[]
  /** What the cut of the photograph keeps; its middle where there is none. */
  point: Point | undefined
}

/** Everything that a share picture is made of, but for files that its addresses name. The same makes the same picture. */
export type ShareCard<Drawing = unknown> = {
  words: ShareWords
  drawing: Drawing
  /** Addresses of stored pictures; that of the photograph with its point. */
  photo: string | null
  logo: string | null
}

/** Goes up when the design of share pictures changes, so that each is drawn anew. */
const DESIGN = 2

/** Names one picture among all that its page has ever had. */
export function shareVersion(card: ShareCard): string {
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, card]))
    .digest('hex')
    .slice(0, 20)
}
