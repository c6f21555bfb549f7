import { Form } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'
import { useMomentFormat } from '../../use-moment-format.ts'

type Session = { id: string; device: string; last_used_at: string; isThis: boolean }

/** Where this account is signed in. */
export function SessionsPanel({ sessions }: { sessions: Session[] }) {
  const format = useMomentFormat()
  return (
    <Panel
      title="Where you are signed in"
      intro="If you do not recognise a session, end it and change your password."
    >
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map(({ id, device, last_used_at, isThis }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div>
              <p className="font-semibold">{device}</p>
              <p className="text-caption text-ink-soft">
                {isThis ? 'This device' : `Last used ${format(last_used_at)}`}
              </p>
            </div>
            {!isThis && (
              <Form method="post">
                <input type="hidden" name="form" value="session" />
                <input type="hidden" name="id" value={id} />
                <Button type="submit" look="outline" aria-label={`End the session of ${device}`}>
                  End
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
