import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { TypedEmail } from '#domain/people/email-address.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#domain/people/password.ts'
import { parseSubnet } from './http/client-address.ts'
import { isPasswordLength, passwordLength } from './auth/password.ts'
import { readSecretFiles } from './secret-files.ts'

/** Where a copy of each backup is sent: a store that speaks the API of Amazon S3, as whoever runs the server set it. */
export type SecondPlace = { address: string; bucket: string; region: string; key: string; secret: string }

const loopbackAddress = (port: number) => `http://localhost:${port}`

const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`
  return z.coerce.number(message).int(message).min(min, message).max(max, message)
}
const webAddress = (such: string) =>
  z.url({ protocol: /^https?$/, abort: true, error: `must be a whole web address, such as ${such}` })
/** Nothing stands under a path: whoever sets one would look for the site where it is not. */
const isBare = (address: string) => {
  const { origin, href } = new URL(address)
  return href === `${origin}/`
}
const SITE_NAME_LENGTH = 'must have 1 to 60 characters'
const onOrOff = () => z.enum(['on', 'off'], 'must be on or off')

/** What nobody else may read. Each may also stand in a file, whose path is in the variable of the same name with _FILE. */
const Secrets = z.object({
  /** What backups are encrypted with. */
  BACKUP_PASSPHRASE: z.string().min(12, 'must have 12 characters at least').optional(),
  BACKUP_S3_KEY: z.string().min(1).optional(),
  BACKUP_S3_SECRET: z.string().min(1).optional(),
  /** Of Postgres, it may hold a password. */
  DATABASE_URL: z
    .string()
    .regex(/^(file:.|postgres(ql)?:\/\/)/, 'must start with file: or postgres://, such as file:data/site.db')
    .default('file:data/site.db'),
  ADMIN_PASSWORD: z
    .string()
    .refine(
      (password) => isPasswordLength(passwordLength(password)),
      `must have ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`,
    )
    .optional(),
})

const Env = Secrets.extend({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Where visitors reach the site: the only source of our own address. */
  SITE_URL: webAddress('https://plate.example')
    .refine(
      isBare,
      'must end after the host and the port, such as https://plate.example. The site cannot live in a folder of another site: give it a name of its own',
    )
    .optional(),
  SITE_NAME: z.string().trim().min(1, SITE_NAME_LENGTH).max(60, SITE_NAME_LENGTH).default('Gentle Plate'),
  /** Where the site keeps its backups. */
  BACKUP_DIR: z.string().min(1).optional(),
  /** A store that speaks the API of Amazon S3, where a copy of each backup goes. */
  BACKUP_S3_ADDRESS: webAddress('https://s3.example').optional(),
  BACKUP_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  BACKUP_S3_REGION: z.string().min(1).default('us-east-1'),
  ADMIN_EMAIL: TypedEmail.pipe(z.email('must look like name@example.org')).optional(),
  /** How many processes serve the site. */
  WEB_CONCURRENCY: wholeNumber(1, 64).default(1),
  SAMPLE_CONTENT: onOrOff().default('on'),
  /** Lets monitoring on other machines read what /health says in words. */
  HEALTH_TOKEN: z.string().min(16, 'must have 16 characters at least').optional(),
  /** Whether the server may ask other sites: for pictures that recipes link to, and whether links to shops are alive. */
  OUTGOING: onOrOff().default('on'),
  /** Addresses or subnets of proxies whose X-Forwarded-For is believed, separated by commas. */
  TRUSTED_PROXY: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((address) => address.trim() || []))
    .refine(
      (list) => list.every((address) => parseSubnet(address)),
      'must be IP addresses or subnets such as 10.0.0.0/8, separated by commas',
    ),
})

export type Config = ReturnType<typeof readConfig>

/** Reads the environment once, at start. Throws one error that names every bad variable. */
export function readConfig(env: Record<string, string | undefined>) {
  // An empty variable, as compose files and unit files leave them, counts as not set.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const files = readSecretFiles(set, Object.keys(Secrets.shape))
  const parsed = Env.safeParse({ ...set, ...files.values })
  const issues = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []
  if (!parsed.success || files.problems.length > 0) throw new ConfigError([...files.problems, ...issues])
  const { data } = parsed
  return {
    production: data.NODE_ENV === 'production',
    /** Edits are seen by one alone. */
    processes: data.NODE_ENV === 'production' ? data.WEB_CONCURRENCY : 1,
    port: data.PORT,
    host: data.HOST,
    siteUrl: new URL(data.SITE_URL ?? loopbackAddress(data.PORT)),
    /** Without SITE_URL every loopback name is ours. */
    siteUrlIsSet: data.SITE_URL !== undefined,
    siteName: data.SITE_NAME,
    databaseUrl: data.DATABASE_URL,
    backupFolder: resolve(data.BACKUP_DIR ?? join(folderOf(data.DATABASE_URL), 'backups')),
    backupPassphrase: data.BACKUP_PASSPHRASE,
    secondPlace: readSecondPlace(data),
    /** Made at start while there is no account. */
    administrator:
      data.ADMIN_EMAIL && data.ADMIN_PASSWORD
        ? { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD }
        : undefined,
    /** What was set and does nothing: said at start. */
    warnings: [
      ...files.warnings,
      ...incompleteAdministrator(data),
      ...unusedProcesses(data),
      ...incompleteSecondPlace(data),
    ],
    sampleContent: data.SAMPLE_CONTENT === 'on',
    healthToken: data.HEALTH_TOKEN,
    outgoing: data.OUTGOING === 'on',
    trustedProxies: data.TRUSTED_PROXY,
  }
}

/** Where the site keeps its own files: beside the SQLite file, or in data/. */
function folderOf(databaseUrl: string): string {
  const path = databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : ''
  return path === '' || path === ':memory:' ? 'data' : dirname(path)
}

function incompleteAdministrator({ ADMIN_EMAIL, ADMIN_PASSWORD }: z.infer<typeof Env>): string[] {
  if (Boolean(ADMIN_EMAIL) === Boolean(ADMIN_PASSWORD)) return []
  const [set, missing] = ADMIN_EMAIL ? ['ADMIN_EMAIL', 'ADMIN_PASSWORD'] : ['ADMIN_PASSWORD', 'ADMIN_EMAIL']
  return [`${set} is set without ${missing}, so no administrator is made.`]
}

function readSecondPlace(data: z.infer<typeof Env>): SecondPlace | undefined {
  const { BACKUP_S3_ADDRESS: address, BACKUP_S3_BUCKET: bucket, BACKUP_S3_REGION: region } = data
  const { BACKUP_S3_KEY: key, BACKUP_S3_SECRET: secret } = data
  return address && bucket && key && secret ? { address, bucket, region, key, secret } : undefined
}

function incompleteSecondPlace(data: z.infer<typeof Env>): string[] {
  const names = ['BACKUP_S3_ADDRESS', 'BACKUP_S3_BUCKET', 'BACKUP_S3_KEY', 'BACKUP_S3_SECRET'] as const
  const missing = names.filter((name) => data[name] === undefined)
  if (missing.length === 0 || missing.length === names.length) return []
  return [`Without ${missing.join(' and ')}, no backup is sent to a second place.`]
}

function unusedProcesses({ NODE_ENV, WEB_CONCURRENCY }: z.infer<typeof Env>): string[] {
  if (NODE_ENV === 'production' || WEB_CONCURRENCY === 1) return []
  return ['WEB_CONCURRENCY is set, but without NODE_ENV=production one process serves the site.']
}

/** The configuration cannot be used: the message has a line for each bad variable. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(`Bad configuration:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  }
}
