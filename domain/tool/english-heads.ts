import type { Meaning } from './english-names.ts'

/**
 * What a word is that is many things, such as "pan": the first row that names a word shortly before it. `alone` is what it is
 * without any; nothing where it says nothing then.
 */
export type Head = { alone?: Meaning } & Partial<Record<Meaning, string>>

/** By their words in the singular. In each, the special comes before the general. */
export const ENGLISH_HEADS: Readonly<Record<string, Head>> = {
  pan: {
    alone: 'frying-pan',
    'other-thing': 'chip|dust|drip|oil|bed|water|drain|tagine|replacement|spare',
    springform: 'springform|loose base|loose based|loose bottom|loose bottomed',
    'muffin-tin': 'muffin|cupcake|popover|bun|yorkshire pudding|madeleine|donut|doughnut|tartlet',
    'loaf-tin': 'loaf|bread|pullman|terrine|pate',
    'pie-dish': 'pie|tart|quiche|flan',
    'cake-tin': 'cake|bundt|sponge|angel food|tube|brownie',
    'roasting-tin': 'roasting|roast|roaster|turkey|lasagne|lasagna',
    'baking-tray': 'baking|sheet|jelly roll|pizza',
    'griddle-pan': 'grill|griddle|chargrill|ridged',
    wok: 'wok|stir fry',
    'saute-pan': 'saute',
    saucepan: 'sauce|milk|butter|egg poaching',
    stockpot: 'stock|pasta|soup|stew|preserving|jam',
    'frying-pan': 'frying|fry|paella|omelette|omelet|egg|crepe|pancake|skillet|blini',
    'steamer-basket': 'steamer|steaming',
  },
  pot: {
    alone: 'stockpot',
    'other-thing':
      'tea|plant|planter|flower|melting|honey|sugar|paint|chamber|mustard|jam|replacement|spare|inner|yoghurt|yogurt|fondue|utensil|spice|hot|storage|food|garlic|onion|herb|salt|ginger|keeper|watering|terracotta',
    'coffee-maker': 'coffee|moka|espresso',
    casserole: 'casserole|cast iron|enamelled cast iron|enameled cast iron|braising|dutch',
    saucepan: 'sauce|milk',
    'pressure-cooker': 'pressure|instant|multi',
    'rice-cooker': 'rice',
    'freezer-tray': 'freezer|weaning|baby food',
    'lunch-box': 'lunch|snack',
  },
  knife: {
    alone: 'chefs-knife',
    'other-thing':
      'steak|butter|table|palette|putty|pocket|hunting|electric|cheese|oyster|craft|utility box|spreading|dinner|pizza|diving|fish table|swiss army|craft|folding|pen|stanley|grapefruit|clam|mincing|outdoor|camping',
    'chefs-knife': 'chefs|chef|cooks|gyuto|carving|boning|filleting|fillet|slicing',
    'bread-knife': 'bread|serrated|cake|baguette',
    'paring-knife': 'paring|petty|utility|vegetable|small|turning|peeling|tomato|fruit|office|steel paring',
    cleaver: 'santoku|nakiri|chopping|cleaver',
    'knife-set': 'set|block|piece|pcs|pc',
  },
  spoon: {
    alone: 'other-thing',
    'measuring-spoons': 'measuring|measure',
    skimmer: 'slotted|perforated|draining|straining|skimming|pasta',
    'wooden-spoon': 'wooden|wood|olive wood|beech|beechwood|bamboo|olivewood|stirring',
  },
  spatula: {
    alone: 'spatula',
    turner: 'fish|slotted|egg|burger|pancake|metal|steel|stainless|offset|palette|grill|barbecue|bbq',
    spatula: 'silicone|rubber|nylon|baking',
  },
  paddle: { alone: 'other-thing', 'wooden-spoon': 'wooden|bamboo', spatula: 'rice' },
  tin: {
    alone: 'other-thing',
    'other-thing': 'biscuit storage|cookie storage|storage|gift|tea|sardine|biscuit|cookie',
    springform: 'springform|loose base|loose based|loose bottom|loose bottomed',
    'muffin-tin': 'muffin|cupcake|bun|yorkshire pudding|fairy cake|patty|madeleine|mince pie|tartlet',
    'loaf-tin': 'loaf|bread|terrine|pullman|2lb|1lb|lb',
    'pie-dish': 'pie|tart|quiche|flan',
    'cake-tin': 'cake|sandwich|sponge|bundt|baba|round|victoria|brownie',
    'roasting-tin': 'roasting|roast|turkey',
    'baking-tray': 'baking|traybake|swiss roll|oven',
    'lunch-box': 'lunch',
  },
  tray: {
    alone: 'other-thing',
    'other-thing': 'serving|tea|butler|drip|cutlery|drawer|bed|seed|breakfast|draining|crisper',
    'muffin-tin': 'muffin|cupcake|bun|yorkshire pudding|fairy cake',
    'freezer-tray': 'freezer|ice cube|ice|portion|freezing|baby food|weaning',
    'roasting-tin': 'roasting|roast|turkey',
    'baking-tray': 'baking|oven|sheet|cookie|biscuit|bake|pizza|crisping|chip',
    'steamer-basket': 'steamer|steaming',
  },
  mould: {
    alone: 'other-thing',
    'muffin-tin': 'muffin|cupcake|bun',
    'freezer-tray': 'ice cube|ice|freezer|freezing',
    'loaf-tin': 'loaf|bread|terrine',
    'cake-tin': 'cake|bundt|sponge',
    'pie-dish': 'tart|pie|quiche|flan',
  },
  dish: {
    alone: 'other-thing',
    'other-thing':
      'salt|butter|soap|serving|sauce|dipping|petri|satellite|chafing|side|olive|pet|ring|washing|condiment',
    'pie-dish': 'pie|tart|quiche|flan|tartlet',
    ramekins: 'ramekin|souffle|creme brulee|custard|individual',
    casserole: 'casserole',
    'roasting-tin': 'metal roasting|steel roasting',
    'gratin-dish':
      'gratin|baking|oven|ovenproof|lasagne|lasagna|roasting|rectangular|stoneware|bake|baker|oven to table|crumble',
    'loaf-tin': 'loaf',
  },
  baker: {
    alone: 'other-thing',
    'gratin-dish': 'rectangular|oval|square|ceramic|stoneware|lasagne|lasagna|deep',
  },
  plate: { alone: 'other-thing', 'pie-dish': 'pie|tart|quiche', 'griddle-pan': 'griddle' },
  basin: { alone: 'other-thing', 'mixing-bowls': 'pudding|mixing' },
  bowl: {
    alone: 'mixing-bowls',
    'other-thing':
      'mortar|cement|plaster|soup|cereal|serving|pasta|rice|salad|fruit|dog|cat|pet|sugar|breakfast|dessert|poke|ramen|noodle|replacement|spare|inner|toilet|finger|snack|porridge|washing up|baby|suction|processor|mixer|food processor|bento|buddha|popcorn|nut',
    'mixing-bowls': 'mixing|nesting|batter|pudding|prep|baking|dough',
  },
  board: {
    alone: 'chopping-board',
    'other-thing':
      'ironing|circuit|white|chalk|notice|memo|message|dart|skate|snow|cheese|mood|cork|pin|surf|key|charcuterie|grazing|bulletin|diving|menu|black|score|drawing|cribbage|gnocchi|cake|drum|drain|draining|drainer|skirting|floor|ouija|card|foam|peg|clip|mother|emery|wake|paddle|bill|sand|running|head|base|plaster|chess|vision',
    'chopping-board': 'chopping|cutting|carving|bread|serving|pastry|dough',
  },
  grater: {
    alone: 'box-grater',
    'box-grater': 'box|sided|tower|pyramid',
    'fine-grater': 'fine|rasp|zest|lemon|citrus|nutmeg|ginger|garlic|microplane|parmesan|hand|handheld|micro',
  },
  sieve: {
    alone: 'sieve',
    'other-thing': 'soil|garden|sand|gold|riddle',
    'drum-sieve': 'drum|tamis',
    chinois: 'conical|chinois|bouillon',
  },
  strainer: {
    alone: 'sieve',
    'other-thing': 'tea|sink|plughole|drain|cocktail|hawthorne|wine|bag|paint',
    chinois: 'conical|chinois|bouillon',
    colander: 'pasta|spaghetti|bowl',
    skimmer: 'spider',
  },
  scale: {
    alone: 'scale',
    'other-thing':
      'bathroom|body|luggage|hair|letter|person|postal|parcel|fish|map|baby|weighing body|smart body|jewellery|time|baby weighing',
  },
  probe: { alone: 'other-thing', thermometer: 'meat|food|temperature|cooking|barbecue|bbq|wireless' },
  thermometer: {
    alone: 'thermometer',
    'other-thing':
      'forehead|ear|baby bath|bath|fever|clinical|room|body|aquarium|outdoor|weather|pool|window|wall|garden',
  },
  mixer: {
    alone: 'hand-mixer',
    'other-thing': 'paint|concrete|audio|dj|cement|drink|drinks|tap|sink|basin|cocktail|shower|kitchen tap',
    'stand-mixer': 'stand|planetary|tilt head|bowl lift|kitchen|food',
    'hand-mixer': 'hand|handheld',
  },
  beater: { alone: 'other-thing', 'hand-mixer': 'hand|egg|electric' },
  whisk: { alone: 'whisk', 'hand-mixer': 'electric' },
  chopper: { alone: 'other-thing', 'food-processor': 'mini|electric|food|compact' },
  processor: { alone: 'other-thing', 'food-processor': 'food|mini|kitchen' },
  slicer: { alone: 'other-thing', mandoline: 'vegetable|cucumber|mandoline|mandolin|potato' },
  mill: {
    alone: 'other-thing',
    'other-thing': 'coffee|grain|flour|wind|hand grain|water|meat|herb',
    'pepper-mill': 'pepper|salt|spice|nutmeg|chilli',
    'food-mill': 'food|vegetable|puree|rotary|passata|tomato|baby food',
  },
  grinder: {
    alone: 'other-thing',
    'other-thing': 'coffee|meat|angle|grain|nut|herb',
    'pepper-mill': 'pepper|salt|nutmeg',
  },
  press: {
    alone: 'other-thing',
    'garlic-press': 'garlic',
    ricer: 'potato',
    'citrus-juicer': 'citrus|lemon|lime|orange',
    'coffee-maker': 'coffee|french',
  },
  juicer: {
    alone: 'citrus-juicer',
    'juice-extractor': 'slow|cold press|masticating|centrifugal|celery|vegetable|whole fruit|auger|nutrient',
    'citrus-juicer': 'citrus|lemon|lime|orange|hand',
  },
  oven: { alone: 'oven', casserole: 'dutch|french|camp' },
  steamer: {
    alone: 'electric-steamer',
    'other-thing':
      'garment|clothes|clothing|wallpaper|carpet|facial|fabric|hand held clothes|milk|egg|microwave',
    'steamer-basket':
      'bamboo|folding|collapsible|dumpling|silicone|metal|insert|pot|dim sum|vegetable|stainless|steel',
    'rice-cooker': 'rice',
  },
  timer: { alone: 'timer', 'other-thing': 'plug|plug in|socket|irrigation|water|light|chess|garden' },
  jug: {
    alone: 'other-thing',
    'measuring-jug': 'measuring|measure|batter|mixing|pouring|pyrex|graduated',
    thermos: 'insulated|vacuum|thermal',
  },
  cup: { alone: 'other-thing', 'measuring-cups': 'measuring|measure', ramekins: 'custard|souffle|pudding' },
  beaker: { alone: 'other-thing', 'measuring-jug': 'measuring|graduated' },
  jar: {
    alone: 'storage-jars',
    'other-thing':
      'candle|specimen|cookie|replacement|spare|bell|tip|swear|bath|lantern|blender|biscuit|belljar',
    thermos: 'vacuum|insulated|thermos|soup|thermal',
    'storage-jars': 'storage|preserving|mason|glass|clip top|spice|pantry|jam',
  },
  container: {
    alone: 'other-thing',
    'lunch-box': 'lunch|bento',
    'storage-jars': 'storage|food|freezer|airtight|glass|pantry|prep|leftover',
  },
  box: {
    alone: 'other-thing',
    'other-thing':
      'gift|tool|letter|post|cash|music|jewellery|cake|tea|tissue|bread|egg|window|veg|recipe|subscription|butter|salt|cardboard',
    'lunch-box': 'lunch|bento|sandwich|snack|packed lunch',
    'storage-jars': 'food storage|freezer|storage food|freshness|glass storage',
  },
  glove: {
    alone: 'other-thing',
    gloves:
      'oven|kitchen|cooking|bbq|barbecue|grill|heat resistant|cut resistant|resistant|heatproof|baking|chefs',
  },
  mitt: { alone: 'other-thing', gloves: 'oven|kitchen|cooking|silicone|quilted|bbq|barbecue|baking' },
  scissor: {
    alone: 'scissors',
    'other-thing':
      'sewing|hair|nail|craft|paper|embroidery|fabric|dressmaking|bandage|barber|grooming|beard|pinking|dressmaker',
  },
  shear: {
    alone: 'scissors',
    'other-thing': 'garden|pruning|hedge|pinking|sheep|grass|dressmaking|hair|tin|metal',
  },
  flask: {
    alone: 'thermos',
    'other-thing': 'hip|erlenmeyer|laboratory|lab|conical|oil|round bottom|volumetric',
  },
  glass: {
    'other-thing': 'wine|beer|pint|shot|cocktail|drinking|champagne|latte|water|whisky|gin|magnifying',
  },
  kettle: { alone: 'kettle', 'other-thing': 'fish|barbecue|bbq' },
  warmer: { alone: 'other-thing', saucepan: 'butter' },
}
