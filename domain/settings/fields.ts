import { KNOWN_ADDRESSES } from '../affiliate/known-addresses.ts'
import { DATE_FORMATS, OTHER_DATE_FORMATS } from '../publishing/dates.ts'
import { type Field, fromNames, namesOf, type ValuesOf } from 'recipe-basics/fields/field'
import { SYSTEMS } from 'recipe-reading/kitchen/recipe-view'
import { PALETTES } from './palettes.ts'

const LINE = { kind: 'line', most: 120 } as const
const LINKS = { kind: 'prose', most: 2_000 } as const
const TEXT = { kind: 'prose', most: 1_000 } as const

/**
 * What a setting is beside a field: where it shows, and what stands there while the chef has written nothing. With
 * `isEdited`, the form holds that, to be changed.
 */
export type Setting = { shows: string; standard?: string; isEdited?: true }

type Choice = Extract<Field, { kind: 'choice' }>
/** A choice of one word is a checkbox. One of several is a list, and says what holds while none is chosen. */
type SettingField = Exclude<Field, Choice> | (Choice & ({ choices: readonly [string] } | { none: string }))

/**
 * Everything that the chef decides about the site as a whole. A new setting is its line here, its place in a panel of
 * the form, and the page that shows it. Nothing that stands here by itself speaks for her or promises anything.
 */
