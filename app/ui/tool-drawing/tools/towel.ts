import { dark, luma, mix } from '../../cut-paper/colour.ts'
import { line } from '../../cut-paper/paper.ts'
import type { Hand } from '../hand.ts'
import { RED, SHINE, WHITE } from '../tones.ts'

/** A towel folded in three: what lies on the cloth when the tool is not known. */
export function foldedTowel(hand: Hand, scale = 1): string {
  const isPale = luma(hand.cloth) > 150
  const colour = isPale ? WHITE : mix(hand.cloth, SHINE, 0.76)
  const stripe = isPale ? mix(hand.cloth, RED, 0.55) : RED
  return hand.turn(
    { turn: -11, scale },
    () =>
      hand.lay(
        8,
        ['M-92-62Q0-67 94-60Q97 0 93 66Q0 62-94 68Q-89 0-92-62Z', dark(colour, 0.1)],
        ['M-92-62Q0-67 94-60Q96-20 94 34Q0 30-93 36Q-90-10-92-62Z', colour],
      ) +
      line('M-70-62Q-69-10-71 35M-60-62Q-59-10-61 35', stripe, 4) +
      line('M-93 36Q0 30 94 34', dark(colour, 0.2), 2.5) +
      line('M30-62Q37-16 31 32', dark(colour, 0.08), 3),
  )
}
