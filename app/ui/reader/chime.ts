import { useEffect, useState } from 'react'

// Browsers allow sound only after a touch of the page, and after a reload they want another one.

const EVERY_MS = 4_000
/** Two soft notes: hertz, and seconds after the first. */
const NOTES = [
  [659, 0],
  [523, 0.28],
] as const

let audio: AudioContext | undefined

/** Lets this page sound, when somebody taps it. */
export async function unlockSound(): Promise<void> {
  audio ??= 'AudioContext' in window ? new AudioContext() : undefined
  await audio?.resume()
}

/** Sounds for as long as something rings. True while the browser keeps it silent, until the first touch. */
export function useChime(isRinging: boolean): boolean {
  const [isSilent, setIsSilent] = useState(false)
  useEffect(() => {
    if (!isRinging) return undefined
    const ring = () => {
      const isHeard = audio?.state === 'running'
      setIsSilent(!isHeard && 'AudioContext' in window)
      if (isHeard) chime(audio)
      if ('vibrate' in navigator) navigator.vibrate([200, 120, 200])
    }
    const unlock = () => {
      if (audio?.state !== 'running') void unlockSound().then(ring)
    }
    ring()
    const ringing = setInterval(ring, EVERY_MS)
    // A finger that only goes down is no touch to browsers.
    const taps = ['click', 'keydown']
    for (const tap of taps) addEventListener(tap, unlock, true)
    return () => {
      clearInterval(ringing)
      for (const tap of taps) removeEventListener(tap, unlock, true)
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
