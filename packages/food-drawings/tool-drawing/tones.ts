import { luma, mix } from '../cut-paper/colour.ts'
import { pick, type Random } from '../cut-paper/random.ts'

/** A material in three tones of colour. */
type Tones = { base: string; lit: string; shade: string }
type Materials = readonly [Tones, ...Tones[]]

const tones = (base: string, lit: string, shade: string): Tones => ({ base, lit, shade })

const STEEL_ON_PALE = tones('#989D93', '#CDD0C6', '#747A71')
const STEEL_ON_DEEP = tones('#CFD0C6', '#EEEDE3', '#A0A498')
const IRON = tones('#4A4C43', '#63655A', '#35372E')
const WOOD = tones('#B98850', '#CDA06A', '#94683A')
const BEECH = tones('#D3AE78', '#E3C699', '#B38A54')
const CREAM = tones('#F1E9D8', '#FBF6EA', '#D6CAB0')
const TERRACOTTA = tones('#C07955', '#D79A7A', '#9A5937')
const SLATE = tones('#7E9295', '#A2B2B3', '#60757A')
const SAGE = tones('#97A37A', '#B4BF9B', '#788460')
const BUTTER = tones('#DFC07A', '#EED9A6', '#BD9B53')
const RUST = tones('#B5603F', '#CF8768', '#8F4729')
const WALNUT = tones('#5E452F', '#7A5D43', '#453120')
const MOSS = tones('#6A7A50', '#8B9A70', '#4F5D39')

const GRIPS: Materials = [WOOD, BEECH, IRON, WALNUT, RUST, MOSS]
const ENAMELS: Materials = [TERRACOTTA, SLATE, SAGE, BUTTER, RUST, CREAM]
/** The cases of machines; cream twice, because most of them are. */
const BODIES: Materials = [CREAM, CREAM, SAGE, SLATE, TERRACOTTA]

/** A colour for every CSS variable of the files in `tables/tools/`. */
export type Colours = ReadonlyMap<string, string>

/** The colours that stand out from a cloth; the random numbers choose among them. */
export function coloursOn(cloth: string, rnd: Random): Colours {
  const grip = pick(rnd, standingOut(GRIPS, cloth))
  const enamel = pick(rnd, standingOut(ENAMELS, cloth))
  const body = pick(rnd, standingOut(BODIES, cloth))
  return new Map([
    ...toVariables('steel', luma(cloth) > 165 ? STEEL_ON_PALE : STEEL_ON_DEEP),
    ...toVariables('grip', grip),
    ...toVariables('grip-on-wood', grip === WOOD ? IRON : grip),
    ...toVariables('enamel', enamel),
    ...toVariables('print', enamel === CREAM ? SAGE : enamel),
    ...toVariables('body', body),
    ...linenOn(cloth),
    ['cloth', cloth],
  ])
}

const toVariables = (name: string, { base, lit, shade }: Tones): [name: string, colour: string][] => [
  [name, base],
  [`${name}-lit`, lit],
  [`${name}-shade`, shade],
]

/** The towel and its stripes. */
const linenOn = (cloth: string): [name: string, colour: string][] =>
  luma(cloth) > 150
    ? [
        ['linen', '#FBF6EA'],
        ['stripe', mix(cloth, RUST.base, 0.55)],
      ]
    : [
        ['linen', mix(cloth, '#FFFBF0', 0.76)],
        ['stripe', RUST.base],
      ]

/** The materials that stand out from the cloth. Dark ones need a pale cloth, by lamplight too. */
function standingOut(materials: Materials, cloth: string): Materials {
  const ground = luma(cloth)
  const [first, ...others] = materials.filter(({ base }) => {
    const tone = luma(base)
    return Math.abs(tone - ground) > 28 && (tone > 90 || ground > 182)
  })
  return first ? [first, ...others] : materials
}
