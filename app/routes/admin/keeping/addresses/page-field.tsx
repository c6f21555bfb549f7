import type { ComponentProps } from 'react'
import { TextField } from '../../../../ui/field/text-field.tsx'

/** The id of the `datalist` of pages by name. */
export const NAMED_PAGES = 'named-pages'

/** Takes the page that an old address leads to: picked from the pages by name, or typed. */
export function PageField(field: Omit<ComponentProps<typeof TextField>, 'name' | 'list' | 'autoComplete'>) {
  return (
    <TextField
      name="to"
      list={NAMED_PAGES}
      autoComplete="off"
      placeholder="Name of a page, or an address"
      {...field}
    />
  )
}
