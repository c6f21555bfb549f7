import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { firstUse } from '../ui/reader/first-use.ts'

/** The bar of running timers. Its script comes to everyone with the first use of a page: a request that only cooks send would tell of them. */
export function TimersElsewhere() {
  const [Bar, setBar] = useState<ComponentType>()
  const { key } = useLocation()
  const isMissing = Bar === undefined
  useEffect(() => {
    if (!isMissing) return undefined
    let isGone = false
    void firstUse()
      .then(() => import('../ui/frame/timer-bar.tsx'))
      .then(({ TimerBar }) => isGone || setBar(() => TimerBar))
      // Without a line there is no bar, and the next page asks again.
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [isMissing, key])
  return Bar && <Bar />
}
