import type { Word } from './line-words.ts'

/** How people write foods in haste, or in one word, and what that means. */
const SPOKEN: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    toms: 'tomatoes',
    spud: 'potato',
    spuds: 'potatoes',
    tatties: 'potatoes',
    taters: 'potatoes',
    cuke: 'cucumber',
    cukes: 'cucumbers',
    avo: 'avocado',
    avos: 'avocados',
    cauli: 'cauliflower',
    mushies: 'mushrooms',
    shrooms: 'mushrooms',
    strawbs: 'strawberries',
    marg: 'margarine',
    mozz: 'mozzarella',
    choc: 'chocolate',
    garri: 'gari',
    camomile: 'chamomile',
    redbush: 'rooibos',
    teabag: 'tea bag',
    teabags: 'tea bags',
    beansprout: 'bean sprout',
    beansprouts: 'bean sprouts',
    sausagemeat: 'sausage meat',
  }).map(([word, meant]) => [word, meant.split(' ')]),
)

/** The words that are meant. */
export function spellOutSpoken(words: readonly Word[]): readonly Word[] {
  if (!words.some(({ text }) => SPOKEN.has(text))) return words
  return words.flatMap((word) => {
    const meant = SPOKEN.get(word.text)
    return meant ? meant.map((text, at) => ({ text, breaks: at === 0 ? word.breaks : '' })) : word
  })
}

/** Foods that are another food when they are dried. */
const DRIED =
  /^(?:apples?|apricots?|bananas?|blueberr(?:y|ies)|cherr(?:y|ies)|coconut|cranberr(?:y|ies)|currants?|dates?|figs?|mangoe?s?|mushrooms?|papaya|peach(?:es)?|pears?|persimmons?|pineapple|plums?|porcini|prunes?|raspberr(?:y|ies)|shiitakes?|strawberr(?:y|ies)|tomato(?:es)?)$/

/** "Apricots, dried": the word that stands alone behind its food says what the food is, and stands before it. */
export function putDriedFirst(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    ({ text, breaks }, place) =>
      text === 'dried' &&
      /^[,(]$/.test(breaks) &&
      (words[place + 1]?.breaks ?? ',') !== '' &&
      DRIED.test(words[place - 1]?.text ?? ''),
  )
  const food = words[at - 1]
  if (at < 1 || !food) return words
  const dried = [
    { text: 'dried', breaks: food.breaks },
    { text: food.text, breaks: '' },
  ]
  return [...words.slice(0, at - 1), ...dried, ...words.slice(at + 1)]
}
