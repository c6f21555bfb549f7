import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import type { Language } from 'recipe-basics/recipe/language'
import { Icon } from '../../../ui/icon/icon.tsx'

const RATE = 0.92
/** The class of the sentence that is spoken. */
const SPOKEN = 'now'

type ReadAloudProps = { stage: RefObject<HTMLDivElement | null>; lang: Language | undefined }

/** Reads the step with the browser’s own voice, sentence by sentence. */
export function ReadAloud({ stage, lang }: ReadAloudProps) {
  const isPossible = useSyncExternalStore(never, hasVoice, () => true)
  const [isOn, setIsOn] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const sentences = [...(stage.current?.querySelectorAll('[data-here] .say') ?? [])]
    let ended = false
    const say = (place: number) => {
      for (const sentence of sentences) sentence.classList.toggle(SPOKEN, sentence === sentences[place])
      const words = sentences[place]?.textContent
      if (ended || !words) return setIsOn(false)
      const spoken = new SpeechSynthesisUtterance(words)
      spoken.lang = lang ?? 'en'
      spoken.rate = RATE
      spoken.onend = () => say(place + 1)
      spoken.onerror = () => setIsOn(false)
      speechSynthesis.speak(spoken)
    }
    say(0)
    return () => {
      ended = true
      speechSynthesis.cancel()
      for (const sentence of sentences) sentence.classList.remove(SPOKEN)
    }
  }, [isOn, stage, lang])
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={!isPossible}
      onClick={() => setIsOn(!isOn)}
      className="cook-tool scripted"
    >
      <Icon name={isPossible ? 'volume-2' : 'volume-off'} />
      <span>{isPossible ? (isOn ? 'Quiet' : 'Read') : 'No voice'}</span>
    </button>
  )
}

const hasVoice = () => 'speechSynthesis' in window
const never = () => () => undefined
