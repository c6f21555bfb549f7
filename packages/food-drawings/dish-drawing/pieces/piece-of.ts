import type { Cut, DishFood, Shape } from '../../dish/dish.ts'
import type { PieceName } from './pieces.ts'

type ByCut = Partial<Record<Cut, PieceName>>

/** How a knife, a grater or a masher leaves what grows. */
const VEGETABLE: ByCut = {
  ribbons: 'ribbons',
  batons: 'batons',
  shredded: 'shreds',
  grated: 'shreds',
  wedges: 'wedges',
  quarters: 'wedges',
  sliced: 'coins',
  coins: 'coins',
  diced: 'cubes',
  ground: 'cubes',
  chopped: 'chunks',
  flaked: 'chunks',
  crumbled: 'crumbs',
  crushed: 'dollops',
}

const MEAT: ByCut & { '': PieceName } = {
  '': 'chunks',
  shredded: 'shreds',
  flaked: 'shreds',
  grated: 'shreds',
  ground: 'crumbs',
  crumbled: 'crumbs',
  sliced: 'slices',
  diced: 'cubes',
  batons: 'strips',
  ribbons: 'strips',
}

const HERB: ByCut = {
  chopped: 'flecks',
  ground: 'flecks',
  shredded: 'flecks',
  ribbons: 'flecks',
  grated: 'flecks',
}

/** Which piece a shape becomes, as it is ('') and by its cut. */
const PIECE_OF: Record<Shape, ByCut & { '': PieceName }> = {
  liquid: { '': 'drizzle', whole: 'dollops' },
  dollop: { '': 'dollops', melted: 'melts', crumbled: 'crumbs' },
  dough: { '': 'chunks', crumbled: 'crumbs' },
  crumb: { '': 'crumbs' },
  chip: { '': 'chips' },
  butter: { '': 'cubes', melted: 'melts' },
  grain: { '': 'grains' },
  nest: { '': 'noodles' },
  tube: { '': 'tubes' },
  sheet: { '': 'slabs' },
  parcel: { '': 'parcels' },
  bread: {
    '': 'breads',
    diced: 'cubes',
    chopped: 'cubes',
    crumbled: 'crumbs',
    batons: 'batons',
    wedges: 'triangles',
  },
  flat: {
    '': 'flatbreads',
    wedges: 'triangles',
    quarters: 'triangles',
    ribbons: 'ribbons',
    batons: 'strips',
  },
  wedge: { '': 'triangles', crushed: 'bits', crumbled: 'bits' },
  floret: { '': 'florets', chopped: 'florets', diced: 'florets', ground: 'crumbs', grated: 'grains' },
  leaf: {
    '': 'leaves',
    shredded: 'shreds',
    chopped: 'shreds',
    ribbons: 'shreds',
    sliced: 'shreds',
    cooked: 'wilted',
  },
  root: { ...VEGETABLE, '': 'coins', whole: 'roots', halves: 'roots' },
  potato: { ...VEGETABLE, '': 'potatoes', halves: 'halfRounds' },
  chunk: { ...VEGETABLE, '': 'chunks', sliced: 'slabs', coins: 'slabs' },
  coin: { ...VEGETABLE, '': 'coins', halves: 'batons' },
  round: { ...VEGETABLE, '': 'rounds', sliced: 'halfRounds', coins: 'halfRounds', halves: 'halfRounds' },
  pepper: {
    ...VEGETABLE,
    '': 'strips',
    sliced: 'strips',
    batons: 'strips',
    chopped: 'cubes',
    coins: 'rings',
  },
  ring: {
    ...VEGETABLE,
    '': 'rings',
    sliced: 'rings',
    coins: 'rings',
    diced: 'bits',
    chopped: 'bits',
    ground: 'bits',
  },
  shred: { '': 'shreds', chopped: 'bits', diced: 'bits', wedges: 'wedges', quarters: 'wedges' },
  stick: { ...VEGETABLE, '': 'batons', sliced: 'bits', coins: 'bits', diced: 'bits', chopped: 'bits' },
  bead: { '': 'beads', ground: 'rounds' },
  bean: { '': 'beans', crushed: 'dollops', ground: 'rounds' },
  crescent: {
    ...VEGETABLE,
    '': 'crescents',
    sliced: 'crescents',
    coins: 'crescents',
    wedges: 'crescents',
    quarters: 'crescents',
    chopped: 'cubes',
    halves: 'halfFruit',
    whole: 'halfFruit',
  },
  mushroom: { '': 'mushrooms', diced: 'bits', ground: 'bits', grated: 'shreds' },
  berry: { '': 'berries', crushed: 'dollops' },
  straw: { '': 'strawberries', crushed: 'dollops' },
  citrus: { '': 'citrus', wedges: 'wedges', quarters: 'wedges', halves: 'halfRounds', chopped: 'chunks' },
  bird: MEAT,
  meat: MEAT,
  slice: {
    '': 'slabs',
    diced: 'cubes',
    chopped: 'bits',
    ribbons: 'strips',
    shredded: 'shreds',
    batons: 'strips',
  },
  strip: { '': 'strips', diced: 'bits', chopped: 'bits', crumbled: 'bits' },
  fish: { '': 'flakes', diced: 'cubes' },
  prawn: { '': 'prawns', diced: 'bits', chopped: 'bits', ground: 'bits' },
  shell: { '': 'shells' },
  egg: {
    '': 'halfEggs',
    fried: 'friedEggs',
    poached: 'poachedEggs',
    ribbons: 'ribbons',
    cooked: 'wilted',
    chopped: 'crumbs',
    crumbled: 'crumbs',
    grated: 'crumbs',
  },
  cube: {
    '': 'cubes',
    crumbled: 'crumbs',
    grated: 'shreds',
    sliced: 'slabs',
    batons: 'batons',
    ribbons: 'strips',
  },
  melt: { '': 'shreds', sliced: 'coins', coins: 'coins', diced: 'cubes', crumbled: 'crumbs' },
  nut: { '': 'nuts', chopped: 'bits', crushed: 'bits', ground: 'crumbs', sliced: 'flecks' },
  seed: { '': 'seeds', ground: 'crumbs' },
  frond: { ...HERB, '': 'fronds', sliced: 'flecks' },
  herb: { ...HERB, '': 'leaves' },
  pear: {
    ...VEGETABLE,
    '': 'pears',
    sliced: 'crescents',
    coins: 'crescents',
    wedges: 'crescents',
    chopped: 'cubes',
  },
}

/** The piece that a food is drawn with: by its cut first, and by its shape. */
export function pieceOf({ look, cut }: Pick<DishFood, 'look' | 'cut'>): PieceName {
  const own = PIECE_OF[look.shape]
  if (cut === 'crumbs') return 'crumbs'
  if (look.shape === 'ring' && !look.inner && own[cut || 'sliced'] === 'rings') return 'hoops'
  if (own[cut]) return own[cut]
  if (cut === 'smooth' && look.shape !== 'liquid') return 'dollops'
  if (cut === 'melted' && look.shape !== 'liquid') return 'melts'
  return own['']
}
