import { namesOf } from 'recipe-basics/fields/field'
import names from './kinds.json' with { type: 'json' }

/**
 * One of the closed list of tools that are drawn. `towel` is what lies there when the kind is not known: never another tool. A
 * kind stands in the addresses of drawings, so it is never renamed.
 */
export type ToolKind = keyof typeof names

/** What people call a kind. */
export const nameTool = (kind: ToolKind): string => names[kind]

/** The closed list, in the order in which people choose from it. */
export const TOOL_KINDS = /* @__PURE__ */ namesOf(names)
