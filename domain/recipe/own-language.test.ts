import { expect, test } from 'vitest'
import { LANGUAGES } from '../../packages/recipe-reading/ingredient/lexicon.ts'
import { readOwnLanguages } from './own-language.ts'

type Written = { name: string; description?: string; story?: string; lines?: string[]; steps?: string[] }

const read = ({ name, description, story, lines = [], steps = [] }: Written) =>
  readOwnLanguages({
    name,
    description: description ?? null,
    story: story ?? null,
    ingredients: lines.map((ingredient_text) => ({ ingredient_text, section: null })),
    instructions: steps.map((step_text, at) => ({
      step_number: at + 1,
      step_text,
      section: null,
      step_url: null,
    })),
  })

const EVERY = ['recipe', 'name', 'description', 'story', 'lines', 'steps'] as const
const allIn = (language: string) => Object.fromEntries(EVERY.map((part) => [part, language]))
const NOTHING = Object.fromEntries(EVERY.map((part) => [part, undefined]))

const SOUPS: Record<string, Written> = {
  de: {
    name: 'Kürbissuppe mit Ingwer',
    description: 'Eine milde Suppe, die auch an schlechten Tagen schmeckt.',
    story: 'Das Rezept ist von meiner Oma, und ich koche es jeden Herbst.',
    lines: ['1 kleiner Hokkaidokürbis', '2 Möhren', '1 EL Olivenöl', '800 ml Gemüsebrühe', 'Salz'],
    steps: [
      'Den Kürbis entkernen und in Würfel schneiden.',
      'Alles 20 Minuten köcheln lassen und fein pürieren.',
    ],
  },
  fr: {
    name: 'Velouté de courgettes',
    description: 'Une soupe très douce, sans fibres ni morceaux.',
    story: 'Ma mère la faisait quand nous étions malades.',
    lines: ['3 courgettes', '1 pomme de terre', '20 g de beurre', '50 cl d’eau', 'sel'],
    steps: [
      'Éplucher les courgettes et les couper en dés.',
      'Laisser cuire 20 minutes, puis mixer avec le beurre.',
    ],
  },
  es: {
    name: 'Crema de calabaza',
    description: 'Una crema suave que se come con cuchara y sienta muy bien.',
    story: 'La hacía mi abuela para toda la familia.',
    lines: ['500 g de calabaza', '1 patata', '2 cucharadas de aceite de oliva', 'sal'],
    steps: [
      'Pelar la calabaza y cortarla en trozos.',
      'Cocer durante 20 minutos y triturar hasta que quede fina.',
    ],
  },
  it: {
    name: 'Vellutata di zucca',
    description: 'Una crema delicata che si mangia anche quando non si ha fame.',
    story: 'La ricetta è della nonna, che la preparava ogni domenica.',
    lines: ['500 g di zucca', '1 patata', '2 cucchiai di olio d’oliva', 'sale'],
    steps: ['Sbucciare la zucca e tagliarla a cubetti.', 'Cuocere per 20 minuti e frullare con l’olio.'],
  },
  nl: {
    name: 'Pompoensoep',
    description: 'Een zachte soep die ook op slechte dagen goed valt.',
    story: 'Het recept is van mijn oma en we maken het elke herfst.',
    lines: ['500 g pompoen', '1 aardappel', '2 eetlepels olijfolie', '750 ml groentebouillon', 'zout'],
    steps: ['Schil de pompoen en snijd hem in blokjes.', 'Laat 20 minuten koken en pureer de soep.'],
  },
  da: {
    name: 'Græskarsuppe',
    description: 'En mild suppe af græskar, som man også kan få ned, når man har det skidt.',
    story: 'Opskriften er fra min mormor, og jeg laver den hvert efterår.',
    lines: ['500 g græskar', '2 gulerødder', '1 løg', '2 spsk olivenolie', '1 tsk salt'],
    steps: [
      'Skræl græskarret og skær det i tern.',
      'Kog det i 20 minutter, og blend suppen, når den er mør.',
    ],
  },
  sv: {
    name: 'Pumpasoppa',
    description: 'En mild soppa som går ner även när inget annat gör det.',
    story: 'Receptet är från min mormor och jag lagar det varje höst.',
    lines: ['500 g pumpa', '2 morötter', '1 gul lök', '2 msk olivolja', '1 tsk salt'],
    steps: ['Skala pumpan och skär den i bitar.', 'Koka i 20 minuter och mixa soppan slät.'],
  },
  no: {
    name: 'Gresskarsuppe',
    description: 'En mild suppe som går ned også når ikke noe annet gjør det.',
    story: 'Oppskriften er fra mormor, og jeg lager den hver høst.',
    lines: ['500 g gresskar', '2 gulrøtter', '1 løk', '2 ss olivenolje', '1 ts salt'],
    steps: ['Skrell gresskaret og skjær det i biter.', 'La det koke i 20 minutter, og kjør suppen glatt.'],
  },
}

