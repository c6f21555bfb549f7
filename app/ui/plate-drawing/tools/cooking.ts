import { INK } from '../colour.ts'
import { circle, coin, cut, group, line, path } from '../paper.ts'
import { whole } from '../points.ts'
import { WOOD } from './materials.ts'

/** What food is cooked and blended in: tools without food. They are drawn around 0 0, about 100 to their edge. */
export function pot(): string {
  return (
    path('M-132-14H132V14H-132Z', '#3F4338', ' opacity=".96"') +
    coin(0, 0, 100, '#565B4B', 10) +
    circle(0, 0, 90, '#3B3F33') +
    circle(0, 2, 84, '#6A7059') +
    circle(0, 0, 84, 'none', ' stroke="#767C66" stroke-width="2"') +
    line('M-62-28A68 68 0 0 1-24-64', '#8A9079', 4)
  )
}

export function pan(): string {
  return group(
    0,
    0,
    32,
    cut('M84-11H196Q206-10 206 0T196 11H84Z', WOOD, 8) +
      circle(190, 0, 4, '#7d5a30') +
      coin(0, 0, 92, '#4A4C43', 10) +
      circle(0, 0, 82, '#3A3C33') +
      circle(0, 0, 66, 'none', ' stroke="#484A40" stroke-width="2"') +
      line('M-56-28A62 62 0 0 1-20-58', '#6B6D60', 4),
  )
}

export function blender(): string {
  return (
    `<rect x="-66" y="-66" width="150" height="150" rx="34" fill="${INK}" opacity=".2"/>` +
    '<rect x="-78" y="-78" width="150" height="150" rx="34" fill="#E9E2CF"/>' +
    '<rect x="-62" y="-62" width="118" height="118" rx="30" fill="#CFCBB8"/>' +
    circle(-3, -3, 50, '#B7B6A8') +
    path('M-40-8L-6-14L-3-40L3-8L34 2L0 8L-3 34L-9 4Z', '#DADBD0') +
    circle(-3, -3, 6, '#8E8F83') +
    '<rect x="62" y="-20" width="42" height="34" rx="12" fill="#D8D2BE"/>'
  )
}

export function steamer(): string {
  let slats = ''
  for (let x = -56; x <= 56; x += 14) {
    const reach = Math.sqrt(74 * 74 - x * x)
    slats += `M${x} ${whole(-reach)}V${whole(reach)}`
  }
  return (
    coin(0, 0, 106, '#A67A45', 10) +
    circle(0, 0, 98, '#C99B61') +
    circle(0, 0, 84, '#9B6E3B') +
    circle(0, 1, 80, '#E3C48D') +
    `<path d="${slats}" stroke="#C8A264" stroke-width="4"/>`
  )
}

export function tray(): string {
  return (
    `<rect x="-116" y="-72" width="248" height="162" rx="16" fill="${INK}" opacity=".2"/>` +
    '<rect x="-126" y="-82" width="248" height="162" rx="16" fill="#A3A598"/>' +
    '<rect x="-114" y="-70" width="224" height="138" rx="9" fill="#BDBFB2"/>' +
    line('M-96-50Q-102-50-102-40', '#DADBD0', 4)
  )
}
