import type { IngredientLine, Part } from '../ingredient/ingredient-line.ts'
import { UNITS } from '../ingredient/units.ts'
import type { ReadText, WeighedPart } from './weigh-parts.ts'

/** What joins foods that one amount is of. "Plus" and "with" do not: of what they add, nobody knows how much it is. */
const AND = /(?:^|[\s,])(?:and|&|und|et|y|e|en|och|og)\s*$/i

/**
 * The foods of a line, each with its part of an amount that is of all of them: "3 lb chicken thighs and drumsticks" are as much of
 * one as of the other. A food that its line names again, without an amount, is not another one: "bananas (4 small bananas)".
 */
export function shareAmount({ text, line }: ReadText, parts: readonly WeighedPart[]): readonly WeighedPart[] {
  const [first, ...others] = parts
  if (!first || others.length === 0) return parts
  const named = parts.filter((part) => !isNamedAgain(part, parts))
  const shared = named.filter((part) => part === first || isJoined(text, line, part, parts))
  const { weight } = first
  if (shared.length < 2 || !weight.grams || !isMeasured(line)) return named
  const grams = { least: weight.grams.least / shared.length, most: weight.grams.most / shared.length }
  return named.map((part) => (shared.includes(part) ? { ...part, weight: { ...weight, grams } } : part))
}

const isNamedAgain = (part: WeighedPart, parts: readonly WeighedPart[]) =>
  hasNoAmount(part) &&
  part.found.food !== undefined &&
  parts.some(
    (other) => other !== part && other.found.food === part.found.food && other.weight.grams !== undefined,
  )

function isJoined(text: string, line: IngredientLine, part: WeighedPart, parts: readonly WeighedPart[]) {
  const addition: Part | undefined = line.additions.filter(({ isOfAlternative }) => !isOfAlternative)[
    parts.indexOf(part) - 1
  ]
  return (
    addition !== undefined &&
    part.found.food !== undefined &&
    hasNoAmount(part) &&
    AND.test(text.slice(0, addition.start))
  )
}

const hasNoAmount = ({ weight }: WeighedPart) => !weight.grams && weight.why === 'no amount'

/** One weight or volume: two eggs and milk are no two of something. */
function isMeasured({ amounts: [amount, ...others] }: IngredientLine): boolean {
  const kind = amount?.unit && UNITS[amount.unit].kind
  return others.length === 0 && !amount?.packageSize && (kind === 'weight' || kind === 'volume')
}
