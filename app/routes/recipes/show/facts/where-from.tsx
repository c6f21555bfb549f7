import { Icon } from '../../../../ui/icon/icon.tsx'
import { SourceWords } from '../../../../ui/text/source-words.tsx'
import { TEXTURE_WORDS } from 'food-verdicts/gut/texture/textures'
import type { GutFacts } from 'food-verdicts/gut/triggers/gut-facts'
import type { Source } from '#domain/guide/sources.ts'
import type { PublicRecipe } from '#domain/recipe/public-recipe.ts'
import type { GutReading } from '#domain/stored-reading/page-reading.ts'
import { listInWords } from 'recipe-basics/text/list-in-words'
import { useDateFormat } from '../../../use-date-format.ts'
import { useFrameWords } from '../../../use-frame-words.ts'
import type { NutritionShown } from './nutrition-shown.ts'

export type Checked = Pick<PublicRecipe, 'checked_by' | 'checked_on' | 'review_on'> & { sources: Source[] }

export type WhereFromProps = {
  recipe: Pick<PublicRecipe, 'labels'>
  gut: GutReading | null
  /** Whether diets and allergens were read. */
  isRead: boolean
  nutrition: NutritionShown
  checked: Checked
}

/** Who says each fact, and what it does not cover. */
export function WhereFrom({ recipe, gut, isRead, nutrition, checked }: WhereFromProps) {
  const { medical_note } = useFrameWords()
  const decided = recipe.labels.filter(({ given_by }) => given_by === 'chef')
  return (
    <div className="grid gap-1.5 text-[.9375rem]">
      {gut && (
        <p>
          {gut.confirmed && <Icon name="chef-hat" className="mr-1 inline size-[1.1em] align-[-.2em]" />}
          Texture: {sayTexture(gut)}
        </p>
      )}
      {decided.length > 0 && (
        <p>
          <Icon name="chef-hat" className="mr-1 inline size-[1.1em] align-[-.2em]" />
          {listInWords(decided.map((label) => `“${label.dietary_restriction}”`))}: decided by the chef.
        </p>
      )}
      {isRead && (
        <p>
          Diets and allergens: read from the lines by software; the chef can correct them. Brands differ: read
          each label. This does not cover traces. For an allergy or coeliac disease, do not rely on it alone.
        </p>
      )}
      {gut && <p>Grams: {sayGrams(gut.facts, nutrition)}</p>}
      <CheckedBy {...checked} />
      <p className="text-ink-soft">{medical_note}</p>
    </div>
  )
}

function sayTexture({ texture: { texture, words }, confirmed, triggers }: GutReading): string {
  if (confirmed) return `confirmed by the chef. It ${TEXTURE_WORDS[confirmed].test}.`
  if (!triggers) return 'not known. Software cannot read enough words of this recipe.'
  if (!texture) return 'not known. The method does not say it.'
  if (words[0] === 'no heat') return 'read by software. The method names no heat, so it counts as raw.'
  return `read by software from ${listInWords(words.map((word) => `“${word}”`))}. It ${TEXTURE_WORDS[texture].test}. The chef has not confirmed it.`
}

/** Rounded down: no more is known than that. */
function sayGrams({ found, all }: GutFacts, { source, coverage, open }: NutritionShown): string {
  const unknown = open.length > 0 ? ` Not known: ${open.map((line) => `“${line}”`).join(', ')}.` : ''
  const label = source === 'published' ? 'the label of the recipe where it has them, or ' : ''
  return `${label}USDA averages, for ${found} of ${all} ingredients and ${Math.floor(coverage * 100)}\u00a0% of the weight. Below 90\u00a0% there is no figure.${unknown} For fructans, galacto-oligosaccharides and polyols the site only names the foods. Minerals and vitamins are listed from a tenth of the EU’s daily reference, without what makers add to flour, rice or milk. Daily Values are those of the US label, for 2,000\u00a0kcal a day.`
}

/** Who checked the facts and the texture, which is no endorsement; the sources; and when a new look is due. */
function CheckedBy({ checked_by, checked_on, review_on, sources }: Checked) {
  const format = useDateFormat()
  return (
    <>
      {checked_by && (
        <p>
          Facts and texture checked by <bdi>{checked_by}</bdi>
          {checked_on && `, ${format(checked_on)}`}. Not an endorsement.
        </p>
      )}
      {review_on && <p>Due for a new look: {format(review_on)}</p>}
      {sources.length > 0 && (
        <ol className="list-decimal pl-5 text-caption leading-normal text-ink-soft">
          {sources.map((source, place) => (
            <li key={place} dir="auto" className="mt-1 wrap-anywhere">
              <SourceWords {...source} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
