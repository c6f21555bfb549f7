import { describeType, listFields, nameOf, type Field } from './describe-type.ts'
import { ReferenceDocument, type Call, type Parameter, type Schema } from './reference-schema.ts'

/** One call as the page about the API shows it. */
export type ReferenceCall = {
  id: string
  method: string
  path: string
  summary: string
  description: string | undefined
  needsRole: boolean
  parameters: Field[]
  /** Empty for a call without a body. */
  body: Field[]
  /** `kind` names what is answered; a refusal is always a Problem. */
  answers: { status: string; description: string; kind: string | undefined; isRefusal: boolean }[]
  curl: string
}

export type Reference = ReturnType<typeof toReference>

/** What the page about the API shows, read from its OpenAPI document. */
export function toReference(source: unknown) {
  const { info, servers, paths, components } = ReferenceDocument.parse(source)
  const named = components.schemas
  const site = servers[0].url
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ method: method.toUpperCase(), path, call })),
  )
  const [lead = '', ...paragraphs] = info.description.split('\n\n')
  return {
    title: info.title,
    lead,
    paragraphs,
    groups: [...Map.groupBy(calls, ({ call }) => call.tags[0])].map(([name, members]) => ({
      name,
      calls: members.map((member) => toCall(member, named, site)),
    })),
    // What is sent is listed where it is sent, and has no example of its own.
    kinds: Object.entries(named)
      .filter(([, { example }]) => example !== undefined)
      .map(([name, schema]) => ({
        name,
        fields: listFields(schema),
        example: JSON.stringify(schema.example, null, 2),
      })),
  }
}

function toCall(
  { method, path, call }: { method: string; path: string; call: Call },
  named: Record<string, Schema>,
  site: string,
): ReferenceCall {
  const { operationId, summary, description, security, parameters = [], requestBody, responses } = call
  const sent = Object.values(requestBody?.content ?? {})[0]
  const schema = sent?.schema.$ref ? named[nameOf(sent.schema.$ref)] : sent?.schema
  return {
    id: operationId,
    method,
    path,
    summary,
    description,
    needsRole: security !== undefined && call.tags[0] !== 'Accounts',
    parameters: parameters.map(toField),
    body: schema ? listFields(schema) : [],
    answers: Object.entries(responses).map(([status, { description, content }]) => {
      const answer = Object.values(content ?? {})[0]
      const kind = answer && describeType(answer.schema)
      return { status, description, kind, isRefusal: kind === 'Problem' }
    }),
    curl: toCurl({
      method,
      address: site + path,
      parameters,
      body: sent?.example,
      hasToken: Boolean(security),
    }),
  }
}

const toField = ({ name, description, required = false, schema }: Parameter): Field => ({
  name,
  type: describeType(schema),
  isRequired: required,
  notes: [description],
})

/** The call as it is typed into a shell. */
function toCurl({
  method,
  address,
  parameters,
  body,
  hasToken,
}: {
  method: string
  address: string
  parameters: Parameter[]
  body: unknown
  hasToken: boolean
}): string {
  const query = new URLSearchParams()
  let path = address
  for (const { name, in: place, example } of parameters) {
    if (place === 'path') path = path.replace(`{${name}}`, String(example))
    else if (example !== undefined) query.append(name, String(example))
  }
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${path}${query.size > 0 ? `?${query}` : ''}'`,
    ...(hasToken ? [`-H 'Authorization: Bearer ACCESS_TOKEN'`] : []),
    ...(body === undefined
      ? []
      : [
          `-H 'Content-Type: application/json'`,
          `-d '${JSON.stringify(body, null, 2).replaceAll("'", "'\\''")}'`,
        ]),
  ].join(' \\\n  ')
}
