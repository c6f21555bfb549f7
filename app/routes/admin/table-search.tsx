import { Icon } from '../../ui/icon/icon.tsx'
import { useRef } from 'react'
import { Form, useLocation } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { CONTROL } from '../../ui/field/field.tsx'
import { MAX_SEARCH_LENGTH, readSearch } from '#domain/search/list-query.ts'
import { tableQuery, type TableQuery } from '#domain/search/table-query.ts'
import { readFields, useListAddress } from '../use-list-address.ts'

/** Narrows a table as one types; a plain GET form without scripts. `fields` says what is searched. */
export function TableSearch<Column extends string>({
  label,
  fields,
  table,
}: {
  label: string
  fields: string
  table: TableQuery<Column>
}) {
  const form = useRef<HTMLFormElement>(null)
  const { pathname } = useLocation()
  const { apply, applyDebounced } = useListAddress(form, table, {
    path: pathname,
    read: (form, current) => ({ ...current, search: readSearch(readFields(form)) }),
    toQuery: (table) => tableQuery(table, { page: 1 }),
    fill: (form, { search }) => {
      const box = form.elements.namedItem('search')
      if (box instanceof HTMLInputElement) box.value = search
    },
  })
  return (
    <search className="max-w-104 grow basis-72 print:hidden">
      <Form
        ref={form}
        autoComplete="off"
        onChange={applyDebounced}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
        className="flex gap-2"
      >
        <label className="relative block grow">
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
        <input type="hidden" name="sort" value={table.sort} />
        <input type="hidden" name="order" value={table.order} />
        <div className="hidden noscript:block">
          <Button type="submit" look="outline">
            Search
          </Button>
        </div>
      </Form>
    </search>
  )
}
