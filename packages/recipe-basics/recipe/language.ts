/** The languages whose lines are read. English is read thoroughly, the others well enough to scale. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'it' | 'nl' | 'da' | 'sv' | 'no'
