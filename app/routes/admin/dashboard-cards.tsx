import { Icon, type IconName } from '../../ui/icon/icon.tsx'
import { Link } from 'react-router'

export type DashboardCard = { to: string; title: string; text: string; icon: IconName }

/** The ways into a part of the admin area. */
export function DashboardCards({ cards }: { cards: DashboardCard[] }) {
  return (
    <ul className="mb-9 grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-4">
      {cards.map(({ to, title, text, icon }) => (
        <li
          key={to}
          className="relative flex gap-3.5 rounded-panel border border-line bg-surface p-4.5 hover:border-control has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus"
        >
          <Icon name={icon} className="mt-0.5 size-6 text-accent stroke-[1.5]" />
          <div>
            <h2 className="text-[1.1875rem]">
              <Link to={to} className="no-underline outline-none before:absolute before:inset-0">
                {title}
              </Link>
            </h2>
            <p className="text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
