// Recipes, equipment and posts each have one plain table of their fields. The types, schemas, columns, forms and the
// JSON API are made from it.

/**
 * One field: its kind, the name that people see, and its limits. `about` says in the reference of the JSON API what the
 * name leaves open. What is `own` stands in forms and versions, and not in the API.
 */
export type Field = { label: string; about?: string; own?: true } & Kind

type Kind =
  /**
   * One line of text, of so many characters at most. `imported`: a file says it in its own words under the same name.
   * `isChecker`: who checked something, by the name alone.
   */
  | { kind: 'line'; most: number; required?: true; imported?: true; isChecker?: true }
  /** The same of several lines. */
  | { kind: 'prose'; most: number; imported?: true }
  /** One of a few words. */
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'number'; min: number; max: number; unit?: string; whole?: boolean }
  /** A web address, or a path on this site. */
  | { kind: 'address' }
  /** JSON text, which its own reader cleans. What people read of it stands under `text`. */
  | { kind: 'json'; most: number }
  /** HTML, one block a line; it is sanitised where it is stored. */
  | { kind: 'html'; most: number; required?: true }
  /** A moment, as ISO 8601 in UTC. */
  | { kind: 'moment' }
  /** A day, such as `2026-05-03`. */
  | { kind: 'day' }
  /** A code of ISO 4217. */
  | { kind: 'currency' }
  /** Lines of text: so many at most, none longer than `longest` characters. */
  | { kind: 'list'; most: number; longest: number }

/** The fields of a thing by their names, which are those of spec.md section 3. */
export type Fields = Record<string, Field>

/** What is stored of a field; null where nothing is known. */
export type ValueOf<One extends Field> = One extends { kind: 'list' }
  ? string[]
  : One extends { kind: 'number' }
    ? number | null
    : One extends { choices: readonly (infer Choice)[] }
      ? Choice | null
      : One extends { required: true } | { kind: 'currency' }
        ? string
        : string | null

/** What is stored of a thing, by the names of its fields. */
export type ValuesOf<Table extends Fields> = { -readonly [Name in keyof Table]: ValueOf<Table[Name]> }

/** The names of the fields that have such properties as `{ kind: 'list' }`. */
export type NamesWith<Table extends Fields, Properties> = {
  [Name in keyof Table]: Table[Name] extends Properties ? Name : never
}[keyof Table]

/** The names in a table, in its order. */
export function namesOf<Name extends string>(table: Readonly<Partial<Record<Name, unknown>>>): Name[] {
  return Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name))
}

/** An object of these names, each with what `make` makes of it. */
export function fromNames<Name extends string, Made>(
  names: readonly Name[],
  make: (name: Name) => Made,
): Record<Name, Made>
export function fromNames(names: readonly string[], make: (name: string) => unknown) {
  return Object.fromEntries(names.map((name) => [name, make(name)]))
}

/** What people call the fields of a table. */
export const labelsOf = <Name extends string>(table: Readonly<Record<Name, Field>>): Record<Name, string> =>
  fromNames(namesOf(table), (name) => table[name].label)

/** The properties of these names, and no others. */
export function pick<Name extends string, From extends Record<Name, unknown>>(
  names: readonly Name[],
  from: From,
): Pick<From, Name>
export function pick(names: readonly string[], from: Record<string, unknown>) {
  const picked: Record<string, unknown> = {}
  for (const name of names) picked[name] = from[name]
  return picked
}

/** An object without what is `own` in a table of fields. */
export function withoutOwn<Table extends Fields, From extends object>(
  table: Table,
  from: From,
): Omit<From, NamesWith<Table, { own: true }>>
export function withoutOwn(table: Fields, from: object) {
  return Object.fromEntries(Object.entries(from).filter(([name]) => !ownIn(table, name)))
}

const ownIn = (table: Fields, name: string) => Object.hasOwn(table, name) && table[name]?.own === true

/** A value as a form shows it: nothing is an empty text, and the entries of a list have commas between them. */
export const toText = (value: unknown): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '')

/** A form that was sent: `FormData`, or `URLSearchParams`. */
export type SentForm = { get: (name: string) => unknown; getAll: (name: string) => unknown[] }

/** The text of a field in a form that was sent: empty where the form has no such field, or a file in it. */
export const sentText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The entries of a list in one line of text, typed or published. They may be empty, or have spaces around them. */
export const splitList = (line: string): string[] => line.split(/[,;]/)

/** What was typed into the fields of a table, as their schema reads it. */
export function fromTexts<Name extends string>(
  table: Readonly<Record<Name, Field>>,
  typed: (name: Name) => string,
): Record<Name, string | string[]> {
  return fromNames(namesOf(table), (name) =>
    table[name].kind === 'list' ? splitList(typed(name)) : typed(name),
  )
}
