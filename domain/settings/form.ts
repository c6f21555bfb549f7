import { fromNames, sentText, toText } from 'recipe-basics/fields/field'
import { SETTING_NAMES, SETTINGS, type SettingName, type Settings } from './fields.ts'
import { startOf } from './words.ts'

/** The form of the settings as it is typed: everything is text. */
export type SettingValues = Record<SettingName, string>

/** The stored settings, ready to be edited. */
export const toSettingValues = (settings: Settings): SettingValues =>
  fromNames(SETTING_NAMES, (name) => toText(settings[name] ?? startOf(SETTINGS[name])))

/** What stands in a form that was sent, or was kept in the browser. */
export const readSettingValues = (form: FormData): SettingValues =>
  fromNames(SETTING_NAMES, (name) => sentText(form.get(name)))

/** A form in words, by the labels of its fields, so that two can be compared. */
export const describeSettings = (values: SettingValues): Record<string, string> =>
  Object.fromEntries(SETTING_NAMES.map((name) => [SETTINGS[name].label, values[name]]))
