import { Form } from 'react-router'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { IconButton, IconLink } from '../../../../ui/button/button.tsx'
import { ActionsCell, Cell, DataTable, Row } from '../../../../ui/list/data-table.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { formatNumber } from 'recipe-basics/text/format-number'
import type { Redirect } from '#server/data/redirects/read.ts'

const PATH = 'font-mono text-[.9375rem] wrap-anywhere'

/** Old addresses with where they lead. */
export function AddressTable({
  redirects,
  toEdit,
}: {
  redirects: (Redirect & { asked: number })[]
  toEdit: (path: string) => string
}) {
  if (redirects.length === 0) return <p className="mt-4 text-ink-soft">There are no such addresses.</p>
  return (
    <DataTable
      caption="Redirects, the most asked for first"
      columns={['Old address', 'Leads to', 'Kind', 'Asked']}
      actions="Actions"
    >
      {redirects.map(({ path, leads_to, asked }) => (
        <Row key={path}>
          <Cell label="Old address" className="max-lg:col-span-full max-lg:pr-24">
            <bdi className={PATH}>{path}</bdi>
          </Cell>
          <Cell label="Leads to" className="max-lg:col-span-full">
            {leads_to === null ? (
              <span className="text-ink-soft">no page: it says “gone”</span>
            ) : (
              <bdi className={PATH}>{leads_to}</bdi>
            )}
          </Cell>
          <Cell label="Kind">
            <Badge tone="outline">{leads_to === null ? 'gone' : 'moved for good'}</Badge>
          </Cell>
          <Cell label="Asked" className="tabular-nums">
            {formatNumber(asked)}
          </Cell>
          <ActionsCell>
            <IconLink to={toEdit(path)} label={`Edit ${path}`}>
              <Icon name="pencil" />
            </IconLink>
            <Form method="post">
              <input type="hidden" name="form" value="delete" />
              <input type="hidden" name="from" value={path} />
              <IconButton type="submit" label={`Delete ${path}`}>
                <Icon name="trash-2" />
              </IconButton>
            </Form>
          </ActionsCell>
        </Row>
      ))}
    </DataTable>
  )
}
