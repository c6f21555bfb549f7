import { href, Link } from 'react-router'
import { Leader } from '../../ui/text/leader.tsx'
import { RedFlags } from '../../ui/text/red-flags.tsx'
import { NOT_ADVICE } from 'food-verdicts/gut/notes'
import type { GuidePageData } from './load-guide-page.ts'

/** Beside the text, before it on a phone: the page in short, the signs that do not wait, and the medical note. */
export function GuideAside({ short, near }: Pick<GuidePageData, 'short' | 'near'>) {
  return (
    <div className="grid grid-cols-1 content-start gap-6 self-start lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1">
      {short.length > 0 && (
        <section aria-labelledby="short" className="rounded-panel border border-line bg-surface p-6">
          <h2 id="short" className="mb-1 text-[1.5rem]">
            In short
          </h2>
          <dl>
            {short.map(({ name, text }) => (
              <Leader key={name} name={name} value={<span className="block text-right">{text}</span>} />
            ))}
          </dl>
        </section>
      )}
      <RedFlags className="border-y border-line py-4 leading-normal" />
      <p className="text-caption leading-normal text-ink-soft">{NOT_ADVICE}</p>
      {near.length > 0 && (
        <nav aria-labelledby="near" className="hidden lg:block print:hidden">
          <h2 id="near" className="mb-1.5 text-[1.25rem]">
            Words near this one
          </h2>
          <ul>
            {near.map(({ slug, title }) => (
              <li key={slug} className="border-t border-line">
                <Link
                  to={href('/guide/:slug', { slug })}
                  className="flex min-h-11 items-center no-underline hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
