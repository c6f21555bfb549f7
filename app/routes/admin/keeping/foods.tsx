import { href } from 'react-router'
import { beginWithCount } from 'recipe-basics/text/format-number'
import { nameMeaning } from 'recipe-reading/food/corrections'
import { requireRight } from '#server/pages/guard.ts'
import { databaseContext } from '#server/context.ts'
import { listCorrections, listSwapRules } from '#server/data/foods/read.ts'
import { listTouched } from '#server/data/foods/touched.ts'
import { previewCorrection } from '#server/data/reread/preview-correction.ts'
import { readForm } from '#server/forms/read-form.ts'
import { Answer } from './answer.tsx'
import { answerFoods } from './foods/answer-foods.ts'
import { CorrectionTable } from './foods/correction-table.tsx'
import { listFoodChoices, readCorrection } from './foods/correction-form.ts'
import { SaySwap, WouldSwap } from './foods/say-swap.tsx'
import { SayWhatItIs } from './foods/say-what-it-is.tsx'
import { readSwapRule, saySwapRule, warnOfSwap } from './foods/swap-form.ts'
import { SwapTable } from './foods/swap-table.tsx'
import { WouldChange } from './foods/would-change.tsx'
import type { Route } from './+types/foods'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  requireRight(request, context, 'decide-labels')
  const db = context.get(databaseContext)
  const corrections = await listCorrections(db)
  const isAsked = url.searchParams.has('means')
  const typed = {
    words: url.searchParams.get('words') ?? '',
    means: url.searchParams.get('means') ?? '',
  }
  const { value, errors } = readCorrection(typed, corrections)
  const preview = isAsked && value ? await previewCorrection(db, value) : undefined
  const rules = await listSwapRules(db)
  const typedSwap = {
    is: url.searchParams.get('is') ?? 'offer',
    food: url.searchParams.get('food') ?? '',
    use: url.searchParams.get('use') ?? '',
  }
  const isSwapAsked = url.searchParams.has('use')
  const read = readSwapRule(typedSwap, rules)
  const rule = isSwapAsked ? read.value : undefined
  return {
    swaps: {
      rules: rules.map((one) => ({ ...one, said: saySwapRule(one), warnings: warnOfSwap(one) })),
      typed: typedSwap,
      errors: isSwapAsked ? read.errors : {},
      asked: rule && {
        rule,
        ...{ said: saySwapRule(rule), warnings: warnOfSwap(rule) },
        count: (await listTouched(db, rule.food)).length,
      },
    },
    corrections: corrections.map((correction) => ({ ...correction, named: nameMeaning(correction.means) })),
    typed,
    errors: isAsked ? errors : {},
    foods: listFoodChoices(),
    asked: preview && value && { ...value, named: nameMeaning(value.means), preview },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  requireRight(request, context, 'decide-labels')
  return answerFoods(await readForm(request), context)
}

export const meta: Route.MetaFunction = () => [{ title: 'Foods · Admin Panel' }]

export default function Foods({
  loaderData: { corrections, typed, errors, foods, asked, swaps },
}: Route.ComponentProps) {
  return (
    <>
      <Answer icon="circle-check" tab="Foods" title={titleOf(corrections.length)}>
        <p>
          Say once what a word means. It then holds on the whole site, for labels, filters, weights and
          figures. A new label comes only when you confirm it.
        </p>
      </Answer>
      <SayWhatItIs
        key={`${typed.words} ${typed.means}`}
        {...{ typed, errors, foods }}
        isAsked={(asked ?? swaps.asked) !== undefined}
      />
      {asked && <WouldChange {...asked} cancelTo={href('/admin/keeping/foods')} />}
      <CorrectionTable corrections={corrections} />
      <SaySwap key={JSON.stringify(swaps.typed)} typed={swaps.typed} errors={swaps.errors} />
      {swaps.asked && <WouldSwap {...swaps.asked} cancelTo={href('/admin/keeping/foods')} />}
      <SwapTable rules={swaps.rules} />
    </>
  )
}

const titleOf = (count: number) =>
  count === 0
    ? 'You have not explained a word yet.'
    : beginWithCount(count, 'word means what you said.', 'words mean what you said.')
