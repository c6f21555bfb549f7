import { type ComponentType, useEffect, useState } from 'react'
import { firstUse } from '../ui/reader/first-use.ts'

/** The bar of running timers. Its script comes to everyone with the first use of a page: a request that only cooks send would tell of them. */
export function TimersElsewhere() {
  const [Bar, setBar] = useState<ComponentType>()
  useEffect(() => {
    let isGone = false
    void firstUse()
      .then(() => import('../ui/frame/timer-bar.tsx'))
      .then(({ TimerBar }) => isGone || setBar(() => TimerBar))
      // Without a line there is no bar, and the next page asks again.
      .catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [])
  return Bar && <Bar />
}
