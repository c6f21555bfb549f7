import { href } from 'react-router'
import { MoreLink } from '#app/ui/button.tsx'
import { PlatePicture } from '#app/ui/plate-picture.tsx'

/** Who cooks here, in one sentence of hers. */
export function Story() {
  return (
    <section
      aria-labelledby="story"
      className="section page grid items-center gap-x-20 gap-y-9 wide:grid-cols-[1fr_1.15fr]"
    >
      <PlatePicture
        kind="plate"
        format="card"
        slug="story-congee"
        category="Lunch"
        title="Slow chicken congee with ginger"
      />
      <div>
        <h2 id="story" className="sr-only">
          The chef’s story
        </h2>
        <blockquote className="font-serif text-section leading-[1.22] tracking-[-.01em] text-pretty italic">
          “I was a chef who could not eat her own menu. So I wrote another one.”
        </blockquote>
        <p className="mt-5 max-w-lg text-ink-soft">
          Ines Calder cooked in restaurants for eleven years before Crohn’s disease sent her back to her
          grandmother’s pots. This is what she found there.
        </p>
        <p className="mt-4">
          <MoreLink to={href('/about')}>Read the chef’s story</MoreLink>
        </p>
      </div>
    </section>
  )
}
