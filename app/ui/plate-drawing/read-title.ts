import { fold } from '#domain/fold.ts'
import { type Food, FOODS } from './foods.ts'
import { longestName } from './names.ts'

/** A food that a title names. `beside`: it comes with the dish. `joined`: no word stands between it and the food before. */
export type Named = Food & { name: string; beside: boolean; joined: boolean }

/** What follows these, up to the next stop, is not in the dish. */
const ABSENT =
  wordSet(`without no not nor minus never zero skip hold instead than for avoid avoiding allergic sans ohne
  sin senza sem utan uden uten bez zonder ilman`)
/** “No-bake” says nothing of the food. */
const NOT_OF_FOOD = wordSet('bake cook knead churn fuss boil stir roll sear waste mess recipe')
const STOPS = wordSet('with but ; : . ( ) – — ! ? |')
const BESIDE = wordSet('with on over under topped in')
/** What these stand behind is not seen for itself: oil, juice, a flavour, a tool. */
const MADE_INTO =
  wordSet(`flour starch vinegar oil extract essence powder syrup juice zest peel rind seasoning stock broth
  bouillon sauce gravy milk butter water wine cider liqueur jam jelly curd glaze dressing vinaigrette paper leaf leaves seed
  seeds spice shell shells skin skins bone bones fat dripping liver livers feet tops greens chips crisps cooker maker pot
  pan knife fork spoon slicer peeler corer whisk style like inspired flavour flavor flavoured flavored scented shaped
  coloured colored tortilla tortillas meal husk husks`)
const IMITATED = wordSet('mock faux fake imitation imitated substitute replacer replacement alternative')
const WITHOUT_ANIMALS = wordSet('vegan vegetarian veggie plant meatless beyond impossible')

/** The foods that a title names, in its order. What it does not name, or says it does without, is not among them. */
export function readTitle(title: string): Named[] {
  const words = presentWords(wordsOf(title))
  if (words.some((word) => IMITATED.has(word))) return []
  const named: Named[] = []
  let beside = false
  let joined = false
  for (let at = 0; at < words.length;) {
    const found = longestName(FOODS, words, at)
    if (!found) {
      beside ||= BESIDE.has(words[at] ?? '')
      joined = false
      at++
      continue
    }
    at += found.length
    const { name, thing: food } = found
    const isSeen = food.look !== 'unseen' && !MADE_INTO.has(words[at] ?? '')
    if (isSeen) named.push({ ...food, name, beside, joined })
    joined = isSeen
  }
  return words.some((word) => WITHOUT_ANIMALS.has(word)) ? named.filter((food) => !food.animal) : named
}

function wordsOf(title: string): string[] {
  const text = fold(title)
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\//g, 'with ')
    .replace(/\bno-\p{L}+/gu, '')
  return text.match(/\p{L}+|[;:.()–—!?|,&]/gu) ?? []
}

/** The words without those that say what is not in the dish. */
function presentWords(words: string[]): string[] {
  const present: string[] = []
  let isAbsent = false
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? ''
    if (isAbsent) isAbsent = !STOPS.has(word)
    if (word === 'free' && next !== 'range') {
      if (next === 'of' || next === 'from') isAbsent = true
      else dropLastList(present)
    } else if (word === 'less') present.pop()
    else if (ABSENT.has(word)) isAbsent ||= !NOT_OF_FOOD.has(next)
    else if (!isAbsent && !isOfDenial(words, at)) present.push(word)
  }
  return present
}

/** “No roll cookies” hold no roll. */
const isOfDenial = (words: readonly string[], at: number) =>
  NOT_OF_FOOD.has(words[at] ?? '') && ABSENT.has(words[at - 1] ?? '')

/** “Nut, egg and dairy free” takes three words away. */
function dropLastList(words: string[]) {
  do words.pop()
  while (/^(?:and|or|,|&)$/.test(words.at(-1) ?? '') && words.pop())
}

function wordSet(words: string): Set<string> {
  return new Set(words.split(/\s+/))
}
