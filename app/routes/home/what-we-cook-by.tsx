import { PlatePicture } from '#app/ui/plate-picture.tsx'

const CARDS = [
  {
    title: 'Digestive Wellness',
    text: 'Peeled, seeded, cooked long and cut small. Each recipe says what was done to it and why, so you can judge it against your own gut.',
    plate: { slug: 'pumpkin-veloute', category: 'Soup', title: 'Pumpkin velouté' },
  },
  {
    title: 'Culinary Heritage',
    text: 'Congee, polenta, broth, milk rice. Every kitchen in the world has a dish for the person who is not quite well. We collect them.',
    plate: {
      slug: 'rice-with-saffron-and-chicken',
      category: 'Lunch',
      title: 'Rice with saffron and chicken',
    },
  },
  {
    title: 'Unconventional & Delicious',
    text: 'Parsley stems steeped for oil. Courgette cooked for an hour. Odd methods, tested until the plate is one you would serve to guests.',
    plate: { slug: 'beetroot-carpaccio', category: 'Appetizer', title: 'Beetroot carpaccio' },
  },
] as const

/** The three cards of spec.md section 2. */
export function WhatWeCookBy() {
  return (
    <section aria-labelledby="why" className="section page">
      <h2 id="why" className="sr-only">
        What we cook by
      </h2>
      <ul className="grid gap-x-(--column-gap) gap-y-9 md:grid-cols-3">
        {CARDS.map(({ title, text, plate }) => (
          <li
            key={title}
            className="grid grid-cols-[5.5rem_1fr] content-start gap-x-5 gap-y-2 md:grid-cols-1"
          >
            <div className="row-span-2 -mt-1.5 w-22 md:row-span-1 md:mt-0 md:mb-2 md:-ml-2 md:w-30">
              <PlatePicture kind="plate" format="bare" {...plate} />
            </div>
            <h3 className="text-card">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
