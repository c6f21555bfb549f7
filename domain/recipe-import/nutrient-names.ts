import { fold } from '../fold.ts'

/** What tables, labels and apps call the facts of a serving, in the languages of chefs, folded; by their names in schema.org. */
export const NUTRIENT_NAMES: Record<string, string> = {
  calories:
    'calories, kcal, energy, total calories, energy content, energy value, kalorien, energie, brennwert, kilokalorien, calorias, calorie, valeur energetique, apport energetique, valor energetico, energia, valore energetico, energiewaarde, calorieen, kalorier, energi, kalorie, wartosc energetyczna',
  proteinContent:
    'protein, proteins, eiweiss, proteine, proteines, proteinas, proteina, eiwit, eiwitten, proteinen, bialko, proteiini',
  carbohydrateContent:
    'carbohydrates, carbohydrate, carbs, total carbs, total carbohydrate, total carbohydrates, kohlenhydrate, glucides, carbohidratos, carboidrati, hidratos de carbono, carboidratos, koolhydraten, kolhydrater, kolhydrat, kulhydrat, kulhydrater, karbohydrater, weglowodany, hiilihydraatit, hiilihydraatteja',
  fatContent:
    'fat, fats, total fat, fett, lipides, grasas, grassi, matieres grasses, graisses, grasa, lipidos, lipidi, gorduras, vet, vetten, fedt, tluszcz, tluszcze, rasva',
  saturatedFatContent:
    'saturated fat, saturates, saturated fats, saturated fatty acids, gesattigte fettsauren, gesattigte fette, gesattigtes fett, acides gras satures, graisses saturees, satures, grasas saturadas, acidos grasos saturados, saturadas, grassi saturi, acidi grassi saturi, gorduras saturadas, verzadigd vet, verzadigde vetten, verzadigde vetzuren, verzadigd, mattat fett, mettet fett, mettede fettsyrer, maettet fedt, maettede fedtsyrer, nasycone kwasy tluszczowe, kwasy tluszczowe nasycone, tluszcze nasycone, tyydyttynytta rasvaa',
  fiberContent:
    'fiber, fibre, dietary fiber, dietary fibre, ballaststoffe, fibres, fibra, fibre alimentari, fibres alimentaires, fibra alimentaria, fibra alimentar, fibras, vezels, voedingsvezels, voedingsvezel, kostfiber, kostfibre, fibrer, blonnik, blonnik pokarmowy, kuitu, ravintokuitu',
  sugarContent:
    'sugar, sugars, total sugars, zucker, sucres, azucares, zuccheri, sucre, azucar, acucares, acucar, suiker, suikers, socker, sockerarter, sukker, sukkerarter, cukry, cukier, sokeri, sokereita',
  sodiumContent: 'sodium, natrium, sodio, sod',
  servingSize: 'serving size, portion size, portionsgrosse',
  saltContent: 'salt, salz, sel, sal, sale, zout, sol, suola',
  cholesterolContent: 'cholesterol, cholesterin, colesterol, colesterolo, kolesterol',
}

const squeeze = (name: string) => fold(name).replace(/[^\p{L}\p{N}]+/gu, '')

const NUTRIENTS = new Map(
  Object.entries(NUTRIENT_NAMES).flatMap(([key, names]) =>
    names.split(', ').map((name): [string, string] => [squeeze(name), key]),
  ),
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
