import { data, type RouterContextProvider } from 'react-router'
import { readPostValues, type PostValues } from '#domain/post/form.ts'
import { POST_FIELDS } from '#domain/post/fields.ts'
import { PostSchema } from '#domain/post/schema.ts'
import { requireRight } from '#server/pages/guard.ts'
import { checkClaims, withWarnings } from '#server/forms/check-claims.ts'
import { databaseContext, logContext, siteContext } from '#server/context.ts'
import { createPost, updatePost } from '#server/data/posts/write.ts'
import { authorOf, type Changed, type Created, mayWrite } from '#server/data/changes/change.ts'
import { findPost, type StoredPost } from '#server/data/posts/row.ts'
import { type FormErrors, parseForm } from '#server/forms/form-errors.ts'
import { noticeHeaders, redirectWith } from '#server/forms/notice.ts'
import { storageProblem } from '#server/http/storage-problem.ts'
import { readForm } from '#server/forms/read-form.ts'
import type { MadeLink } from '../../preview/made-link.ts'
import { isPreview, toPreview } from '../../preview/preview-address.ts'
import { goesLive } from '../goes-live.ts'
import { tableOf } from '../table-address.ts'

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> }

const UNANSWERED = { message: 'The database did not answer. Nothing was saved.', status: 500 }

/** Elements that show or do something of their own, and that no post holds: they go whole when a post is stored. */
const LEFT_OUT = /<(iframe|video|audio|embed|object|svg|canvas|form|script|style)[\s/>]/gi
/** Pictures that lie in the text itself, or on the machine of whoever copied them. */
const PASTED_PICTURE = /<img\s[^<>]*?\bsrc\s*=\s*["']?(?:data|blob|file|cid):/i

const STATUSES = { 'slug-taken': 422, 'not-allowed': 403, changed: 409, missing: 409 }
const ONLY_ADMINISTRATORS = { status: 'Only an administrator can save what is public or scheduled.' }

/** What went wrong: the form comes back as it was sent. `theirs` is what somebody else has saved meanwhile. */
type Refused = { values: PostValues; errors: FormErrors; problem: string; theirs?: StoredPost }

/** Stores what the form of a post says: a new one, or the one `id`. Then the list says what was done. */
export async function savePost({ request, context }: ActionArgs, id?: string) {
  const author = authorOf(requireRight(request, context, 'write-drafts'))
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  const form = await readForm(request)
  const stored = id === undefined ? undefined : await findPost(db, id)
  const values = readPostValues(form, stored?.fields.published_at)
  const checked = checkPost(values)
  if (!checked.ok)
    return refuse(id, { values, errors: checked.errors, problem: firstOf(checked.errors) }, 422)
  if (isPreview(form)) return toPreview('post', id)

  if (!mayWrite(author, checked.post.fields.status))
    return refuse(id, { values, errors: ONLY_ADMINISTRATORS, problem: ONLY_ADMINISTRATORS.status }, 403)
  const change = { ...checked.post, ...author }
  const based_on = String(form.get('based_on') ?? '') || undefined
  const done = await (
    id === undefined ? createPost(db, change, now) : updatePost(db, id, { ...change, based_on }, now)
  ).catch((error: unknown) => {
    // spec.md section 8 has a notice for it, and what was written stays in the form.
    context.get(logContext).error(error)
    return storageProblem(error) ?? UNANSWERED
  })
  if ('message' in done) return refuse(id, { values, errors: {}, problem: done.message }, done.status)
  if (!done.ok) return refuse(id, { values, ...toRefusal(done) }, STATUSES[done.reason])
  const title = id === undefined ? 'Post created successfully' : 'Post updated successfully'
  const said = [
    goesLive(form, checked.post.fields, context.get(siteContext)),
    sayLeftOut(checked.post.fields.content),
  ]
  const text = said.filter(Boolean).join(' ') || undefined
  const notice = withWarnings({ kind: 'success', title, text }, checked.claims)
  const table = tableOf('blog', new URL(request.url).searchParams)
  return redirectWith(table, notice)
}

/** What the form of a post says, or what is wrong with it. */
export function checkPost(values: PostValues) {
  const parsed = parseForm(PostSchema, values)
  if (!parsed.ok) return parsed
  const checked = checkClaims(POST_FIELDS, parsed.fields.fields)
  return checked.ok ? { ...checked, post: parsed.fields } : checked
}

/** The form of a post as it was typed, with what became of a link to it. */
export async function withLink(context: ActionArgs['context'], id: string, form: FormData, made: MadeLink) {
  const stored = await findPost(context.get(databaseContext), id)
  const values = readPostValues(form, stored?.fields.published_at ?? '')
  return data({ values, errors: made.errors, made }, { status: made.address ? 200 : 422 })
}

/** What of the HTML of a post is not stored, and what to do about it; undefined where all of it is. */
function sayLeftOut(html: string): string | undefined {
  const names = new Set([...html.matchAll(LEFT_OUT)].map(([, name = '']) => `<${name.toLowerCase()}>`))
  const said = [
    names.size > 0 &&
      `Left out: ${[...names].join(', ')}. A post cannot hold that. Put a link there instead.`,
    PASTED_PICTURE.test(html) && 'A pasted picture was left out. Add it with the Picture button.',
  ]
  return said.filter(Boolean).join(' ') || undefined
}

function toRefusal(done: Extract<Created | Changed<StoredPost>, { ok: false }>): Omit<Refused, 'values'> {
  if (done.reason === 'slug-taken') {
    const problem = 'Another post has this address.'
    return { errors: { slug: problem }, problem }
  }
  if (done.reason === 'not-allowed')
    return { errors: ONLY_ADMINISTRATORS, problem: ONLY_ADMINISTRATORS.status }
  if (done.reason === 'changed')
    return {
      errors: {},
      problem: 'The post was changed elsewhere since you opened it.',
      theirs: done.current,
    }
  return { errors: {}, problem: 'The post was deleted elsewhere. What you wrote is still here.' }
}

function refuse(id: string | undefined, refused: Refused, status: number) {
  const title = id === undefined ? 'Error creating post' : 'Error updating post'
  const headers = noticeHeaders({ kind: 'destructive', title, text: refused.problem })
  return data({ ...refused, title }, { status, headers })
}

const firstOf = (errors: FormErrors) => Object.values(errors)[0] ?? ''
