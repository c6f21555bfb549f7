import type { ToolKind } from '#domain/tool/kinds.ts'
import type { Hand } from './hand.ts'

/** How a tool is drawn: around 0 0, about 150 to each end, and seen from above. */
export type Tool = {
  /** A tone that its cloth must differ from. Steel, handles and enamel follow the cloth by themselves. */
  differsFrom?: string
  draw: (hand: Hand) => string
}

export type Tools = Partial<Record<ToolKind, Tool>>
