import { expect, test } from 'vitest'
import { type Figures, figureWarnings } from './figure-warnings.ts'

test('numbers that cannot be right are told, each beside its field', () => {
  const cases: [Partial<Figures>, string[]][] = [
    [{}, []],
    [{ prep_time_minutes: 10, cook_time_minutes: 30, total_time_minutes: 40 }, []],
    [{ total_time_minutes: 10_080 }, []],
    [
      { prep_time_minutes: 99_999 },
      ['prep_time_minutes: Prep Time is 99,999 minutes, which is about 69 days.'],
    ],
    [
      { prep_time_minutes: 30, cook_time_minutes: 40, total_time_minutes: 20 },
      [
        'total_time_minutes: The total time of 20 min is shorter than preparation and cooking together (1h 10m).',
      ],
    ],
    [{ total_time_minutes: 60, low_energy: 'handsOn=60' }, []],
    [{ low_energy: 'handsOn=60' }, []],
    [{ prep_time_minutes: 5, low_energy: 'handsOn=60' }, []],
    [
      { total_time_minutes: 10, low_energy: 'handsOn=60' },
      ['low_energy: 60 min on your feet are more than the total time of 10 min.'],
    ],
    [
      { prep_time_minutes: 5, cook_time_minutes: 60, low_energy: 'handsOn=90' },
      ['low_energy: 90 min on your feet are more than the total time of 1h 5m.'],
    ],
  ]
  for (const [figures, said] of cases) {
    const warnings = figureWarnings({ nutrition: null, ...figures })
    expect(
      warnings.map(({ field, message }) => `${field}: ${message}`),
      JSON.stringify(figures),
    ).toEqual(said)
  }
})
