import { Icon } from '../../../ui/icon/icon.tsx'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { Form, Link, useNavigation, useNavigationType } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { useFirstError } from '#app/ui/form/form-errors.ts'
import { formatNumber } from 'recipe-basics/text/format-number'
import { type ReviewAddress, writeAddress } from './address.ts'
import { BringPhotos, type PhotoChoice } from './bring-photos.tsx'
import type { ShownImport, ShownItem } from './load-review.ts'
import { LookAt } from './look-at.tsx'
import { type Refused, ReviewFields } from './review-fields.tsx'
import { groupReport } from './report-of-field.ts'
import { readUnsentEdit } from './unsent-edits.ts'
import { useMay } from '../use-may.ts'
import { useAutosave } from './use-autosave.ts'

type Props = {
  shown: ShownImport
  item: ShownItem
  /** The id of its form. */
  id: string
  address: ReviewAddress
  photos: PhotoChoice
  /** Whether the whole recipe is open, and not only what asks. */
  isWhole: boolean
  onWhole: (isWhole: boolean) => void
  /** Where this browser keeps edits that have not reached the site. */
  unsent: string
  refused?: Refused
}

/** One recipe of the import: every field, what became of it, and what to do with it. */
export function Review({ shown, item, id, address, photos, unsent, refused, ...whole }: Props) {
  const isInBrowser = useIsInBrowser()
  // Read once: fields that mounted again with each edit would lose what is typed.
  const hasLeft = useMemo(
    () => isInBrowser && readUnsentEdit(unsent, item.position) !== undefined,
    [isInBrowser, unsent, item.position],
  )
  const { state, touch, attributes } = useAutosave(unsent, item.position)
  useFirstError(attributes.ref, refused?.errors)
  const busy = useNavigation().state !== 'idle'
  const mayPublish = useMay()('publish')
  const rows = groupReport(item.report)
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirstPage = useNavigationType() === 'POP'
  useEffect(() => {
    // What was pressed in the recipe before is gone, and the focus with it.
    if (!isFirstPage && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  }, [isFirstPage])
  return (
    <Form
      id={id}
      method="post"
      action={writeAddress(address, { position: item.position })}
      preventScrollReset={refused !== undefined}
      aria-labelledby="review"
      noValidate
      className="grid min-w-0 gap-5"
      {...attributes}
    >
      <input type="hidden" name="import" value={shown.id} />
      <input type="hidden" name="position" value={item.position} />
      <input type="hidden" name="unsent" value={unsent} />
      <Panel>
        <h2
          ref={heading}
          id="review"
          tabIndex={-1}
          className="scroll-mt-6 text-[1.875rem] leading-[1.15] wrap-anywhere outline-none"
        >
          <span className="block pb-1 font-sans text-ui font-normal tracking-normal text-ink-soft">
            Ready for review: {formatNumber(item.number)} of {formatNumber(shown.names.count)}
          </span>{' '}
          <span dir="auto">{item.typed.texts.name}</span>
        </h2>
        <p className="wrap-anywhere text-ink-soft">{item.file_name}</p>
        <LookAt {...item} />
        <NextAndPrevious item={item} address={address} />
        <FileNotes rows={rows} />
        <DetectedWellness rows={rows} />
      </Panel>
      <ReviewFields
        key={`${hasLeft} ${refused?.answer}`}
        {...{ item, refused, rows, touch, ...whole }}
        unsent={hasLeft ? unsent : undefined}
      />
      <BringPhotos photos={photos} />
      <div
        data-save-bar
        className="sticky bottom-0 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-paper py-3"
      >
        {mayPublish && (
          <Button type="submit" look="filled" name="intent" value="save" disabled={busy}>
            Save recipe
          </Button>
        )}
        <Button
          type="submit"
          look={mayPublish ? 'outline' : 'filled'}
          name="intent"
          value="draft"
          disabled={busy}
        >
          Save as draft
        </Button>
        <Button type="submit" look="quiet" name="intent" value="skip" disabled={busy}>
          Skip this one
        </Button>
        <output className="text-caption text-ink-soft">
          {state === 'saved' && 'Your edits are kept.'}
          {state === 'in browser' &&
            'The site does not answer. Your edits are kept in this browser and sent when the site answers again.'}
          {state === 'in memory' &&
            'The site does not answer, and this browser stores nothing. Please keep this page open: your edits are sent when the site answers.'}
          {typeof state === 'number' &&
            `The site refused your edits of this recipe (status ${state}). The site does not have them.`}
        </output>
      </div>
    </Form>
  )
}

/** False while what the server has sent comes to life: it must be met as it is, whatever this browser knows besides. */
const useIsInBrowser = () =>
  useSyncExternalStore(
    stay,
    () => true,
    () => false,
  )

const stay = () => () => {}

function NextAndPrevious({ item: { previous, next }, address }: { item: ShownItem; address: ReviewAddress }) {
  const link = 'inline-flex min-h-11 items-center gap-1.5 no-underline hover:underline'
  if (previous === undefined && next === undefined) return null
  return (
    <nav aria-label="Recipes of this import" className="mt-1 flex justify-between">
      {previous === undefined ? (
        <span />
      ) : (
        <Link to={writeAddress(address, { position: previous })} preventScrollReset className={link}>
          <Icon name="arrow-left" /> Previous
        </Link>
      )}
      {next !== undefined && (
        <Link to={writeAddress(address, { position: next })} preventScrollReset className={link}>
          Next <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  )
}

/** What was mended in the file itself. */
function FileNotes({ rows }: { rows: ReturnType<typeof groupReport> }) {
  const notes = rows.get('file')
  if (!notes) return null
  return (
    <ul id="file" tabIndex={-1} className="mt-3 text-caption leading-normal text-ink-soft">
      {notes.map(({ reason }) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
}

/** spec.md section 5. Recipes have no such field, because the names promise health. */
function DetectedWellness({ rows }: { rows: ReturnType<typeof groupReport> }) {
  const detected = rows.get('detected_wellness_categories')
  if (!detected) return null
  return (
    <div className="mt-3 text-caption leading-normal text-ink-soft">
      <p>Detected wellness categories. They are not saved, and readers do not see them.</p>
      <ul>
        {detected.map(({ reason }) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </div>
  )
}