export const SETTINGS = {
  site_name: {
    kind: 'line',
    most: 60,
    label: 'Name of the site',
    shows: 'In the masthead and in every title.',
  },
  tagline: { kind: 'line', most: 60, label: 'One line under it', shows: 'In the title of the home page.' },
  home_whom: {
    ...LINE,
    label: 'For whom',
    shows: 'Above the headline, in the first screen of the home page.',
    standard: 'For people with Crohn’s disease, and for the people who cook for them.',
  },
  home_headline: {
    ...LINE,
    label: 'Headline',
    shows: 'The largest words of the home page. If you leave it empty, the name of the site stands there.',
  },
  home_lead: {
    ...TEXT,
    label: 'Lead',
    shows: 'Below the headline, and where search engines describe the site.',
    standard: 'Recipes with their macros, kitchen equipment, and notes from the kitchen.',
  },
  home_first_call: {
    ...LINE,
    label: 'First call',
    shows: 'The button that leads to the recipes.',
    standard: 'Explore Recipes',
  },
  home_second_call: {
    ...LINE,
    label: 'Second call',
    shows: 'The link to the About page.',
    standard: 'Read the chef’s story',
  },
  wellness_text: {
    ...TEXT,
    label: 'Under “Digestive Wellness”',
    shows: 'On the first card.',
    standard: 'Each recipe says what was done to the food. Labels say what is in a dish.',
  },
  heritage_text: {
    ...TEXT,
    label: 'Under “Culinary Heritage”',
    shows: 'On the second card.',
    standard: 'Dishes from many kitchens.',
  },
  unconventional_text: {
    ...TEXT,
    label: 'Under “Unconventional & Delicious”',
    shows: 'On the third card.',
    standard: 'Other ways to cook what is on the plate every day.',
  },
  precision_title: {
    ...LINE,
    label: 'Title of the dark band',
    shows: 'Above the four items.',
    standard: 'What each recipe tells you',
  },
  precision_lead: { ...TEXT, label: 'Text of the dark band', shows: 'Below that title.' },
  macro_text: {
    ...TEXT,
    label: 'Under “Macro Precision”',
    shows: 'On the dark band.',
    standard: 'Protein, carbs, fat and calories for one serving, where they are known.',
  },
  crohns_text: {
    ...TEXT,
    label: 'Under “Crohn’s-Friendly”',
    shows: 'On the dark band.',
    standard:
      'Written for people with Crohn’s disease and those who cook for them. Whether a dish suits you is a question for you and your care team.',
  },
  developed_text: {
    ...TEXT,
    label: 'Under “Chef-Developed”',
    shows: 'On the dark band.',
    standard: 'Times, amounts and steps as the chef writes them.',
  },
  science_text: {
    ...TEXT,
    label: 'Under “Science-Based”',
    shows: 'On the dark band.',
    standard: 'A label stands on a recipe when every line of it is known, or when the chef has decided.',
  },
  closing: {
    ...LINE,
    label: 'Last words',
    shows: 'At the end of the home page.',
    standard: 'What will you cook?',
  },
  recipes_lead: {
    ...TEXT,
    label: 'Lead of the recipes',
    shows: 'Beside the title of the list.',
    standard: 'Search by name or ingredient, and filter by difficulty, category and diet.',
  },
  equipment_lead: {
    ...TEXT,
    label: 'Lead of the equipment',
    shows: 'Beside the title of the list.',
    standard: 'Tools for the kitchen, with their good and bad points.',
  },
  blog_lead: {
    ...TEXT,
    label: 'Lead of the blog',
    shows: 'Beside the title of the list.',
    standard: 'Notes from the kitchen.',
  },
  chef_name: {
    ...LINE,
    label: 'Your name, as readers see it',
    shows: 'On the home page and the About page.',
  },
  story_quote: {
    ...TEXT,
    label: 'A sentence of yours',
    shows: 'In quotation marks on the home page. Without it, that section is not there.',
  },
  story_teaser: { ...TEXT, label: 'What follows it', shows: 'Below that sentence.' },
  portrait_url: {
    kind: 'address',
    label: 'Portrait',
    shows: 'On the About page and beside your sentence. Without one, readers see a drawing.',
  },
  about_title: {
    ...LINE,
    label: 'Title of the About page',
    shows: 'Without one, “About” and the name of the site.',
  },
  about_lead: { ...TEXT, label: 'Lead of the About page', shows: 'Below its title.' },
  about_body: { kind: 'html', most: 100_000, label: 'Your story', shows: 'On the About page.' },
  contact_email: {
    kind: 'line',
    most: 254,
    label: 'Address for mail',
    shows: 'On the privacy page, and where search engines look for you.',
  },
  contact_email_hidden: {
    kind: 'choice',
    choices: ['hidden'],
    label: 'Hide that address from readers',
    shows: 'It then stands nowhere on the site.',
  },
  elsewhere_links: {
    ...LINKS,
    label: 'You elsewhere',
    shows:
      'In the footer, and where search engines look for you. One on each line: the name, then the address, or the address alone.',
  },
  menu_links: {
    ...LINKS,
    label: 'More links of the menu',
    shows:
      'After Home, Recipes, Equipment and About. One on each line: the name, then the address, such as “Blog /blog”.',
  },
  footer_links: {
    ...LINKS,
    label: 'More links of the footer',
    shows: 'After the quick links, in the same way.',
  },
  controller_name: {
    kind: 'line',
    most: 200,
    label: 'Person or company responsible',
    shows: 'On the privacy page.',
  },
  controller_address: { ...TEXT, label: 'Postal address', shows: 'On the privacy page, line by line.' },
  privacy_additions: {
    kind: 'prose',
    most: 10_000,
    label: 'Additions to the privacy policy',
    shows: 'At its end. Each line becomes a paragraph.',
  },
  imprint: {
    kind: 'prose',
    most: 10_000,
    label: 'Imprint',
    shows: 'On a page of its own, which the footer names. Each line becomes a paragraph.',
  },
  disclosure: {
    ...TEXT,
    label: 'Disclosure',
    shows: 'Before the first affiliate link of a page.',
    standard: 'Some links here are affiliate links. This site earns a commission when you buy through one.',
  },
  amazon_sentence: {
    kind: 'choice',
    choices: ['shown'],
    label: 'Amazon’s sentence',
    shows:
      'After the disclosure, as Amazon asks its associates to: “As an Amazon Associate I earn from qualifying purchases.”',
  },
  shop_tags: {
    kind: 'prose',
    most: 5_000,
    label: 'Tags of shops',
    shows:
      'In links to these shops that have no tag yet. One shop on each line: “amazon.de plate-21”, or “ebay.de mkevt=1&campid=123” for several parameters.',
  },
  affiliate_addresses: {
    kind: 'prose',
    most: 20_000,
    label: 'Addresses that earn',
    shows:
      'A link to one of these is an affiliate link, and its page says so. One address on each line; after a space, the parameter that the address must have. “amazon.*” is the shop in every country.',
    standard: KNOWN_ADDRESSES,
    isEdited: true,
  },
  link_check: {
    kind: 'choice',
    choices: ['weekly'],
    label: 'Check links to shops once a week',
    shows:
      'This server then asks the shops whether these pages are still there, and Maintenance lists those that are not. The privacy page says so.',
  },
  medical_note: {
    ...TEXT,
    label: 'Medical note',
    shows: 'At the foot of every page.',
    standard:
      'This site is about cooking and is not medical advice. What agrees with one person can trouble another: your doctor or dietitian knows your case.',
  },
  footer_words: {
    ...TEXT,
    label: 'Words of the footer',
    shows: 'Under the name of the site, at the foot of every page.',
  },
  time_zone: {
    kind: 'line',
    most: 64,
    label: 'Time zone',
    shows:
      'Decides on which day something was published: Europe/London, or a large city in it. Forms show your own zone where they can.',
    standard: 'UTC',
  },
  date_format: {
    kind: 'choice',
    choices: OTHER_DATE_FORMATS,
    none: DATE_FORMATS[0],
    label: 'Dates',
    shows: 'How every date on the site is written.',
  },
  units: {
    kind: 'choice',
    choices: SYSTEMS,
    none: 'As written',
    label: 'Units of recipes',
    shows:
      'Amounts, sizes and temperatures of every recipe at first. Readers change them with one tap; without a choice they are as written.',
  },
  logo_url: {
    kind: 'address',
    label: 'Logo',
    shows:
      'Beside the name of the site, on the tab of a browser, and on the home screens of phones. An SVG is drawn once, and never sent itself.',
  },
  palette: {
    kind: 'choice',
    choices: PALETTES,
    none: PALETTES[0],
    label: 'Look',
    shows: 'On every page, light and dark.',
  },
} as const satisfies Record<string, SettingField & Setting>

export type SettingName = keyof typeof SETTINGS

/** Their names, in the order of the table. */
export const SETTING_NAMES = namesOf(SETTINGS)

/** What the chef has written; null where she has written nothing. */
export type Settings = ValuesOf<typeof SETTINGS>

/** A site on which nothing is written yet. */
export const NO_SETTINGS: Settings = fromNames(SETTING_NAMES, () => null)
