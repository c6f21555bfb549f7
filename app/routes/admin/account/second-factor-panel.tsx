import { Form } from 'react-router'
import { Button } from '../../../ui/button/button.tsx'
import { CurrentPasswordField } from '../../../ui/field/current-password-field.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Panel } from '../../../ui/frame/panel.tsx'

export type SecondFactor =
  | { state: 'off' }
  | { state: 'offered'; secret: string; qrCode: string }
  | { state: 'on'; recoveryCodesLeft: number }

type Errors = Record<string, string>

type SecondFactorPanelProps = {
  factor: SecondFactor
  errorsOf: (form: string) => Errors
  /** Just made, and never shown again. */
  recoveryCodes?: string[]
}

/** A code from an app after the password: offered, confirmed by its first code, switched off. */
export function SecondFactorPanel({ factor, errorsOf, recoveryCodes }: SecondFactorPanelProps) {
  return (
    <Panel
      title="Second factor"
      intro={
        factor.state === 'on'
          ? 'On. After the password, sign-in asks for a code from your app.'
          : 'Off. Switch it on, and sign-in also asks for a code from an app on your phone.'
      }
    >
      <div className="grid gap-6">
        {recoveryCodes && <RecoveryCodes codes={recoveryCodes} />}
        {factor.state === 'off' && (
          <PasswordedForm form="totp-offer" action="Set up" errors={errorsOf('totp-offer')} />
        )}
        {factor.state === 'offered' && <Offer {...factor} errors={errorsOf('totp-confirm')} />}
        {factor.state === 'on' && (
          <>
            <p>Recovery codes left: {factor.recoveryCodesLeft}</p>
            <PasswordedForm form="recovery" action="Make new recovery codes" errors={errorsOf('recovery')} />
            <PasswordedForm form="totp-off" action="Switch off" errors={errorsOf('totp-off')} />
          </>
        )}
      </div>
    </Panel>
  )
}

function Offer({ secret, qrCode, errors }: { secret: string; qrCode: string; errors: Errors }) {
  return (
    <div className="grid gap-4.5">
      <p>Scan this code with your authenticator app, or type the letters into the app.</p>
      {/* Dark on light in both themes, because cameras expect that. */}
      <img src={qrCode} alt="QR code for your app" width={208} height={208} className="rounded-control" />
      <p className="font-mono text-caption wrap-anywhere">{secret.replace(/.{4}(?=.)/g, '$& ')}</p>
      <Form method="post" className="grid gap-4.5">
        <input type="hidden" name="form" value="totp-confirm" />
        <TextField
          label="Code that the app shows"
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors.code}
        />
        <Button type="submit" className="justify-self-start">
          Switch on
        </Button>
      </Form>
      <Form method="post">
        <input type="hidden" name="form" value="totp-leave" />
        <Button type="submit" look="quiet">
          Leave it off
        </Button>
      </Form>
    </div>
  )
}

/** A form that asks for the password: what it does would lock its owner out if a stranger did it. */
function PasswordedForm({ form, action, errors }: { form: string; action: string; errors: Errors }) {
  return (
    <Form method="post" aria-label={action} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="form" value={form} />
      <CurrentPasswordField
        label="Current password"
        name="current"
        error={errors.current}
        className="min-w-52 flex-1"
      />
      <Button type="submit" look="outline">
        {action}
      </Button>
    </Form>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <section
      aria-label="Recovery codes"
      aria-live="polite"
      className="rounded-control border border-line bg-butter-tint p-4 text-butter-ink"
    >
      <p className="font-semibold">Write these recovery codes down now. They are never shown again.</p>
      <p>Each code signs you in once when you do not have the app with you.</p>
      <ul className="mt-3 grid gap-x-5 gap-y-1 font-mono text-caption sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </section>
  )
}
