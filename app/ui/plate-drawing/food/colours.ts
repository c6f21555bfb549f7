/** Colours of food that dishes are finished with, whatever their title says. */
export const CARROT = '#DB8A3F'
export const GREEN = '#8BA35A'
export const GOLD = '#E2B457'
export const MASH = '#EEDFB8'
export const PINK_FISH = '#E5977A'
export const WHITE_FISH = '#F6EEDD'

/** Word to colour. A title's first food is the first row that fits, not the first word. */
const FOODS: [words: RegExp, colour: string][] = [
  [/beet|radish/, '#97405A'],
  [/carrot|pumpkin|squash|sweet potato|persimmon|apricot/, CARROT],
  [/salmon|trout|prawn|shrimp/, PINK_FISH],
  [/tomato|pepper|paprika/, '#C9573A'],
  [/spinach|pea\b|peas|herb|basil|courgette|zucchini|avocado|pesto|green|asparagus|kale/, GREEN],
  [/blueberr|plum|grape|fig/, '#6C6391'],
  [/raspberr|strawberr|rhubarb|cherry/, '#C65B5E'],
  [/chocolate|cocoa|carob/, '#6B4836'],
  [/mushroom|lentil|beef|lamb|meatball|liver/, '#9A6B48'],
  [/miso|chicken|turkey|broth|ginger|saffron|turmeric|polenta|corn|mango|peach/, GOLD],
  [/apple|pear|lemon|custard|vanilla|banana|butter/, '#EBCF83'],
  [
    /potato|parsnip|cauliflower|celeriac|leek|fennel|rice|congee|oat|tapioca|yog|coconut|cod|sole|haddock/,
    MASH,
  ],
]

/** The colours of the foods that `words` name, most telling first. `words` are lower case. */
export function foodColours(words: string): string[] {
  return FOODS.filter(([pattern]) => pattern.test(words)).map(([, colour]) => colour)
}
