import type { FrameWords } from '#domain/settings/frame-words.ts'

/** Where the site could not be asked what its chef says. The table of settings stays out of the browser. */
export const NO_WORDS: FrameWords = {
  footer_words: null,
  medical_note: '',
  disclosure: '',
  recipes_lead: '',
  equipment_lead: '',
  blog_lead: '',
  time_zone: 'UTC',
  date_format: null,
  palette: null,
  hasImprint: false,
  hasGuide: false,
  email: null,
  menuLinks: [],
  footerLinks: [],
  elsewhere: [],
  logo: null,
}
