import { Form, href } from 'react-router'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { listInWords } from 'recipe-basics/text/list-in-words'
import { PREVIEW_NAMES, type PreviewKind } from '#domain/publishing/preview.ts'

/** Above a form that its reader cannot save: why, who can, and a way to go on writing all the same. */
export function OnlyReadable({
  kind,
  id,
  savers,
}: {
  kind: PreviewKind
  id: string
  savers: readonly string[]
}) {
  return (
    <div className="mb-5 flex items-start gap-2.5 rounded-control border border-line bg-butter-tint px-4 py-3 text-butter-ink">
      <Icon name="lock" className="mt-[.2em] size-[1.15em]" />
      <div className="grid min-w-0 gap-3">
        <p className="wrap-anywhere">
          This {PREVIEW_NAMES[kind]} is public or scheduled, so you can read it here, and only{' '}
          {listInWords(savers, 'or')} can save it.
        </p>
        <Form method="post" action={href('/admin/copy/:kind/:id', { kind, id })}>
          <Button type="submit" look="outline">
            <Icon name="copy" className="size-[1.2em] stroke-[1.8]" /> Copy into a draft of your own
          </Button>
        </Form>
      </div>
    </div>
  )
}
