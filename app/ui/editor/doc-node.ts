type Attributes = Record<string, string | number | null | undefined>

/** A document as the editor holds it. */
export type DocNode = {
  type: string
  attrs?: Attributes
  content?: DocNode[]
  marks?: DocMark[]
  text?: string
}
export type DocMark = { type: string; attrs?: Attributes }
