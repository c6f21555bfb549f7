import type { OwnLanguages } from '#domain/recipe/public-recipe.ts'
import { fromOwnJson } from './json-text.ts'

/** Languages as they are stored; empty where all is English. */
export const toLanguages = (languages: OwnLanguages) =>
  Object.values(languages).some(Boolean) ? JSON.stringify(languages) : ''

/** The languages of the words of a recipe that are not English. */
export const fromLanguages = (stored: string): OwnLanguages =>
  stored === '' ? {} : fromOwnJson<OwnLanguages>(stored)
