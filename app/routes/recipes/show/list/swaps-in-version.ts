import type { GutFacts } from 'food-verdicts/gut/triggers/gut-facts'
import { decodeLine } from 'food-verdicts/gut/profile/line-triggers'
import type { LineSwap } from 'food-verdicts/gut/swaps/list-swaps'
import { FIRM_GROUPS } from 'food-verdicts/gut/triggers/trigger-groups'
import type { VersionLine } from 'food-verdicts/gut/versions/chefs-version'
import type { VersionPortion } from 'food-verdicts/gut/versions/version-portion'

/** The swaps of a line in a version: of one that stays as written, and none that brings what a spell leaves out. */
export const swapsInVersion = (line: VersionLine, swaps: readonly LineSwap[] = []): LineSwap[] =>
  line.kind === 'kept' ? swaps.filter(({ triggers }) => !isFirm(triggers)) : []

const isFirm = (triggers: string) => {
  const { groups } = decodeLine(triggers)
  return FIRM_GROUPS.some((group) => groups[group] !== undefined)
}

/** What one portion of a version holds. Of other figures nobody knows what the version does to them. */
export const factsOfVersion = (facts: GutFacts, { fibre, lactose, fat }: VersionPortion): GutFacts => ({
  ...facts,
  ...{ fibre: fibre.now, lactose: lactose.now, fat: fat.now },
  ...{ sodium: null, caffeine: null },
})
