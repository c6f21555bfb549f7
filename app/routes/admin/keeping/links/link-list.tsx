import { formatCount, formatNumber } from 'recipe-basics/text/format-number'
import { PictureUses } from '../../media/picture-uses.tsx'
import { useDayFormat } from '../../use-day-format.ts'
import { CheckForm } from './check-form.tsx'
import type { ListedLink, ListedLinks } from './load-links.ts'

/** Links with what their shops answered, and the things to mend. */
export function LinkList({
  title,
  intro,
  list: { count, links },
  mayCheck,
}: {
  title: string
  intro: string
  list: ListedLinks
  mayCheck: boolean
}) {
  const id = title.toLowerCase().replace(' ', '-')
  return (
    <section aria-labelledby={id} className="mt-9">
      <h2 id={id} className="text-[1.375rem]">
        {title}
      </h2>
      <p className="mt-1 text-ink-soft">{intro}</p>
      <ul className="mt-3 border-t border-ink">
        {links.map((link) => (
          <LinkRow key={link.key} link={link} mayCheck={mayCheck} />
        ))}
      </ul>
      {count > links.length && (
        <p className="mt-3 text-ink-soft">… and {formatNumber(count - links.length)} more</p>
      )}
    </section>
  )
}

function LinkRow({ link, mayCheck }: { link: ListedLink; mayCheck: boolean }) {
  const { key, address, message, uses, isWaiting } = link
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <p>
          <a href={address} target="_blank" rel="nofollow noreferrer">
            <bdi>{address}</bdi>
          </a>
        </p>
        <p className="text-danger">{message}</p>
        <Moments link={link} />
        <PictureUses uses={uses} />
      </div>
      {mayCheck &&
        (isWaiting ? (
          <p className="text-ink-soft">Asked in a moment</p>
        ) : (
          <CheckForm which={key}>
            Check now<span className="sr-only">: {address}</span>
          </CheckForm>
        ))}
    </li>
  )
}

function Moments({ link: { asked_at, missing_since, misses, ask_at } }: { link: ListedLink }) {
  const formatDay = useDayFormat()
  return (
    <p className="text-caption text-ink-soft">
      {missing_since !== null &&
        `Not there since ${formatDay(missing_since)} (${formatCount(misses, 'check')}). `}
      {asked_at !== null && `Asked on ${formatDay(asked_at)}. `}
      Asked again on {formatDay(ask_at)}.
    </p>
  )
}
