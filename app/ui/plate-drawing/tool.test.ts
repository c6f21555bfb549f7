import { expect, test } from 'vitest'
import { toolSvg } from './tool.ts'

const draw = (title: string) => toolSvg({ slug: 'tool', title, format: 'wide' })

test('a tool is drawn where the title names its kind', () => {
  for (const [title, kind] of [
    ['Cook’s Knife, 18 cm', 'knife'],
    ['Paring knives', 'knife'],
    ['Fine-Mesh Drum Sieve, 20 cm', 'drum sieve'],
    ['Quiet Countertop Blender', 'blender'],
    ['Enamelled Stockpot, 6 litre', 'pot'],
    ['Freezer Jars, set of six', 'jar'],
    ['The sieve is the most useful thing I own', 'sieve'],
  ] as const) {
    expect(draw(title) === draw(kind), title).toBe(true)
    expect(draw(title) === draw('Towel'), title).toBe(false)
  }
})

test('a towel lies there where it does not: no tool stands for another', () => {
  for (const title of [
    'Swivel Peeler',
    'Knife block',
    'Knife sharpener',
    'Pepper mill',
    'Potato Ricer, stainless',
    'Rotary Food Mill, three discs',
    'Hand Blender with Steel Foot',
    'Small Food Processor',
    'Kitchen timer',
    'Steam iron',
    'Ironing board',
    'Whiteboard',
    'Jar opener',
    'Panini press',
    'Dish soap',
    'Couteau',
    '',
  ]) {
    expect(draw(title) === draw('Towel'), title).toBe(true)
  }
})
