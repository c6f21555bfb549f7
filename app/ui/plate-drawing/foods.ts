import { HERB } from './colour.ts'
import { namesOf } from './names.ts'

/** What other food lies on or swims in. A dish is one before a side is: a soup with rice is a soup. */
export const DISH_BEDS = [
  'liquid',
  'porridge',
  'omelette',
  'pancakes',
  'toast',
  'tart',
  'pie',
  'cake',
  'glass',
] as const
export const SIDE_BEDS = ['grains', 'noodles', 'mash'] as const
export type Bed = (typeof DISH_BEDS | typeof SIDE_BEDS)[number]

/** What is strewn or poured over the rest at the end. */
export const TOPPINGS = ['herb', 'seeds', 'drops', 'citrus', 'cream', 'honey', 'butter'] as const
export type Topping = (typeof TOPPINGS)[number]

/** What lies there in pieces. */
export const PIECES = [
  'slices',
  'crescents',
  'berries',
  'peas',
  'leaves',
  'fillets',
  'fish',
  'prawns',
  'cubes',
  'egg',
  'mushrooms',
  'sticks',
  'rolls',
  'balls',
  'biscuits',
] as const
export type Piece = (typeof PIECES)[number]

/** A `tint` only colours what it is stirred into, a `salad` only says that there is a bowl, the `unseen` says nothing. */
export type Look = Bed | Topping | Piece | 'tint' | 'salad' | 'unseen'

/**
 * What a dish does to the foods in it: a soup has the colour of its `first` and shows the others, a purée hides `all`,
 * a cake hides them and keeps its own colour (`inside`), a porridge takes colour from a `tint` alone, and rolls and
 * batons are made of the food `just before`.
 */
type Takes = 'first' | 'all' | 'inside' | 'tint' | 'just before'

/** A food that titles name. */
export type Food = {
  look: Look
  /** '' has none of its own: nothing is drawn unless another food gives it one. */
  colour: string
  takes?: Takes
  /** Of an animal: not in a dish that calls itself vegan or vegetarian. */
  animal?: true
}

const [ORANGE, GREEN, GOLD, PALE, PINK, WHITE] = [
  '#DB8A3F',
  '#8BA35A',
  '#E2B457',
  '#EEDFB8',
  '#E5977A',
  '#F6EEDD',
]
const [RED, CRIMSON, PURPLE, BROWN] = ['#C9573A', '#C65B5E', '#6C6391', '#9A6B48']

type Row = [words: string, look: Look, colour: string, takes?: Takes]

