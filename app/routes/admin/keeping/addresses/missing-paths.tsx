import { Form, Link } from 'react-router'
import { Button } from '../../../../ui/button/button.tsx'
import { formatCount } from 'recipe-basics/text/format-number'
import type { NamedPage } from '#server/redirects/named-pages.ts'
import { useDayFormat } from '../../use-day-format.ts'
import { PageField } from './page-field.tsx'

type Missing = { path: string; asked: number; last_asked: string; guess?: NamedPage }

/** What people ask for and do not find, each with a way to send it on. */
export function MissingPaths({ missing }: { missing: Missing[] }) {
  const formatDay = useDayFormat()
  return (
    <section aria-labelledby="not-found">
      <h2 id="not-found" className="text-[1.375rem]">
        Not found
      </h2>
      <ul className="mt-3 border-t border-ink">
        {missing.map(({ path, asked, last_asked, guess }) => (
          <li key={path} className="grid gap-x-9 gap-y-3 border-b border-line py-4 lg:grid-cols-2">
            <div className="min-w-0">
              <h3 className="font-mono text-[.9375rem] font-semibold wrap-anywhere">
                <bdi>{path}</bdi>
              </h3>
              <p className="text-caption text-ink-soft">
                asked for {formatCount(asked, 'time')}, last on {formatDay(`${last_asked}T12:00:00.000Z`)}
              </p>
            </div>
            <div className="grid gap-2">
              {guess && <Guess path={path} guess={guess} />}
              <div className="flex flex-wrap items-start gap-x-4">
                {guess ? (
                  <details className="min-w-0 flex-1">
                    <summary className="min-h-11 cursor-pointer py-2">
                      Somewhere else<span className="sr-only"> for {path}</span>
                    </summary>
                    <SendForm path={path} />
                  </details>
                ) : (
                  <SendForm path={path} />
                )}
                <HideForm path={path} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-3.5 text-caption text-ink-soft">
        We count the path and nothing else: no visitor, no time of day, no page that they came from. What
        robots try, such as /wp-login.php, is left out.
      </p>
    </section>
  )
}

/** The page that the path may have meant, and one click to send it there. */
function Guess({ path, guess: { to, name } }: { path: string; guess: NamedPage }) {
  return (
    <Form method="post" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <input type="hidden" name="form" value="save" />
      <input type="hidden" name="from" value={path} />
      <input type="hidden" name="to" value={to} />
      <p>
        Send it to <Link to={to}>{name}</Link>?
      </p>
      <Button type="submit" look="outline" name="kind" value="moved" aria-label={`Send ${path} to ${name}`}>
        Send it there
      </Button>
    </Form>
  )
}

function HideForm({ path }: { path: string }) {
  return (
    <Form method="post" className="ml-auto">
      <input type="hidden" name="form" value="hide" />
      <input type="hidden" name="from" value={path} />
      <Button type="submit" look="quiet" aria-label={`Hide ${path}`}>
        Hide it
      </Button>
    </Form>
  )
}

function SendForm({ path }: { path: string }) {
  return (
    <Form method="post" className="grid w-full gap-2">
      <input type="hidden" name="form" value="save" />
      <input type="hidden" name="from" value={path} />
      <PageField label="Page or address" />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="outline" name="kind" value="moved">
          Send it there
        </Button>
        <Button type="submit" look="quiet" name="kind" value="gone">
          Say that it is gone
        </Button>
      </div>
    </Form>
  )
}