test('every text of a recipe in a language that lines are read in is known to be in it', () => {
  expect(Object.keys(SOUPS).toSorted()).toEqual(LANGUAGES.filter((language) => language !== 'en').toSorted())
  for (const [language, soup] of Object.entries(SOUPS)) expect(read(soup)).toEqual(allIn(language))
})

test('the list alone shows its language, and so does the method', () => {
  for (const [language, { name, lines = [], steps = [] }] of Object.entries(SOUPS)) {
    expect(read({ name, lines })).toMatchObject({ recipe: language, name: language, lines: language })
    expect(read({ name, steps })).toMatchObject({ recipe: language, name: language, steps: language })
  }
})

test('an English recipe has no language of its own, whatever its dish is called', () => {
  const stew = {
    description: 'A slow stew of beef, the French way.',
    lines: [
      '800 g beef shin',
      '1 bouquet garni',
      '100 g lardons',
      '200 ml crème fraîche',
      '1 tbsp beurre manié',
    ],
    steps: ['Brown the beef in a casserole.', 'Add the bouquet garni and simmer for 3 hours.'],
  }
  const names = ['Boeuf bourguignon', 'Spätzle', 'Käsespätzle mit Röstzwiebeln', 'Saltimbocca alla romana']
  for (const name of [...names, 'Arroz con pollo', 'Smørrebrød med sild', 'Stoofvlees met friet'])
    expect(read({ name, ...stew })).toEqual(NOTHING)
})

test('a recipe that says little says no language', () => {
  for (const lines of [
    [],
    ['salt'],
    ['500 g risotto'],
    ['2 x 400 g'],
    ['1 Brezel'],
    ['Spaghetti', 'Pesto', 'Parmesan'],
  ])
    expect(read({ name: 'Gnocchi', lines })).toEqual(NOTHING)
})

test('English words beside a foreign list stay English', () => {
  const { lines = [], steps = [] } = SOUPS.de ?? {}
  const said = {
    name: 'My grandmother’s pumpkin soup',
    description: 'The soup that I make every autumn, as she wrote it down.',
    story: 'I have not changed a word of it.',
    lines,
  }
  const english = { name: undefined, description: undefined, story: undefined }
  expect(read({ ...said, steps })).toEqual({ ...allIn('de'), ...english })
  const inEnglish = [
    'Peel the pumpkin and cut it into cubes.',
    'Simmer for 20 minutes with the stock, and blend until smooth.',
  ]
  expect(read({ ...said, steps: inEnglish })).toMatchObject({ ...english, lines: 'de', steps: undefined })
})

test('half of a list in English is no language', () => {
  const { lines: german = [] } = SOUPS.de ?? {}
  const english = [
    '1 small pumpkin',
    '2 carrots, sliced',
    '1 tbsp olive oil',
    '800 ml stock',
    'a pinch of salt',
  ]
  expect(read({ name: 'Soup', lines: [...german, ...english] })).toEqual(NOTHING)
})

test('languages that are not read are not taken for their neighbours', () => {
  const cakes: [string, string[], string][] = [
    [
      'Bolo de cenoura',
      [
        '3 cenouras',
        '4 ovos',
        '1 xícara (chá) de óleo',
        '2 xícaras de açúcar',
        '1 colher (sopa) de fermento',
      ],
      'Bata no liquidificador as cenouras, os ovos e o óleo, e asse em forno médio por 40 minutos.',
    ],
    [
      'Pa amb tomàquet',
      ['4 llesques de pa', '2 tomàquets madurs', 'oli d’oliva', 'sal', '1 gra d’all'],
      'Torreu el pa, fregueu-lo amb l’all i el tomàquet, i amaniu-lo amb oli i sal.',
    ],
    [
      'Plăcintă cu mere',
      ['500 g făină', '200 g unt', '1 kg mere', '100 g zahăr', '1 linguriță de sare'],
      'Se amestecă făina cu untul și sarea, apoi se adaugă apă rece până când aluatul este moale.',
    ],
    [
      'Melktert',
      ['500 ml melk', '2 eiers', '100 g suiker', '30 g meel', '1 eetlepel botter'],
      'Verhit die melk met die botter, klits die eiers en suiker, en voeg dit by die melk.',
    ],
    [
      'Sernik',
      ['1 kg twarogu', '6 jajek', '200 g cukru', '100 g masła'],
      'Zmiksuj wszystkie składniki i piecz przez godzinę.',
    ],
    [
      'Mercimek çorbası',
      ['1 su bardağı mercimek', '1 soğan', '1 havuç'],
      'Mercimeği yıkayın ve 20 dakika pişirin.',
    ],
  ]
  for (const [name, lines, step] of cakes)
    expect(read({ name, lines, steps: [step], description: step })).toEqual(NOTHING)
})
