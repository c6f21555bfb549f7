/** Water weighs much and holds nothing: a soup is not understood because its water is. */
export const isWater = (food: string | undefined): boolean => food === 'water'
