import type { ServedDrawing } from './address.ts'
import { HERO_DISHES } from './hero-dishes.ts'
import { withLamplight } from './lamplight.ts'
import { plateSvg } from './plate.ts'
import { tableSvg } from './table.ts'
import { toolSvg } from './tool.ts'

/** A drawing as it leaves the server. */
export function drawServed({ kind, category, ...drawing }: ServedDrawing): string {
  const options = { ...drawing, category: category ?? '' }
  return withLamplight(kind === 'plate' ? plateSvg(options) : toolSvg(drawing))
}

/** The table at the top of the home page, as it leaves the server. */
export const drawHeroTable = () => withLamplight(tableSvg(HERO_DISHES))
