import type { RefObject } from 'react'
import { href } from 'react-router'
import { readRecipeFilter, recipeFilterQuery, type RecipeFilter } from '#domain/recipe/filter.ts'
import { readFields, useListAddress } from '../use-list-address.ts'

/** Keeps the filters and the address of the recipe list alike. */
export function useFilterAddress(form: RefObject<HTMLFormElement | null>, filter: RecipeFilter) {
  return useListAddress(form, filter, {
    path: href('/recipes'),
    read: (form) => readRecipeFilter(readFields(form)),
    toQuery: (filter) => recipeFilterQuery(filter, { page: 1 }),
    fill: fillForm,
  })
}

/** The fields have the names of the address. */
function fillForm(form: HTMLFormElement, filter: RecipeFilter) {
  const query = new URLSearchParams(recipeFilterQuery(filter))
  for (const field of form.elements) {
    if (!(field instanceof HTMLSelectElement || field instanceof HTMLInputElement)) continue
    if (field.type === 'checkbox' && 'checked' in field) field.checked = query.has(field.name, field.value)
    else field.value = query.get(field.name) ?? ''
  }
}
