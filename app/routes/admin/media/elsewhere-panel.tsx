import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { formatCount, formatNumber } from 'recipe-basics/text/format-number'
import { useMay } from '../use-may.ts'
import { ALL_PICTURES, NO_OUTGOING } from './elsewhere-words.ts'
import type { Elsewhere } from './load-elsewhere.ts'
import { PictureUses } from './picture-uses.tsx'

type Props = {
  elsewhere: Elsewhere
  /** Whether this server asks other sites. */
  mayFetch: boolean
}

/** Pictures that are shown from other sites, and the way to bring them here. Nothing where there are none. */
export function ElsewherePanel({ elsewhere, mayFetch }: Props) {
  const { count, failed, failedCount } = elsewhere
  const isUnderWay = elsewhere.isUnderWay && mayFetch
  if (count === 0 && !isUnderWay) return null
  return (
    <Panel title="Pictures on other sites" className="mt-5">
      {isUnderWay ? <Progress elsewhere={elsewhere} /> : <Offer {...{ count, mayFetch }} />}
      {failedCount > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-[1.125rem]">{formatCount(failedCount, 'picture')} did not come</h3>
          <ul className="border-t border-line">
            {failed.map((picture) => (
              <FailedRow key={picture.address} {...picture} mayFetch={mayFetch} />
            ))}
          </ul>
          {failedCount > failed.length && (
            <p className="mt-3 text-ink-soft">… and {formatNumber(failedCount - failed.length)} more</p>
          )}
        </>
      )}
    </Panel>
  )
}

function Progress({ elsewhere: { done, waiting, retrying } }: Pick<Props, 'elsewhere'>) {
  const total = done + waiting
  return (
    <div className="grid gap-2" aria-live="polite">
      <progress
        aria-label="Bringing pictures here"
        max={Math.max(total, 1)}
        value={done}
        className="h-2.5 w-full accent-accent"
      />
      <p className="text-ink-soft">
        {formatNumber(done)} of {formatCount(total, 'picture')} done. You can leave this page. The work
        continues.
        {retrying > 0 &&
          ` ${formatCount(retrying, 'picture')} did not answer and will be asked for again in some minutes.`}
      </p>
    </div>
  )
}

function Offer({ count, mayFetch }: { count: number; mayFetch: boolean }) {
  const may = useMay()
  const one = count === 1
  return (
    <>
      <p className="max-w-176 text-ink-soft">
        This site shows {formatCount(count, 'picture from another site', 'pictures from other sites')}. When{' '}
        {one ? 'that site goes' : 'those sites go'}, so {one ? 'does the picture' : 'do the pictures'}.
        {!mayFetch && ` This server asks no other sites. ${NO_OUTGOING}`}
        {mayFetch && !may('keep-media') && ' An administrator can bring them here.'}
      </p>
      {may('keep-media') && (
        <BringForm which={ALL_PICTURES} mayFetch={mayFetch}>
          Bring all pictures here
        </BringForm>
      )}
    </>
  )
}

function FailedRow({
  address,
  message,
  uses,
  mayFetch,
}: Elsewhere['failed'][number] & Pick<Props, 'mayFetch'>) {
  const may = useMay()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <p>
          <a href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        </p>
        <p className="text-danger">{message}</p>
        <PictureUses uses={uses} />
      </div>
      {may('keep-media') && (
        <BringForm which={address} mayFetch={mayFetch}>
          Try again<span className="sr-only">: {address}</span>
        </BringForm>
      )}
    </li>
  )
}

function BringForm({ which, mayFetch, children }: { which: string; mayFetch: boolean; children: ReactNode }) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" preventScrollReset action={pathname + search} className="mt-3 first:mt-0">
      <Button type="submit" look="outline" name="bring" value={which} disabled={!mayFetch}>
        {children}
      </Button>
    </Form>
  )
}
