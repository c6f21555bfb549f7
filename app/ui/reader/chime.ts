import { useEffect, useState } from 'react'

// Browsers allow sound only after a touch of the page, and after a reload they want another one.

const EVERY_MS = 4_000
/** Two soft notes: hertz, and seconds after the first. */
const NOTES = [
  [659, 0],
  [523, 0.28],
] as const

let audio: AudioContext | undefined

/** Lets this page sound, when somebody touches it. */
export function unlockSound(): void {
  audio ??= 'AudioContext' in window ? new AudioContext() : undefined
  void audio?.resume()
}

/** Sounds for as long as something rings. True while the browser keeps it silent, until the first touch. */
export function useChime(isRinging: boolean): boolean {
  const [isSilent, setIsSilent] = useState(false)
  useEffect(() => {
    if (!isRinging) return undefined
    const ring = () => {
      const isHeard = audio?.state === 'running'
      setIsSilent(!isHeard)
      if (isHeard) chime(audio)
      if ('vibrate' in navigator) navigator.vibrate([200, 120, 200])
    }
    const unlock = () => {
      unlockSound()
      void audio?.resume().then(ring)
    }
    ring()
    const ringing = setInterval(ring, EVERY_MS)
    const options = { once: true, capture: true }
    addEventListener('pointerdown', unlock, options)
    addEventListener('keydown', unlock, options)
    return () => {
      clearInterval(ringing)
      removeEventListener('pointerdown', unlock, options)
      removeEventListener('keydown', unlock, options)
    }
  }, [isRinging])
  return isRinging && isSilent
}

function chime(context: AudioContext | undefined) {
  if (!context) return
  for (const [hertz, after] of NOTES) {
    const at = context.currentTime + after
    const note = new OscillatorNode(context, { frequency: hertz })
    const loudness = new GainNode(context, { gain: 0 })
    note.connect(loudness).connect(context.destination)
    loudness.gain.setValueAtTime(0, at)
    loudness.gain.linearRampToValueAtTime(0.28, at + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 1.1)
    note.start(at)
    note.stop(at + 1.2)
  }
}
