import { ContentField } from '#app/ui/editor/content-field.tsx'
import { Checkbox } from '../../../ui/field/checkbox.tsx'
import { FieldControl } from '#app/ui/form/field-control.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { FieldWarnings } from '../../../ui/field/field-warnings.tsx'
import type { WarningsByField } from '#domain/fields/field-warnings.ts'
import { useTimeZone } from '../../../ui/reader/use-time-zone.ts'
import { ImageField } from '../../../ui/upload/image-field.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { namesOf } from 'recipe-basics/fields/field'
import { SETTINGS, type SettingName } from '#domain/settings/fields.ts'
import { standardOf, startOf } from '#domain/settings/words.ts'
import type { SettingValues } from '#domain/settings/form.ts'
import { PALETTES } from '#domain/settings/palettes.ts'
import { PaletteField } from './palette-field.tsx'

const PANELS = {
  words: { title: 'Name and words', intro: 'What the masthead and the home page say.' },
  about: {
    title: 'About and portrait',
    intro: 'Who cooks here. The story stays in your own words, as your own experience.',
  },
  legal: {
    title: 'Contact and legal',
    intro:
      'Who answers for the site. Some countries ask for it by law. What stands here already is a start, not legal advice.',
  },
  look: {
    title: 'Look',
    intro: `${PALETTES.length} sets of colours, each light and dark. Warnings look the same in all of them.`,
  },
  links: {
    title: 'Links and disclosure',
    intro: 'What readers see before the first paid link, and at the foot of every page.',
  },
} as const

type PanelName = keyof typeof PANELS

/** The panels of the form and their titles, in its order, for the list that leads to them. */
export const PANEL_LINKS = namesOf(PANELS).map((name) => ({ to: `#${name}`, name: PANELS[name].title }))

/** The panel in which each setting stands, in the order of the form. The compiler refuses a form that leaves one out. */
const PLACES: Record<SettingName, PanelName> = {
  site_name: 'words',
  tagline: 'words',
  home_whom: 'words',
  home_headline: 'words',
  home_lead: 'words',
  home_first_call: 'words',
  home_second_call: 'words',
  wellness_text: 'words',
  heritage_text: 'words',
  unconventional_text: 'words',
  precision_title: 'words',
  precision_lead: 'words',
  macro_text: 'words',
  crohns_text: 'words',
  developed_text: 'words',
  science_text: 'words',
  closing: 'words',
  recipes_lead: 'words',
  equipment_lead: 'words',
  blog_lead: 'words',
  chef_name: 'about',
  portrait_url: 'about',
  story_quote: 'about',
  story_teaser: 'about',
  about_title: 'about',
  about_lead: 'about',
  about_body: 'about',
  contact_email: 'legal',
  contact_email_hidden: 'legal',
  elsewhere_links: 'legal',
  controller_name: 'legal',
  controller_address: 'legal',
  privacy_additions: 'legal',
  imprint: 'legal',
  disclosure: 'links',
  amazon_sentence: 'links',
  shop_tags: 'links',
  affiliate_addresses: 'links',
  link_check: 'links',
  menu_links: 'links',
  footer_links: 'links',
  medical_note: 'links',
  footer_words: 'links',
  palette: 'look',
  logo_url: 'look',
  time_zone: 'look',
  date_format: 'look',
  units: 'look',
}

type Part = {
  values: SettingValues
  errors: Record<string, string>
  warnings: WarningsByField
  samples: SettingName[]
}

/** Every setting, in the panel of its subject. A panel says when words of the samples still stand in it. */
export function SettingsFields(part: Part) {
  return namesOf(PANELS).map((panel) => {
    const names = namesOf(PLACES).filter((name) => PLACES[name] === panel)
    const hasSamples = names.some((name) => part.samples.includes(name))
    return (
      <Panel
        key={panel}
        id={panel}
        {...PANELS[panel]}
        actions={hasSamples && <Badge tone="butter">sample words</Badge>}
      >
        <div className="grid items-start gap-x-5 gap-y-4.5 md:grid-cols-2">
          {names.map((name) => (
            <SettingControl key={name} name={name} {...part} />
          ))}
        </div>
      </Panel>
    )
  })
}

function SettingControl({ name, values, errors, warnings, samples }: Part & { name: SettingName }) {
  const setting = SETTINGS[name]
  const ownZone = useTimeZone('')
  const standard = startOf(setting) === null ? standardOf(setting) : null
  const isSample = samples.includes(name)
  const here = ownZone && ` This device is in ${ownZone}.`
  const left =
    name === 'time_zone' ? `Left empty, it is ${standard}.${here}` : `Left empty, it says: “${standard}”`
  const hint = [setting.shows, standard && left, isSample && 'Sample words.'].filter(Boolean).join(' ')
  if (name === 'palette')
    return <PaletteField value={values.palette} error={errors.palette} hint={setting.shows} />
  if (name === 'logo_url') {
    const text = { label: setting.label, hint, error: errors[name], className: 'md:col-span-2' }
    return <ImageField as="logo" name={name} defaultValue={values[name]} {...text} />
  }
  if (setting.kind === 'choice' && !('none' in setting)) {
    const [yes] = setting.choices
    return (
      <div className="md:col-span-2">
        <Checkbox
          name={name}
          value={yes}
          label={setting.label}
          hint={hint}
          defaultChecked={values[name] === yes}
        />
      </div>
    )
  }
  if (setting.kind === 'html')
    return (
      <div className="min-w-0 md:col-span-2">
        <ContentField
          label={setting.label}
          name={name}
          rows={12}
          value={values[name]}
          error={errors[name]}
          hint={hint}
        />
        <FieldWarnings texts={warnings[name]} />
      </div>
    )
  return (
    <FieldControl
      name={name}
      field={setting}
      look={{ hint, rows: 3, none: 'none' in setting ? setting.none : undefined }}
      value={values[name]}
      error={errors[name]}
      note={warnings[name] && <FieldWarnings texts={warnings[name]} />}
    />
  )
}
