/** What is made of a food, and is not called after it: rather too much than too little, for lists that leave the food out. */
const MADE_OF: ReadonlyMap<string, RegExp> = new Map([
  ['tomato', /\b(?:ketchup|passata|marinara|salsa|arrabbiata|bolognese|(?:pizza|pasta) sauce|sofrito)\b/],
  ['potato', /\b(?:gnocchi|chips|fries|crisps|rosti)\b/],
  [
    'corn',
    /\b(?:sweetcorn|cornflour|cornstarch|cornmeal|cornflakes?|polenta|popcorn|maize|hominy|grits|masa|tortillas?)\b/,
  ],
  ['apple', /\b(?:cider|applesauce)\b/],
  ['garlic', /\b(?:aioli|pesto|hummus|tzatziki|harissa|chimichurri|curry paste)\b/],
  ['stock', /\b(?:stock|broth|bouillon|consomme|gravy|dashi)\b/],
  [
    'sausage',
    /\b(?:sausages?|chorizo|salami|pepperoni|frankfurters?|bratwurst|chipolatas?|merguez|hot dogs?)\b/,
  ],
  ['berries', /(?:berry|berries|currants?)\b/],
  [
    'herbs',
    /\b(?:parsley|basil|thyme|oregano|rosemary|sage|mint|dill|chives?|coriander|cilantro|tarragon|marjoram|chervil)\b/,
  ],
  [
    'greens',
    /\b(?:greens?|spinach|kale|chard|lettuce|cabbage|rocket|arugula|watercress|pak choi|bok choy|romaine)\b/,
  ],
  ['cereal', /\b(?:cornflakes?|muesli|granola|oats?|bran|puffed rice)\b/],
])

/** Whether a name stands for something that may be made of a food, or a sort of it, by another word. */
export const isMadeOf = (name: string, food: string): boolean => MADE_OF.get(food)?.test(name) ?? false
