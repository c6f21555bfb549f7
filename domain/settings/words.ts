import { fromNames } from 'recipe-basics/fields/field'
import { type Setting, type SettingName, SETTING_NAMES, SETTINGS, type Settings } from './fields.ts'

/** What pages say: what the chef has written, and where she has written nothing what stands there by itself. */
export type Words = {
  [Name in SettingName]: (typeof SETTINGS)[Name] extends { standard: string } ? string : Settings[Name]
}

export function toWords(settings: Settings): Words
export function toWords(settings: Settings) {
  return fromNames(SETTING_NAMES, (name) => settings[name] ?? standardOf(SETTINGS[name]))
}

/** What stands in the place of a setting by itself, if anything does. */
export const standardOf = (setting: Setting): string | null => setting.standard ?? null

/** What the form of a setting holds while nothing is written. */
export const startOf = (setting: Setting): string | null => (setting.isEdited ? standardOf(setting) : null)
