import { decode } from './html-tree.ts'

/**
 * What HTML says to its reader, whether or not its elements are closed: a line for each block and each picture. It is for
 * reading only: markup that is written as text comes out as markup.
 */
export const readHtmlText = (html: string): string =>
  decode(
    html.replace(/<[^<>]*>/g, (tag) => {
      const name = /^<\/?([a-z][a-z0-9]*)/i.exec(tag)?.[1]?.toLowerCase()
      if (name === undefined) return tag
      if (name === 'img') return `\n${/\balt="([^"]*)"/i.exec(tag)?.[1] ?? ''}\n`
      return INLINE.has(name) ? '' : '\n'
    }),
  )

const INLINE = new Set('a abbr b bdi code del em i ins mark q s small span strong sub sup u'.split(' '))
