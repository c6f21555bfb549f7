import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import type { HomeWords } from './home-words.ts'

/** Titles of spec.md section 2, and the settings that stand under them. */
const ITEMS = [
  {
    icon: 'scale',
    title: 'Macro Precision',
    text: 'macro_text',
  },
  {
    icon: 'soup',
    title: "Crohn's-Friendly",
    text: 'crohns_text',
  },
  {
    icon: 'chef-hat',
    title: 'Chef-Developed',
    text: 'developed_text',
  },
  {
    icon: 'book-open-text',
    title: 'Science-Based',
    text: 'science_text',
  },
] satisfies { icon: IconName; title: string; text: keyof HomeWords }[]

/** The four items of spec.md section 2, on the one dark band. */
export function Precision({ words }: { words: HomeWords }) {
  return (
    <section
      aria-labelledby="how"
      className="section bg-olive text-olive-ink [--color-focus:var(--color-butter)]"
    >
      <div className="page grid gap-x-(--column-gap) gap-y-9 wide:grid-cols-[1fr_1.9fr]">
        <div>
          <h2 id="how" dir="auto" className="text-section wrap-anywhere">
            {words.precision_title}
          </h2>
          {words.precision_lead && (
            <p dir="auto" className="mt-4 max-w-96 wrap-anywhere whitespace-pre-line text-olive-soft">
              {words.precision_lead}
            </p>
          )}
        </div>
        <ul className="grid gap-x-(--column-gap) gap-y-9 md:grid-cols-2">
          {ITEMS.map(({ icon, title, text }) => (
            <li key={title} className="grid grid-cols-[2rem_1fr] grid-rows-[auto_1fr] gap-x-4 gap-y-1.5">
              <Icon name={icon} className="row-span-2 mt-1 size-6.5 text-butter" />
              <h3 className="text-card">{title}</h3>
              <p dir="auto" className="wrap-anywhere whitespace-pre-line text-olive-soft">
                {words[text]}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