/** Whole words and phrases, singular, divided by `|`. The longest that fits wins: “lemon sole” is no lemon. */
const PLANTS: Row[] = [
  ['carrot', 'slices', ORANGE],
  ['pumpkin|squash|butternut|butternut squash|butter nut squash|winter squash|persimmon', 'slices', ORANGE],
  ['sweet potato', 'cubes', ORANGE],
  ['beetroot|beet', 'slices', '#97405A'],
  ['radish', 'slices', '#C0567A'],
  ['tomato|cherry tomato|plum tomato|grape tomato|beef tomato', 'slices', RED],
  ['tomato sauce|passata|ketchup', 'tint', RED],
  ['peppers|bell pepper|red pepper', 'slices', RED],
  ['courgette|zucchini|cucumber', 'slices', GREEN],
  ['courgetti|zoodle|courgette noodle|zucchini noodle', 'noodles', GREEN],
  [
    'spinach|kale|lettuce|butter lettuce|lamb s lettuce|lambs lettuce|rocket|chard|cabbage',
    'leaves',
    '#7C9450',
  ],
  ['pea|sweet pea|green pea', 'peas', GREEN],
  ['green bean|french bean|runner bean|asparagus', 'sticks', GREEN],
  ['broccoli', 'cubes', '#7C9450'],
  ['avocado', 'crescents', '#A9BB76'],
  ['pesto|matcha', 'tint', GREEN],
  ['potato', 'cubes', PALE],
  ['cauliflower rice', 'grains', WHITE],
  ['parsnip|celeriac|fennel|leek|turnip|swede|kohlrabi', 'slices', PALE],
  ['cauliflower', 'cubes', WHITE],
  ['aubergine|eggplant', 'slices', '#7A6077'],
  ['corn|sweetcorn', 'peas', GOLD],
  ['lentil', 'tint', '#C98B4A'],
  [
    'mushroom|oyster mushroom|chestnut mushroom|lobster mushroom|chicken of the woods|hen of the woods',
    'mushrooms',
    BROWN,
  ],
  ['blueberry|blackberry|bilberry', 'berries', '#55557F'],
  ['raspberry|strawberry|redcurrant|cranberry', 'berries', CRIMSON],
  ['cherry', 'berries', CRIMSON],
  ['grape', 'berries', PURPLE],
  ['plum|fig', 'crescents', PURPLE],
  ['rhubarb', 'sticks', '#D07C7C'],
  ['peach|apricot|mango|nectarine|papaya', 'crescents', '#E3A04C'],
  ['apple|pear|quince', 'crescents', '#DDB768'],
  ['pineapple|melon', 'crescents', '#E6C866'],
  ['banana', 'slices', '#F6E7AE'],
  ['lemon', 'citrus', '#E6BC45'],
  ['lime', 'citrus', '#9DB557'],
  ['chocolate|cocoa|carob', 'tint', '#7A5340'],
  ['turmeric|saffron', 'tint', '#EACB77'],
  ['tofu|tempeh', 'cubes', '#EBD8A6'],
  ['rice|brown rice|wild rice|quinoa|millet|couscous|barley|bulgur|buckwheat', 'grains', '#F4E9CB'],
  [
    'noodle|rice noodle|egg noodle|glass noodle|vermicelli|pasta|spaghetti|linguine|tagliatelle|orzo|soba|udon|macaroni|penne',
    'noodles',
    '#EED79A',
  ],
  ['polenta', 'mash', '#EACB77'],
  ['mashed potato|mashed parsnip|mashed swede', 'mash', PALE],
  ['parsley|basil|coriander|cilantro|chive|tarragon|mint|sage|thyme|rosemary|herb', 'herb', HERB],
  ['dill', 'herb', '#8FA45F'],
  ['sage butter', 'herb', HERB],
  ['parsley oil|basil oil|herb oil|chive oil', 'drops', HERB],
  ['sesame|sesame seed', 'seeds', '#FBF3DC'],
  ['almond', 'seeds', WHITE],
  ['honey|maple syrup|caramel', 'honey', '#C98B3C'],
]

const ANIMALS: Row[] = [
  ['chicken|turkey|pork', 'fillets', '#DFA95F'],
  ['beef|lamb|duck|veal', 'fillets', BROWN],
  ['salmon|trout|salmon trout', 'fish', PINK],
  ['cod|haddock|hake|plaice|halibut|fish|white fish|fish fillet', 'fish', WHITE],
  [
    'sea bass|sea bream|lemon sole|dover sole|poached sole|baked sole|steamed sole|sole fillet',
    'fish',
    WHITE,
  ],
  ['prawn|shrimp', 'prawns', PINK],
  ['egg|quail egg|duck egg|fried egg|poached egg', 'egg', '#E9A93A'],
  ['cheese|feta|halloumi|paneer|mozzarella', 'cubes', '#FBF3DC'],
  [
    'yoghurt|yogurt|ricotta|cottage cheese|sour cream|creme fraiche|labneh|skyr|yoghurt cream|cream',
    'cream',
    '#FFF9EC',
  ],
  ['butter', 'butter', '#F7E3A1'],
]

/** Names that hold the name of another food, or of none. */
const UNSEEN = [
  'almond milk|coconut milk|oat milk|rice milk|soy milk|lemon balm|lemon verbena|lemon thyme|lemongrass|lemon grass|lime leaf',
  'water chestnut|chocolate mint|apple mint|pineapple sage|mint sauce|dill pickle|butter bean|butter chicken|butter cake',
  'rice paper|rice krispies|rice vinegar|rice wine|rice cooker|pepper jack|peppercorn|black pepper|white pepper',
  'cream of tartar|cream soda|cream cracker|cream cheese|cream of|egg cream|salad cream|cream tea|ice cream|shaving cream',
  'egg white|egg yolk|egg wash|egg roll|egg drop|easter egg|chocolate egg|scotch egg|hot dog|corn dog|toad in the hole',
  'fish finger|fish pie|fish sauce|fish fork|chicken fried|chicken of the sea|bombay duck|welsh rabbit|from turkey|cherry tree',
  'shepherd s pie|shepherds pie|cottage pie|cowboy pie|whoopie pie|moon pie|pie dish|spaghetti squash|spaghetti western',
  'custard apple|crab apple|rose apple|banana shallot|banana pepper|grape leaf|grapefruit|orange blossom|rose water',
  'pumpkin spice|pumpkin pie spice|apple pie spice|white chocolate|chick pea|split pea|sugar snap pea|snow pea|black eyed pea|pigeon pea',
  'jelly bean|peanut butter|cake flour|soup spoon|soup bowl|butter knife|cheese knife|bread knife|egg timer|egg cup|tart pan',
  'plum pudding|black pudding|white pudding|yorkshire pudding|christmas pudding|bread pudding|pease pudding|stock cube|stock pot',
  'rice cake|crab cake|potato cake|swiss roll|spring roll|sausage roll|cinnamon roll|bread roll|dinner roll|sushi roll',
  'peanut|coconut|peppermint|gingerbread|honeydew|honeycomb|pineapple juice|grapeseed|cheesecloth|butterscotch|buttermilk|eggnog',
  'cookie cutter|sweet bread|sweetbread|salad dressing|salad spinner|bean curd|head cheese|honey mustard|honey bee|tea towel|tea spoon|toast rack',
]

