const PARTS = [
  ['#ingredients-part', 'Ingredients'],
  ['#method', 'Method'],
  ['#facts', 'Facts'],
] as const

/** On a phone, at the thumb: the parts of a long page. With large letters it would be half of the screen, and stays at the end. */
export const PartBar = () => (
  <nav
    aria-label="In this recipe"
    data-part-bar
    className="sticky bottom-0 z-10 -mx-(--gutter) mt-10 border-t border-line bg-paper px-(--gutter) pb-[env(safe-area-inset-bottom)] @max-[16rem]:static lg:hidden print:hidden"
  >
    <ul className="flex flex-wrap divide-x divide-line">
      {PARTS.map(([to, name]) => (
        <li key={to} className="flex-auto">
          <a
            href={to}
            className="flex min-h-13 items-center justify-center px-2 text-ui font-semibold text-ink-soft no-underline"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
