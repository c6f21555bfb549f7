import type { ToolKind } from '#domain/tool/kinds.ts'
import type { Tool } from './tool.ts'
import { APPLIANCES } from './tools/appliances.ts'
import { CLOTHS_AND_MORE } from './tools/cloths.ts'
import { COOKERS } from './tools/cookers.ts'
import { CUTTING } from './tools/cutting.ts'
import { OVENWARE } from './tools/for-the-oven.ts'
import { GRATING } from './tools/grating.ts'
import { KEEPING } from './tools/keeping.ts'
import { MEASURING } from './tools/measuring.ts'
import { MIXING } from './tools/mixing.ts'
import { POTS_AND_PANS } from './tools/pots-and-pans.ts'
import { STIRRING } from './tools/stirring.ts'
import { STRAINING } from './tools/straining.ts'
import { foldedTowel } from './tools/towel.ts'

/** How every kind is drawn. The compiler refuses a kind without a drawing. */
export const TOOLS: Readonly<Record<ToolKind, Tool>> = {
  towel: { draw: (hand) => foldedTowel(hand, 1.15) },
  ...POTS_AND_PANS,
  ...OVENWARE,
  ...CUTTING,
  ...GRATING,
  ...STRAINING,
  ...STIRRING,
  ...MEASURING,
  ...MIXING,
  ...COOKERS,
  ...APPLIANCES,
  ...KEEPING,
  ...CLOTHS_AND_MORE,
}
