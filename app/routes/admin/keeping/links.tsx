import { href, Link } from 'react-router'
import { beginWithCount, formatCount } from 'recipe-basics/text/format-number'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { readForm } from '#server/forms/read-form.ts'
import { useDayFormat } from '../use-day-format.ts'
import { Answer } from './answer.tsx'
import { answerLinks } from './links/answer-links.ts'
import { CheckForm } from './links/check-form.tsx'
import { LinkList } from './links/link-list.tsx'
import { loadLinks } from './links/load-links.ts'
import type { Route } from './+types/links'

export async function loader({ request, context }: Route.LoaderArgs) {
  requireRight(request, context, 'change-settings')
  const { now, words } = context.get(siteContext)
  const links = await loadLinks(context.get(databaseContext), now)
  return {
    ...links,
    isOn: words.link_check !== null,
    mayAsk: context.get(resourcesContext).jobs !== undefined,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireRight(request, context, 'change-settings')
  return answerLinks(await readForm(request), context)
}

export const meta: Route.MetaFunction = () => [{ title: 'Links · Admin Panel' }]

const DEAD = 'Two checks or more found nothing there. Change the link, and it leaves this list.'
const DOUBTFUL =
  'Some shops refuse every robot, and a page may be away for a day. Open these links yourself before you change them.'

/** Links to shops that lead nowhere any more, with the things that they stand on. */
export default function Links({ loaderData }: Route.ComponentProps) {
  const { isOn, mayAsk, dead, doubtful } = loaderData
  const isChecked = isOn && mayAsk
  const hasDead = dead.count > 0
  return (
    <>
      <Answer
        icon={hasDead ? 'triangle-alert' : isChecked ? 'circle-check' : 'circle-minus'}
        needsYou={hasDead}
        tab="Links"
        title={titleOf(loaderData)}
      >
        <State {...loaderData} />
      </Answer>
      {isChecked && <CheckForm which="all">Check all links now</CheckForm>}
      {hasDead && <LinkList title="Dead" intro={DEAD} list={dead} mayCheck={isChecked} />}
      {doubtful.count > 0 && (
        <LinkList title="Not certain" intro={DOUBTFUL} list={doubtful} mayCheck={isChecked} />
      )}
    </>
  )
}

type Data = Route.ComponentProps['loaderData']

function titleOf({ isOn, mayAsk, count, asked_at, dead }: Data): string {
  if (dead.count > 0) return beginWithCount(dead.count, 'link to a shop is dead.', 'links to shops are dead.')
  if (!mayAsk || !isOn) return 'Links to shops are not checked.'
  if (count > 0 && asked_at === null) return 'The links to shops are being checked.'
  return 'No link to a shop is known to be dead.'
}

function State({ isOn, mayAsk, count, waiting, asked_at }: Data) {
  const formatDay = useDayFormat()
  if (!mayAsk) return <p>This server asks no other sites. It was started with OUTGOING=off.</p>
  if (!isOn)
    return (
      <p>
        The check is off. The <Link to={`${href('/admin/settings')}#links`}>settings</Link> turn it on.
      </p>
    )
  return (
    <p>
      {formatCount(count, 'link is', 'links are')} asked once a week.
      {asked_at !== null && ` The last one was asked on ${formatDay(asked_at)}.`}
      {waiting > 0 && ` ${formatCount(waiting, 'link waits', 'links wait')} for an answer now.`}
    </p>
  )
}
