import { PlatePicture } from '../../ui/picture/plate-picture.tsx'
import { BEETROOT_CARPACCIO, PUMPKIN_SOUP, RICE_WITH_CHICKEN } from '../../ui/picture/site-dishes.ts'
import type { HomeWords } from './home-words.ts'

/** Titles of spec.md section 2, and the settings that stand under them. */
const CARDS = [
  {
    title: 'Digestive Wellness',
    text: 'wellness_text',
    plate: PUMPKIN_SOUP,
  },
  {
    title: 'Culinary Heritage',
    text: 'heritage_text',
    plate: RICE_WITH_CHICKEN,
  },
  {
    title: 'Unconventional & Delicious',
    text: 'unconventional_text',
    plate: BEETROOT_CARPACCIO,
  },
] as const

/** The three cards of spec.md section 2. */
export function WhatWeCookBy({ words }: { words: HomeWords }) {
  return (
    <section aria-labelledby="why" className="section page">
      <h2 id="why" className="sr-only">
        What this site is about
      </h2>
      <ul className="grid gap-x-(--column-gap) gap-y-9 md:grid-cols-3">
        {CARDS.map(({ title, text, plate }) => (
          <li
            key={title}
            className="grid grid-cols-[min(5.5rem,32%)_minmax(0,1fr)] content-start gap-x-5 gap-y-2 md:grid-cols-1"
          >
            <div className="row-span-2 -mt-1.5 max-w-22 md:row-span-1 md:mt-0 md:mb-2 md:-ml-2 md:max-w-30">
              <PlatePicture {...plate} format="bare" />
            </div>
            <h3 className="text-card">{title}</h3>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-soft">
              {words[text]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
