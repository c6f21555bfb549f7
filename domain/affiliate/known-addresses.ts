/**
 * The addresses that earn, one a line, as the setting shows them. The README beside this file says how a line is read and
 * where these come from.
 */
export const KNOWN_ADDRESSES = `amazon.com tag
amazon.ca tag
amazon.com.mx tag
amazon.com.br tag
amazon.co.uk tag
amazon.ie tag
amazon.de tag
amazon.fr tag
amazon.es tag
amazon.it tag
amazon.nl tag
amazon.com.be tag
amazon.se tag
amazon.pl tag
amazon.com.tr tag
amazon.ae tag
amazon.sa tag
amazon.eg tag
amazon.in tag
amazon.co.jp tag
amazon.sg tag
amazon.com.au tag
amazon.co.za tag
amzn.to
amzlink.to
link.amazon
amzn.eu tag
amzn.asia tag
a.co tag
geni.us
target.georiot.com
awin1.com
zenaps.com
tidd.ly
shareasale.com/r.cfm
shareasale.com/u.cfm
shareasale.com/m-pr.cfm
shareasale-analytics.com
shrsl.com
click.linksynergy.com
linksynergy.walmart.com
anrdoezrs.net
dpbolvw.net
jdoqocy.com
kqzyfj.com
tkqlhce.com
qksrv.net
cj.dotomi.com
pxf.io
sjv.io
evyy.net
7eer.net
ojrq.net
goto.target.com
goto.walmart.com
prf.hn
rover.ebay.com campid
ebay.com campid
ebay.ca campid
ebay.co.uk campid
ebay.ie campid
ebay.de campid
ebay.at campid
ebay.ch campid
ebay.fr campid
ebay.es campid
ebay.it campid
ebay.nl campid
ebay.be campid
ebay.pl campid
ebay.com.au campid
avantlink.com/click.php
avantlink.ca/click.php
alnk.to
skimresources.com
redirectingat.com
go.skimlinks.com
fave.co
redirect.viglink.com
sovrn.co
shop-links.co
howl.me
track.webgains.com
clk.tradedoubler.com
clkuk.tradedoubler.com
clkde.tradedoubler.com
clkfr.tradedoubler.com
pdt.tradedoubler.com
tc.tradetracker.net
track.adtraction.com
ds1.nl
lt45.net
jf79.net
rkn3.net
bdt9.net
fr135.net
jdt8.net
glp8.net
adcell.de/promotion/click
belboon.de
partners.webmasterplan.com
financeads.net/tc.php
action.metaffiliation.com
track.effiliation.com
track.flexlinks.com
track.flexlinkspro.com
pjtra.com
pjatr.com
pntra.com
pntrac.com
pntrs.com
gopjn.com
linkconnector.com/ta.php
s.click.aliexpress.com
hop.clickbank.net
digistore24.com/redir
bookshop.org/a
uk.bookshop.org/a
liketk.it
shopltk.com
shopmy.us
mavely.app.link
digidip.net
partner-ads.com
partner.bol.com
hb.afl.rakuten.co.jp
a.r10.to
px.a8.net
af.moshimo.com
ck.jp.ap.valuecommerce.com
rstyle.me
magik.ly
collabs.shop`
