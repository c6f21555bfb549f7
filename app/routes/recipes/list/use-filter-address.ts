import type { RefObject } from 'react'
import { href } from 'react-router'
import { readRecipeFilter, recipeFilterQuery, type RecipeFilter } from '#domain/recipe/filter.ts'
import { readFields, useListAddress } from '../../use-list-address.ts'

/** Keeps the filters and the address of the recipe list alike. */
export function useFilterAddress(form: RefObject<HTMLFormElement | null>, filter: RecipeFilter) {
  return useListAddress(form, filter, {
    path: href('/recipes'),
    read: readForm,
    toQuery: (filter) => recipeFilterQuery(filter, { page: 1 }),
    fill: fillForm,
  })
}

/** A food that is being typed counts only once the form is sent. */
function readForm(form: HTMLFormElement, _: RecipeFilter, button?: HTMLElement | null): RecipeFilter {
  const query = readFields(form)
  for (const field of button ? [] : fieldsOf(form))
    if (field.type === 'text' && field.value !== '') query.delete(field.name, field.value)
  return readRecipeFilter(query)
}

/** The fields have the names of the address. */
function fillForm(form: HTMLFormElement, filter: RecipeFilter) {
  const query = new URLSearchParams(recipeFilterQuery(filter))
  for (const field of fieldsOf(form)) {
    if (field.type === 'checkbox' && 'checked' in field) field.checked = query.has(field.name, field.value)
    else if (field.type === 'radio' && 'checked' in field)
      field.checked = (query.get(field.name) ?? '') === field.value
    else if (field.type !== 'hidden' && field.type !== 'text') field.value = query.get(field.name) ?? ''
  }
}

const fieldsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (field) => field instanceof HTMLSelectElement || field instanceof HTMLInputElement,
  )
