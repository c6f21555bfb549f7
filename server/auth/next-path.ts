/** Only the admin area asks for a sign-in; its paths and queries are made of these characters alone. */
const ADMIN_PATH = /^\/admin(\/[\w-]+)*(\?[\w.~%=&+-]*)?$/

/** Where to go after signing in: the page of the admin area that was asked for, or home. */
export const nextPath = (asked: unknown): string =>
  typeof asked === 'string' && ADMIN_PATH.test(asked) ? asked : '/'
