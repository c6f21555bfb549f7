import { data, href, redirect, type RouterContextProvider } from 'react-router'
import { formatCount } from 'recipe-basics/text/format-number'
import { nameMeaning } from 'recipe-reading/food/corrections'
import type { Notice } from '#domain/notice.ts'
import { databaseContext, resourcesContext, siteContext } from '#server/context.ts'
import { offeredLabels } from '#server/data/reread/preview-correction.ts'
import { listCorrections, listSwapRules } from '#server/data/foods/read.ts'
import { removeCorrection, saveCorrection, saveSwapRule } from '#server/data/foods/write.ts'
import { redirectWith } from '#server/forms/notice.ts'
import { rereadNow, type RereadSoFar } from '#server/jobs/reread-stored.ts'
import { readCorrection } from './correction-form.ts'
import { readSwapRule, saySwapRule } from './swap-form.ts'

type Context = Readonly<RouterContextProvider>

/** Which form it is stands in its field `form`. */
export async function answerFoods(form: FormData, context: Context) {
  const text = (name: string) => String(form.get(name) ?? '')
  const db = context.get(databaseContext)
  const { now } = context.get(siteContext)
  switch (text('form')) {
    case 'save': {
      const typed = { words: text('words'), means: text('means') }
      const { value } = readCorrection(typed, await listCorrections(db))
      const labels = value
        ? offeredLabels(value.means).filter((diet) => form.getAll('label').includes(diet))
        : []
      const id = value && (await saveCorrection(db, { ...value, labels }, now))
      // The form says what is wrong.
      if (!value || !id) return redirect(`${LIST}?${new URLSearchParams(typed)}`)
      return back({
        kind: 'success',
        title: `“${value.words}” is ${nameMeaning(value.means)} now.`,
        text: sayReread(await rereadNow(db, context.get(resourcesContext).reread)),
        undo: { action: `${href('/admin/keeping/foods/undo')}?remove=${id}`, label: 'Undo' },
      })
    }
    case 'remove': {
      const words = await removeCorrection(db, text('id'), now)
      if (words === undefined) return back(GONE)
      return back({
        kind: 'success',
        title: `Your meaning of “${words}” is removed.`,
        text: sayReread(await rereadNow(db, context.get(resourcesContext).reread)),
        undo: { action: `${href('/admin/keeping/foods/undo')}?restore=${text('id')}`, label: 'Undo' },
      })
    }
    case 'swap': {
      const typed = { is: text('is'), food: text('food'), use: text('use') }
      const { value } = readSwapRule(typed, await listSwapRules(db))
      const id = value && (await saveSwapRule(db, value, now))
      if (!value || !id) return redirect(`${LIST}?${new URLSearchParams(typed)}#swaps`)
      return back({
        kind: 'success',
        title: `Said everywhere: ${saySwapRule(value)}.`,
        text: sayReread(await rereadNow(db, context.get(resourcesContext).reread)),
        undo: { action: `${href('/admin/keeping/foods/undo')}?remove=${id}`, label: 'Undo' },
      })
    }
    case 'remove-swap': {
      const food = await removeCorrection(db, text('id'), now)
      if (food === undefined) return back(GONE)
      return back({
        kind: 'success',
        title: `Your word on swaps for ${food} is removed.`,
        text: sayReread(await rereadNow(db, context.get(resourcesContext).reread)),
        undo: { action: `${href('/admin/keeping/foods/undo')}?restore=${text('id')}`, label: 'Undo' },
      })
    }
    default:
      throw data(null, { status: 400 })
  }
}

/** What became of the recipes, in a sentence or two. */
export function sayReread({ count, gone, given, isAll }: RereadSoFar): string {
  const labels = `${gone === 0 ? 'No label' : formatCount(gone, 'label')} gone, ${given === 0 ? 'none' : given} turned on.`
  const rest = isAll ? '' : ' The others follow in the next minutes.'
  return `${formatCount(count, 'recipe')} read again. ${labels}${rest}`
}

/** What was removed or said meanwhile. */
export const GONE: Notice = {
  kind: 'destructive',
  title: 'Nothing was changed',
  text: 'Somebody has changed this word since.',
}

const LIST = href('/admin/keeping/foods')

const back = (notice: Notice) => redirectWith(LIST, notice)
