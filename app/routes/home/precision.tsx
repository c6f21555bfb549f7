import { Icon, type IconName } from '#app/ui/icon.tsx'

const ITEMS: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'scale',
    title: 'Macro Precision',
    text: 'Protein, carbs, fat and calories for one serving, worked out from weighed ingredients.',
  },
  {
    icon: 'soup',
    title: "Crohn's-Friendly",
    text: 'Written with low-residue and soft-food days in mind. Labels tell you what is in a dish and never make promises.',
  },
  {
    icon: 'chef-hat',
    title: 'Chef-Developed',
    text: 'Cooked at least five times at home, on an ordinary stove, before it is published.',
  },
  {
    icon: 'book-open-text',
    title: 'Science-Based',
    text: 'Fibre, texture and fat checked against published tables, with the source named.',
  },
]

/** The four items of spec.md section 2, on the one dark band. */
export function Precision() {
  return (
    <section
      aria-labelledby="how"
      className="section bg-olive text-olive-ink [--color-focus:var(--color-butter)]"
    >
      <div className="page grid gap-x-(--column-gap) gap-y-9 wide:grid-cols-[1fr_1.9fr]">
        <div>
          <h2 id="how" className="text-section">
            Weighed, timed and tasted, in that order
          </h2>
          <p className="mt-4 max-w-96 text-olive-soft">
            Precision is a kindness. When eating is uncertain, a recipe should not be.
          </p>
        </div>
        <ul className="grid gap-x-(--column-gap) gap-y-9 md:grid-cols-2">
          {ITEMS.map(({ icon, title, text }) => (
            <li key={title} className="grid grid-cols-[2rem_1fr] grid-rows-[auto_1fr] gap-x-4 gap-y-1.5">
              <Icon name={icon} className="row-span-2 mt-1 size-6.5 text-butter" />
              <h3 className="text-card">{title}</h3>
              <p className="text-olive-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
