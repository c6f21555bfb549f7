import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { Extension } from '@tiptap/react'

const CARD = /^\/(recipes|equipment)\/[^/?#]+$/

/** Shows the lines that readers see as cards as such: a line of the text that is one link to a recipe or a piece, and nothing else. */
export const CardLines = Extension.create({
  name: 'cardLines',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations({ doc }) {
          const lines: Decoration[] = []
          doc.forEach((line, offset) => {
            const kind = cardOf(line)
            if (kind) lines.push(Decoration.node(offset, offset + line.nodeSize, { 'data-card': kind }))
          })
          return DecorationSet.create(doc, lines)
        },
      },
    }),
  ],
})

/** What a line is a card of, in the word that stands on it. */
function cardOf(line: Node): string | undefined {
  if (line.type.name !== 'paragraph') return undefined
  const addresses = new Set<unknown>()
  line.forEach(({ marks }) => addresses.add(marks.find(({ type }) => type.name === 'link')?.attrs.href))
  const [address] = addresses
  const [, place] = (addresses.size === 1 && typeof address === 'string' && CARD.exec(address)) || []
  return place && (place === 'recipes' ? 'Recipe' : 'Equipment')
}
