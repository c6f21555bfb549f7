import { fromNames, labelsOf, pick, type SentForm, sentText, toText } from '../field.ts'
import {
  EQUIPMENT_FIELDS,
  EQUIPMENT_LISTS,
  EQUIPMENT_TEXTS,
  type EquipmentField,
  type EquipmentList,
} from './fields.ts'
import { DEFAULT_CURRENCY, type EquipmentFields } from './equipment.ts'

/** An affiliate link as its form shows it. */
export type LinkValue = { url: string; program: string; label: string }

/** The equipment form as it is typed: everything is text. */
export type EquipmentValues = {
  texts: Record<(typeof EQUIPMENT_TEXTS)[number], string>
  lists: Record<EquipmentList, string[]>
  links: LinkValue[]
}

/** A new piece. */
export const EMPTY_EQUIPMENT: EquipmentValues = {
  texts: { ...fromNames(EQUIPMENT_TEXTS, () => ''), currency: DEFAULT_CURRENCY },
  lists: fromNames(EQUIPMENT_LISTS, () => []),
  links: [],
}

/** What the form calls a field of a file; one that it does not know keeps its name. */
export const nameField = (field: string): string => LABELS.get(field) ?? field

const LABELS = new Map(Object.entries({ ...labelsOf(EQUIPMENT_FIELDS), affiliate_links: 'Affiliate Links' }))

/** A stored piece, ready to be edited. */
export function toEquipmentValues(fields: EquipmentFields): EquipmentValues {
  return {
    texts: fromNames(EQUIPMENT_TEXTS, (name) => toText(fields[name])),
    lists: pick(EQUIPMENT_LISTS, fields),
    links: fields.affiliate_links.map(({ url, program, label = '' }) => ({ url, program, label })),
  }
}

/** What stands in a form that was sent, or was kept in the browser. Empty lines and links are left out. */
export function readEquipmentValues(form: SentForm): EquipmentValues {
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
    texts: fromNames(EQUIPMENT_TEXTS, (name) => sentText(form.get(name))),
    lists: fromNames(EQUIPMENT_LISTS, list),
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
  const labelled = (name: EquipmentField, text: string) => [EQUIPMENT_FIELDS[name].label, text] as const
  return {
    ...Object.fromEntries(EQUIPMENT_TEXTS.map((name) => labelled(name, texts[name]))),
    ...Object.fromEntries(EQUIPMENT_LISTS.map((name) => labelled(name, lists[name].join('\n')))),
    'Affiliate Links': links.map((link) => [link.url, link.program, link.label].join(' ').trim()).join('\n'),
  }
}
