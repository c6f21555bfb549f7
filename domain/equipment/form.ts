import {
  fromNames,
  labelsOf,
  namesOf,
  pick,
  type SentForm,
  sentText,
  toText,
} from 'recipe-basics/fields/field'
import { DEFAULT_CURRENCY } from '../fields/money.ts'
import { readPublication } from '../publishing/publish-date.ts'
import { type Publication, PUBLISH_DATE } from '../publishing/status.ts'
import {
  EQUIPMENT_FIELDS,
  EQUIPMENT_LISTS,
  EQUIPMENT_TEXTS,
  type EquipmentField,
  type EquipmentList,
} from './fields.ts'
import type { EquipmentFields } from './equipment.ts'
import { readTypedPrice } from './price.ts'

/** An affiliate link as its form shows it. */
export type LinkValue = { url: string; program: string; label: string }

/** Fields of the form that are one text each, by their labels. */
const TEXTS = {
  ...labelsOf(pick(EQUIPMENT_TEXTS, EQUIPMENT_FIELDS)),
  slug: 'Slug',
  status: 'Status',
  published_at: PUBLISH_DATE.label,
}
const TEXT_NAMES = namesOf(TEXTS)

/** The equipment form as it is typed: everything is text. */
export type EquipmentValues = {
  texts: Record<keyof typeof TEXTS, string>
  lists: Record<EquipmentList, string[]>
  links: LinkValue[]
}

/** A new piece. */
export const EMPTY_EQUIPMENT: EquipmentValues = {
  texts: { ...fromNames(TEXT_NAMES, () => ''), currency: DEFAULT_CURRENCY, status: 'draft' },
  lists: fromNames(EQUIPMENT_LISTS, () => []),
  links: [],
}

/** What the form calls a field of a file; one that it does not know keeps its name. */
export const nameField = (field: string): string => LABELS.get(field) ?? field

const LABELS = new Map(
  Object.entries({ ...labelsOf(EQUIPMENT_FIELDS), slug: 'Slug', affiliate_links: 'Affiliate Links' }),
)

/** A stored piece, ready to be edited. */
export function toEquipmentValues({
  fields,
  slug,
  ...publication
}: Publication & { slug: string; fields: EquipmentFields }): EquipmentValues {
  const texts = { ...fields, slug, ...publication }
  return {
    texts: fromNames(TEXT_NAMES, (name) => toText(texts[name])),
    lists: pick(EQUIPMENT_LISTS, fields),
    links: fields.affiliate_links.map(({ url, program, label = '' }) => ({ url, program, label })),
  }
}

/**
 * What stands in a form that was sent, or was kept in the browser. Empty lines and links are left out. `stored` is its
 * publish date, to the second.
 */
export function readEquipmentValues(form: SentForm, stored?: string | null): EquipmentValues {
  const list = (name: string) =>
    form
      .getAll(`${name}_text`)
      .map(sentText)
      .filter((text) => text.trim() !== '')
  const [programs, labels] = [form.getAll('link_program'), form.getAll('link_label')]
  const links = form.getAll('link_url').map((url, place) => ({
    url: sentText(url),
    program: sentText(programs[place]),
    label: sentText(labels[place]),
  }))
  return {
    texts: {
      ...fromNames(TEXT_NAMES, (name) => sentText(form.get(name))),
      ...readPublication(form, stored),
    },
    lists: fromNames(EQUIPMENT_LISTS, list),
    links: links.filter(({ url, program, label }) => (url + program + label).trim() !== ''),
  }
}

/** The same as EquipmentSchema reads it. */
export const toEquipmentInput = ({ texts, lists, links }: EquipmentValues) => ({
  ...texts,
  ...readTypedPrice(texts.price, texts.currency),
  // Without one, a piece is published.
  status: texts.status || undefined,
  ...lists,
  affiliate_links: links,
})

/** A form in words, by the labels of its fields, so that two can be compared. */
export function describeEquipment({ texts, lists, links }: EquipmentValues): Record<string, string> {
  const labelled = (name: EquipmentField, text: string) => [EQUIPMENT_FIELDS[name].label, text] as const
  return {
    ...Object.fromEntries(TEXT_NAMES.map((name) => [TEXTS[name], texts[name]])),
    ...Object.fromEntries(EQUIPMENT_LISTS.map((name) => labelled(name, lists[name].join('\n')))),
    'Affiliate Links': links.map((link) => [link.url, link.program, link.label].join(' ').trim()).join('\n'),
  }
}
