/**
 * Sorts by the noun that they share with the sort after "or": "oyster or shiitake mushrooms" are mushrooms. Few, since most words
 * are a food of their own there: "chicken or button mushrooms", "fish or red peppers", "egg or egg replacer".
 */
const SORTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    bean: ['butter', 'kidney', 'romano', 'turtle'],
    chile: ['serrano'],
    chili: ['serrano'],
    chilli: ['serrano'],
    cracker: ['cream', 'oyster'],
    egg: ['duck', 'goose', 'quail'],
    leaf: ['banana', 'fig'],
    lettuce: ['butter', 'lambs'],
    milk: ['buffalo'],
    mozzarella: ['buffalo'],
    mushroom: ['chestnut', 'oyster'],
    noodle: ['yam'],
    oil: ['corn'],
    pea: ['pigeon'],
    peel: ['orange'],
    pepper: ['banana', 'romano', 'serrano'],
    tomato: ['pear', 'plum'],
    vinegar: ['rice'],
    wine: ['rice'],
    zest: ['orange'],
  }),
)

/** Whether a word before "or" is a sort of the noun behind the other sort. */
export const sharesNoun = (word: string, noun: string): boolean =>
  [noun, noun.replace(/e?s$/, ''), noun.replace(/ves$/, 'f')].some((one) => SORTS.get(one)?.includes(word))
