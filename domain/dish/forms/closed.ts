import { type FormRow, row } from './form-row.ts'

/** What is folded or rolled around a filling that one does not see, and birds and batters of their own shape. Read before all others. */
export const CLOSED: readonly FormRow[] = [
  row(
    'pasties',
    'plate',
    'none',
    'jamaican patties | jamaican beef patties | samosa | samosas | empanada | empanadas | empanadillas | pasty | pasties | turnover | turnovers | hand pie | hand pies | calzone | calzones | calzoni | pirozhki | piroshki | piroggen | sambusa | sambusas | sambousek | sambusek | fatayer | curry puff | curry puffs | rissois | chausson | chaussons | apfeltaschen | *taschen | bourekas | gujiya | pastelitos | salteñas | saltenas | spanakopita triangles | filo triangles | filo parcels | pastry parcels | feta triangles | cheburek* | panzerotti | knish | knishes | bridie | bridies',
    'empanada gallega | soup | casserole | pie crust | maultaschen | teigtaschen | dough recipe | bake | salad',
  ),
  row('riceballs', 'plate', 'none', 'onigiri | omusubi | musubi | nigiri | onigirazu', 'bowl'),
  row(
    'closedrolls',
    'plate',
    'none',
    'spring roll | spring rolls | egg roll | egg rolls | lumpia | loempia | *fruhlingsrolle | *fruhlingsrollen | nem | cha gio | vine leaves | vine leaf | grape leaves | dolmades | dolmadakia | dolma | sarma | cabbage rolls | cabbage roll | stuffed cabbage leaves | golabki | kohlrouladen | *kohlroulade | krautwickel | cigars | borek rolls | taquito | taquitos | flauta | flautas | chimichanga | chimichangas | burrito | burritos | enchilada | enchiladas | enchiladas verdes | sausage roll | sausage rolls | kaldolmar | kaldolmer',
    'in a bowl | bowl | bowls | soup | casserole | bake | salad | skillet | biber | pepper | peppers | tomatoes | aubergine | courgette | unrolled | deconstructed | cauliflower | rice paper | fresh spring | summer | egg roll noodle | breakfast egg roll | sauce | tamagoyaki | lasagne | lasagna | pie | chocolate',
  ),
  row(
    'flatbird',
    'plate',
    'fork and knife',
    'spatchcock | spatchcocked | butterflied chicken | butterflied whole chicken | chicken under a brick | brick chicken | pollo al mattone | pollo alla diavola | crapaudine | flattened chicken',
    'breast | breasts | thigh | thighs | burger | salad | soup | prawns | lamb',
  ),
  row(
    'breast',
    'plate',
    'fork and knife',
    'katsu | tonkatsu',
    'sandwich | sando | burger | bowl | sauce | roll | rolls | wrap',
  ),
  row(
    'griddlecake',
    'plate',
    'chopsticks',
    'dutch baby | german pancake | okonomiyaki | pajeon | kimchi pancake | kimchijeon | kimchi jeon | seafood pancake | korean pancake | buchimgae',
    'mini | minis | little | german pancakes | pancakes with | bites | fries | soup | german potato pancake',
  ),
]
