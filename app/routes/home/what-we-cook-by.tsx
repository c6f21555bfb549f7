import type { HomeWords } from './home-words.ts'

/** Titles of spec.md section 2, and the settings that stand under them. */
const CARDS = [
  ['Digestive Wellness', 'wellness_text'],
  ['Culinary Heritage', 'heritage_text'],
  ['Unconventional & Delicious', 'unconventional_text'],
] as const

/** The three cards of spec.md section 2. */
export function WhatWeCookBy({ words }: { words: HomeWords }) {
  return (
    <section aria-labelledby="why" className="page">
      <h2 id="why" className="sr-only">
        What this site is about
      </h2>
      <ul className="grid gap-x-[calc(var(--column-gap)*1.6)] border-t border-ink md:grid-cols-3">
        {CARDS.map(([title, text]) => (
          <li key={title} className="border-b border-line py-6 md:border-b-0 md:pb-0">
            <h3 className="text-card wrap-anywhere">{title}</h3>
            <p dir="auto" className="mt-1.5 max-w-120 wrap-anywhere whitespace-pre-line text-ink-soft">
              {words[text]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
