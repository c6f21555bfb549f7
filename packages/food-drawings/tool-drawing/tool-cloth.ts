import { luma } from '../cut-paper/colour.ts'
import { random } from '../cut-paper/random.ts'

const CLOTHS = [
  '#D9CDB2',
  '#7F969A',
  '#E7D29B',
  '#C3CDB0',
  '#DDBBA6',
  '#97A37A',
  '#B9C7C3',
  '#4B5339',
] as const
/** A `bare` drawing lies on the page of either theme, and its tones are chosen as for something between them. */
export const BARE_GROUND = '#B5B09C'

/** The cloth of a category, so that its tools look like one table; the next one where a tool of this tone would not show. */
export function clothFor(tone: string | undefined, category: string, slug: string): string {
  const seed = category ? `cloth${category.toLowerCase()}` : `cloth${slug}`
  const start = Math.floor(random(seed)() * CLOTHS.length)
  for (let k = 0; k < CLOTHS.length; k++) {
    const cloth = CLOTHS[(start + k) % CLOTHS.length]
    if (cloth && (tone === undefined || isApart(cloth, tone))) return cloth
  }
  return CLOTHS[0]
}

/** Iron keeps to pale cloths, so that it shows by lamplight too. */
const isApart = (cloth: string, tone: string) =>
  Math.abs(luma(cloth) - luma(tone)) > (luma(tone) < 90 ? 105 : 26)
