/**
 * How a dish lies. 'none' is a dish that nobody can tell. Addresses of drawings hold places in this list, and in those of
 * vessels, cutlery, roles and cuts: what is new comes last.
 */
export const FORMS = [
  'none',
  'stock',
  'glass',
  'jar',
  'ramen',
  'scoops',
  'taco',
  'bars',
  'cake',
  'loaf',
  'balls',
  'porridge',
  'pudding',
  'yoghurt',
  'rows',
  'maki',
  'rolls',
  'cinnamon',
  'sandwich',
  'burger',
  'wrap',
  'pizza',
  'waffle',
  'crepe',
  'flatstack',
  'pancakes',
  'patties',
  'muffins',
  'sweetballs',
  'cookies',
  'buns',
  'lidpie',
  'bake',
  'crumble',
  'tart',
  'stuffed',
  'skewers',
  'carpaccio',
  'grainsalad',
  'salad',
  'jug',
  'dip',
  'spreadcheese',
  'omelette',
  'frittata',
  'shakshuka',
  'scrambled',
  'toast',
  'eggs',
  'dumplings',
  'shortpasta',
  'nest',
  'mash',
  'soup',
  'curry',
  'stirfry',
  'stew',
  'rice',
  'chips',
  'ribs',
  'fish',
  'prawns',
  'wings',
  'bird',
  'chops',
  'roastjoint',
  'fruit',
  'jacket',
  'fillet',
  'meat',
  'breast',
  'cubes',
  'roast',
  'slices',
  'clear',
  'onrice',
  'onmash',
  'bundt',
  'turnedout',
  'thighs',
  'sausages',
  'cob',
  'tubes',
  'pasties',
  'riceballs',
  'closedrolls',
  'flatbird',
  'griddlecake',
] as const
/** What a dish is served in or on. */
export const VESSELS = [
  'plate',
  'bowl',
  'dipbowl',
  'ramekin',
  'board',
  'rack',
  'pan',
  'pot',
  'gratin',
  'jar',
  'jug',
  'glass',
] as const
/** What one eats it with. */
export const CUTLERY = ['none', 'spoon', 'fork', 'fork and knife', 'chopsticks'] as const
/** What a food does in a dish. */
export const ROLES = ['base', 'main', 'side', 'sauce', 'scattered', 'herb'] as const
/** How a food was cut or cooked into the shape that one sees; '' where no word tells. */
export const CUTS = [
  '',
  'whole',
  'smooth',
  'ribbons',
  'batons',
  'shredded',
  'grated',
  'flaked',
  'crumbled',
  'wedges',
  'quarters',
  'halves',
  'coins',
  'diced',
  'sliced',
  'ground',
  'chopped',
  'crushed',
  'crumbs',
  'melted',
  'fried',
  'poached',
  'cooked',
  'rolled',
] as const
/** The outline of one piece of a food before it is cut. */
export const SHAPES = [
  'liquid',
  'dollop',
  'dough',
  'crumb',
  'chip',
  'butter',
  'grain',
  'nest',
  'tube',
  'sheet',
  'parcel',
  'bread',
  'flat',
  'wedge',
  'floret',
  'leaf',
  'root',
  'potato',
  'chunk',
  'coin',
  'round',
  'pepper',
  'ring',
  'shred',
  'stick',
  'bead',
  'bean',
  'crescent',
  'mushroom',
  'berry',
  'straw',
  'citrus',
  'bird',
  'meat',
  'slice',
  'strip',
  'fish',
  'prawn',
  'shell',
  'egg',
  'cube',
  'melt',
  'nut',
  'seed',
  'frond',
  'herb',
  'pear',
] as const

export type Form = (typeof FORMS)[number]
export type Vessel = (typeof VESSELS)[number]
export type Cutlery = (typeof CUTLERY)[number]
export type Role = (typeof ROLES)[number]
export type Cut = (typeof CUTS)[number]
export type Shape = (typeof SHAPES)[number]

/** How a food looks: the colour of its outside, and of its inside where that shows, as six hexadecimal digits with a #. */
export type Look = { colour: string; inner?: string; shape: Shape }

export type DishFood = {
  /** The food, as the table of looks calls it. */
  food: string
  look: Look
  cut: Cut
  role: Role
  /** The ingredient line that it comes from, from 0. */
  line: number
}

/** What one would see on the finished plate, as data: the drawing draws this and nothing else. */
export type Dish = { form: Form; vessel: Vessel; cutlery: Cutlery; foods: DishFood[] }

/** A dish of which nothing can be told: crockery and cloth. */
export const NO_DISH: Dish = { form: 'none', vessel: 'plate', cutlery: 'none', foods: [] }

/** What the chef says of a plate, beside the words of its recipe. */
export type DishSaid = {
  recipe_category: string | null
  /** The chef wants it not drawn. */
  draw_dish?: 'no' | null
}