/** Dishes, which are named like foods. */
const DISHES: Row[] = [
  ['smoothie|milkshake|lassi', 'glass', '#DCE4DD', 'all'],
  ['tea', 'glass', '#C9955A', 'inside'],
  ['soup|chowder|caldo verde', 'liquid', '', 'first'],
  ['veloute|bisque|kissel', 'liquid', '', 'all'],
  ['broth|ramen|pho|consomme|bouillon|stock', 'liquid', '#D9A85A'],
  ['stew|curry|lentil dal|tarka dal|dhal|daal|casserole', 'liquid', '#C98B4A'],
  [
    'custard|egg custard|chawanmushi|panna cotta|mousse|semolina pudding|vanilla pudding',
    'liquid',
    '#F3E0AE',
    'all',
  ],
  [
    'porridge|oats|overnight oat|oatmeal|risotto|rice pudding|khichdi|congee|okayu|juk',
    'porridge',
    '#F1E3BF',
    'tint',
  ],
  ['puree|mash|compote', 'mash', '', 'all'],
  ['omelette|frittata|scrambled egg', 'omelette', '#E9BE55'],
  ['pancake|crepe|blini|waffle', 'pancakes', '#D9A55C'],
  ['toast|bread|loaf|tartine|sandwich|banana bread|potato bread|corn bread|crispbread', 'toast', '#B27B43'],
  ['tart|clafoutis', 'tart', '#F0DDAE'],
  ['quiche', 'tart', '#EBCF83'],
  ['pie', 'pie', '#E4C07C', 'all'],
  ['cake|sponge|torte|cheesecake', 'cake', '#E4C07C', 'inside'],
  ['brownie|chocolate cake|chocolate sponge|chocolate torte', 'cake', '#7A5340', 'inside'],
  ['biscuit|cookie|cracker|shortbread', 'biscuits', '#D6A866', 'inside'],
  ['meatball|kofte|falafel', 'balls', '#A67148', 'just before'],
  ['gnocchi|dumpling', 'balls', '#F0DFB4', 'just before'],
  ['fishcake|fish cake|croquette|patty', 'balls', '#D6A866', 'just before'],
  ['tamagoyaki roll|tamagoyaki', 'rolls', '#E9BE55'],
  ['roll', 'rolls', '', 'just before'],
  ['baton', 'sticks', '', 'just before'],
  ['fries|wedge', 'sticks', '#E9CF86', 'just before'],
  ['salad|slaw', 'salad', ''],
]
const ANIMAL_DISHES = /meatball|kofte|omelette|fish|egg|chawanmushi|tamagoyaki/

/** Every name, singular and plural, and what it stands for. */
export const FOODS: ReadonlyMap<string, Food> = new Map([
  ...rows(PLANTS),
  ...rows(ANIMALS).map(([name, food]): [string, Food] => [name, { ...food, animal: true }]),
  ...rows(DISHES).map(([name, food]): [string, Food] =>
    ANIMAL_DISHES.test(name) ? [name, { ...food, animal: true }] : [name, food],
  ),
  ...rows(UNSEEN.map((words): Row => [words, 'unseen', ''])),
])

function rows(table: Row[]): [string, Food][] {
  return table.flatMap(([words, look, colour, takes]) =>
    namesOf(words).map((name): [string, Food] => [name, { look, colour, takes }]),
  )
}
