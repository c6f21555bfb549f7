import { href, Link } from 'react-router'
import type { FrameWords } from '#domain/settings/fields.ts'
import { Wordmark } from './wordmark.tsx'

const QUICK_LINKS = [
  { to: href('/'), name: 'Home' },
  { to: href('/recipes'), name: 'Browse Recipes' },
  { to: href('/about'), name: 'About Us' },
  { to: href('/privacy'), name: 'Privacy Policy' },
]
const FEATURES = ['Nutrition Tracking', 'Smart Categories', 'Global Cuisines', 'Equipment Lists']

const IMPRINT = { to: href('/imprint'), name: 'Imprint' }

export function Footer({ siteName, words }: { siteName: string; words: FrameWords }) {
  const { footer_words, medical_note, hasImprint } = words
  return (
    <footer className="bg-linen pt-[clamp(3rem,5vw,4.5rem)] pb-8 text-ui print:hidden">
      <div className="page">
        <div className="grid gap-x-(--column-gap) gap-y-9 md:grid-cols-[2fr_1fr_1fr]">
          <div>
            <Wordmark name={siteName} className="-my-1.25" />
            {footer_words && (
              <p dir="auto" className="mt-3 max-w-96 wrap-anywhere whitespace-pre-line text-ink-soft">
                {footer_words}
              </p>
            )}
          </div>
          <nav aria-labelledby="quick-links">
            <h2 id="quick-links" className="mb-1.5 text-[1.25rem]">
              Quick Links
            </h2>
            <ul>
              {(hasImprint ? [...QUICK_LINKS, IMPRINT] : QUICK_LINKS).map(({ to, name }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className="inline-flex min-h-11 min-w-11 items-center no-underline hover:underline"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2 className="mb-1.5 text-[1.25rem]">Features</h2>
            <ul className="text-ink-soft">
              {FEATURES.map((feature) => (
                <li key={feature} className="flex min-h-11 items-center">
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="mt-10 flex flex-wrap justify-between gap-x-12 gap-y-3 border-t border-line pt-5 text-caption leading-normal text-ink-soft">
          <p dir="auto" className="max-w-184 wrap-anywhere whitespace-pre-line">
            {medical_note}
          </p>
          <p>© 2024 {siteName}</p>
        </div>
      </div>
    </footer>
  )
}
