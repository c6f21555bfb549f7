/** The same drawing in fewer bytes: without spaces that a minus makes needless, and without zeros. */
export const compact = (svg: string) =>
  svg
    .replaceAll(' -', '-')
    .replaceAll(/ c[xy]="-?0"/g, '')
    .replaceAll('translate(0 0)', '')

const ROUND_ENDS = ' stroke-linecap="round"'

/** Says once, and not for each line, that lines end round. */
export const withRoundEnds = (food: string) => `<g${ROUND_ENDS}>${food.replaceAll(ROUND_ENDS, '')}</g>`

/** The same drawing without the shadows of single pieces. */
export const withoutShadows = (svg: string) =>
  svg.replaceAll(/<(?:path|circle)[^>]* opacity="\.17"[^>]*>/g, '')
