import { phrases } from 'recipe-reading/food/phrases'

/** What is done last, with what lies on top. */
export const SERVE = phrases(
  'serv* | scatter* | sprinkl* | top | topped | topping | garnish* | finish* | drizzl* | dollop* | swirl* | decorat* | lay | arrange* | over the top | spoon over | spoon it over | just before | spread the | spread over | frost | crumble over | bestreu* | garnier* | dekor* | anricht* | parsem* | drys* | pynt* | anret* | decor* | espolvor* | guarni* | cosparg* | garneer* | strooi* | adorn* | stro | dress the | dust with | dust the | pour over',
)
export const MASHED = phrases(
  'mash | mashed | mashing | masher | ricer | crush | crushed | stampf* | zerdruck* | puree | schiaccia* | fallen into | ecrase*',
)
/** "Serve on the mash" mashes nothing. */
export const THE_MASH = phrases(
  'the mash | a mash | on mash | onto mash | over mash | with mash | of mash | the puree | the mashed | with mashed | on mashed',
)
/** What goes into something hollow, or on something split. */
export const FILLED = phrases('fill* | stuff* | load* | pile* | spoon into | spoon the')
/** What was beaten, and is not seen as itself any more. */
export const BEATEN = phrases(
  'beat | beaten | whisk* | mix | mixed | batter | flour | dredg* | dip | mash* | knead* | brush* | egg wash | combine*',
)
export const TAKEN_OUT = phrases(
  'take out | take off | lift out | remove | discard | discarding | throw away | fish out | pull out | strain out | entfernen | retirez | retirar | togliete',
)
/** What gave its taste to a stock, and is thrown away. */
export const STRAINED_OFF = phrases(
  'strain the stock | strain the broth | strain stock | strain broth | strain the liquid | strain the cooking liquid | discard the vegetables | discard the solids | discard solids',
)
/** What a line says of food that nobody eats, or that nobody sees. */
export const NOT_EATEN = phrases(
  'for the tin | for the pan | for the mould | for the mold | for greasing | for dusting | for frying | for brushing | for rolling | for the work surface | juice only | to grease | to dust | zum braten | zum einfetten | para freir | taken out | strained out | thrown away | for the stock | for stock | for the marinade | for marinade | for the brine | crushed red pepper',
)
export const ON_TOP = phrases(
  'to serve | for serving | serving | garnish | garnishes | for topping | topping | to top | to finish | for sprinkling | for decoration | to decorate | zum servieren | zum bestreuen | zum garnieren | para decorar | para servir | pour servir | pour decorer | per servire | per guarnire | for drizzling | for scattering',
)
export const FROSTED = phrases(
  'frost | frosted | frosting | icing | iced | glaze | glazed | buttercream | ganache | topping | whipped cream | glasur | cobertura | drizzle | kremu | shortcake | tres leches',
)
/** One flat piece in its crumbs. */
export const CUTLET = phrases('katsu | tonkatsu | schnitzel | *schnitzel')
