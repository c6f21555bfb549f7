import { Badge } from '../../../../ui/badge/badge.tsx'
import type { ShownVersion } from '../view/show-texts.ts'

type VersionStepProps = { number: number; version: Pick<ShownVersion, 'notes'> }

/** After a step: what the chef adds to it. */
export function VersionStep({ number, version: { notes } }: VersionStepProps) {
  return notes
    .filter(({ step }) => step + 1 === number)
    .map(({ text, lang }) => (
      <p key={text} className="col-start-2 pt-2">
        <Badge tone="sage" icon="chef-hat">
          added
        </Badge>{' '}
        <bdi lang={lang}>{text}</bdi>
      </p>
    ))
}
