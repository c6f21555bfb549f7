import { href } from 'react-router'
import { ButtonLink } from '../../ui/button/button.tsx'
import { PlatePicture } from '../../ui/picture/plate-picture.tsx'
import { OATS } from '../../ui/picture/site-dishes.ts'

/** The last word: the way to the recipes, over a plate that rises from the edge of the cloth. */
export function Closing({ title }: { title: string }) {
  return (
    <section aria-labelledby="closing" className="relative overflow-hidden bg-warm">
      <div className="page grid justify-items-center gap-5 pt-[clamp(4rem,8vw,7rem)] pb-[clamp(11rem,22vw,17rem)] text-center">
        <h2
          id="closing"
          dir="auto"
          className="wrap-anywhere max-w-[16em] text-title leading-tight tracking-display"
        >
          {title}
        </h2>
        <ButtonLink to={href('/recipes')} size="large">
          Browse Recipes
        </ButtonLink>
      </div>
      <div className="absolute bottom-0 left-1/2 w-[clamp(21rem,44vw,34rem)] -translate-x-1/2 translate-y-[56%]">
        <PlatePicture {...OATS} format="bare" />
      </div>
    </section>
  )
}
