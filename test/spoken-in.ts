/** The tags of a page that say a language, beside the page itself, each with the words that follow it. */
export const spokenIn = (html: string) =>
  [...html.matchAll(/<(?!html)\w+ [^>]*\blang="([^"]*)"[^>]*>(.*?)<\/(?:h\d|p|label|div)>/gs)].map(
    ([, lang, words = '']) => [
      lang,
      words
        .replace(/<[^>]*>/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    ],
  )
