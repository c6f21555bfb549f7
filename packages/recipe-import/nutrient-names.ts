import { fold } from 'recipe-basics/text/fold'
import { readNames } from './read-names.ts'

/** What tables, labels and apps call the facts of a serving, in the languages of chefs, folded; by their names in schema.org. */
export const NUTRIENT_NAMES = readNames(import.meta.resolve('recipe-import/tables/nutrient-names.csv'))

const squeeze = (name: string) => fold(name).replace(/[^\p{L}\p{N}]+/gu, '')

const NUTRIENTS = new Map(
  NUTRIENT_NAMES.flatMap(({ key, names }) => names.map((name): [string, string] => [squeeze(name), key])),
)

const LONGEST_NAME = 60
/** "of which sugars". */
const OF_WHICH =
  /^(?:ofwhich|davon|dont|dicui|delos?cuales|delascuales|d[oa]squais|waarvan|varav|hera[fv]|wtym|joista)/
/** "caloriesPerServing". */
const PER_SERVING = /(?:per|pro|par|por)(?:serving|portion|person|porcion|porzione|porcao)$/
/** "Energy (kcal)", "Brennwert in kJ", "Fat g". */
const UNIT = /(?<=\p{L})[ _]*(?:[([] ?|[_ ](?:in )?)(kcal|kj|mg|g|grams?|gramm)[)\]]?$/iu

/** A fact by its name in schema.org, and the unit that its name says, where it says one. */
export type NamedNutrient = { key: string; unit: string; isPerServing: boolean }

/** The fact that a name of any language means, such as “davon Zucker” or “Energy (kcal)”; undefined for other names. */
export function readNutrientName(name: string): NamedNutrient | undefined {
  if (name.length > LONGEST_NAME) return undefined
  const [end = '', unit = ''] = UNIT.exec(name) ?? []
  const whole = squeeze(name.slice(0, name.length - end.length))
  const plain = whole.replace(PER_SERVING, '')
  const key = NUTRIENTS.get(plain) ?? NUTRIENTS.get(plain.replace(OF_WHICH, ''))
  return key === undefined ? undefined : { key, unit, isPerServing: plain !== whole }
}
