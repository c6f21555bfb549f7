/** Words for foods of many names that people look for: a dish with cod says nowhere that it is fish. */
export const SOUGHT_FOODS: ReadonlySet<string> = new Set(
  'fish,seafood,shellfish,meat,red meat,poultry,cheese,pasta,bread,fruit,citrus'.split(','),
)
