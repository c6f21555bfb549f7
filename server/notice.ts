import { NOTICE_COOKIE, NOTICE_SECONDS, writeNotice, type Notice } from '#domain/notice.ts'

/** Headers that make the next page say a notice: for `redirect(to, { headers })` or `data(value, { headers })`. */
export const noticeHeaders = (notice: Notice) => ({
  'Set-Cookie': setCookie(writeNotice(notice), NOTICE_SECONDS),
})

/** Headers of the page that says it: once is enough. */
export const noticeSaidHeaders = () => ({ 'Set-Cookie': setCookie('', 0) })

const setCookie = (value: string, seconds: number) =>
  `${NOTICE_COOKIE}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax`
