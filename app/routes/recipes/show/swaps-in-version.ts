import type { SofterLine, SofterVersion } from '#domain/gut/versions/gentler.ts'
import type { GutFacts } from '#domain/gut/triggers/gut-facts.ts'
import { decodeLine } from '#domain/gut/profile/line-triggers.ts'
import type { LineSwap } from '#domain/gut/swaps/list-swaps.ts'
import { FIRM_GROUPS } from '#domain/gut/triggers/trigger-groups.ts'

/** The swaps of a line in a softer version: of one that stays as written, and none that brings what a spell leaves out. */
export const swapsInVersion = (line: SofterLine, swaps: readonly LineSwap[] = []): LineSwap[] =>
  line.kind === 'kept' ? swaps.filter(({ triggers }) => !isFirm(triggers)) : []

const isFirm = (triggers: string) => {
  const { groups } = decodeLine(triggers)
  return FIRM_GROUPS.some((group) => groups[group] !== undefined)
}

/** What one portion of a version holds. Of other figures nobody knows what the version does to them. */
export const factsOfVersion = (facts: GutFacts, { fibre, lactose, fat }: SofterVersion): GutFacts => ({
  ...facts,
  ...{ fibre: fibre.now, lactose: lactose.now, fat: fat.now },
  ...{ sodium: null, caffeine: null },
})
