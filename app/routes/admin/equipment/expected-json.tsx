import { Panel } from '../../../ui/frame/panel.tsx'

const EXAMPLE = `[
  {
    "name": "Fine-Mesh Drum Sieve",
    "slug": "drum-sieve",
    "description": "Presses a soup to silk.",
    "brand": "Kestrel",
    "model": "DS-20",
    "price": 48,
    "currency": "USD",
    "category": "Straining",
    "image_url": "https://shop.example/ds-20.jpg",
    "features": ["0.8 mm stainless mesh"],
    "pros": ["Rinses clean"],
    "cons": ["Needs a wide bowl"],
    "rating": 4.8,
    "review_summary": "It has outlived two bowls.",
    "affiliate_links": [
      {
        "program": "Kitchen Supply",
        "url": "https://shop.example/ds-20",
        "label": "Kitchen Shop"
      }
    ]
  }
]`

/** An equipment file with every field; only the name must be there, and url and program of each link. */
export function ExpectedJson() {
  return (
    <Panel title="Expected JSON">
      <section
        aria-label="Example of the expected JSON"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on narrow screens
        tabIndex={0}
        className="mt-3 overflow-x-auto"
      >
        <pre className="font-mono text-[.875rem] leading-[1.6]">{EXAMPLE}</pre>
      </section>
    </Panel>
  )
}
