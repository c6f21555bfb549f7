/** Attributes of an SVG element, by name. */
type Attributes = ReadonlyMap<string, string>

/** What a shape takes from the groups around it. */
const INHERITED = ['fill', 'stroke', 'stroke-width']
/** Lines thicker than this are food or wood, and are drawn as their two edges. */
const THIN = 4.5
/** What is fainter than this is a shadow. */
const FAINT = 0.5

/**
 * A drawing for a printer: surfaces are white, edges black; shadows and cloth are left out. Reads the SVG that these
 * drawings are written in, and no other.
 */
export function toLineDrawing(svg: string): string {
  const groups: { drawn: boolean; given: Attributes }[] = []
  return svg.replaceAll(
    /<(\/?)(g|path|circle|ellipse|rect)\b([^>]*?)\/?>/g,
    (_, end: string, name: string, written: string) => {
      if (end) return groups.pop()?.drawn ? '</g>' : ''
      const around = groups.at(-1) ?? { drawn: true, given: new Map() }
      const own = new Map(
        [...written.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
      )
      const all: Attributes = new Map([...around.given, ...own])
      const drawn = around.drawn && !isFaint(own)
      if (name === 'g') {
        groups.push({ drawn, given: new Map(INHERITED.flatMap((key) => entryOf(all, key))) })
        return drawn
          ? element('g', own, { 'stroke-linecap': own.get('stroke-linecap') }).replace('/>', '>')
          : ''
      }
      return drawn && name !== 'rect' ? drawShape(name, own, all) : ''
    },
  )
}

const isFaint = (own: Attributes) =>
  own.has('opacity') && Number(own.get('opacity')) < FAINT && own.get('fill') !== 'none'

function entryOf(attributes: Attributes, key: string): [string, string][] {
  const value = attributes.get(key)
  return value === undefined ? [] : [[key, value]]
}

function drawShape(name: string, own: Attributes, all: Attributes): string {
  const width = Number(all.get('stroke-width') ?? 1)
  if (all.get('fill') !== 'none') {
    const edge = Number(own.get('r') ?? 99) < 16 ? '.8' : '1.1'
    return element(name, own, {
      fill: '#fff',
      stroke: '#000',
      'stroke-width': edge,
      'stroke-linejoin': 'round',
    })
  }
  if (width <= THIN) return element(name, own, { fill: 'none', stroke: '#000', 'stroke-width': '.9' })
  const ticks = ticksOf(own)
  if (ticks)
    return element(name, own, {
      fill: 'none',
      stroke: '#000',
      'stroke-width': String(width),
      'stroke-dasharray': ticks,
    })
  return (
    element(name, own, { fill: 'none', stroke: '#000', 'stroke-width': String(round(width + 1.6)) }) +
    element(name, own, { fill: 'none', stroke: '#fff', 'stroke-width': String(round(width - 0.6)) })
  )
}

/**
 * The dashes of a broad line, as of a fluted rim, made as thin as other lines; undefined where there are none. Dashes without a
 * length are beads, and are drawn with their edges.
 */
function ticksOf(own: Attributes): string | undefined {
  const [dash = 0, gap = 0] = (own.get('stroke-dasharray') ?? '').split(' ').map(Number)
  return dash === 0 ? undefined : `.8 ${round(dash + gap - 0.8)}`
}

/** An element where it was, in new ink. */
function element(name: string, own: Attributes, ink: Record<string, string | undefined>): string {
  const kept = [...own].filter(([key]) => !KEPT_OUT.includes(key) && !(key in ink))
  const inked = Object.entries(ink).filter(([, value]) => value !== undefined)
  return `<${name}${[...kept, ...inked].map(([key, value]) => ` ${key}="${value}"`).join('')}/>`
}

const KEPT_OUT = ['opacity', 'fill', 'stroke', 'stroke-width', 'class']
const round = (value: number) => Math.round(value * 10) / 10
