/** Words of a line, between single spaces, by which a food is for a pan or a pot to fry in. */
const FRYING =
  / (?:frying|deep fry|shallow fry|to fry|frittieren|ausbacken|frituren|frituur|friture|frire|freir|friggere|frittura|fritering|frityr|fritera|friturestegning) /

/** Whether words between single spaces say that a food is fried in. */
export const isForFrying = (words: string): boolean => FRYING.test(words)
