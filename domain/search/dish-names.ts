/** Dishes that are called otherwise elsewhere. */
const SAME: readonly (readonly string[])[] = [
  ['pancake', 'crepe'],
  ['congee', 'jook', 'rice porridge'],
  ['biscuit', 'cookie'],
  ['stew', 'casserole'],
  ['frittata', 'omelette'],
  ['smoothie', 'shake', 'lassi'],
  ['meatball', 'kofta'],
  ['mash', 'puree'],
  ['flan', 'custard'],
]

/** What else a dish is called that somebody typed. */
export const otherDishNames = (typed: string): string[] => {
  const name = typed.toLowerCase().replace(/s$/, '')
  return SAME.flatMap((names) => (names.includes(name) ? names.filter((other) => other !== name) : []))
}
