import type { ToolKind } from './kinds.ts'

/** What a word says: a kind of tool, a thing that is none of ours, or a thing that only belongs to tools. */
export type Meaning = ToolKind | 'other-thing' | 'belonging'

/** Names of tools that say the kind by themselves, in the singular, divided by `|`. Two words may also be written as one. */
export const ENGLISH_NAMES: Partial<Record<Meaning, string>> = {
  saucepan: 'sauce pan|milk pan|butter warmer|saucier',
  stockpot: 'stock pot|soup kettle|jam pan|preserving pan|maslin pan',
  casserole: 'casserole|casserole dish|casserole pot|dutch oven|french oven|cocotte|braiser|braising pan',
  'frying-pan': 'skillet|frypan|omelette maker|paella pan|paellera',
  'saute-pan': 'saute pan|sautoir|saute pot|sauteuse',
  wok: 'wok|wok pan',
  'griddle-pan': 'griddle|grill pan|chargrill',
  'roasting-tin': 'roaster|roasting set',
  'baking-tray':
    'cookie sheet|half sheet|quarter sheet|baking sheet|sheet pan|oven tray|sheet tray|baking steel tray',
  // A springform is drawn round.
  'cake-tin':
    'square loose base cake tin|square loose based cake tin|square loose bottom cake tin|square loose bottomed cake tin|loose base square cake tin|loose based square cake tin|loose bottom square cake tin|loose bottomed square cake tin|square springform',
  springform: 'spring form',
  'muffin-tin': 'muffin top pan',
  ramekins: 'ramekin',
  cleaver: 'santoku|nakiri|cleaver',
  'chefs-knife': 'gyuto|cooks knife|chefs knife|chef knife|cook knife',
  'paring-knife': 'bird s beak knife',
  'knife-set': 'knife block|knife set|knives set|knife block set|cutlery block',
  peeler: 'peeler',
  'chopping-board': 'butchers block|butcher block|chopping block|chopping mat',
  scissors: 'scissor|shears|kitchen shear',
  mandoline: 'mandoline|mandolin|v slicer|mandoline slicer|mandolin slicer',
  'box-grater': 'grater|cheese grater|rotary grater',
  'fine-grater': 'zester|rasp|microplane|rasp grater|grater rasp|zester grater',
  'garlic-press': 'garlic press|garlic crusher|garlic mincer|garlic presser',
  masher: 'masher',
  ricer: 'ricer|potato press',
  'food-mill': 'food mill|mouli|mouli legume|vegetable mill|rotary mill|passata mill|puree mill',
  sieve: 'sieve|strainer|sifter',
  'drum-sieve': 'drum sieve|tamis|tamis sieve|drum strainer',
  colander: 'colander|pasta strainer|pasta drainer|sink strainer basket',
  chinois: 'chinois|china cap|chinois sieve|chinois strainer|bouillon strainer|bouillon sieve',
  'salad-spinner': 'salad spinner|lettuce spinner|salad dryer|lettuce dryer|herb spinner',
  whisk: 'whisk',
  'wooden-spoon': 'spurtle',
  spatula: 'spatula|spoonula|jar scraper|bowl scraper|silicone scraper|rubber scraper',
  turner: 'turner|fish slice|egg slice|flipper|egg lifter|fish lifter',
  ladle: 'ladle',
  tongs: 'tong|tongs|cooking tweezers|kitchen tweezers|plating tweezers|fine tweezers',
  skimmer: 'skimmer|spider|spider strainer|spider skimmer|skimmer ladle|skimming ladle|slotted ladle',
  'rolling-pin': 'rolling pin',
  'pastry-brush': 'pastry brush|basting brush|baking brush|glazing brush|egg brush',
  'measuring-jug':
    'measuring jug|measure jug|measuring beaker|measuring pitcher|batter jug|mixing jug|pouring jug|glass measuring cup|liquid measuring cup|angled measuring cup',
  'measuring-spoons': 'measuring spoon|measure spoon|spoon measure',
  'measuring-cups': 'measuring cup|measure cup|cup measure',
  scale: 'weighing scale|kitchen balance',
  thermometer: 'thermometer|thermopen|meat probe|food probe|probe thermometer|temperature probe',
  timer: 'timer|hourglass',
  'stick-blender':
    'stick blender|hand blender|immersion blender|stab mixer|wand blender|handheld blender|hand held blender',
  blender: 'blender|liquidiser|liquidizer|smoothie maker|soup maker|nut milk maker|soya milk maker',
  'food-processor': 'food processor|mini chopper|electric chopper|food chopper|mini processor',
  'stand-mixer': 'stand mixer|kitchen machine|planetary mixer|food mixer|bowl lift mixer|tilt head mixer',
  'hand-mixer':
    'hand mixer|electric whisk|hand whisk electric|egg beater|electric hand whisk|handheld mixer|hand held mixer|hand beater|cordless whisk',
  'slow-cooker': 'slow cooker|crock pot',
  'pressure-cooker':
    'pressure cooker|instant pot|multi cooker|multicooker|pressure canner|electric pressure cooker|pressure pot',
  'rice-cooker': 'rice cooker|rice steamer|rice pot',
  'steamer-basket':
    'steamer basket|steaming basket|steam basket|steamer insert|steaming insert|steamer pan|steamer pot|steamer tray',
  'electric-steamer': 'steam cooker',
  kettle: 'kettle',
  toaster: 'toaster',
  'air-fryer': 'air fryer|airfryer|air frier',
  microwave: 'microwave|microwave oven|combination microwave',
  oven: 'oven|toaster oven|pizza oven|steam oven|mini oven|dehydrator|food dryer|air fryer oven|mini cooker oven',
  'sous-vide':
    'sous vide|sous vide cooker|sous vide stick|sous vide machine|sous vide circulator|immersion circulator|sous vide precision cooker|precision cooker|water bath cooker',
  'ice-cream-maker':
    'ice cream machine|ice cream churn|ice cream maker|gelato maker|sorbet maker|gelato machine|frozen dessert maker',
  'yoghurt-maker': 'yoghurt maker|yogurt maker|yoghurt machine|yogurt machine|yoghurt incubator',
  'citrus-juicer':
    'juicer|reamer|squeezer|citrus press|lemon press|lime press|orange press|hand press juicer',
  'juice-extractor':
    'juice extractor|juicing machine|slow juicer|cold press juicer|masticating juicer|centrifugal juicer|whole fruit juicer|celery juicer|electric juicer|juice maker',
  'coffee-maker':
    'cafetiere|french press|moka pot|percolator|coffee maker|coffee machine|coffee press|coffee pot|coffee brewer|espresso maker|espresso machine|bean to cup machine|espresso pot|coffee dripper|aeropress|moka express|moka maker|v60|v60 dripper|pour over|pour over dripper',
  'pestle-mortar': 'pestle|mortar|molcajete|suribachi|surikogi',
  'pepper-mill':
    'pepper mill|pepper grinder|salt mill|salt grinder|spice mill|peppermill|nutmeg mill|nutmeg grinder',
  'storage-jars': 'tupperware|canister|storage tub|storage pot',
  'freezer-tray': 'ice cube tray|ice tray|ice mould|ice mold|ice cube mould|freezing tray|freezer pot',
  'vacuum-sealer':
    'vacuum sealer|food sealer|bag sealer|vacuum packer|vacuum packing machine|vacuum machine|vacuum sealing machine|vacuum sealer machine',
  'paper-roll':
    'baking paper|parchment paper|greaseproof paper|parchment|cling film|clingfilm|plastic wrap|food wrap|parchment roll|parchment paper roll|baking paper roll|baking parchment roll|greaseproof paper roll|greaseproof roll|cling film roll|clingfilm roll|foil roll|freezer paper|kitchen foil|aluminium foil|aluminum foil|tin foil|baking parchment|baking liner|air fryer liner|muffin liner|cake tin liner|cake liner|steamer liner|cupcake liner',
  apron: 'apron|pinafore',
  'tea-towel': 'tea towel|dish towel|kitchen towel|glass cloth|tea cloth|dish cloth|dishcloth|hand towel',
  gloves: 'mitt|mitten|oven glove|oven mitt|oven mitten|pot holder|gauntlet|pot grab',
  trivet: 'trivet|pot stand|pan stand|pot mat|hot mat|hot pad|pot rest|pan protector mat',
  'lunch-box':
    'lunch box|bento box|bento|lunch pot|lunch container|lunch tin|sandwich box|snack box|tiffin|tiffin carrier|tiffin box|lunch carrier',
  thermos:
    'thermos|flask|insulated bottle|insulated food jar|vacuum food jar|insulated jar|vacuum bottle|thermos bottle|thermos jar|vacuum flask|soup jar|insulated jug',
  cookbook:
    'cook book|paperback|hardback|hardcover|cookery book|recipe book|cooking book|recipe journal|kitchen notebook',
}
