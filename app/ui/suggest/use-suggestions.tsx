import { useEffect, useRef, useState } from 'react'
import { SuggestionsList, type SuggestionsProps } from './suggestions-list.tsx'

/** What a screen reader hears of the list below a field, once it can open. */
type Combobox = { isOpen: boolean; active?: string }

type Asked = Pick<SuggestionsProps, 'id' | 'ask' | 'form' | 'everywhere'> & {
  /** The page on which somebody types: what was typed on another one counts no more. */
  on: string
  /** What stands in the field on such a page, where it follows the page. */
  text?: string
}

/**
 * A list of suggestions that opens below a field while somebody types. Until somebody comes to the field it is a plain one.
 * `attributes` are the field's, and `list` stands behind it in an element that is positioned.
 */
export function useSuggestions({ on, text, ...asked }: Asked) {
  const field = useRef<HTMLInputElement>(null)
  const [typing, setTyping] = useState<{ typed: string; on: string }>()
  const [box, setBox] = useState<Combobox>({ isOpen: false })
  const [isUsed, setUsed] = useState(false)
  const typed = typing?.on === on ? typing.typed : undefined

  // The field keeps its focus, and what was typed before the scripts came.
  const page = `${on} ${text}`
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    if (field.current && text !== undefined) field.current.value = text
  }, [page, text])

  const isOpen = typed !== undefined && box.isOpen
  return {
    close: () => setTyping(undefined),
    attributes: {
      ref: field,
      autoComplete: 'off',
      onFocus: () => setUsed(true),
      onInput({ currentTarget }: { currentTarget: HTMLInputElement }) {
        // Who came to the field before the scripts did has it focused already.
        setUsed(true)
        setTyping({ typed: currentTarget.value, on })
      },
      ...(isUsed && {
        role: 'combobox',
        'aria-expanded': isOpen,
        'aria-controls': asked.id,
        'aria-autocomplete': 'list' as const,
        'aria-activedescendant': isOpen ? box.active : undefined,
      }),
    },
    list: typed !== undefined && <SuggestionsList {...asked} field={field} typed={typed} onChange={setBox} />,
  }
}
