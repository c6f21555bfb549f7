import { dark, light, luma } from './colour.ts'
import { whole } from './points.ts'
import type { Random } from './random.ts'

const OAT = '#D9CDB2'
const CLOTHS = new Map([
  ['Breakfast', '#EBD08F'],
  ['Lunch', '#BFCBA6'],
  ['Dinner', '#4B5339'],
  ['Appetizer', '#B9C7C3'],
  ['Dessert', '#E3B9A6'],
  ['Snack', '#DCC59B'],
  ['Main Course', '#B5603F'],
  ['Side Dish', '#97A37A'],
  ['Soup', '#7F969A'],
  ['Salad', '#D5DCB8'],
])

/** The tablecloth says the category; what has none lies on oat. */
export const clothOf = (category: string) => CLOTHS.get(category) ?? OAT

/** Dark cloths have light patterns. */
export const isDarkCloth = (cloth: string) => luma(cloth) < 125

/** The cloth spread over the whole drawing. */
export function spread(width: number, height: number, cloth: string): string {
  return `<rect width="${width}" height="${height}" fill="${cloth}"/>`
}

/** An invisible sheet over the cloth alone: dark themes raise its opacity, and the crockery stays lit. */
export function dimmer(width: number, height: number): string {
  return `<rect class="plate-dim" width="${width}" height="${height}" fill="#14160E" opacity="0"/>`
}

/** Stripes, checks, a seam or a fold; one cloth in six is plain. */
export function clothPattern(w: number, h: number, cloth: string, rnd: Random): string {
  const tone = isDarkCloth(cloth) ? light(cloth, 0.16) : dark(cloth, 0.09)
  switch (Math.floor(rnd() * 6)) {
    case 0: {
      const x = w * (0.06 + rnd() * 0.05)
      const d = [x, x + 9, w - x, w - x - 9].map((at) => `M${whole(at)} 0V${h}`).join('')
      return `<path d="${d}" stroke="${tone}" stroke-width="4"/>`
    }
    case 1:
      return `<path d="${uprights(25, 50, w, h)}${levels(25, 50, w, h)}" stroke="${tone}" stroke-width="1.6"/>`
    case 2: {
      const opacity = isDarkCloth(cloth) ? 0.4 : 0.55
      return `<path d="${uprights(12, 48, w, h)}" stroke="${tone}" stroke-width="24" opacity="${opacity}"/>`
    }
    case 3: {
      const y = h * (0.68 + rnd() * 0.14)
      return `<path d="M0 ${whole(y)}Q${whole(w / 2)} ${whole(y - 14)} ${w} ${whole(y + 8)}V${h}H0Z" fill="${tone}"/>`
    }
    case 4: {
      const top = whole(w * (0.58 + rnd() * 0.2))
      return `<path d="M${top} 0L${whole(w * (0.36 + rnd() * 0.2))} ${h}H0V0Z" fill="${tone}" opacity=".7"/>`
    }
    default:
      return ''
  }
}

/** Broad quiet stripes for a whole table. */
export function tableStripes(size: number, cloth: string): string {
  const tone = isDarkCloth(cloth) ? light(cloth, 0.1) : dark(cloth, 0.07)
  return `<path d="${uprights(30, 120, size, size)}" stroke="${tone}" stroke-width="60" opacity=".5"/>`
}

const uprights = remembered((from, step, w, h) => {
  let d = ''
  for (let x = from; x < w; x += step) d += `M${x} 0V${h}`
  return d
})

const levels = remembered((from, step, w, h) => {
  let d = ''
  for (let y = from; y < h; y += step) d += `M0 ${y}H${w}`
  return d
})

type Lines = (from: number, step: number, w: number, h: number) => string

/** Weaves are as many as patterns and formats: each is written once. */
function remembered(draw: Lines): Lines {
  const drawn = new Map<number, string>()
  return (from, step, w, h) => {
    const key = ((from * 1000 + step) * 10_000 + w) * 10_000 + h
    const d = drawn.get(key) ?? draw(from, step, w, h)
    drawn.set(key, d)
    return d
  }
}
