import { Form } from 'react-router'
import { IconButton } from '../../../../ui/button/button.tsx'
import { ActionsCell, Cell, DataTable, Row } from '../../../../ui/list/data-table.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import type { StoredCorrection } from '#server/data/foods/read.ts'

/** What the chef said of words, each with the labels that she confirmed. */
export function CorrectionTable({ corrections }: { corrections: (StoredCorrection & { named: string })[] }) {
  if (corrections.length === 0) return null
  return (
    <section aria-labelledby="said" className="mt-9">
      <h2 id="said" className="mb-3 text-[1.375rem]">
        What you said
      </h2>
      <DataTable
        caption="Words, and what they mean on this site"
        columns={['Words', 'Mean', 'Labels you confirmed']}
        actions="Actions"
      >
        {corrections.map(({ id, words, named, labels }) => (
          <Row key={id}>
            <Cell label="Words" className="max-lg:col-span-full max-lg:pr-14">
              <bdi className="font-semibold">{words}</bdi>
            </Cell>
            <Cell label="Mean">{named}</Cell>
            <Cell label="Labels you confirmed">{labels.join(', ') || 'none'}</Cell>
            <ActionsCell>
              <Form method="post">
                <input type="hidden" name="form" value="remove" />
                <input type="hidden" name="id" value={id} />
                <IconButton type="submit" label={`Remove ${words}`}>
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
