import { href, Link } from 'react-router'
import { PageHead } from '../../ui/frame/page-head.tsx'
import { Paragraphs } from '../../ui/text/paragraphs.tsx'
import type { Words } from '#domain/settings/words.ts'
import { useDateFormat } from '../use-date-format.ts'

export type PrivacyPageData = {
  /** 'yyyy-mm-dd' */
  today: string
  email: string | null
  words: Pick<Words, 'controller_name' | 'controller_address' | 'privacy_additions' | 'link_check'>
}

/** What the site stores of its visitors, and who answers for it. */
export function PrivacyPage({ siteName, today, email, words }: PrivacyPageData & { siteName: string }) {
  const format = useDateFormat()
  return (
    <article className="pb-[calc(2*var(--space-section))]">
      <PageHead
        kicker={
          <>
            Last updated: <time dateTime={today}>{format(today)}</time>
          </>
        }
        title="Privacy Policy"
        lead="Short, because we keep almost nothing."
      />
      <div className="page page-prose">
        <div className="prose">
          <p>
            You can read every recipe, review and post on {siteName} without an account. We do not ask about
            your health. What you mark in <Link to={href('/profile')}>your profile</Link>, and the day or the
            spell that you choose, stay in your browser and are not sent to us.
          </p>
          <h2>What this site stores</h2>
          <p>
            Your browser keeps your choice of light or dark theme. It also keeps the ingredients that you tick
            and the swaps that you use, until you close the tab. It keeps the marks of your profile with your
            words, the day or the spell that you choose, your timers, and the step at which you left a dish.
            It sorts lists by itself. Pages bring what that needs to everyone, and no request says what you
            keep. While it keeps marks or a spell, it fetches no pages ahead, and it fetches the pictures of a
            list later. Our server could notice that delay, but not what your browser keeps. Without scripts,
            a day on the home page opens a list by texture, and its address names the texture. Clear the data
            of this site in your browser, and all of it is gone. Readers get no cookies.
          </p>
          <p>
            People who sign in to work on this site get cookies for this site alone. Two cookies keep them
            signed in, for 30 days at most. One remembers for a year that this device has signed in before.
            Others hold a message or a step of signing in for some minutes, and the width of the sidebar for a
            week. With each session we store the kind of browser and device, and when the session was last
            used. When a sign-in fails, we count the network it came from for a day, in a form that nobody can
            read back.
          </p>
          <p>
            The server logs each request, so that we can find faults: the time, the page, the status of the
            answer and how long the answer took. The log holds neither your network address, nor what you
            searched for, nor anything about your device. The people who host the site decide how long they
            keep the log.
          </p>
          <h2>What it does not</h2>
          <p>
            No trackers, no advertising, no fonts or scripts from other companies. Pictures come from this
            site, as far as they have been brought here. Where one is still on another site, your browser
            fetches it from there, and that site sees what any site sees when a browser fetches a picture. The
            ingredients that you tick, and the swaps that you use, never leave your device.
          </p>
          <h2>Affiliate links</h2>
          <p>
            When you follow a link to a shop, that shop’s own policy applies. It can see that you came from{' '}
            {siteName}; it learns nothing else from us.
            {words.link_check &&
              ' Our server asks these shops once a week whether the pages are still there. It tells them nothing of you.'}
          </p>
          <Responsible words={words} email={email} />
          {words.privacy_additions && <Paragraphs text={words.privacy_additions} />}
        </div>
      </div>
    </article>
  )
}

/** Who answers for the site, and how to reach them. Nothing while the chef has named nobody. */
function Responsible({
  words: { controller_name, controller_address },
  email,
}: {
  words: Pick<Words, 'controller_name' | 'controller_address'>
  email: string | null
}) {
  if (!controller_name && !controller_address && !email) return null
  return (
    <>
      <h2>Who is responsible</h2>
      {controller_name && <p dir="auto">{controller_name}</p>}
      {controller_address && (
        <p dir="auto" className="whitespace-pre-line">
          {controller_address}
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </>
  )
}
