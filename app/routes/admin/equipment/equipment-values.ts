import type { EquipmentFields } from '#domain/equipment.ts'

/** Fields of the form that are one text each, by their labels. */
const TEXTS = {
  name: 'Name',
  description: 'Description',
  brand: 'Brand',
  model: 'Model',
  price: 'Price',
  currency: 'Currency',
  category: 'Category',
  image_url: 'Image',
  rating: 'Rating',
  review_summary: 'Review',
}
/** Fields of the form that are lists of lines. */
export const LISTS = { features: 'Key Features', pros: 'Pros', cons: 'Cons' } as const
export type ListName = keyof typeof LISTS

type LinkValue = { url: string; program: string; label: string }

/** The equipment form as it is typed: everything is text. */
export type EquipmentValues = {
  texts: Record<string, string>
  lists: Record<ListName, string[]>
  links: LinkValue[]
}

/** A new piece. */
export const EMPTY_EQUIPMENT: EquipmentValues = {
  texts: { currency: 'USD' },
  lists: { features: [], pros: [], cons: [] },
  links: [],
}

/** What the form calls a field of a file; one that it does not know keeps its name. */
export const nameField = (field: string): string =>
  new Map(Object.entries({ ...TEXTS, ...LISTS, affiliate_links: 'Affiliate Links' })).get(field) ?? field

/** A stored piece, ready to be edited. */
export function toEquipmentValues(fields: EquipmentFields): EquipmentValues {
  const texts: Record<string, unknown> = { ...fields }
  return {
    texts: Object.fromEntries(Object.keys(TEXTS).map((name) => [name, toText(texts[name])])),
    lists: { features: fields.features, pros: fields.pros, cons: fields.cons },
    links: fields.affiliate_links.map(({ url, program, label = '' }) => ({ url, program, label })),
  }
}

/** What stands in a form that was sent, or was kept in the browser. Empty lines and links are left out. */
export function readEquipmentValues(form: FormData): EquipmentValues {
  const list = (name: string) =>
    form
      .getAll(`${name}_text`)
      .map(toText)
      .filter((text) => text.trim() !== '')
  const [programs, labels] = [form.getAll('link_program'), form.getAll('link_label')]
  const links = form.getAll('link_url').map((url, place) => ({
    url: toText(url),
    program: toText(programs[place]),
    label: toText(labels[place]),
  }))
  return {
    texts: Object.fromEntries(Object.keys(TEXTS).map((name) => [name, toText(form.get(name))])),
    lists: { features: list('features'), pros: list('pros'), cons: list('cons') },
    links: links.filter(({ url, program, label }) => (url + program + label).trim() !== ''),
  }
}

/** The same as EquipmentSchema reads it. */
export const toEquipmentInput = ({ texts, lists, links }: EquipmentValues) => ({
  ...texts,
  ...lists,
  affiliate_links: links,
})

/** A form in words, by the labels of its fields, so that two can be compared. */
export function describeEquipment({ texts, lists, links }: EquipmentValues): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(TEXTS).map(([name, label]) => [label, texts[name] ?? ''])),
    [LISTS.features]: lists.features.join('\n'),
    [LISTS.pros]: lists.pros.join('\n'),
    [LISTS.cons]: lists.cons.join('\n'),
    'Affiliate Links': links.map((link) => [link.url, link.program, link.label].join(' ').trim()).join('\n'),
  }
}

const toText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
