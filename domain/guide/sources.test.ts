import { expect, test } from 'vitest'
import { findWrongSource, listSources, readSource } from './sources.ts'

const PLAIN = () => undefined

test('a source has a name, a year, and may have an address on another site', () => {
  expect(readSource('AGA, 2024: Hashash and others, Gastroenterology.')).toEqual({
    ...{ name: 'AGA', year: 2024, full: 'Hashash and others, Gastroenterology.' },
  })
  expect(readSource('AGA, 2024: Hashash and others. https://aga.example/2024?id=3')).toEqual({
    ...{ name: 'AGA', year: 2024, full: 'Hashash and others.', to: 'https://aga.example/2024?id=3' },
  })
  expect(readSource('AGA, 2024: https://aga.example')).toMatchObject({ full: '', to: 'https://aga.example' })
  for (const line of [
    'AGA: Hashash and others',
    'AGA, 24: Hashash',
    'Hashash and others',
    'AGA, 2024: Hashash javascript://alert(1)',
    'AGA, 2024: Hashash https://user@aga.example',
    'AGA, 2024: Hashash ftp://aga.example',
  ])
    expect([line, readSource(line)]).toEqual([line, undefined])
})

test('what is wrong is said with its line, and an address that pays a commission is no link', () => {
  expect(findWrongSource('Sources', 'AGA, 2024: Hashash\n\nSomewhere on the web')).toBe(
    'Sources: “Somewhere on the web” is not a short name, a comma, the year, a colon and the source in full',
  )
  expect(findWrongSource('Sources', 'AGA, 2024: Hashash\n')).toBeUndefined()
  expect(findWrongSource('Sources', null)).toBeUndefined()
  const text = 'AGA, 2024: Hashash https://aga.example\nno source'
  expect(listSources(text, PLAIN)).toEqual([
    { name: 'AGA', year: 2024, full: 'Hashash', to: 'https://aga.example' },
  ])
  expect(listSources(text, (address) => address)).toEqual([
    { name: 'AGA', year: 2024, full: 'Hashash https://aga.example' },
  ])
})
