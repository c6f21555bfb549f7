import { type ReactNode, useMemo } from 'react'
import { withLamplight } from '#app/ui/cut-paper/lamplight.ts'
import { type DishOptions, drawDish } from '#app/ui/dish-drawing/draw-dish.ts'
import type { ShownDrawing } from '#app/ui/drawing-address.ts'
import { PlatePicture } from '#app/ui/plate-picture.tsx'
import type { LaidDish } from '#domain/dish/plate-code.ts'
import type { PublicRecipe } from '#domain/recipe/recipe.ts'

export type SofterPlateProps = {
  drawn: LaidDish
  recipe: Pick<PublicRecipe, 'slug' | 'recipe_category' | 'image_url'>
  className: string
  /** The picture of the recipe as written, until this one is drawn; a photograph stays. */
  meanwhile: ReactNode
}

/**
 * The plate of a softer version, in lines on paper. This browser draws it: asking the server for it would tell that a version is read,
 * and which.
 */
export function SofterPlate({
  drawn,
  recipe: { slug, recipe_category: category, image_url },
  className,
  meanwhile,
}: SofterPlateProps) {
  const draw = useMemo(() => {
    const { dish, crockery, cloth } = drawn
    const chosen = { ...(crockery && { crockery }), ...(cloth && { cloth }) }
    return (look: Pick<DishOptions, 'format' | 'inLines'>) =>
      drawDish(dish, { slug, category: category ?? '', ...look, ...chosen })
  }, [drawn, slug, category])
  const addressOf = ({ format }: ShownDrawing) => toAddress(withLamplight(draw({ format })))
  const shown = { kind: 'plate', dish: null, slug, category, format: 'card', shape: 'head' } as const
  return (
    <>
      {image_url ? meanwhile : <PlatePicture {...shown} eager addressOf={addressOf} className={className} />}
      {drawn.dish.form !== 'none' && (
        <img
          alt=""
          aria-hidden
          width={140}
          height={140}
          src={toAddress(draw({ format: 'bare', inLines: true }))}
          className="float-right hidden print:block"
        />
      )}
    </>
  )
}

const toAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
