import { expect, test } from 'vitest'
import { readNotice, writeNotice, type Notice } from './notice.ts'

const cookie = (notice: Notice) => `theme=dark; __Host-notice=${writeNotice(notice)}; other=1`

test('a notice comes back as it was said', () => {
  const notice: Notice = {
    kind: 'success',
    title: 'Recipe deleted',
    text: '"Crème; brûlée, 100 %" has been successfully deleted.',
    undo: { action: '/admin/recipes/restore/1', label: 'Undo' },
  }
  expect(readNotice(cookie(notice))).toEqual(notice)
})

test('over https, a cookie that another host may have planted says nothing', () => {
  const planted = `notice=${writeNotice({ kind: 'success', title: 'Done' })}`
  expect(readNotice(planted)).toBeUndefined()
  expect(readNotice(planted, { https: false })).toEqual({ kind: 'success', title: 'Done' })
})

test('a long text is cut to what a cookie holds', () => {
  const said = readNotice(cookie({ kind: 'destructive', title: 'Error', text: '😀'.repeat(5000) }))
  expect(said?.text?.length).toBeLessThanOrEqual(300)
  expect(said?.text).toMatch(/…$/)
})

test('what is no notice of ours says nothing', () => {
  for (const value of [
    '',
    'x',
    '%',
    '%7B%7D',
    '[]',
    'null',
    encodeURIComponent('{"kind":"loud","title":"x"}'),
  ])
    expect(readNotice(`__Host-notice=${value}`), value).toBeUndefined()
})

test('an undo that would leave the admin area is not offered', () => {
  for (const action of ['https://evil.example/admin/', '//evil.example', '/admin/\\evil', '/auth'])
    expect(readNotice(cookie({ kind: 'success', title: 'Done', undo: { action, label: 'Undo' } }))).toEqual({
      kind: 'success',
      title: 'Done',
    })
})
