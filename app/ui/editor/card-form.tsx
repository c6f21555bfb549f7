import { useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../button/button.tsx'
import { FieldError } from '../field/field.tsx'
import { TextField } from '../field/text-field.tsx'
import { StateBadge } from '../badge/state-badge.tsx'
import type { FoundCard } from './find-cards.ts'
import { InsertForm } from './insert-form.tsx'
import { useFoundCards } from './use-found-cards.ts'

/**
 * Asks which recipe or piece of equipment a card shows. The arrow keys go from the search box to what it finds and back;
 * Enter in the box takes the first.
 */
export function CardForm({ onSet, onClose }: { onSet: (card: FoundCard) => void; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const { cards, failure, isCurrent } = useFoundCards(search)

  function chooseFirst() {
    const [card] = cards
    // Nobody chose what a search found that has been typed over.
    if (card && isCurrent) onSet(card)
  }
  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])]
    const place = stops.findIndex((stop) => stop === document.activeElement)
    stops.at((place + step) % stops.length)?.focus()
  }

  return (
    <InsertForm label="Card" onEnter={chooseFirst} onClose={onClose}>
      <div ref={box} className="grid min-w-0 gap-3">
        <TextField
          label="Recipe or equipment"
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          // Whoever searches has changed nothing of the post.
          onInput={(event) => event.stopPropagation()}
          onKeyDown={move}
          hint="Puts a link on a line of its own. Readers see it as a card, or as the name alone while the recipe or the piece is not public."
        />
        {cards.length > 0 && (
          <ul className="grid max-h-72 overflow-y-auto rounded-control border border-control bg-surface">
            {cards.map((card) => (
              <li key={card.to} className="min-w-0">
                <CardButton card={card} onKeyDown={move} onClick={() => onSet(card)} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <output className={cards.length > 0 ? 'sr-only' : 'text-ui text-ink-soft'}>
        {isCurrent && !failure && (cards.length > 0 ? `${cards.length} found.` : 'Nothing found.')}
      </output>
      {failure && <FieldError>{failure}</FieldError>}
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </InsertForm>
  )
}

function CardButton({
  card: { name, kind, state },
  ...button
}: {
  card: FoundCard
  onKeyDown: (event: KeyboardEvent) => void
  onClick: () => void
}) {
  return (
    <button
      type="button"
      className="flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-left text-ui leading-[1.4] -outline-offset-3 hover:bg-linen focus-visible:bg-linen"
      {...button}
    >
      <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>{' '}
      <span className="text-caption text-ink-soft">{kind}</span>{' '}
      {state !== 'published' && <StateBadge state={state} />}
    </button>
  )
}
