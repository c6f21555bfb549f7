import { Form } from 'react-router'
import type { StoredSwapRule } from '#server/data/foods/read.ts'
import { IconButton } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { ActionsCell, Cell, DataTable, Row } from '../../../../ui/list/data-table.tsx'

/** What the chef said of swaps, for the whole site. */
export function SwapTable({ rules }: { rules: (StoredSwapRule & { said: string; warnings: string[] })[] }) {
  if (rules.length === 0) return null
  return (
    <section aria-labelledby="said-swaps" className="mt-9">
      <h2 id="said-swaps" className="mb-3 text-[1.375rem]">
        What you said of swaps
      </h2>
      <DataTable
        caption="Foods, and what may stand in for them on this site"
        columns={['Food', 'Your word', 'To know']}
        actions="Actions"
      >
        {rules.map(({ id, is, food, use, said, warnings }) => (
          <Row key={id}>
            <Cell label="Food" className="max-lg:col-span-full max-lg:pr-14">
              <bdi className="font-semibold">{food}</bdi>
            </Cell>
            <Cell label="Your word">
              {is === 'offer' ? 'offer' : 'never'} <bdi>{use || 'any swap'}</bdi>
            </Cell>
            <Cell label="To know">{warnings.join(' ') || 'nothing'}</Cell>
            <ActionsCell>
              <Form method="post">
                <input type="hidden" name="form" value="remove-swap" />
                <input type="hidden" name="id" value={id} />
                <IconButton type="submit" label={`Remove: ${said}`}>
                  <Icon name="trash-2" />
                </IconButton>
              </Form>
            </ActionsCell>
          </Row>
        ))}
      </DataTable>
    </section>
  )
}
