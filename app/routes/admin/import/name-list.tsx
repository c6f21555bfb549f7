import { TriangleAlert } from 'lucide-react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/choice-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { IMPORT_PATH, type ReviewAddress, writeAddress } from './address.ts'
import type { ShownImport } from './load-review.ts'

/** The recipes that wait, by name, to search and to jump to. */
export function NameList({ shown, address }: { shown: ShownImport; address: ReviewAddress }) {
  const { names, counts, item } = shown
  return (
    <Panel title="Waiting for review" className="self-start">
      <Form
        method="get"
        action={IMPORT_PATH}
        preventScrollReset
        className="mt-3 grid gap-2"
        key={`${address.search} ${address.needsLook}`}
      >
        <input type="hidden" name="import" value={shown.id} />
        <TextField label="Search these recipes" name="search" type="search" defaultValue={address.search} />
        <Checkbox
          label={`Only those that need a look (${counts.needsLook})`}
          name="look"
          value="1"
          defaultChecked={address.needsLook}
          onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        />
        <Button type="submit" look="outline">
          Search
        </Button>
      </Form>
      <p id="names" tabIndex={-1} className="mt-3 text-caption text-ink-soft outline-none">
        {names.count.toLocaleString('en-US')} of {counts.waiting.toLocaleString('en-US')}
      </p>
      <ul className="mt-1 border-t border-line">
        {names.items.map(({ position, name, needs_look }) => (
          <li key={position} className="border-b border-line">
            <Link
              to={writeAddress(address, { position })}
              preventScrollReset
              aria-current={position === item?.position ? 'true' : undefined}
              className="flex min-h-11 items-center gap-2 px-1 py-1.5 leading-tight wrap-anywhere no-underline hover:underline aria-[current]:bg-linen aria-[current]:font-semibold"
            >
              <span dir="auto" className="min-w-0">
                {name}
              </span>
              {needs_look && (
                <span className="ml-auto flex-none text-butter-ink">
                  <TriangleAlert aria-hidden size="1.1em" />
                  <span className="sr-only">Needs a look</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <Pagination
        page={address.page}
        pages={names.pages}
        to={(page) => writeAddress(address, { page })}
        results="names"
      />
    </Panel>
  )
}
