import type { RefObject } from 'react'
import { href } from 'react-router'
import { equipmentFilterQuery, readEquipmentFilter, type EquipmentFilter } from '#domain/equipment/filter.ts'
import { readFields, useListAddress } from '../use-list-address.ts'

/** Keeps the search box, the category buttons and the address of the equipment list alike. */
export function useFilterAddress(form: RefObject<HTMLFormElement | null>, filter: EquipmentFilter) {
  return useListAddress(form, filter, {
    path: href('/equipment'),
    read: readForm,
    toQuery: equipmentFilterQuery,
    fill: fillForm,
  })
}

/** Without a pressed button the category stays as it is. */
function readForm(form: HTMLFormElement, current: EquipmentFilter, button?: HTMLElement | null) {
  const { search, category } = readEquipmentFilter(readFields(form, button))
  return { search, category: button ? category : current.category }
}

function fillForm(form: HTMLFormElement, { search }: EquipmentFilter) {
  const box = form.elements.namedItem('search')
  if (box instanceof HTMLInputElement) box.value = search
}
