import { namesOf } from 'recipe-basics/fields/field'
import { PROFILE_GROUPS, type ProfileGroup } from './profile-groups.ts'
import facts from '../triggers/trigger-facts.json' with { type: 'json' }
import type { TriggerGroup } from '../triggers/trigger-groups.ts'

/** A group with what is known of it: why, the evidence, and each source with its year. */
export type GroupFacts = ProfileGroup & {
  group: TriggerGroup
  why: string
  evidence: string
  sources: { name: string; year: number }[]
}

const SOURCES: Readonly<Record<string, { name: string; year: number }>> = facts.sources

/** The groups in the order of a profile. One whose sources were not read stands without its evidence. */
export const listGroupFacts = (): GroupFacts[] =>
  namesOf(PROFILE_GROUPS).map((group) => {
    const { why, evidence, sources } = facts.groups[group]
    const read = sources.flatMap((key) => SOURCES[key] ?? [])
    return { group, ...PROFILE_GROUPS[group], why, evidence: read.length > 0 ? evidence : '', sources: read }
  })
