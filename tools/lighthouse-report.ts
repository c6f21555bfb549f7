import { z } from 'zod'

const Score = z.number().transform((score) => Math.round(score * 100))
const Category = z.object({
  score: Score,
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
})
const Audit = z.object({
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
  displayValue: z.string().optional(),
})
const Lighthouse = z.object({
  categories: z.object({
    performance: Category,
    accessibility: Category,
    'best-practices': Category,
    seo: Category,
  }),
  audits: z.record(z.string(), Audit),
})

/** What Lighthouse found of one page. Scores reach from 0 to 100. */
export type Report = {
  scores: Record<'performance' | 'accessibility' | 'best practices' | 'SEO', number>
  /** When the largest thing was painted, as simulated. */
  paintMs: number
  shift: number
  blockedMs: number
  kilobytes: number
  /** Audits that cost a score something. */
  findings: string[]
}

/** Reads the JSON that Lighthouse writes. */
export function readReport(json: string): Report {
  const { categories, audits } = Lighthouse.parse(JSON.parse(json))
  const measured = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const weighed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  )
  const findings = weighed.flatMap(({ id }) => {
    const { title, score = null, displayValue = '' } = audits[id] ?? {}
    return score === null || score === 1 ? [] : [`${id} ${score}: ${title} ${displayValue}`.trimEnd()]
  })
  return {
    scores: {
      performance: categories.performance.score,
      accessibility: categories.accessibility.score,
      'best practices': categories['best-practices'].score,
      SEO: categories.seo.score,
    },
    paintMs: measured('largest-contentful-paint'),
    // As Lighthouse shows them: what is smaller than that is no shift.
    shift: Number(measured('cumulative-layout-shift').toFixed(3)),
    blockedMs: Math.round(measured('total-blocking-time')),
    kilobytes: measured('total-byte-weight') / 1024,
    findings,
  }
}
