import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { TRASH_DAYS } from '#domain/publishing/trash.ts'
import { undoLabel, undoPath } from './undo-path.ts'

export const UNDO_INTRO = `Undo puts what was new into the trash for ${TRASH_DAYS} days, and gives what was updated its earlier version back.`

/** What is said of an Undo that takes longer than a request. */
export const UNDOING = {
  title: 'Taking it back',
  done: {
    title: 'Taken back',
    text: `What was new waits in the trash for ${TRASH_DAYS} days. What was updated has its earlier version back.`,
  },
  failed: {
    title: 'Undo stopped',
    text: 'What was not taken back is as the import left it. Please try again.',
  },
}

/** The button that takes back all that an import saved. */
export function UndoImport({ import_id, undoable }: { import_id: string; undoable: number }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={undoPath(import_id)} preventScrollReset>
      <Button type="submit" look="outline" disabled={busy}>
        <Icon name="undo-2" /> {undoLabel(undoable)}
      </Button>
    </Form>
  )
}
