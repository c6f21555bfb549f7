import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * What an action has answered, for as long as the visitor stays: `answer` is the route's `actionData`, which the router
 * forgets as soon as the screen hears of a change made elsewhere.
 */
export function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation()
  const [last, setLast] = useState({ key, answer })
  // It comes a moment before the address that it belongs to.
  if (answer !== undefined && (answer !== last.answer || key !== last.key)) setLast({ key, answer })
  return answer ?? (last.key === key ? last.answer : undefined)
}
