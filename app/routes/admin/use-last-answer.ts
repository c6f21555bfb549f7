import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * What an action has answered, for as long as the visitor stays: `answer` is the route's `actionData`, which the router
 * forgets as soon as the screen hears of a change made elsewhere.
 */
export function useLastAnswer<Answer>(answer: Answer | undefined): Answer | undefined {
  // It comes a moment before the address that it belongs to.
  return useLast(answer, useLocation().key)
}

/** What a value was when it last was there, as long as `key` stays the same. */
export function useLast<Value>(value: Value | undefined, key: string): Value | undefined {
  const [last, setLast] = useState({ key, value })
  if (value !== undefined && (value !== last.value || key !== last.key)) setLast({ key, value })
  return value ?? (last.key === key ? last.value : undefined)
}
