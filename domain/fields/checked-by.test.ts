import { expect, test } from 'vitest'
import { findProfession } from './checked-by.ts'

test('a title or a profession of health is found in a name, wherever it stands', () => {
  for (const [name, found] of [
    ['Dr. Rosa Lindqvist', 'Dr'],
    ['Rosa Lindqvist, RD', 'RD'],
    ['Rosa Lindqvist R.D.N.', 'R.D.N'],
    ['Rosa Lindqvist, MD PhD', 'MD'],
    ['Rosa Lindqvist (registered dietitian)', 'dietitian'],
    ['dietician Rosa Lindqvist', 'dietician'],
    ['Prof Rosa Lindqvist', 'Prof'],
    ['Rosa Lindqvist, IBD nurse', 'nurse'],
    ['Rosa Lindqvist, M.Sc.', 'M.Sc'],
  ])
    expect([name, findProfession(name ?? '')]).toEqual([name, found])
})

test('names that look like one are left alone', () => {
  for (const name of ['Rosa Lindqvist', 'R.D. Laing', 'Minh Do', 'Andrew Drake', 'Md Rahman', 'Doris Proft'])
    expect([name, findProfession(name)]).toEqual([name, undefined])
})
