import { Badge } from '#app/ui/badge.tsx'
import { listInWords } from '#domain/list-in-words.ts'
import type { GivenLabel } from '#domain/recipe/recipe.ts'

/** Where the labels of a recipe come from, and what they are not. `wellness` are labels as visitors read them. */
export function LabelNote({ labels, wellness }: { labels: GivenLabel[]; wellness: string[] }) {
  const givenBy = (giver: GivenLabel['given_by']) =>
    labels.filter(({ given_by }) => given_by === giver).map((label) => label.dietary_restriction)
  const read = [...givenBy('software'), ...wellness]
  const decided = givenBy('chef')
  const all = [...read, ...decided]
  if (all.length === 0) return null
  const sources = wellness.length > 0 ? 'ingredient list and the nutrition facts' : 'ingredient list'
  return (
    <div className="grid gap-3">
      {wellness.length > 0 && (
        <ul aria-label="Noted for" className="flex flex-wrap gap-2">
          {wellness.map((label) => (
            <li key={label} className="flex">
              <Badge tone="outline">{label}</Badge>
            </li>
          ))}
        </ul>
      )}
      <p className="text-caption leading-normal text-ink-soft">
        {read.length > 0 && `${name(read)} read from the ${sources} by software; the chef can correct them. `}
        {decided.length > 0 && `${name(decided)} decided by the chef. `}
        {all.length === 1 ? 'It is' : 'They are'} not medical advice, and{' '}
        {all.length === 1 ? 'it does' : 'they do'} not cover traces. Please read the packets.
      </p>
    </div>
  )
}

function name(labels: string[]) {
  const quoted = labels.map((label) => `“${label}”`)
  const names = listInWords(quoted)
  return labels.length === 1 ? `The label ${names} was` : `The labels ${names} were`
}
