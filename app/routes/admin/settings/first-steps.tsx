import { Form, href, Link } from 'react-router'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { FIRST_STEPS, type FirstStep } from '#domain/settings/first-steps.ts'

/** Where in the settings each step is done, what it is called, and what there is to do. */
export const STEPS: Record<FirstStep, { to: string; name: string; todo: string }> = {
  name: { to: '#words', name: 'Give the site its name', todo: 'In the masthead and in every title.' },
  words: {
    to: '#words',
    name: 'Write the home words',
    todo: 'The headline and the lead are the first words that readers meet.',
  },
  cook: { to: '#about', name: 'Say who cooks', todo: 'Your name and your story.' },
  legal: {
    to: '#legal',
    name: 'Add contact and legal texts',
    todo: 'The privacy page does not say yet who answers for the site, and where.',
  },
  look: { to: '#look', name: 'Choose the look', todo: 'Cream and olive, as delivered.' },
  samples: {
    to: '#samples',
    name: 'Remove the samples',
    todo: 'Recipes, words and pages of an invented chef are still on the site.',
  },
}

/** What makes the site the chef's own, step by step. Gone when all steps are done, or when she puts the list away. */
export function FirstSteps({ done }: { done: Record<FirstStep, boolean> }) {
  const next = FIRST_STEPS.find((step) => !done[step])
  return (
    <section aria-labelledby="first-steps" className="mb-10 border-t border-ink pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="first-steps" className="text-[1.375rem]">
          Make it yours
        </h2>
        <p className="text-caption text-ink-soft">
          <b className="font-semibold text-ink">
            {FIRST_STEPS.filter((step) => done[step]).length} of {FIRST_STEPS.length}
          </b>{' '}
          done. The list goes away when you are through.
        </p>
      </div>
      <ol className="mt-3 grid gap-x-(--column-gap) wide:grid-flow-col wide:grid-cols-2 wide:grid-rows-3">
        {FIRST_STEPS.map((step, index) => (
          <Step key={step} number={index + 1} step={step} isDone={done[step]} isNext={step === next} />
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-line pt-2">
        <Link to={href('/admin/import')} className="inline-flex min-h-11 items-center gap-2">
          <Icon name="file-up" className="size-[1.2em]" /> Import your recipes
        </Link>
        <Form method="post" action={href('/admin/settings/first-steps')}>
          <Button type="submit" look="quiet">
            Put this list away
          </Button>
        </Form>
      </div>
    </section>
  )
}

type StepProps = { number: number; step: FirstStep; isDone: boolean; isNext: boolean }

function Step({ number, step, isDone, isNext }: StepProps) {
  const { to, name, todo } = STEPS[step]
  return (
    <li>
      <a
        href={to}
        className="group grid min-h-16 grid-cols-[2rem_1fr_auto] items-center gap-3 border-t border-line py-2 no-underline hover:text-ink"
      >
        <span
          className={`grid place-items-center font-serif text-[1.75rem] leading-none ${isDone ? 'text-sage' : 'text-accent'}`}
        >
          {isDone ? <Icon name="check" className="size-5.5 stroke-2" /> : number}
        </span>
        <span>
          <span
            className={`font-serif text-[1.1875rem] leading-[1.25] font-[450] group-hover:underline ${isDone ? 'text-ink-soft' : ''}`}
          >
            {name}
          </span>
          {!isDone && <span className="block text-caption leading-normal text-ink-soft">{todo}</span>}
        </span>
        {isDone ? (
          <Badge tone="sage" icon="check">
            done
          </Badge>
        ) : (
          <Badge tone={isNext ? 'outline' : 'unknown'}>{isNext ? 'next' : 'to do'}</Badge>
        )}
      </a>
    </li>
  )
}
