/** A material in three tones of colour. */
export type Tones = { base: string; lit: string; shade: string }

const tones = (base: string, lit: string, shade: string): Tones => ({ base, lit, shade })

export const STEEL_ON_PALE = tones('#989D93', '#CDD0C6', '#747A71')
export const STEEL_ON_DEEP = tones('#CFD0C6', '#EEEDE3', '#A0A498')
export const IRON = tones('#4A4C43', '#63655A', '#35372E')
export const WOOD = tones('#B98850', '#CDA06A', '#94683A')
export const BEECH = tones('#D3AE78', '#E3C699', '#B38A54')
export const CREAM = tones('#F1E9D8', '#FBF6EA', '#D6CAB0')
export const GLASS = tones('#DDE3DB', '#F2F4EC', '#B4BFB6')
export const STONE = tones('#8C8E83', '#A9AAA0', '#6C6F65')

const TERRACOTTA = tones('#C07955', '#D79A7A', '#9A5937')
const SLATE = tones('#7E9295', '#A2B2B3', '#60757A')
export const SAGE = tones('#97A37A', '#B4BF9B', '#788460')
export const BUTTER = tones('#DFC07A', '#EED9A6', '#BD9B53')
const RUST = tones('#B5603F', '#CF8768', '#8F4729')

export const ENAMELS = [TERRACOTTA, SLATE, SAGE, BUTTER, RUST, CREAM] as const
/** The cases of machines; cream twice, because most of them are. */
export const BODIES = [CREAM, CREAM, SAGE, SLATE, TERRACOTTA] as const
export const GRIPS = [
  WOOD,
  BEECH,
  IRON,
  tones('#5E452F', '#7A5D43', '#453120'),
  RUST,
  tones('#6A7A50', '#8B9A70', '#4F5D39'),
] as const

export const RED = '#B5603F'
export const WHITE = '#FBF6EA'
export const SHINE = '#FFFBF0'
export const DISPLAY = '#434A38'
export const DIGITS = '#C8D3A8'

// What little food a tool may hold, where that says what the tool is for.
export const CARROT = '#DB8A3F'
export const BROTH = '#E2B457'
export const HERB = '#8BA35A'
export const LEAF = '#66803F'
export const POTATO = '#EEDFB8'
export const MILK = '#FFF9EC'
export const BREAD = '#D9A55C'
export const SALMON = '#E5977A'
export const LEMON = '#F0D06E'
