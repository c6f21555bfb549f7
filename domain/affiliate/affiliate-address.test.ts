import { expect, test } from 'vitest'
import { affiliateAddressFinder } from './affiliate-address.ts'
import { KNOWN_ADDRESSES } from './known-addresses.ts'
import { findWrongAddressRule, findWrongShopTag } from './rules.ts'

const find = affiliateAddressFinder({ affiliate_addresses: KNOWN_ADDRESSES, shop_tags: null })
const findWith = (shop_tags: string) =>
  affiliateAddressFinder({ affiliate_addresses: KNOWN_ADDRESSES, shop_tags })

const EARNING = [
  'https://www.amazon.com/dp/B00004OCNS?tag=plate-20',
  'https://www.amazon.de/dp/B00004OCNS/ref=nosim?tag=plate-21&linkCode=ogi',
  'http://amazon.co.uk/gp/product/B00004OCNS/?ie=UTF8&amp;x=1&TAG=plate-21',
  'https://smile.amazon.com/dp/B00004OCNS?th=1&tag=plate-20#reviews',
  'HTTPS://WWW.AMAZON.FR/dp/B00004OCNS?tag=plate-21',
  'https://www.amazon.de./dp/B00004OCNS?tag=plate-21',
  'https://www.amazon.co.jp:443/dp/B00004OCNS?tag=plate-22',
  'https://amzn.to/3xYzAbC',
  'https://www.amazon.com/exec/obidos/ASIN/B00004OCNS/plate-20',
  'https://www.amazon.co.uk/exec/obidos/ASIN/B00004OCNS/plate-21/',
  'https://www.amazon.com/exec/obidos/redirect-home/plate-20',
  'https://amazon.com/exec/obidos/tg/detail/-/B00004OCNS/plate-20?v=glance',
  'http://www.amazon.co.jp/o/ASIN/B00004OCNS/ref=nosim/plate-22',
  'https://www.amazon.com/gp/aws/cart/add.html?ASIN.1=B0&Quantity.1=1&AssociateTag=plate-20',
  'https://www.amazon.com/shop/somechef',
  'https://www.amazon.com.be/shop/somechef/list/1',
  'https://www.amazon.com.tr/dp/B0?tag=plate-21',
  'https://ws-na.amazon-adsystem.com/widgets/q?asin=B0&tracking_id=plate-20',
  'https://www.ebay.com.au/itm/1?campid=5338000000',
  'https://uk.bookshop.org/shop/somechef',
  'https://a.co/d/abc123?tag=plate-20',
  'https://geni.us/plate-sieve',
  'https://www.awin1.com/cread.php?awinmid=6220&awinaffid=1&ued=https%3A%2F%2Fwww.etsy.com%2Flisting%2F1',
  'https://tidd.ly/3abc',
  'https://www.shareasale.com/r.cfm?b=1&u=2&m=3',
  'https://shareasale.com/u.cfm/?d=1&m=2&u=3',
  'https://shrsl.com/abc',
  'https://click.linksynergy.com/deeplink?id=x&mid=1&murl=https%3A%2F%2Fshop.example',
  'https://www.anrdoezrs.net/click-1-2',
  'http://www.dpbolvw.net/click-1-2',
  'https://kitchen.pxf.io/abc',
  'https://pans.sjv.io/c/1/2/3',
  'https://prf.hn/click/camref:1',
  'https://www.ebay.de/itm/1?mkevt=1&mkcid=1&campid=5338000000',
  'https://rover.ebay.com/rover/1/711-1-2-0/1?campid=5338000000',
  'https://www.avantlink.com/click.php?tt=cl&mi=1&pw=2',
  'https://go.skimresources.com/?id=1X1&url=https%3A%2F%2Fshop.example',
  'https://go.redirectingat.com?id=1X1&url=https%3A%2F%2Fshop.example',
  'https://redirect.viglink.com/?key=1&u=https%3A%2F%2Fshop.example',
  'https://track.webgains.com/click.html?wgcampaignid=1&wgprogramid=2',
  'https://clk.tradedoubler.com/click?p=1&a=2',
  'https://bookshop.org/a/123/9780000000000',
  'https://ds1.nl/c/?si=1&li=2',
  'https://goto.target.com/c/1/2/3',
  'https://amzlink.to/az05kTTrYJ06L',
  'https://link.amazon/B0dy09Zws',
  'https://r.amzlink.to/?btn_url=https%3A%2F%2Fwww.amazon.com%2Fshop%2Fmara',
  'https://jf79.net/c/?si=1&li=2&wi=3',
  'https://go.shopmy.us/p-1',
  'https://mavely.app.link/abc',
  'https://www.shopltk.com/explore/mara',
  'https://mara.digidip.net/visit?url=https%3A%2F%2Fshop.example',
  'https://partner.bol.com/click/click?p=2&t=url&s=1',
  'https://hb.afl.rakuten.co.jp/hgc/1/?pc=https%3A%2F%2Fshop.example',
  'https://px.a8.net/svt/ejp?a8mat=1',
  'https://af.moshimo.com/af/c/click?a_id=1',
]

