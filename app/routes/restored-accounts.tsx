import { Checkbox } from '../ui/field/checkbox.tsx'
import {
  type AccountRule,
  type ComparedAccount,
  describeOutcome,
  findOutcome,
} from '#domain/people/restored-accounts.ts'

type RestoredAccountsProps = { accounts: readonly ComparedAccount[]; rule: AccountRule }

/** What a restore would do with each account. Those that come only when somebody chooses them can be ticked. */
export function RestoredAccounts({ accounts, rule }: RestoredAccountsProps) {
  return (
    <fieldset>
      <legend className="font-serif text-[1.375rem]">Accounts</legend>
      <p className="mt-1 text-ink-soft">{INTRO[introOf(accounts, rule)]}</p>
      <ul className="mt-2 grid gap-2.5">
        {accounts.map((account) => (
          <li key={account.email} className="wrap-anywhere">
            <Account account={account} rule={rule} />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

const INTRO = {
  chosen:
    'Only the accounts that you tick come, with their passwords alone. Tick only people you know: the file may hold accounts of a stranger.',
  stay: 'Everybody who has an account here keeps it: role, password, passkeys and second factor stay as they are now.',
  come: 'Every account comes as the backup has it.',
}

function introOf(accounts: readonly ComparedAccount[], rule: AccountRule): keyof typeof INTRO {
  if (accounts.some((account) => findOutcome(account, rule) === 'if-chosen')) return 'chosen'
  return rule.isNew ? 'come' : 'stay'
}

function Account({ account, rule }: { account: ComparedAccount; rule: AccountRule }) {
  const text = describeOutcome(account, rule)
  if (findOutcome(account, rule) === 'if-chosen')
    return <Checkbox name="take" value={account.email} label={nameAccount(account)} hint={text} />
  return (
    <>
      {nameAccount(account)} <span className="block text-caption text-ink-soft">{text}</span>
    </>
  )
}

/** An account where several people may have one name: by name and email, or by its email while it has no name. */
const nameAccount = ({ name, email }: { name: string | null; email: string }): string =>
  name ? `${name} (${email})` : email
