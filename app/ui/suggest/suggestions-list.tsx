// The field is a combobox and keeps the focus: no element of HTML is such a list.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events */
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../icon/icon.tsx'
import { Marked } from '../text/marked.tsx'
import { PlatePicture } from '../picture/plate-picture.tsx'
import { OwnNote, useOwnOrder } from '../reader/own-parts.tsx'
import type { SuggestionGroup } from './suggestion.ts'

export type SuggestionsProps = {
  id: string
  /** The address that says what words lead to: they stand in its parameter `q`. */
  ask: string
  /** Whether the last line sends the form, to look everywhere. */
  everywhere?: boolean
  form: RefObject<HTMLFormElement | null>
  field: RefObject<HTMLInputElement | null>
  typed: string
  /** Hears whether the list is open, and the id of the line that the arrow keys are on. */
  onChange: (box: { isOpen: boolean; active?: string }) => void
}

const PAUSE_MS = 150

/** Stands for the line that leads to no address of its own, but sends the form. */
const EVERYWHERE = ''

/**
 * What the typed words may lead to, below their field. The arrow keys go through the lines, Enter opens one, Escape closes the
 * list and keeps the words. Where the last line looks everywhere, Enter does the same before any arrow key.
 */
export function SuggestionsList({ id, ask, everywhere, form, field, typed, onChange }: SuggestionsProps) {
  const groups = useOwnGroups(useGroups(ask, typed))
  const navigate = useNavigate()
  const [closed, setClosed] = useState<string>()
  const [chosen, setChosen] = useState<{ line?: string; typed: string }>()
  const addresses = groups.flatMap(({ suggestions }) => suggestions.map(({ to }) => to))
  const lines = everywhere ? [...addresses, EVERYWHERE] : addresses
  // Another answer to the same words leaves the choice; other words are none.
  const active = chosen?.line !== undefined && chosen.typed === typed ? lines.indexOf(chosen.line) : -1
  const isOpen = typed.trim() !== '' && closed !== typed && lines.length > 0
  const lineId = (place: number) => `${id}-${place}`

  function open(place: number) {
    const to = addresses[place]
    setClosed(typed)
    if (to === undefined) form.current?.requestSubmit()
    else void navigate(to)
  }

  const choose = (place: number) => setChosen({ line: lines[place], typed })

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      // The browser would empty the field.
      event.preventDefault()
      setClosed(typed)
      setChosen(undefined)
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) choose(stepFrom(active, event.key === 'ArrowDown' ? 1 : -1, lines.length))
      else setClosed(undefined)
    } else if (event.key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault()
      open(active)
    }
  })
  const leave = useEffectEvent(() => setClosed(typed))
  useEffect(() => {
    const input = field.current
    input?.addEventListener('keydown', press)
    input?.addEventListener('blur', leave)
    return () => {
      input?.removeEventListener('keydown', press)
      input?.removeEventListener('blur', leave)
    }
  }, [field])

  const tell = useEffectEvent(onChange)
  const activeId = isOpen && active >= 0 ? lineId(active) : undefined
  useEffect(() => tell({ isOpen, active: activeId }), [isOpen, activeId])
  // The focus stays in the field, so the browser does not scroll by itself.
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  if (!isOpen) return null
  let place = -1
  return (
    <>
      <div
        role="listbox"
        id={id}
        aria-label="Suggestions"
        // The field keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-5 max-h-[min(34rem,68dvh)] overflow-y-auto rounded-b-panel border border-line bg-surface p-1.5 [box-shadow:var(--shadow-lift)]"
      >
        {groups.map(({ title, isCounted, suggestions }) => (
          <div key={title} role="group" aria-label={title}>
            <div aria-hidden className="px-2.5 pt-2 font-serif text-accent italic">
              {title}
            </div>
            {suggestions.map(({ to, name, beside, drawing, gut }) => {
              const at = ++place
              return (
                <Line key={to} id={lineId(at)} isActive={at === active} onPick={() => open(at)}>
                  {!isCounted && (
                    <span className="w-10 flex-none text-center text-ink-soft">
                      {drawing ? <PlatePicture {...drawing} /> : <Icon name="book-open-text" />}
                    </span>
                  )}
                  <span className="min-w-0 flex-1 wrap-anywhere">
                    <bdi>
                      <Marked text={name} />
                    </bdi>
                    {gut !== undefined && <OwnNote gut={gut} className="mt-1" />}
                  </span>
                  {isCounted ? (
                    <b className="font-semibold tabular-nums">{beside}</b>
                  ) : (
                    <span className="text-caption text-ink-soft">{beside}</span>
                  )}
                </Line>
              )
            })}
          </div>
        ))}
        {everywhere && (
          <Line
            id={lineId(addresses.length)}
            isActive={active === addresses.length}
            onPick={() => open(addresses.length)}
            className={addresses.length > 0 ? 'mt-1.5 border-t border-line' : ''}
          >
            <Icon name="search" className="size-[1.15em] text-ink-soft" />
            <span className="min-w-0 flex-1 wrap-anywhere">Look everywhere for “{typed.trim()}”</span>
          </Line>
        )}
      </div>
      <output className="sr-only">
        {addresses.length === 1 ? '1 suggestion' : `${addresses.length} suggestions`}
      </output>
    </>
  )
}

function Line({
  id,
  isActive,
  onPick,
  className = '',
  children,
}: {
  id: string
  isActive: boolean
  onPick: () => void
  className?: string
  children: ReactNode
}) {
  return (
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      onClick={onPick}
      className={`flex min-h-11.5 cursor-pointer items-center gap-3 rounded-xs px-2.5 py-1 text-ui leading-tight hover:bg-linen aria-selected:bg-linen aria-selected:[box-shadow:inset_3px_0_0_var(--color-ink)] ${className}`}
    >
      {children}
    </div>
  )
}

/** The next line, or the field itself (-1) after the last and before the first. */
const stepFrom = (place: number, step: number, count: number) =>
  ((place + 1 + step + count + 1) % (count + 1)) - 1

/** The same, with the dishes of a group as the reader's profile and spell order them: who types a name finds it all the same. */
function useOwnGroups(groups: SuggestionGroup[]): SuggestionGroup[] {
  const dishes = groups.flatMap(({ suggestions }) =>
    suggestions.flatMap(({ slug, gut }) => (slug && gut !== undefined ? { slug, gut } : [])),
  )
  const slugs = useOwnOrder(dishes).map(({ slug }) => slug)
  if (dishes.every(({ slug }, place) => slug === slugs[place])) return groups
  const placeOf = ({ slug = '' }: { slug?: string }) => slugs.indexOf(slug)
  return groups.map((group) => ({
    ...group,
    suggestions: group.suggestions.toSorted((one, other) => placeOf(one) - placeOf(other)),
  }))
}

function useGroups(ask: string, typed: string): SuggestionGroup[] {
  const [groups, setGroups] = useState<SuggestionGroup[]>([])
  useEffect(() => {
    const asking = new AbortController()
    const timer = setTimeout(() => {
      if (typed.trim() === '') return setGroups([])
      // What does not come is no loss: the last line of the list needs no answer.
      void findGroups(ask, typed, asking.signal).then(setGroups, () => {})
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [ask, typed])
  return groups
}

async function findGroups(ask: string, q: string, signal: AbortSignal): Promise<SuggestionGroup[]> {
  const address = new URL(ask, location.href)
  address.searchParams.set('q', q)
  const response = await fetch(address, { signal })
  if (!response.ok) return []
  const groups: SuggestionGroup[] = await response.json()
  return groups
}
