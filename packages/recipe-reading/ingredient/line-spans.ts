import type { Food, IngredientLine, Measure, Part, Span } from './ingredient-line.ts'

/** Every span of a line, those of its parts too. */
export function listSpans(line: IngredientLine): Span[] {
  const { preparation, purpose, optional } = line
  return [
    ...spansOfPart(line),
    ...[preparation, purpose, optional].filter((span) => span !== undefined),
    ...[...line.alternatives, ...line.additions].flatMap((part) => [part, ...spansOfPart(part)]),
    ...line.unknown,
  ]
}

function spansOfPart({
  amounts,
  otherAmounts,
  food,
  forms,
}: Pick<Part, 'amounts' | 'otherAmounts' | 'forms'> & { food?: Food }) {
  const all = [...amounts, ...otherAmounts.flat()]
  return [
    ...all.flatMap((amount) => [...spansOfMeasure(amount), ...amount.qualifiers]),
    ...all.flatMap(({ packageSize }) => (packageSize ? spansOfMeasure(packageSize) : [])),
    ...(food ? [food] : []),
    ...forms,
  ]
}

function spansOfMeasure(measure: Measure): Span[] {
  const { quantitySpan, unitSpan } = measure
  return [measure, quantitySpan, unitSpan].filter((span) => span !== undefined)
}
