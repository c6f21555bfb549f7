import { listUnitNames } from '../ingredient/lexicon.ts'
import kitchenWords from './kitchen-words.json' with { type: 'json' }

/** Units that are also products: a loaf of bread is bread, and a nut loaf is none of either. */
const PRODUCTS = /^(?:ball|bar|basket|link|loa(?:f|ve)|roll)s?$/

/** What may stand between a number and its food: all English names of units, and shapes that are none. */
export const KITCHEN_UNITS: readonly string[] = [
  ...kitchenWords.units,
  ...listUnitNames('en').map(([name]) => (PRODUCTS.test(name) ? `${name} of` : name)),
]
