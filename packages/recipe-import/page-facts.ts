import type { HtmlElement } from 'recipe-basics/text/html-tree'
import { IMAGE_KEYS, NAME_KEYS } from './keys.ts'
import { type Budget, textIn } from './page-text.ts'
import { property, textOf, toList } from './published-object.ts'
import { toWebAddress } from 'recipe-basics/text/web-address'

type Facts = { address?: string; picture?: string; shared?: string; heading?: string; title?: string }

/**
 * The one recipe of a page with what the page says of itself, where the recipe leaves it out: its address, its heading, and
 * the picture of links to it. A browser that saves a page leads its pictures to copies on the computer, but not that one.
 */
export function withPageFacts(recipe: Record<string, unknown>, page: HtmlElement, budget: Budget) {
  const { address, picture, shared, heading, title } = factsOf(page, budget)
  const name = textOf(property(recipe, ...NAME_KEYS), '@value', 'name') ?? shared ?? heading ?? title
  const published = toList(property(recipe, ...IMAGE_KEYS))
  const images = [...published, picture].filter(mayBeOnline)
  const localImage = published.filter((image) => !mayBeOnline(image))
  return {
    ...(address !== undefined && { mainEntityOfPage: address }),
    ...recipe,
    ...(name !== undefined && { name }),
    image: images,
    ...(localImage.length > 0 && { localImage }),
  }
}

/** A path without a slash is mostly that of a saved copy. */
const mayBeOnline = (image: unknown) =>
  typeof image === 'string' ? /^(?:https?:|\/)/i.test(image.trim()) : image !== undefined

function factsOf(page: HtmlElement, budget: Budget): Facts {
  const facts: Facts = {}
  look(page)
  return facts

  function look(element: HtmlElement) {
    const { tag, attributes, children } = element
    if (tag === 'link' && /\bcanonical\b/i.test(attributes.rel ?? ''))
      facts.address ??= webAddress(attributes.href)
    if (tag === 'meta') readMeta(attributes.property ?? attributes.name ?? '', attributes.content?.trim())
    if (tag === 'h1') facts.heading ??= textIn(element, budget).replaceAll('\n', ' ') || undefined
    if (tag === 'title') facts.title ??= textIn(element, budget) || undefined
    for (const child of children) if (typeof child !== 'string') look(child)
  }

  function readMeta(name: string, content: string | undefined) {
    if (!content) return
    if (name === 'og:url') facts.address ??= webAddress(content)
    if (name === 'og:image') facts.picture ??= content
    if (name === 'og:title') facts.shared ??= content
  }
}

const webAddress = (address: string | undefined) =>
  address !== undefined && /^https?:/i.test(address) ? toWebAddress(address) : undefined
