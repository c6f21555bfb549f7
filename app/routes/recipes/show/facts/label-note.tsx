import { listInWords } from 'recipe-basics/text/list-in-words'
import type { GivenLabel } from 'recipe-basics/recipe/recipe'

/** Where the labels of a recipe come from, and what they are not. */
export function LabelNote({ labels }: { labels: GivenLabel[] }) {
  const givenBy = (giver: GivenLabel['given_by']) =>
    labels.filter(({ given_by }) => given_by === giver).map((label) => label.dietary_restriction)
  const read = givenBy('software')
  const decided = givenBy('chef')
  const all = [...read, ...decided]
  if (all.length === 0) return null
  return (
    <p className="text-caption leading-normal text-ink-soft">
      {read.length > 0 &&
        `${name(read)} read from the ingredient list by software; the chef can correct ${read.length === 1 ? 'it' : 'them'}. `}
      {decided.length > 0 && `${name(decided)} decided by the chef. `}
      {all.length === 1 ? 'It is' : 'They are'} not medical advice, and{' '}
      {all.length === 1 ? 'it does' : 'they do'} not cover traces. Please read the packets.
    </p>
  )
}

function name(labels: string[]) {
  const quoted = labels.map((label) => `“${label}”`)
  const names = listInWords(quoted)
  return labels.length === 1 ? `The label ${names} was` : `The labels ${names} were`
}
