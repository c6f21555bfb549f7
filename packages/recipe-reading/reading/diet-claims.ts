import { DIETARY_RESTRICTIONS, type DietaryRestriction } from 'recipe-basics/recipe/recipe'
import { toWords } from '../food/line-words.ts'

/** A diet the publisher says the recipe keeps, and the text that says so. A claim is shown as one, never believed. */
export type DietClaim = { diet: DietaryRestriction; claim: string }

/**
 * Names of the diets as publishers write them: schema.org's RestrictedDiet members first, then labels in English,
 * German, Dutch, Danish, Norwegian, Swedish, French, Spanish, Portuguese, Italian, Polish, Czech, Hungarian. Spelt as
 * `toWords` leaves them. "Lactose-free" is no claim of dairy-free, and "paleo" stands for itself everywhere.
 */
const NAMES: Readonly<Record<DietaryRestriction, string>> = {
  vegetarian:
    'vegetariandiet, vegetarian, veggie, vegetarian recipe, vegetarian recipes, vegetarisch, vegetarische rezepte, vegetarisk, vegetarien, vegetarienne, vegetariano, vegetariana, wegetarianskie, wegetarianski, vegetariansky, vegetarianske, vegetarianus, lakto ovo vegetarian, lacto ovo vegetarian, ovo lacto vegetarian',
  vegan:
    'vegandiet, vegan, vegan recipe, vegan recipes, plant based vegan, vegansk, veganistisch, vegane rezepte, vegetalien, vegetalienne, vegano, vegana, weganskie, weganski, veganske, vegansky',
  'gluten-free':
    'glutenfreediet, gluten free, glutenfree, gluten free recipe, gluten free recipes, gf, glutenfrei, glutenvrij, glutenfri, glutenfritt, sans gluten, sin gluten, sem gluten, senza glutine, bez glutenu, bezglutenowe, bezlepkove, bez lepku, glutenmentes',
  'dairy-free':
    'dairy free, dairyfree, dairy free recipe, dairy free recipes, non dairy, nondairy, milk free, no dairy, milchfrei, zuivelvrij, melkvrij, maelkefri, melkefri, mjolkfri, mjolkfritt, sans produits laitiers, sin lacteos, sem laticinios, senza latticini, bez nabialu, tejmentes',
  'nut-free':
    'nut free, nutfree, nut free recipe, nut free recipes, no nuts, without nuts, tree nut free and peanut free, nussfrei, notenvrij, noddefri, nottefri, notfri, sans fruits a coque, sin frutos secos, senza frutta a guscio',
  'low-carb':
    'low carb, lowcarb, low carb recipe, low carb recipes, low carbohydrate, low carb diet, lowcarbdiet, lavkarbo, kohlenhydratarm, koolhydraatarm, baja en carbohidratos, bajo en carbohidratos, pauvre en glucides, low carb keto',
  keto: 'keto, ketogenic, keto diet, ketogenic diet, ketodiet, keto recipe, keto recipes, keto friendly, ketogen, ketogene, cetogene, cetogenica, cetogenico, chetogenica, ketogeniczna, low carb keto',
  paleo: 'paleo, paleo diet, paleodiet, paleo recipe, paleo recipes, paleo friendly, paleolithic',
}

/** The diets that a name stands for: "low carb keto" for two. */
const dietsNamed = new Map<string, DietaryRestriction[]>()
for (const diet of DIETARY_RESTRICTIONS)
  for (const name of NAMES[diet].split(', ')) dietsNamed.set(name, [...(dietsNamed.get(name) ?? []), diet])

const SCHEMA_ORG = /^(?:https?:\/\/(?:www\.)?schema\.org\/|schema:)/i

/**
 * Reads the publisher's labels: schema.org RestrictedDiet addresses or names, and keywords. A label must be the name
 * of a diet and nothing else ("vegetarian-adaptable" is none). One claim a diet, in the order of the diets, the
 * `suitableForDiet` text before a keyword.
 */
export function claimedDiets(suitableForDiet: readonly string[], keywords: readonly string[]): DietClaim[] {
  const claims = [...suitableForDiet, ...keywords].map((claim) => ({
    claim: claim.trim(),
    diets: dietsNamed.get(toName(claim)) ?? [],
  }))
  return DIETARY_RESTRICTIONS.flatMap((diet) => {
    const found = claims.find(({ diets }) => diets.includes(diet))
    return found ? [{ diet, claim: found.claim }] : []
  })
}

function toName(label: string): string {
  const words = toWords(label.trim().replace(SCHEMA_ORG, '').replace(/^#/, ''))
  const name = words.map((word) => word.text).join(' ')
  // Punctuation between words makes a sentence or a list of it, which claims more or less than one name.
  return words.slice(1).some((word) => word.breaks) ? '' : name.replace(/(?<=.) diet$/, '')
}
