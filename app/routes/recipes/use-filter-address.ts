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

function fillForm(form: HTMLFormElement, { search, difficulty, category, diets }: RecipeFilter) {
  const chosen = new Set<string>(diets)
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      field.value = (field.name === 'difficulty' ? difficulty : category) ?? ''
    } else if (field instanceof HTMLInputElement) {
      if (field.type === 'checkbox') field.checked = chosen.has(field.value)
      else field.value = search
    }
  }
}
