/** How the names of files end that hold recipes: JSON, under the names that apps give to it, Cooklang, tables, and saved web pages. */
const JSON_ENDINGS = ['.json', '.jsonl', '.crumb', '.rcb', '.melarecipe', '.paprikarecipe']
export const PAGE_ENDINGS = ['.html', '.htm', '.xhtml']
export const COOKLANG = '.cook'
export const TABLE_ENDINGS = ['.csv', '.tsv']
/** ZIP archives of such files. */
const ARCHIVE_ENDINGS = ['.zip', '.paprikarecipes', '.melarecipes']

/** What a person is told whose file is none of them. */
export const WRONG_KIND = 'Please upload a JSON file'

/** All of them, as a browser is told which files to offer. */
export const RECIPE_FILE_ENDINGS = [
  ...JSON_ENDINGS,
  COOKLANG,
  ...TABLE_ENDINGS,
  ...PAGE_ENDINGS,
  ...ARCHIVE_ENDINGS,
]

export const endsWith = (name: string, endings: readonly string[]) =>
  endings.some((ending) => name.toLowerCase().endsWith(ending))

export const isRecipeFile = (name: string): boolean =>
  endsWith(name, [...JSON_ENDINGS, COOKLANG, ...TABLE_ENDINGS, ...PAGE_ENDINGS])
export const isRecipeArchive = (name: string): boolean => endsWith(name, ARCHIVE_ENDINGS)
