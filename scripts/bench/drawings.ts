import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'
import type { Format } from '#app/ui/cut-paper/format.ts'
import { withLamplight } from '#app/ui/cut-paper/lamplight.ts'
import { drawDish } from '#app/ui/dish-drawing/draw-dish.ts'
import { drawTable } from '#app/ui/dish-drawing/draw-table.ts'
import { type MadeDish, MADE_DISHES } from '#app/ui/dish-drawing/made-dishes.fixture.ts'
import { toolSvg } from '#app/ui/tool-drawing/tool-svg.ts'
import { readDish } from '#domain/dish/read-dish.ts'
import { importRecipes } from '#domain/recipe-import/import-recipes.ts'
import { slugify } from '#domain/slug.ts'
import { TOOL_KINDS } from '#domain/tool/kinds.ts'
import type { Options } from './options.ts'
import { interleave, median, ratioOf } from './statistics.ts'
import { count, times, toTable } from './table.ts'

const RECIPES = new URL('../../content/recipes/', import.meta.url)
const FORMATS = ['card', 'wide', 'square', 'bare', 'share'] as const satisfies Format[]
const ON_TABLE = 6
/** How often everything is drawn in one round. */
const TIMES_IN_ROUND = 200

type Thing = { title: string; slug: string; category: string }
/** What draws: each function answers SVG text. */
type Hand = {
  dish: (dish: MadeDish, format: Format) => string
  table: (dishes: MadeDish[]) => string
  tool: (tool: NamedTool, format: Format) => string
}
type NamedTool = Thing & { kind: (typeof TOOL_KINDS)[number] }

/**
 * The sizes of drawings, and how long they take: the dishes of the samples, the made ones, and every kind of tool. `against` is
 * a checkout of the release that drew from the words of titles.
 */
export async function measureDrawings({ rounds, against }: Options): Promise<string> {
  const dishes = [...readSamples(), ...MADE_DISHES]
  const sizes = FORMATS.map((format) => [
    format,
    ...describeSizes(dishes.map((dish) => OURS.dish(dish, format))),
    ...describeSizes(TOOLS.map((tool) => OURS.tool(tool, format))),
  ])
  const sized = ['bytes', ...['dish', 'tool'].flatMap((of) => SIZES.map((size) => `${of}, ${size}`))]
  const older = against ? await loadHand(against) : undefined
  const hands = older ? [OURS, older] : [OURS]
  const isNew = (tool: NamedTool) =>
    older !== undefined && older.tool(tool, 'square') === older.tool({ ...tool, title: '' }, 'square')
  const taken = await interleave(
    hands.map((hand) => async () => measureHand(hand, dishes, isNew)),
    rounds + 1,
  )
  // In the first round, what draws is still being compiled.
  for (const rounds of taken) rounds.shift()
  const heads = ['processor time', 'each', ...(older ? ['before', 'ratio'] : [])]
  return `${toTable(sized, sizes)}\n\n${toTable(heads, describeTimes(taken))}`
}

const SIZES = ['median', 'most', 'brotli, median']

function describeSizes(drawings: string[]): string[] {
  const served = drawings.map(withLamplight)
  const bytes = served.map((svg) => Buffer.byteLength(svg))
  const compressed = served.map((svg) => brotliCompressSync(svg).length)
  return [median(bytes), Math.max(...bytes), median(compressed)].map(count)
}

type Taken = { card: number; wide: number; table: number; tool: number; newTool: number }

/** Microseconds for a drawing of each kind. Of a new kind of tool, the earlier release drew a folded towel. */
function measureHand(hand: Hand, dishes: MadeDish[], isNew: (tool: NamedTool) => boolean): Taken {
  const tables = Array.from({ length: Math.floor(dishes.length / ON_TABLE) }, (_, at) =>
    dishes.slice(at * ON_TABLE, (at + 1) * ON_TABLE),
  )
  return {
    card: timeEach(dishes, (dish) => hand.dish(dish, 'card')),
    wide: timeEach(dishes, (dish) => hand.dish(dish, 'wide')),
    table: timeEach(tables, hand.table),
    tool: timeEach(
      TOOLS.filter((tool) => !isNew(tool)),
      (tool) => hand.tool(tool, 'square'),
    ),
    newTool: timeEach(TOOLS.filter(isNew), (tool) => hand.tool(tool, 'square')),
  }
}

function timeEach<Item>(items: Item[], draw: (item: Item) => string): number {
  const before = process.cpuUsage()
  for (let time = 0; time < TIMES_IN_ROUND; time++) for (const item of items) draw(item)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / TIMES_IN_ROUND / items.length
}

function describeTimes([ours = [], theirs]: Taken[][]): string[][] {
  const describe = (name: string, kind: keyof Taken) => {
    const read = (taken: Taken) => taken[kind]
    const own = [name, micro(median(ours.map(read)))]
    return theirs ? [...own, micro(median(theirs.map(read))), times(ratioOf(ours, theirs, read))] : own
  }
  return [
    describe('card', 'card'),
    describe('wide', 'wide'),
    describe('table of six', 'table'),
    describe('tool', 'tool'),
    ...(theirs ? [describe('tool that was a folded towel before', 'newTool')] : []),
  ]
}

const micro = (number: number) => `${number.toFixed(0)} µs`

const OURS: Hand = {
  dish: ({ dish, slug, category }, format) => drawDish(dish, { slug, category, format }),
  table: (dishes) => drawTable(dishes),
  tool: ({ kind, slug, category }, format) => toolSvg({ tool: kind, slug, category, format }),
}

const TOOLS = TOOL_KINDS.map((kind) => ({
  kind,
  title: kind.replaceAll('-', ' '),
  slug: slugify(kind),
  category: '',
}))

function readSamples(): MadeDish[] {
  return readdirSync(RECIPES).flatMap((file) =>
    importRecipes(readFileSync(new URL(file, RECIPES), 'utf8')).recipes.flatMap((recipe) => {
      if (!recipe) return []
      const { name, recipe_category } = recipe.fields
      return {
        name,
        slug: slugify(name),
        category: recipe_category ?? '',
        dish: readDish(recipe.fields),
      }
    }),
  )
}

type Draw<Given> = (given: Given) => string
const older = z.object({
  plateSvg: z.custom<Draw<Thing & { format: Format }>>(isFunction),
  tableSvg: z.custom<Draw<Thing[]>>(isFunction),
  toolSvg: z.custom<Draw<Thing & { format: Format }>>(isFunction),
})

/** The drawings of another checkout, which took the words of a title for the food. */
async function loadHand(folder: string): Promise<Hand> {
  const modules: object[] = []
  for (const file of ['plate', 'table', 'tool'])
    modules.push(await import(pathToFileURL(join(resolve(folder), `app/ui/plate-drawing/${file}.ts`)).href))
  const { plateSvg, tableSvg, toolSvg } = older.parse(Object.assign({}, ...modules))
  const named = ({ name, slug, category }: MadeDish) => ({ title: name, slug, category })
  return {
    dish: (dish, format) => plateSvg({ ...named(dish), format }),
    table: (dishes) => tableSvg(dishes.map(named)),
    tool: (tool, format) => toolSvg({ ...tool, format }),
  }
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}
