import { clearOwnDraft } from '#app/ui/form/drafts.ts'
import { requireRight } from '#server/pages/guard.ts'
import { siteContext } from '#server/context.ts'
import { tableOf } from '../table-address.ts'
import { useLastAnswer } from '../use-last-answer.ts'
import { PostEditor } from './post-editor.tsx'
import { savePost } from './save-post.ts'
import type { Route } from './+types/new'

export function loader({ request, context }: Route.LoaderArgs) {
  const user = requireRight(request, context, 'write-drafts')
  return { person: user.id, now: context.get(siteContext).now.toISOString() }
}

export const action = ({ request, context }: Route.ActionArgs) => savePost({ request, context })

export const clientAction = (sent: Route.ClientActionArgs) =>
  clearOwnDraft(sent, tableOf('blog', new URL(sent.request.url).searchParams))

export default function NewPost({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="mb-8">
      <PostEditor {...loaderData} refused={useLastAnswer(actionData)} />
    </div>
  )
}
