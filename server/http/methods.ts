/** True for a request for a page or a file, or for the headers of one. */
export const isGetOrHead = ({ method }: { method?: string | undefined }) =>
  method === 'GET' || method === 'HEAD'

/** True for a method that changes nothing. */
export const isRead = (method: string): boolean => isGetOrHead({ method }) || method === 'OPTIONS'
