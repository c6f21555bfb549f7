/** Heads of parts of a form that no browser writes, of the field `file` or `files`; none of them may end in an error of the server. */
export const ODD_PARTS = [
  ...["utf-8''%ff", "utf-8''%", "utf-8''%zz", "utf-8''%C3%28.json", "UTF-8'en'%E0%A4%A", "utf-16''%ff%fe"],
  ...["iso-8859-1'de'K%e4se.json", "''", "'", 'leek.json', "x-unknown''leek.json", '"utf-8\'\'%ff"'],
]
  .map((filename) => `Content-Disposition: form-data; name="FIELD"; filename*=${filename}`)
  .concat(
    [
      'name="FIELD"; filename="leek.json',
      'name="FIELD"; filename=leek soup.json',
      'name="FIELD"; filename="leek.json"; filename*=utf-8\'\'%ff',
      'name="FIELD"; filename*0="le"; filename*1="ek.json"',
      'name*=utf-8\'\'%ff; filename="leek.json"',
      'name="FIELD%ff"; filename="%ff"',
      'name=; filename=',
      'name="FIELD"; name="FIELD"; filename="a"; filename="b"',
      '; ;; = ; "',
    ].map((rest) => `Content-Disposition: form-data; ${rest}`),
  )
  .concat([
    'Content-Disposition: form-data; name="FIELD"; filename="leek.json"\r\nContent-Type: text/plain; charset=nonsense',
    'Content-Disposition: form-data; name="FIELD"\r\nContent-Type: text/plain; charset=utf-16le',
    'Content-Disposition: form-data; name="FIELD"; filename="leek.json"\r\nContent-Transfer-Encoding: quoted-printable',
    'Content-Disposition: form-data; name="FIELD"; filename="leek.json"\r\nContent-Type: \u00ff/\u00ff; *=%ff',
    'Content-Disposition:',
    'Content-Disposition: attachment; filename="leek.json"',
    'X: y',
  ])

/** The form that holds only one such part. */
export const anOddForm = (head: string, field: string, content = '{}') => ({
  contentType: 'multipart/form-data; boundary=odd',
  body: `--odd\r\n${head.replace('FIELD', field)}\r\n\r\n${content}\r\n--odd--\r\n`,
})