const INNOCENT = [
  'https://www.amazon.de/dp/B00004OCNS',
  'https://www.amazon.de/dp/B00004OCNS?tag=',
  'https://www.amazon.com/s?k=tag&ref=tag',
  'https://aws.amazon.com/s3/',
  'https://amazon.com.evil.example/dp/B0?tag=plate-20',
  'https://notamazon.com/dp/B0?tag=plate-20',
  'https://evil.example/amazon.com?tag=plate-20',
  'https://evil.example/?u=https://amzn.to/3x&tag=plate-20',
  'https://amazon.com@evil.example/?tag=plate-20',
  'https://chef:secret@www.amazon.com/dp/B0?tag=plate-20',
  'https://www.amazon.com:8443/dp/B0?tag=plate-20',
  'https://www.аmazon.com/dp/B0?tag=plate-20',
  'https://amazon.community/dp/B0?tag=plate-20',
  'https://amazon.evil.de/dp/B0?tag=plate-20',
  'https://www.amazon.com/exec/obidos/ASIN/B00004OCNS',
  'https://www.amazon.com/o/ASIN/B00004OCNS/ref=nosim',
  'https://www.amazon.com/shops/A1B2C3',
  'https://www.amazon.com/Pack-of-20/dp/B00004OCNS/pack-20',
  'https://shop.example/exec/obidos/ASIN/B0/plate-20',
  'https://amzn.to.example/3x',
  'https://myamzn.to/3x',
  'ftp://amzn.to/3x',
  'javascript:location="https://amzn.to/3x"',
  'mailto:chef@amzn.to',
  '//amzn.to/3x',
  '/recipes/amzn.to?tag=plate-20',
  'amzn.to/3x',
  'https://www.shareasale.com/info',
  'https://www.shareasale.com/r.cfmx',
  'https://bookshop.org/about',
  'https://www.ebay.de/itm/1?mkcid=16',
  'https://www.etsy.com/listing/1',
  'https://shop.example/pan?tag=plate-20&campid=1',
  'https://www.viglink.com/',
  'https://example.org/awin1.com',
  'https://awin1.com.example/cread.php',
  'https://xn--amzn-to.example/',
  'https://[::1]/?tag=plate-20',
]

test.each(EARNING)('an address that earns is recognised as it stands: %s', (address) => {
  expect(find(address)).toBe(address)
})

test.each(INNOCENT)('an innocent address is none: %s', (address) => {
  expect(find(address)).toBeUndefined()
})

test.each([
  ['https://www.amazon.de/dp/B0', 'https://www.amazon.de/dp/B0?tag=plate-21'],
  ['https://amazon.de/dp/B0?th=1#top', 'https://amazon.de/dp/B0?th=1&tag=plate-21#top'],
  ['https://www.amazon.de/dp/B0?tag=', 'https://www.amazon.de/dp/B0?tag=plate-21'],
  ['https://WWW.amazon.DE./dp/B0', 'https://www.amazon.de./dp/B0?tag=plate-21'],
  ['https://www.amazon.de/dp/B0?tag=theirs-21', 'https://www.amazon.de/dp/B0?tag=theirs-21'],
  ['https://www.amazon.de/dp/B0?TAG=theirs-21', 'https://www.amazon.de/dp/B0?TAG=theirs-21'],
  ['https://www.ebay.de/itm/1', 'https://www.ebay.de/itm/1?mkcid=1&campid=5338'],
  ['https://www.ebay.de/itm/1?campid=9', 'https://www.ebay.de/itm/1?campid=9'],
])('a shop with a tag gets it where it has none: %s', (address, shown) => {
  expect(findWith('amazon.de plate-21\nebay.de mkcid=1&campid=5338')(address)).toBe(shown)
})

test.each([
  'https://www.amazon.com/dp/B0',
  'https://music.amazon.de/albums/1',
  'https://amazon.de.evil.example/dp/B0',
  'https://notamazon.de/dp/B0',
  'https://amazon.de@evil.example/',
  'https://www.amazon.de:444/dp/B0',
  '/amazon.de',
])('a tag goes to its own shop alone: %s', (address) => {
  expect(findWith('amazon.de plate-21')(address)).toBeUndefined()
})

test('every known address can be read', () => {
  expect(findWrongAddressRule(KNOWN_ADDRESSES)).toBeUndefined()
  expect(new Set(KNOWN_ADDRESSES.split('\n')).size).toBe(KNOWN_ADDRESSES.split('\n').length)
})

test.each([
  'com',
  '*.example',
  'com.*',
  'ama*on.de',
  '127.0.0.1 tag',
  'https://amazon.de:8443',
  'https://chef@amazon.de tag',
  'amazon.de?tag=1',
  'amazon.de "tag"',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
])('what is no address is refused: %s', (line) => {
  expect(findWrongAddressRule(`awin1.com\n${line}`)).toBe(line)
})

test.each([
  'amazon.de',
  'amazon.de/dp plate-21',
  'amazon.de plate-21 more',
  'amazon.de "><script>',
  'amazon.de tag=',
  'amazon.de =plate',
  'amazon.de javascript:alert(1)',
  'com plate-21',
  'amazon.* plate-21',
])('what is no shop with a tag is refused: %s', (line) => {
  expect(findWrongShopTag(`amazon.com plate-20\n${line}`)).toBe(line)
})

test.each(['amazon.de: plate-21', 'amazon.de = plate-21', 'amazon.de, plate-21', 'www.amazon.de\tplate-21'])(
  'a shop and its tag are read as people write them: %s',
  (line) => {
    expect(findWrongShopTag(line)).toBeUndefined()
    expect(findWith(line)('https://www.amazon.de/dp/B0')).toBe('https://www.amazon.de/dp/B0?tag=plate-21')
  },
)

test('a host is read as people copy it', () => {
  const mine = affiliateAddressFinder({ affiliate_addresses: 'https://www.Küche.example/', shop_tags: null })
  expect(mine('https://shop.xn--kche-0ra.example/pan')).toBe('https://shop.xn--kche-0ra.example/pan')
  expect(mine('https://KÜCHE.example')).toBe('https://KÜCHE.example')
})
