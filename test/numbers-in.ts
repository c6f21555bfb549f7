const WORDS = new Map<string, number>([
  ...[
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
  ].map((word, place): [string, number] => [word, place + 2]),
  ...['fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'].map(
    (word, place): [string, number] => [word, place + 14],
  ),
  ...['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map(
    (word, place): [string, number] => [word, 10 * (place + 2)],
  ),
  ['half', 0.5],
  ['twice', 2],
  ['dozen', 12],
])
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const DIGITS = 'one|two|three|four|five|six|seven|eight|nine'
/** "One" counts where it stands before a thing: "one pan", and not "the one that". */
const THINGS =
  'batch|battery|board|bowl|burner|carrot|clove|course|cup|dish|drawer|egg|food|glass|hand|hour|jar|job|kilo|ladle|large|lid|line|minute|month|pan|pane|part|piece|plank|portion|pot|roll|serving|sheet|slice|spoon|tier|week|year'
const NUMBER = new RegExp(
  [
    String.raw`\b(?<hundred>one hundred)(?: and (?<more>[a-z]+))?\b`,
    String.raw`\b(?<whole>two|three) and a half\b`,
    String.raw`\b(?<hundreds>${DIGITS}) hundred\b`,
    String.raw`\b(?<tens>${TENS})-(?<ones>${DIGITS})\b`,
    String.raw`\b(?<one>one)(?= (?:${THINGS})\b)`,
    String.raw`\b(?<word>${[...WORDS.keys()].join('|')})\b`,
    String.raw`(?<part>[¼½¾])`,
    String.raw`(?<![A-Za-z\d.,-])(?<figure>\d[\d,]*(?:\.\d+)?)(?![A-Za-z])`,
  ].join('|'),
  'gi',
)
const PARTS: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 }

export type SaidNumber = { value: number; at: number; words: string }

/** The numbers of a text, in figures and in English words. */
export function numbersIn(text: string): SaidNumber[] {
  return [...text.matchAll(NUMBER)].map((match) => {
    const groups = match.groups ?? {}
    return { value: valueOf(groups), at: match.index, words: match[0] }
  })
}

function valueOf({
  hundred,
  more,
  whole,
  hundreds,
  tens,
  ones,
  one,
  word,
  part,
  figure,
}: Record<string, string | undefined>): number {
  const said = (text: string | undefined) => WORDS.get((text ?? '').toLowerCase()) ?? (text ? 1 : 0)
  if (hundred) return 100 + said(more)
  if (whole) return said(whole) + 0.5
  if (hundreds) return 100 * said(hundreds)
  if (tens) return said(tens) + said(ones)
  if (one) return 1
  if (word) return said(word)
  if (part) return PARTS[part] ?? 0
  return Number.parseFloat((figure ?? '').replaceAll(',', ''))
}
