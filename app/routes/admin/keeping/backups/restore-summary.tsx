import { DataTable, Cell, NameCell, Row } from '../../../../ui/list/data-table.tsx'
import { formatNumber } from 'recipe-basics/text/format-number'
import type { Summary } from '#server/backups/summary.ts'
import { BACKUP_COUNTS } from '../../../backup-counts.ts'

/** What there is now and would be then, and the names of what would go and come back. */
export function RestoreSummary({ summary }: { summary: Summary }) {
  const { now, then, going, coming, goingCount, comingCount } = summary
  return (
    <>
      <DataTable caption="Counts now and after the restore" columns={['What', 'Now', 'Then']}>
        {Object.entries(BACKUP_COUNTS).map(([table, label]) => (
          <Row key={table}>
            <NameCell>{label}</NameCell>
            <Cell label="Now">{formatNumber(now[table] ?? 0)}</Cell>
            <Cell label="Then">{formatNumber(then[table] ?? 0)}</Cell>
          </Row>
        ))}
      </DataTable>
      <div className="mt-7 grid gap-7 sm:grid-cols-2">
        <Names title="What would go" names={going} count={goingCount} />
        <Names title="What would come back" names={coming} count={comingCount} />
      </div>
    </>
  )
}

function Names({ title, names, count }: { title: string; names: string[]; count: number }) {
  return (
    <section>
      <h2 className="text-[1.375rem]">{title}</h2>
      {count === 0 ? (
        <p className="mt-1 text-ink-soft">Nothing. Things that are in both become as they were.</p>
      ) : (
        <ul className="mt-1 list-disc pl-6 wrap-anywhere">
          {names.map((name, place) => (
            <li key={`${place} ${name}`}>{name}</li>
          ))}
          {count > names.length && <li>and {formatNumber(count - names.length)} more</li>}
        </ul>
      )}
    </section>
  )
}
