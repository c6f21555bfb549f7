import { SPELLS } from 'food-verdicts/gut/profile/spells'
import type { SpellVerdict } from 'food-verdicts/gut/spells/spell-verdict'
import { TEXTURE_WORDS } from 'food-verdicts/gut/texture/textures'
import { TEXTURES } from 'recipe-basics/recipe/choices'
import { formatCount } from 'recipe-basics/text/format-number'
import { formatMinutes } from 'recipe-basics/text/minutes'
import { oneOf } from 'recipe-basics/text/one-of'
import type { RecipeValues } from '#domain/recipe/form.ts'
import type { LabelPreview } from '#server/recipe-preview/label-preview.ts'

/** What a folded part of the recipe form holds, and what of it asks the chef. */
type InWords = { holds: string; asks?: string | false }

const MAX_WORDS = 70

/** '20 min + 25 min, 45 min in all' */
export function timesInWords({ texts }: RecipeValues): InWords {
  const minutes = (text: string) => (/^\d+$/.test(text) ? formatMinutes(Number(text)) : '')
  const parts = [texts.prep_time_minutes, texts.cook_time_minutes].map(minutes).filter(Boolean)
  const total = minutes(texts.total_time_minutes)
  const all = [parts.join(' + '), total && `${total} in all`].filter(Boolean)
  return { holds: all.join(', ') || 'not given' }
}

/** 'Main Course · medium · 3 keywords' */
export function kindInWords({ texts }: RecipeValues): InWords {
  const keywords = texts.keywords.split(',').filter((word) => word.trim()).length
  const chosen = [texts.recipe_category, texts.difficulty, texts.cuisine]
  const all = [...chosen, keywords > 0 && formatCount(keywords, 'keyword')].filter(Boolean)
  return { holds: all.join(' · ') || 'none chosen' }
}

/** The first words of a long text. */
export function firstWords(text: string): InWords {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  if (line.length <= MAX_WORDS) return { holds: line || 'none' }
  return { holds: `${line.slice(0, MAX_WORDS).replace(/\s\S*$/, '')} …` }
}

/** The labels that readers see, and how many wait for a packet or for her. */
export function labelsInWords({ labels }: LabelPreview): InWords {
  const visible = labels.filter(({ isShown }) => isShown).map(({ diet }) => diet)
  const checks = labels.filter(({ asks, decision, state }) => asks || (!decision && state === 'check-label'))
  return {
    holds: visible.join(', ') || 'none earned',
    asks: checks.length > 0 && `${checks.length} to check`,
  }
}

/** 'Soft · gentle: 2 changes · stricture: not for it' */
export function gutInWords({ texts }: RecipeValues, { gut }: LabelPreview): InWords {
  const texture = oneOf(TEXTURES, texts.texture) ?? gut.texture.texture
  const spells = SPELLS.flatMap((spell) => {
    const version = gut.versions.find((one) => one.spell === spell)
    if (!version) return []
    return `${spell}: ${version.confirmed ? 'yours' : verdictInWords(version.verdict)}`
  })
  return {
    holds: [texture ? TEXTURE_WORDS[texture].name : 'texture not known', ...spells].join(' · '),
  }
}

function verdictInWords(verdict: SpellVerdict): string {
  if (verdict.is === 'with changes') return formatCount(verdict.swaps.length, 'change')
  return verdict.is === 'not' ? 'not for it' : verdict.is
}

/** '412 kcal from the source' */
export function nutritionInWords({ texts, facts }: RecipeValues, { nutrition }: LabelPreview): InWords {
  const differing = nutrition.facts.filter(({ differs }) => differs).length
  const asks =
    differing > 0 && `${formatCount(differing, 'figure')} ${differing === 1 ? 'differs' : 'differ'}`
  if (texts.nutrition_shown === 'none') return { holds: 'readers see none' }
  const computed = nutrition.facts.find(({ fact }) => fact === 'calories')?.computed ?? null
  const isComputed = texts.nutrition_shown === 'computed' || !nutrition.isOfServing
  if (!isComputed)
    return { holds: facts.calories ? `${facts.calories} kcal from the source` : 'from the source', asks }
  return { holds: nutrition.isUsable && computed !== null ? `${computed} kcal, computed` : 'not known', asks }
}

export const sourcesInWords = ({ texts }: RecipeValues): InWords => ({
  holds: [
    texts.checked_by ? `checked by ${texts.checked_by}` : 'checked by nobody',
    texts.sources.trim() ? formatCount(texts.sources.trim().split('\n').length, 'source') : 'no sources',
  ].join(' · '),
})
