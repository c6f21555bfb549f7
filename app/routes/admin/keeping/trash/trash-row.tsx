import { Form, href } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { Cell, NameCell, Row } from '../../../../ui/list/data-table.tsx'
import { formatCount } from 'recipe-basics/text/format-number'
import type { TrashedThing } from '#server/data/trash/list.ts'
import { useDayFormat } from '../../use-day-format.ts'

/** Under these days left, somebody may want to look. */
const SOON = 3

const KINDS = {
  recipe: { published: 'recipe', draft: 'draft of a recipe', scheduled: 'scheduled recipe' },
  equipment: {
    published: 'piece of equipment',
    draft: 'draft of a piece of equipment',
    scheduled: 'scheduled piece of equipment',
  },
  post: { published: 'post', draft: 'draft of a post', scheduled: 'scheduled post' },
  picture: { published: 'picture', draft: 'picture', scheduled: 'picture' },
}

/** One thing in the trash, how long it stays, and how it comes back. */
export function TrashRow({ thing }: { thing: TrashedThing & { days: number } }) {
  const formatDay = useDayFormat()
  const { kind, id, name, deleted_at, deleted_by, state, days } = thing
  return (
    <Row>
      <NameCell>
        {name} <span className="font-sans text-caption text-ink-soft">{KINDS[kind][state]}</span>
      </NameCell>
      <Cell label="Deleted">
        {formatDay(deleted_at)}
        {deleted_by !== null && <span className="block text-caption text-ink-soft">{deleted_by}</span>}
      </Cell>
      <Cell label="Goes for good">
        <span className={days <= SOON ? 'font-semibold text-butter-ink' : undefined}>
          {formatCount(days, 'day')} left
        </span>
      </Cell>
      <Cell label="If you restore it" className="max-lg:col-span-full">
        {comesBack(thing)}
      </Cell>
      <Cell label="" className="max-lg:col-span-full">
        <Form method="post" action={href('/admin/keeping/trash')}>
          <Button type="submit" name="restore" value={`${kind}/${id}`} look="outline">
            Restore<span className="sr-only"> {name}</span>
          </Button>
        </Form>
      </Cell>
    </Row>
  )
}

function comesBack({ state, isMoved, slug }: TrashedThing): string {
  const how = state === 'scheduled' ? 'as a draft: its date is still to come' : 'as it was'
  return isMoved
    ? `Comes back ${how}, at a new address, “${slug}”: the old one belongs to another by now.`
    : `Comes back ${how}.`
}
