/** The fractions that are one character, as numbers. */
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 1 / 5,
  '⅖': 2 / 5,
  '⅗': 3 / 5,
  '⅘': 4 / 5,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}

const MIXED = /^(\d+)?\s*([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/
const RATIO = /^(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)/
/** Groups of three, told from decimals by repetition, by a space or by the comma that English puts there. */
const GROUPED =
  /^([1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?|[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?(?=\D|$)|[1-9]\d{0,2}(?:[ \u00a0\u202f'’]\d{3})+)(?![\d])/

/**
 * The first number in a text (spec.md section 5), however its language writes it: "1,204 mg", "312,8 kcal",
 * "4 1/2", "1½", "1.066.7". A dot before exactly three digits is a decimal point unless a group follows.
 * Undefined when there is none.
 */
export function parseNumber(text: string): number | undefined {
  const start = text.search(/[\d½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/)
  if (start < 0) return undefined
  // ".5" leaves out its nought.
  const isFraction =
    /(?:^|[^\d\p{L}])\.$/u.test(text.slice(Math.max(0, start - 2), start)) && /^\d/.test(text.slice(start))
  const rest = (isFraction ? '0.' : '') + text.slice(start, start + 60)
  const mixed = MIXED.exec(rest)
  if (mixed) return Number(mixed[1] ?? 0) + (FRACTIONS[mixed[2] ?? ''] ?? 0)
  const ratio = RATIO.exec(rest)
  if (ratio && Number(ratio[3]) > 0) return Number(ratio[1] ?? 0) + Number(ratio[2]) / Number(ratio[3])
  const twoDots = /^(\d+)\.(\d{3})\.(\d{1,2})(?!\d)/.exec(rest)
  if (twoDots) return Number(`${twoDots[1]}${twoDots[2]}.${twoDots[3]}`)
  return readDigits(rest)
}

function readDigits(rest: string): number {
  const grouped = GROUPED.exec(rest)?.[0]
  if (grouped && !/^\d{1,3}\.\d{3}$/.test(grouped)) {
    const decimals = /[.,](\d{1,2}|\d{4,})$/.exec(grouped)
    const whole = decimals ? grouped.slice(0, decimals.index) : grouped
    return Number(`${whole.replace(/\D/g, '')}.${decimals?.[1] ?? 0}`)
  }
  return Number((/^\d+(?:[.,]\d+)?/.exec(rest)?.[0] ?? '').replace(',', '.'))
}

/** A number in groups of three, and its decimals. Of one group alone, a comma parts thousands and a point decimals, as in English. */
const TYPED_GROUPS =
  /^(-?[1-9]\d{0,2}(?:(?:,\d{3})+(?![,\d])|(?:\.\d{3})+(?=,)|(?:\.\d{3}){2,}|(?:[ \u00a0\u202f'’]\d{3})+))(?:[.,](\d+))?$/

/** The number that a text is, and nothing besides: "12,5", "1,204", "1.204,50", "1 204". NaN for every other text. */
export function parseTyped(text: string): number {
  const typed = text.trim()
  const [, whole = '', decimals = '0'] = TYPED_GROUPS.exec(typed) ?? []
  if (whole) return Number(`${whole.replace(/[^-\d]/g, '')}.${decimals}`)
  return /^-?\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}

/** A text with its fractions as decimals: "1 1/2" and "1½" are 1.5. */
export function toDecimals(text: string): string {
  return text
    .replace(
      /(?<!\d)(?:(\d+)(?:\s+|-(?=\d[/⁄]\d)))?(\d+)\s?[/⁄]\s?(\d+)/g,
      (all, whole: string | undefined, part: string, of: string) =>
        Number(of) > 0 ? String(Number(whole ?? 0) + Number(part) / Number(of)) : all,
    )
    .replace(/(?<!\d)(\d+)?\s?([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g, (_, whole: string | undefined, sign: string) =>
      String(Number(whole ?? 0) + (FRACTIONS[sign] ?? 0)),
    )
}
