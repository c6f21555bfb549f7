import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { TickList } from '#app/ui/tick-list.tsx'
import type { EquipmentFields } from '#domain/equipment.ts'
import { formatCount } from '#domain/format-number.ts'
import { formatMoney } from '#domain/money.ts'
import { EquipmentPicture } from '../../equipment/equipment-picture.tsx'
import { ADD_PATH } from './add-path.ts'

/** SPEC.md section 9. */
const PREVIEW_FEATURES = 3

type Preview = { import_id: string; items: EquipmentFields[]; count: number }

/** What was read from a file, and nothing of it published yet. */
export function EquipmentPreview({ import_id, items, count }: Preview) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Panel title="Preview" actions={<span className="text-ink-soft">{formatCount(count, 'item')}</span>}>
      <ul className="mt-3">
        {items.map((piece, place) => (
          <PreviewItem key={place} piece={piece} />
        ))}
      </ul>
      {count > items.length && (
        <p className="py-3 text-ink-soft">... and {count - items.length} more items</p>
      )}
      <Form method="post" action={ADD_PATH} className="flex flex-wrap gap-3 border-t border-line pt-5">
        <input type="hidden" name="import" value={import_id} />
        <Button type="submit" name="intent" value="publish" disabled={busy}>
          Publish Equipment
        </Button>
        <Button type="submit" look="quiet" name="intent" value="clear" disabled={busy}>
          Clear
        </Button>
      </Form>
    </Panel>
  )
}

function PreviewItem({ piece }: { piece: EquipmentFields }) {
  const { name, brand, model, price, currency, category, features, affiliate_links } = piece
  const links = affiliate_links.length
  const facts = [[brand, model].filter(Boolean).join(' '), category, formatCount(links, 'affiliate link')]
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-6 gap-y-2 border-t border-line py-5">
      <EquipmentPicture piece={{ ...piece, id: name }} />
      <div className="min-w-0 wrap-anywhere">
        <div className="flex items-baseline justify-between gap-4">
          <h3 dir="auto" className="text-[1.1875rem]">
            {name}
          </h3>
          {price !== null && (
            <span className="flex-none font-serif text-[1.1875rem] font-[450]">
              {formatMoney(price, currency)}
            </span>
          )}
        </div>
        <p className="text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
        {features.length > 0 && (
          <TickList items={features.slice(0, PREVIEW_FEATURES)} icon="check" className="mt-1.5" />
        )}
        {features.length > PREVIEW_FEATURES && (
          <p className="mt-1 pl-7.5 text-ink-soft">... and {features.length - PREVIEW_FEATURES} more</p>
        )}
      </div>
    </li>
  )
}
