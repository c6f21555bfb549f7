import type { TriggerGroup } from '../triggers/trigger-groups.ts'

/** Where evidence stands on leaving a group out, in a sentence. */
const STANCES = {
  spell: 'For a flare or a stricture. Back in afterwards.',
  personal: 'Personal. No guideline asks everyone to leave it out.',
  short: 'A few weeks, with a dietitian, then back in.',
  less: 'Guidelines suggest less of it.',
} as const

type Level = 'guideline' | 'trial' | 'observational' | 'patient reports'

/** What a reader's browser knows of a group: its short name, where evidence stands, and how often patients name it. */
export type ProfileGroup = { name: string; stance: string; level: Level; tier: Tier }

/** How often people with Crohn's or colitis named a group in a large survey (Cohen 2013), the most often first. */
export const TIERS = {
  most: 'Named most often',
  often: 'Named often',
  less: 'Named less often, or not asked about',
  notes: 'Notes, not triggers',
} as const
type Tier = keyof typeof TIERS

const { spell, personal, short, less } = STANCES

/** The groups in the order in which a profile shows them. Their facts and sources stand in trigger-facts.json. */
export const PROFILE_GROUPS: Readonly<Record<TriggerGroup, ProfileGroup>> = {
  'raw-veg': { name: 'Raw vegetables, salad', stance: spell, level: 'guideline', tier: 'most' },
  spicy: { name: 'Chilli heat', stance: personal, level: 'patient reports', tier: 'most' },
  'raw-fruit': { name: 'Raw fruit', stance: spell, level: 'guideline', tier: 'most' },
  'seeds-nuts': { name: 'Whole seeds and nuts', stance: spell, level: 'guideline', tier: 'most' },
  'fatty-fried': { name: 'Fried and very fatty', stance: less, level: 'observational', tier: 'most' },
  lactose: {
    name: 'Milk sugar (lactose)',
    stance: 'Only if you are intolerant. Yoghurt often sits well.',
    level: 'guideline',
    tier: 'most',
  },
  'red-meat': {
    name: 'Red meat',
    stance: 'With Crohn’s, you can keep lean meat. With colitis, guidelines suggest less.',
    level: 'observational',
    tier: 'most',
  },
  carbonated: { name: 'Fizzy drinks', stance: personal, level: 'patient reports', tier: 'often' },
  'corn-popcorn': { name: 'Corn and popcorn', stance: spell, level: 'guideline', tier: 'often' },
  alcohol: { name: 'Alcohol', stance: personal, level: 'observational', tier: 'often' },
  'high-fiber': { name: 'Bran and whole grains', stance: spell, level: 'guideline', tier: 'often' },
  caffeine: { name: 'Coffee and caffeine', stance: personal, level: 'patient reports', tier: 'often' },
  'legumes-gos': { name: 'Beans, lentils, peas', stance: short, level: 'trial', tier: 'often' },
  cruciferous: { name: 'Cabbage family', stance: personal, level: 'patient reports', tier: 'often' },
  'alliums-fructans': {
    name: 'Fructans (onion, garlic, wheat)',
    stance: short,
    level: 'trial',
    tier: 'less',
  },
  mushrooms: { name: 'Mushrooms', stance: personal, level: 'patient reports', tier: 'less' },
  acidic: { name: 'Acidic food', stance: personal, level: 'patient reports', tier: 'less' },
  'skins-strings': { name: 'Skins, peels, strings', stance: spell, level: 'guideline', tier: 'less' },
  'dried-fruit': { name: 'Dried fruit', stance: spell, level: 'guideline', tier: 'less' },
  'tough-meat': { name: 'Tough or stringy meat', stance: spell, level: 'guideline', tier: 'less' },
  'gluten-wheat': {
    name: 'Wheat and gluten',
    stance: 'Guidelines do not ask everyone to leave it out.',
    level: 'guideline',
    tier: 'less',
  },
  polyols: { name: 'Sugar alcohols', stance: short, level: 'trial', tier: 'less' },
  'excess-fructose': { name: 'Excess fructose', stance: short, level: 'trial', tier: 'less' },
  'added-sugar': { name: 'Added sugar', stance: less, level: 'guideline', tier: 'less' },
  'processed-meat': { name: 'Cured meat', stance: less, level: 'observational', tier: 'less' },
  'emulsifiers-additives': {
    name: 'Emulsifiers, additives',
    stance: 'An early trial suggests less of it.',
    level: 'trial',
    tier: 'less',
  },
  'food-safety': {
    name: 'Raw egg, raw fish, raw milk',
    stance: 'For readers on medicine that damps the immune system.',
    level: 'guideline',
    tier: 'notes',
  },
  'grapefruit-interaction': {
    name: 'Grapefruit',
    stance: 'Some medicines and grapefruit do not go together. Ask a pharmacist.',
    level: 'guideline',
    tier: 'notes',
  },
}
