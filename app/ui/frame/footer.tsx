import { href } from 'react-router'
import type { PostTitle } from '#domain/post/post.ts'
import type { FrameWords } from '#domain/settings/frame-words.ts'
import { SiteLink } from './site-link.tsx'
import { Wordmark } from './wordmark.tsx'

const QUICK_LINKS = [
  { to: href('/'), name: 'Home' },
  { to: href('/recipes'), name: 'Browse Recipes' },
  { to: href('/about'), name: 'About Us' },
  { to: href('/privacy'), name: 'Privacy Policy' },
]
const FEATURES = ['Nutrition Tracking', 'Smart Categories', 'Global Cuisines', 'Equipment Lists']

const LINK =
  'inline-flex min-h-11 min-w-11 max-w-full items-center wrap-anywhere no-underline hover:underline'

const IMPRINT = { to: href('/imprint'), name: 'Imprint' }
const GUIDE = { to: href('/guide'), name: 'Guide' }
const PROFILE = { to: href('/profile'), name: 'Your profile' }
const KNOW = { to: href('/how-we-know'), name: 'How we know' }

type FooterProps = {
  siteName: string
  words: FrameWords
  /** The newest, in a column that leaves with the last of them. */
  posts: PostTitle[]
}

export function Footer({ siteName, words, posts }: FooterProps) {
  const { footer_words, medical_note, hasImprint, hasGuide, footerLinks, elsewhere, logo } = words
  return (
    <footer className="bg-linen pt-[clamp(3rem,5vw,4.5rem)] pb-8 text-ui print:hidden">
      <div className="page">
        <div
          className={`grid gap-x-(--column-gap) gap-y-9 ${posts.length > 0 ? 'md:grid-cols-[1fr_1fr_1.4fr] lg:grid-cols-[1.7fr_.8fr_.9fr_1.5fr]' : 'md:grid-cols-[2fr_1fr_1fr]'}`}
        >
          <div className={posts.length > 0 ? 'md:col-span-3 lg:col-span-1' : ''}>
            <Wordmark name={siteName} logo={logo} className="-my-1.25" />
            {footer_words && (
              <p dir="auto" className="mt-3 max-w-96 wrap-anywhere whitespace-pre-line text-ink-soft">
                {footer_words}
              </p>
            )}
            {elsewhere.length > 0 && (
              <ul aria-label="Elsewhere" className="mt-3 flex flex-wrap gap-x-5">
                {elsewhere.map(({ to, name }) => (
                  <li key={`${to} ${name}`} className="min-w-0">
                    <a href={to} rel="me noopener" className={LINK}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <nav aria-labelledby="quick-links">
            <h2 id="quick-links" className="mb-1.5 text-[1.25rem]">
              Quick Links
            </h2>
            <ul>
              {[...QUICK_LINKS, ...(hasImprint ? [IMPRINT] : []), ...footerLinks].map(({ to, name }) => (
                <li key={`${to} ${name}`}>
                  <SiteLink to={to} className={LINK}>
                    {name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2 className="mb-1.5 text-[1.25rem]">Features</h2>
            <ul className="text-ink-soft">
              {FEATURES.map((feature) => (
                <li key={feature} className="flex min-h-11 items-center">
                  {feature}
                </li>
              ))}
            </ul>
          </div>
          {posts.length > 0 && <FromTheBlog posts={posts} />}
        </div>
        <div className="mt-10 flex flex-wrap justify-between gap-x-12 gap-y-3 border-t border-line pt-5 text-caption leading-normal text-ink-soft">
          <p dir="auto" className="max-w-184 wrap-anywhere whitespace-pre-line">
            {medical_note}
          </p>
          <ul className="flex flex-wrap items-center gap-x-6">
            {[...(hasGuide ? [GUIDE] : []), KNOW, PROFILE].map(({ to, name }) => (
              <li key={to}>
                <SiteLink to={to} className={LINK}>
                  {name}
                </SiteLink>
              </li>
            ))}
            <li className="min-w-0 wrap-anywhere">© 2024 {siteName}</li>
          </ul>
        </div>
      </div>
    </footer>
  )
}

function FromTheBlog({ posts }: { posts: PostTitle[] }) {
  return (
    <nav aria-labelledby="footer-posts">
      <h2 id="footer-posts" className="mb-1.5 text-[1.25rem]">
        From the blog
      </h2>
      <ul>
        {posts.map(({ slug, title }) => (
          <li key={slug}>
            <SiteLink to={href('/blog/:slug', { slug })} className={`${LINK} leading-[1.35]`}>
              <bdi>{title}</bdi>
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink to={href('/blog')} className={`${LINK} font-semibold`}>
            All posts
          </SiteLink>
        </li>
      </ul>
    </nav>
  )
}
