import { Icon } from '../../ui/icon/icon.tsx'
import { useRef } from 'react'
import { namesOf } from 'recipe-basics/fields/field'
import { oneOf } from 'recipe-basics/text/one-of'
import { Form, useLocation } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { CONTROL } from '../../ui/field/field.tsx'
import { MAX_SEARCH_LENGTH, readSearch } from '#domain/search/list-query.ts'
import { tableQuery, type TableQuery, usualOrder } from '#domain/search/table-query.ts'
import { readFields, useListAddress } from '../use-list-address.ts'

/** Narrows a table as one types, and sorts it; a plain GET form without scripts. `fields` says what is searched. */
export function TableSearch<Column extends string>({
  label,
  fields,
  columns,
  table,
}: {
  label: string
  fields: string
  columns: Record<Column, string>
  table: TableQuery<Column>
}) {
  const form = useRef<HTMLFormElement>(null)
  const { pathname } = useLocation()
  const { apply, applyDebounced } = useListAddress(form, table, {
    path: pathname,
    read(form, current) {
      const fields = readFields(form)
      const sort = oneOf(namesOf(columns), fields.get('sort')) ?? current.sort
      const order = sort === current.sort ? current.order : usualOrder(sort)
      return { ...current, search: readSearch(fields), sort, order }
    },
    toQuery: (table) => tableQuery(table, { page: 1 }),
    fill: (form, { search, sort }) => {
      const [box, menu] = [form.elements.namedItem('search'), form.elements.namedItem('sort')]
      if (box instanceof HTMLInputElement) box.value = search
      if (menu instanceof HTMLSelectElement) menu.value = sort
    },
  })
  return (
    <search className="contents print:hidden">
      <Form
        ref={form}
        autoComplete="off"
        onChange={applyDebounced}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
        className="contents"
      >
        <label className="relative block max-w-104 grow basis-72">
          <span className="sr-only">{label}</span>
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2"
          />
          <input
            type="search"
            name="search"
            placeholder={fields}
            maxLength={MAX_SEARCH_LENGTH}
            defaultValue={table.search}
            className={`${CONTROL} appearance-none pl-10`}
          />
        </label>
        <label className="flex items-center gap-2 text-ink-soft">
          Sort
          <select name="sort" defaultValue={table.sort} className={`${CONTROL} w-auto text-ink`}>
            {namesOf(columns).map((column) => (
              <option key={column} value={column}>
                {columns[column]}
              </option>
            ))}
          </select>
        </label>
        {table.isDraft && <input type="hidden" name="state" value="draft" />}
        <div className="hidden noscript:block">
          <Button type="submit" look="outline">
            Search
          </Button>
        </div>
      </Form>
    </search>
  )
}
