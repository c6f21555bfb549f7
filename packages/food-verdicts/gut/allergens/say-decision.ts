import type { LabelDecision } from '../../diet/label-decisions.ts'

export type Decision = Pick<LabelDecision, 'answer' | 'reason' | 'decided_at'>

/** What the chef decided, and when. */
export function sayDecision(
  { decided_at, reason, answer }: Decision,
  toDay: (instant: string) => string,
): string {
  const said = answer === 'yes' ? 'Decided by the chef' : 'The chef decided against this label'
  return `${said} on ${toDay(decided_at)}${reason ? `: “${reason}”` : '.'}`
}
