import { decodeXML } from 'entities/decode'

/** XML that is written already. Text is not, and is escaped where it becomes part of an element. */
export type Xml = { xml: string }

type Attributes = Record<string, string>

/** An element. Children that are text are escaped, those without a value left out. */
export function element(
  name: string,
  attributes: Attributes,
  ...children: (Xml | string | null | undefined)[]
): Xml {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inner = children.map((child) => (typeof child === 'string' ? escapeXml(child) : (child?.xml ?? '')))
  return { xml: `<${name}${written.join('')}>${inner.join('')}</${name}>` }
}

/** A document with this root. */
export const toDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`

/** The texts of all elements of a name that hold nothing but text, in a document without comments and CDATA. */
export const textsOf = (document: string, name: string): string[] =>
  [...document.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    decodeXML(text),
  )

/**
 * Text as it may stand in an element or an attribute. What XML 1.0 has no room for (section 2.2), escaped or not, is left
 * out: one such character makes a document unreadable.
 */
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(NOT_IN_XML, '')
    .replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark)

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  // In "]]>", it would end the document for a strict reader.
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
