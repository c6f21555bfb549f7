import { useRef } from 'react'
import { Form, href } from 'react-router'
import { IconButton } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useSuggestions } from '#app/ui/suggest/use-suggestions.tsx'
import { MAX_SEARCH_LENGTH } from '#domain/search/list-query.ts'

const ASKED = { id: 'search-suggestions', ask: '/search/suggestions', everywhere: true }

/** The field of the search page: a plain GET form. With scripts, suggestions open below it. */
export function SearchField({ search }: { search: string }) {
  const form = useRef<HTMLFormElement>(null)
  const { attributes, list, close } = useSuggestions({ ...ASKED, form, on: search, text: search })

  return (
    <search>
      <Form ref={form} action={href('/search')} onSubmit={close} className="relative">
        <label htmlFor="q" className="sr-only">
          Search the whole site
        </label>
        <div className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-center border-b border-ink">
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={search}
            maxLength={MAX_SEARCH_LENGTH}
            placeholder="A dish, a food, a word"
            {...attributes}
            className="min-h-14 w-full appearance-none rounded-none bg-transparent py-1 font-serif text-[1.375rem] leading-[1.3] placeholder:text-ink-soft placeholder:opacity-100 focus-visible:rounded-control focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden md:text-[1.625rem]"
          />
          <IconButton type="submit" label="Search">
            <Icon name="search" />
          </IconButton>
        </div>
        {list}
      </Form>
    </search>
  )
}
