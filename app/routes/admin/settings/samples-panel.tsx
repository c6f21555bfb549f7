import { href } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmForm } from '#app/ui/form/confirm-form.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { formatCount } from 'recipe-basics/text/format-number'
import { listInWords } from 'recipe-basics/text/list-in-words'

/** How much of the samples there is, of each kind; `changed` things stay, because the chef has made them hers. */
export type SampleCounts = Record<'recipe' | 'equipment' | 'post' | 'words' | 'changed', number>

/** What came with the samples, and the one button that takes it away. */
export function SamplesPanel({ counts }: { counts: SampleCounts }) {
  const { recipe, equipment, post, words, changed } = counts
  const parts = [
    recipe && formatCount(recipe, 'recipe'),
    equipment && formatCount(equipment, 'piece of equipment', 'pieces of equipment'),
    post && formatCount(post, 'post'),
    words && formatCount(words, 'text of these settings', 'texts of these settings'),
  ].filter((part) => part !== 0)
  const staying = changed > 0 ? ` ${formatCount(changed, 'sample')} that you changed will stay.` : ''
  const intro = `${listInWords(parts)} came with the site, in the voice of an invented chef.`
  return (
    <Panel id="samples" title="Samples" intro={`${intro}${staying}`} className="mt-6">
      <ConfirmForm
        action={href('/admin/settings/samples')}
        question={`Remove the samples?${staying} Undo brings everything back.`}
      >
        <Button type="submit" look="outline">
          <Icon name="trash-2" className="size-[1.2em]" /> Remove the samples
        </Button>
      </ConfirmForm>
    </Panel>
  )
}
