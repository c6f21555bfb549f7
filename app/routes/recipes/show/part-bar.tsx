import { useEffect, useState } from 'react'

const PARTS = [
  ['#ingredients-part', 'Ingredients'],
  ['#method', 'Method'],
  ['#facts', 'Facts'],
] as const

/** On a phone, at the thumb: the parts of a long page. With large letters it would be half of the screen, and stays at the end. */
export function PartBar() {
  const here = useLastSeen()
  return (
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
              aria-current={to === here ? 'true' : undefined}
              className="flex min-h-13 items-center justify-center px-2 text-ui font-semibold text-ink-soft no-underline aria-[current]:text-ink aria-[current]:[box-shadow:inset_0_3px_var(--color-accent)]"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The last of the parts that reach into the upper half of the window. */
function useLastSeen() {
  const [last, setLast] = useState<string>()
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes)
          seen[isIntersecting ? 'add' : 'delete'](`#${target.id}`)
        setLast(PARTS.findLast(([to]) => seen.has(to))?.[0])
      },
      { rootMargin: '0px 0px -50%' },
    )
    for (const part of document.querySelectorAll(PARTS.map(([to]) => to).join())) observer.observe(part)
    return () => observer.disconnect()
  }, [])
  return last
}
