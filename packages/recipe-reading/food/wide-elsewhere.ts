import { foldForSearch } from 'recipe-basics/text/fold'

/** What German, French, Spanish, Italian, Dutch and Scandinavian kitchens call foods of many names: "carne" is all meat. */
const CALLED = {
  milk: 'laktose, lactosa, lattosio, laktos, milcheiweiß',
  gluten: 'glutine, glutén',
  nut: 'nuss, nüsse, nüssen, noix, fruits à coque, nueces, frutos secos, noci, noten, nötter, nødder',
  peanut:
    'erdnuss, erdnüsse, arachide, arachides, cacahuète, cacahuètes, cacahuete, cacahuetes, pinda, jordnötter',
  egg: 'eier, eiern, oeuf, oeufs, uovo, eieren, ägg, æg',
  fish: 'fisch, poisson, poissons, pescado, pesce, vis, fisk',
  shellfish: 'schalentiere, schaaldieren, skaldjur, skaldyr',
  crustacean: 'krebstiere, crustacés, crustáceos, crostacei',
  seafood: 'meeresfrüchte, fruits de mer, marisco, mariscos, frutti di mare',
  meat: 'fleisch, viande, viandes, carne, vlees, kött, kød, kjøtt',
  pork: 'schwein, schweinefleisch, porc, cerdo, maiale, varkensvlees, fläsk, svinekød',
  cheese: 'käse, fromage, fromages, queso, formaggio, kaas, ost',
  soy: 'soja, soia',
  wheat: 'weizen, blé, trigo, frumento, grano, tarwe, vete, hvede',
  sesame: 'sesam, sésame, sésamo, sesamo',
  mustard: 'senf, moutarde, mostaza, senape, mosterd, senap',
  celery: 'sellerie, céleri, apio, sedano, selderij, selleri',
  sugar: 'zucker, sucre, azúcar, zucchero, suiker, socker, sukker',
  bread: 'brot, pain, pan, pane, brood, bröd, brød',
  pasta: 'nudeln, pâtes',
  fruit: 'obst, fruits, fruta, frutta',
  seed: 'samen, kerne, graines, semillas, semi, zaden',
  spice: 'gewürze, épices, especias, spezie',
  alcohol: 'alkohol, alcool',
} as const

const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(CALLED).flatMap(([name, typed]) =>
    typed.split(', ').map((word): [string, string] => [foldForSearch(word), name]),
  ),
)

/** The wide food that is typed as another language calls it; undefined for anything else. */
export const findWideElsewhere = (typed: string): string | undefined => NAMES.get(foldForSearch(typed))
