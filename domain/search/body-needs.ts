import { foldForSearch } from 'recipe-basics/text/fold'
import { ANY_NAME, findLeftOut, QUANTITIES, wordsAsTyped } from './left-out-words.ts'

/** Conditions, treatments and diets that no filter knows. Crohn’s is what all of the site is for. */
const NEEDS: ReadonlySet<string> = new Set(
  (
    'ibs ibd colitis fodmap fodmaps flare flares flareup stricture strictures stoma ileostomy colostomy pouch jpouch ' +
    'surgery surgical operation resection colonoscopy gastroscopy endoscopy prep obstruction blockage fistula ' +
    'diabetic diabetes prediabetic reflux gerd heartburn gastritis gastroparesis ulcer ulcers diverticulitis pancreatitis ' +
    'gallbladder kidney renal liver heart gout dialysis cancer chemo dysphagia swallow swallowing pregnant pregnancy ' +
    'baby babies toddler toddlers weaning histamine salicylate salicylates oxalate oxalates cholesterol pressure ' +
    'inflammatory inflammation aip scd whole30 bland diarrhea diarrhoea constipation constipated nausea vomiting bloating bloated ' +
    'fever sick ill halal kosher'
  ).split(' '),
)
/** What is left out of these is work: "no-bake dessert". */
const WORK = new Set('bake cook cooking knead churn fuss mess oven stove waste'.split(' '))

/** Whether words ask for something of a body that no filter knows: a search without them is another one. */
export function asksForMore(search: string): boolean {
  const words = wordsAsTyped(foldForSearch(search))
  if (words.some((word) => NEEDS.has(word) || QUANTITIES.has(word))) return true
  return findLeftOut(words, ANY_NAME).some(({ names }) =>
    names.some(({ start }) => !WORK.has(words[start] ?? '')),
  )
}
