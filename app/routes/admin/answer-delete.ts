import { href, type RouterContextProvider } from 'react-router'
import type { Notice } from '#domain/notice.ts'
import { IN_TRASH } from '#domain/publishing/trash.ts'
import { databaseContext, logContext, siteContext } from '#server/context.ts'
import { type Author, mayWrite } from '#server/data/changes/change.ts'
import { removeThing } from '#server/data/things/change-one.ts'
import type { Row, Thing } from '#server/data/things/thing.ts'

type Context = Readonly<RouterContextProvider>

/** Deletes a thing. Answers the notice that offers Undo, or says why the thing was not deleted. */
export async function answerDelete(
  context: Context,
  thing: Thing<Row, object>,
  id: string,
  author: Author,
): Promise<Notice> {
  const { one, undo, done, failed } = WORDS[thing.kind]
  const notDeleted = (why: string): Notice => ({ kind: 'destructive', ...failed(why) })
  const db = context.get(databaseContext)
  try {
    const stored = await thing.find(db, id)
    if (stored && !mayWrite(author, thing.publicationOf(stored).status))
      return notDeleted('Only an administrator can delete what is public or scheduled.')
    if (!stored || !(await removeThing(db, thing, id, author, context.get(siteContext).now)))
      return notDeleted(`The ${one} was deleted already.`)
    return {
      kind: 'success',
      ...done(thing.nameOf(stored)),
      undo: { action: href(undo, { id }), label: 'Undo' },
    }
  } catch (error) {
    // spec.md section 8 has a notice for it.
    context.get(logContext).error(error)
    return notDeleted(`The database did not answer. The ${one} is still there.`)
  }
}

const WORDS = {
  recipe: {
    one: 'recipe',
    undo: '/admin/recipes/:id/undo',
    done: (name: string) => ({
      title: 'Recipe deleted',
      text: `"${name}" has been successfully deleted. ${IN_TRASH}`,
    }),
    failed: (reason: string) => ({ title: 'Error', text: 'Failed to delete recipe.', reason }),
  },
  equipment: {
    one: 'piece',
    undo: '/admin/equipment/:id/undo',
    done: () => ({ title: 'Equipment deleted', text: IN_TRASH }),
    failed: (reason: string) => ({ title: 'Error', text: 'Failed to delete equipment.', reason }),
  },
  post: {
    one: 'post',
    undo: '/admin/blog/:id/undelete',
    done: () => ({ title: 'Post deleted successfully', text: IN_TRASH }),
    failed: (text: string) => ({ title: 'Error deleting post', text }),
  },
} as const
