import { Form, href, Link, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { FieldWarnings } from '../../../ui/field/field-warnings.tsx'
import { FormSelect } from '../../../ui/field/choice-field.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { TickList } from '../../../ui/text/tick-list.tsx'
import type { ImportedEquipment } from '#domain/equipment/import.ts'
import { nameField } from '#domain/equipment/form.ts'
import type { FieldClaim } from '#domain/health-claims/claims-of-fields.ts'
import { formatCount } from 'recipe-basics/text/format-number'
import { formatMoney } from '#domain/fields/money.ts'
import type { ToolKind } from 'food-drawings/tool/kinds'
import { EquipmentPicture } from '../../equipment/equipment-picture.tsx'
import { useMay } from '../use-may.ts'
import { PieceReport } from './piece-report.tsx'

/** spec.md section 9. */
const PREVIEW_FEATURES = 3

type Piece = ImportedEquipment & {
  /** The same piece, where it is stored already. */
  stored_id?: string
  claims: FieldClaim[]
  /** What it is drawn as where it has no photograph. */
  tool: ToolKind
}
type Preview = { import_id: string; pieces: Piece[]; count: number }

/** Equipment that was read from a file and is not published yet. */
export function EquipmentPreview({ import_id, pieces, count }: Preview) {
  const busy = useNavigation().state !== 'idle'
  const mayPublish = useMay()('publish')
  const isMore = count > pieces.length
  return (
    <Panel title="Preview" actions={<span className="text-ink-soft">{formatCount(count, 'item')}</span>}>
      <ul className="mt-3">
        {pieces.map((piece, place) => (
          <PreviewItem key={place} {...piece} />
        ))}
      </ul>
      {isMore && <p className="py-3 text-ink-soft">... and {count - pieces.length} more items</p>}
      <Form
        method="post"
        action={href('/admin/equipment/add')}
        className="flex flex-wrap items-end gap-3 border-t border-line pt-5"
      >
        <input type="hidden" name="import" value={import_id} />
        {(isMore || pieces.some(({ stored_id }) => stored_id !== undefined)) && (
          <FormSelect label="Pieces that are stored already" name="duplicates" className="basis-full">
            <option value="update">Update them and keep the old version</option>
            <option value="new">Add them as new pieces</option>
            <option value="skip">Leave them as they are</option>
          </FormSelect>
        )}
        <Button type="submit" name="intent" value="publish" disabled={busy}>
          {mayPublish ? 'Publish Equipment' : 'Save as drafts'}
        </Button>
        <Button type="submit" look="quiet" name="intent" value="clear" disabled={busy}>
          Clear
        </Button>
      </Form>
    </Panel>
  )
}

function PreviewItem({ fields, report, stored_id, claims, tool }: Piece) {
  const { name, brand, model, price, currency, category, features, affiliate_links } = fields
  const links = affiliate_links.length
  const facts = [[brand, model].filter(Boolean).join(' '), category, formatCount(links, 'affiliate link')]
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-x-6 gap-y-2 border-t border-line py-5">
      <EquipmentPicture piece={{ ...fields, slug: name, tool }} />
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
        {stored_id !== undefined && (
          <p className="mt-2 rounded-control bg-butter-tint px-3 py-3 text-caption text-butter-ink">
            A piece like this is stored already.{' '}
            <Link
              to={href('/admin/equipment/:id/edit', { id: stored_id })}
              className="-my-3 inline-flex min-h-11 items-center text-ink"
            >
              View the stored piece
            </Link>
          </p>
        )}
        <PieceReport report={report} />
        <FieldWarnings texts={claims.map(({ field, message }) => `${nameField(field)}: ${message}`)} />
      </div>
    </li>
  )
}
