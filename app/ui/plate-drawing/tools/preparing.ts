import { INK } from '../colour.ts'
import { circle, coin, cut, group, line, path } from '../paper.ts'
import { whole } from '../points.ts'
import { STEEL, WOOD } from './materials.ts'

/** What food is cut, strained, weighed, measured and kept with. */
export function sieve(): string {
  return group(
    0,
    0,
    28,
    cut('M78-7H196Q204-6 204 0T196 7H78Z', WOOD, 7) + drumSieve() + line('M-92-14V14', STEEL, 8),
  )
}

export function drumSieve(): string {
  let mesh = ''
  for (let at = -60; at <= 60; at += 12) {
    const reach = Math.sqrt(72 * 72 - at * at)
    mesh += `M${at} ${whole(-reach)}V${whole(reach)}M${whole(-reach)} ${at}H${whole(reach)}`
  }
  return (
    coin(0, 0, 86, STEEL, 10) +
    circle(0, 0, 76, '#E7E2D2') +
    `<path d="${mesh}" stroke="#B4B1A0" stroke-width="1.6"/>`
  )
}

export function knife(): string {
  return group(
    -10,
    0,
    -34,
    cut('M-150-4Q-60-34 44-30V16Q-70 14-150-4Z', STEEL, 7) +
      path('M-150-4Q-70 14 44 16V8Q-70 6-150-4Z', '#D9DACF') +
      cut('M44-32H60V18H44Z', '#8E8F83', 6) +
      cut('M58-24Q112-28 150-18Q158 2 148 14Q104 8 58 12Z', '#6B4A2E', 6) +
      circle(84, -7, 4, '#C9B58E') +
      circle(120, -5, 4, '#C9B58E'),
  )
}

export function scale(): string {
  return (
    `<rect x="-90" y="-76" width="200" height="168" rx="18" fill="${INK}" opacity=".2"/>` +
    '<rect x="-100" y="-86" width="200" height="168" rx="18" fill="#F3EAD6"/>' +
    '<rect x="-84" y="-72" width="168" height="112" rx="12" fill="#DCD2BA"/>' +
    '<rect x="-46" y="50" width="92" height="22" rx="5" fill="#434a38"/>' +
    line('M-24 61h8M-8 61h8M8 61h16', '#C8D3A8', 5) +
    circle(66, 61, 6, '#B5603F') +
    coin(0, -16, 44, '#FBF6EA', 5)
  )
}

export function board(): string {
  return group(
    0,
    0,
    -10,
    cut('M-120-72H112Q122-72 122-60V60Q122 72 112 72H-120Q-130 72-130 60V-60Q-130-72-120-72Z', WOOD, 9) +
      line('M-124-36Q0-44 118-38M-124 4Q10-6 118 2M-124 42Q0 50 118 40', '#A9783F', 2) +
      circle(98, -50, 9, '#8A6131'),
  )
}

export function jar(): string {
  return (
    coin(0, 0, 84, '#E4E8DF', 10) +
    circle(0, 0, 74, '#D3DAD2') +
    circle(0, 0, 58, '#DEE4DC') +
    line('M-50-22A56 56 0 0 1-18-52', '#FFFBF0', 5, ' opacity=".8"')
  )
}

export function probe(): string {
  return group(
    0,
    0,
    -38,
    cut('M-150-3L30-7V7L-150 3Z', STEEL, 5) +
      coin(66, 0, 48, '#F3EAD6', 7) +
      circle(66, 0, 37, '#FFFBF0') +
      line('M66 0L82-20', '#B5603F', 5) +
      line('M66-28v5M66 23v5M38 0h5M89 0h5', '#8A8672', 3),
  )
}
