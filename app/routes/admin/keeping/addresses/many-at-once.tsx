import { Form, href } from 'react-router'
import { Button, buttonClass } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/field/text-field.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'

/** Takes all addresses as a table, or brings such a table. */
export function ManyAtOnce() {
  return (
    <section aria-labelledby="many" className="mt-9">
      <h2 id="many" className="text-[1.375rem]">
        Many at once
      </h2>
      <p className="text-ink-soft">A table of three columns: from, to, kind. Any spreadsheet opens it.</p>
      <a href={href('/admin/keeping/addresses.csv')} download className={`${buttonClass('outline')} mt-4`}>
        Download all as CSV
      </a>
      <Form
        method="post"
        action={href('/admin/keeping/addresses/bring')}
        encType="multipart/form-data"
        className="mt-4 flex flex-wrap items-end gap-3"
      >
        <TextField label="CSV file" name="file" type="file" accept=".csv,text/csv" required />
        <Button type="submit" look="outline">
          <Icon name="file-up" />
          Upload a CSV
        </Button>
      </Form>
    </section>
  )
}
