import { readTable } from 'recipe-basics/table/read-table'
import { TEXTURES, type Texture } from 'recipe-basics/recipe/choices'
import { SPELLS, type SpellName } from '../profile/spells.ts'
import {
  TRIGGER_AMOUNTS,
  TRIGGER_GROUPS,
  type TriggerAmount,
  type TriggerGroup,
} from '../triggers/trigger-groups.ts'
import { FOOD_KINDS, type FoodKind } from 'recipe-reading/food/food-kinds'
import { findFoods } from 'recipe-reading/food/find-foods'
import { wordsOfTerm } from 'recipe-reading/food/term-index'
import facts from '../triggers/trigger-facts.json' with { type: 'json' }

/** What a spell leaves out: a group from an amount of a portion on, unless the whole dish is so soft. */
type SpellRule = {
  group: TriggerGroup
  spells: readonly SpellName[]
  from: TriggerAmount
  unless: Texture | undefined
  /** Foods of these kinds are of the group for another reason: the fructans of wheat are none of the onion family’s. */
  exceptKinds: readonly FoodKind[]
  /** Foods of these kinds are left out only where they are not cooked through, and readers are told so. */
  undercooked: readonly FoodKind[]
  /** How readers are told of a food of the group. */
  says: string
}

let rules: SpellRule[] | undefined

/** What a spell says against a food of a group, in words for readers; undefined where it leaves it in. */
export function objectionTo(
  { group, amount, term }: { group: TriggerGroup; amount: TriggerAmount; term: string },
  spell: SpellName,
  texture: Texture | null,
): string | undefined {
  const rule = (rules ??= readRules()).find((one) => one.group === group && one.spells.includes(spell))
  if (!rule || TRIGGER_AMOUNTS.indexOf(amount) < TRIGGER_AMOUNTS.indexOf(rule.from)) return undefined
  const food = findFoods(wordsOfTerm(term)).foods.at(-1)
  if (food && rule.exceptKinds.includes(food.kind)) return undefined
  if (rule.unless && texture && TEXTURES.indexOf(texture) <= TEXTURES.indexOf(rule.unless)) return undefined
  if (food && food.start === 0 && rule.undercooked.includes(food.kind)) return `undercooked ${term}`
  const [first = ''] = rule.says.split(' ')
  return term.startsWith(first) && first !== '{food}' ? term : rule.says.replace('{food}', term)
}

/** The table of spell-rules.csv. Throws where a row names an unknown group or source. */
export function readRules(): SpellRule[] {
  return readTable(import.meta.resolve('food-verdicts/tables/spell-rules.csv'), (row) => {
    row.oneOf('source', Object.keys(facts.sources))
    const spell = row.oneOf('spell', [...SPELLS, 'both'])
    return {
      group: row.oneOf('group', TRIGGER_GROUPS),
      spells: spell === 'both' ? SPELLS : [spell],
      from: row.oneOf('from', TRIGGER_AMOUNTS),
      unless: row.optional('unless') === undefined ? undefined : row.oneOf('unless', TEXTURES),
      exceptKinds: kindsOf(row.list('except kinds')),
      undercooked: kindsOf(row.list('undercooked')),
      says: row.text('says'),
    }
  })
}

const kindsOf = (names: readonly string[]) => FOOD_KINDS.filter((kind) => names.includes(kind))
