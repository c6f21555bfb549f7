/** Whether a request asks for a page or a file, or for the headers of one. */
export const isGetOrHead = ({ method }: { method?: string | undefined }) =>
  method === 'GET' || method === 'HEAD'

/** Whether a request with this method asks for nothing to be changed. */
export const isRead = (method: string): boolean => isGetOrHead({ method }) || method === 'OPTIONS'
