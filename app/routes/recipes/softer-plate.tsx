import { useMemo } from 'react'
import { withLamplight } from '#app/ui/cut-paper/lamplight.ts'
import { drawDish } from '#app/ui/dish-drawing/draw-dish.ts'
import type { ShownDrawing } from '#app/ui/drawing-address.ts'
import { PlatePicture } from '#app/ui/plate-picture.tsx'
import type { LaidDish } from '#domain/dish/plate-code.ts'
import type { PublicRecipe } from '#domain/recipe/recipe.ts'

export type SofterPlateProps = {
  drawn: LaidDish
  recipe: Pick<PublicRecipe, 'slug' | 'recipe_category'>
  className: string
}

/** The plate of a softer version. This browser draws it: asking the server for it would tell that a version is read, and which. */
export function SofterPlate({
  drawn,
  recipe: { slug, recipe_category: category },
  className,
}: SofterPlateProps) {
  const addressOf = useMemo(() => {
    const { dish, crockery, cloth } = drawn
    const chosen = { ...(crockery && { crockery }), ...(cloth && { cloth }) }
    return ({ format }: ShownDrawing) => {
      const svg = withLamplight(drawDish(dish, { slug, category: category ?? '', format, ...chosen }))
      return `data:image/svg+xml,${encodeURIComponent(svg)}`
    }
  }, [drawn, slug, category])
  const shown = { kind: 'plate', dish: null, slug, category, format: 'card', shape: 'head' } as const
  return <PlatePicture {...shown} eager addressOf={addressOf} className={className} />
}
