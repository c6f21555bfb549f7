import { href } from 'react-router'
import { MoreLink } from '../../ui/button/button.tsx'
import { Portrait } from '../../ui/picture/portrait.tsx'
import type { HomeWords } from './home-words.ts'

/** Who cooks here, in one sentence of hers. Nothing while she has written none. */
export function Story({ words }: { words: HomeWords }) {
  const { story_quote, story_teaser, portrait_url, chef_name, home_second_call } = words
  if (!story_quote) return null
  return (
    <section
      aria-labelledby="story"
      className="section page grid items-center gap-x-20 gap-y-9 wide:grid-cols-[24rem_1fr]"
    >
      <Portrait image_url={portrait_url} alt={chef_name ?? 'The chef'} className="max-wide:max-w-60" />
      <div dir="auto" className="wrap-anywhere">
        <h2 id="story" className="sr-only">
          The chef’s story
        </h2>
        <blockquote className="font-serif text-section leading-[1.22] tracking-[-.01em] text-pretty italic">
          “{story_quote}”
        </blockquote>
        {story_teaser && <p className="mt-5 max-w-lg whitespace-pre-line text-ink-soft">{story_teaser}</p>}
        <p className="mt-4">
          <MoreLink to={href('/about')}>{home_second_call}</MoreLink>
        </p>
      </div>
    </section>
  )
}
