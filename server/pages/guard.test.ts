import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { readNotice } from '#domain/notice.ts'
import type { Role } from '#domain/people/rights.ts'
import { viewerContext } from '../context.ts'
import { requireRight, requireUser } from './guard.ts'

function contextOf(role?: Role | null) {
  const context = new RouterContextProvider()
  context.set(
    viewerContext,
    role === undefined
      ? undefined
      : {
          user: { id: '1', email: 'chef@plate.test', is_admin: role === 'administrator', role },
          sessionId: '2',
          expiresAt: '',
        },
  )
  return context
}

function refusal(path: string, method: string, context: RouterContextProvider): unknown {
  try {
    return requireRight(new Request(`https://plate.test${path}`, { method }), context, 'publish')
  } catch (error) {
    return error
  }
}

test('visitors are sent to sign in and come back to the page they asked for', () => {
  for (const [path, method, next] of [
    ['/admin/recipes?search=a%26b&page=2', 'GET', '/admin/recipes?search=a%26b&page=2'],
    ['/admin/recipes.data?search=soup&_routes=x', 'GET', '/admin/recipes?search=soup'],
    ['/admin/recipes.data?_routes=x', 'GET', '/admin/recipes'],
    ['/admin/recipes?delete=1', 'POST', '/admin/recipes'],
    ['/_.data', 'GET', '/'],
  ] as const) {
    const response = refusal(path, method, contextOf())
    if (!(response instanceof Response)) throw response
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(`/auth?next=${encodeURIComponent(next)}`)
  }
})

test('who sends a form after the session has ended reads that it was not saved', () => {
  for (const [path, method, reason] of [
    ['/admin/recipes/new.data', 'POST', /kept in this browser/],
    // Without scripts nothing is kept.
    ['/admin/recipes/new', 'POST', /^$/],
  ] as const) {
    const response = refusal(path, method, contextOf())
    if (!(response instanceof Response)) throw response
    const notice = readNotice(response.headers.getSetCookie().join('; '), { https: false })
    expect(notice).toMatchObject({
      title: 'You are signed out',
      text: expect.stringMatching(/Nothing was saved/),
    })
    expect(notice?.reason ?? '').toMatch(reason)
  }
  const visit = refusal('/admin/recipes', 'GET', contextOf())
  expect(visit instanceof Response && visit.headers.getSetCookie()).toEqual([])
})

test('who is signed in without the right is refused with 403', () => {
  for (const role of [null, 'editor'] as const)
    expect(refusal('/admin', 'GET', contextOf(role))).toMatchObject({ init: { status: 403 } })
  expect(requireUser(new Request('https://plate.test/'), contextOf(null))).toMatchObject({ role: null })
  expect(refusal('/admin', 'GET', contextOf('administrator'))).toMatchObject({ role: 'administrator' })
})
