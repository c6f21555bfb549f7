import type { Meaning } from './english-names.ts'

/** Names of tools in German, French, Spanish, Italian and Dutch, without accents; plurals where they do not end on s. */
export const FOREIGN_NAMES: Partial<Record<Meaning, string>> = {
  saucepan:
    'stieltopf|stielkasserolle|kasserolle|milchtopf|casserole inox|casserole en inox|casserole antiadhesive|cazo|cacerola|pentolino|casseruola|steelpan|sauspan',
  stockpot:
    'suppentopf|kochtopf|gemusetopf|nudeltopf|topf|marmite|faitout|olla|puchero|pentola|soeppan|kookpan',
  casserole:
    'brater|bratentopf|schmortopf|gusseisentopf|cocotte en fonte|cacerola de hierro|casseruola in ghisa|braadpan|sudderpan',
  'frying-pan':
    'stekpanna|stekpannor|stekepanne|stegepande|pfanne|pfannen|bratpfanne|bratpfannen|eisenpfanne|gusspfanne|gusseisenpfanne|crepepfanne|omelettpfanne|edelstahlpfanne|keramikpfanne|kupferpfanne|servierpfanne|poele|poele a frire|sarten|padella|padelle|koekenpan|koekenpannen|bakpan',
  'saute-pan': 'schmorpfanne|sauteerpan|saltiera|sauteuse inox',
  wok: 'wokpfanne|wokpan',
  'griddle-pan': 'grillpfanne|poele grill|poele a griller|plancha|sarten grill|bistecchiera|grillpan',
  'roasting-tin': 'bratform|brater mit rost|plat a rotir|rustidera|asadera|rostiera|braadslede',
  'baking-tray':
    'backblech|backbleche|plaque de cuisson|plaque a patisserie|plaque de four|bandeja de horno|placa de horno|teglia|teglia da forno|bakplaat',
  'gratin-dish':
    'auflaufform|auflaufformen|gratinform|lasagneform|plat a gratin|plat a four|plat a lasagne|fuente de horno|pirofila|lasagnera|ovenschaal',
  'loaf-tin':
    'kastenform|brotbackform|moule a cake|moule a pain|molde para pan|molde de pan|stampo plumcake|stampo da plumcake|cakevorm|broodblik',
  'cake-tin':
    'kuchenform|backform|gugelhupfform|moule a gateau|moule a manque|molde para bizcocho|molde para tarta|tortiera|taartvorm|bakvorm',
  springform:
    'springform|springformen|moule a charniere|moule demontable|molde desmontable|tortiera apribile|springvorm',
  'muffin-tin':
    'muffinform|muffinblech|moule a muffin|molde para muffins|molde para magdalenas|stampo per muffin|stampo da muffin|muffinvorm',
  'pie-dish':
    'tarteform|quicheform|pieform|moule a tarte|tartera|stampo per crostata|taartvorm met losse bodem|quichevorm',
  ramekins: 'souffleformchen|ragoutformchen|ramequin|cazuelita|cocottina|cocottine',
  'chefs-knife':
    'kokskniv|kokskniver|kokkekniv|messer|kochmesser|kuchenmesser|allzweckmesser|filiermesser|couteau|couteaux|couteau de chef|couteau de cuisine|cuchillo|cuchillo de cocina|cuchillo cebollero|coltello|coltelli|coltello da cucina|coltello da chef|coltello trinciante|koksmes|keukenmes|koksmessen',
  'paring-knife':
    'gemusemesser|schalmesser|officemesser|couteau doffice|couteau d office|cuchillo mondador|cuchillo pelador|puntilla|spelucchino|officemes|schilmes|schilmesje',
  'bread-knife':
    'brodkniv|brodknivar|brotmesser|couteau a pain|cuchillo de pan|cuchillo para pan|cuchillo panero|coltello da pane|coltello per pane|coltello pane|broodmes',
  cleaver: 'hackmesser|hackbeil|santokumesser|couperet|feuille de boucher|macheta|mannaia|hakmes',
  'knife-set':
    'messerblock|messerset|bloc de couteaux|bloc couteaux|set de couteaux|juego de cuchillos|set de cuchillos|ceppo coltelli|ceppo di coltelli|set di coltelli|messenblok|messenset',
  peeler:
    'schaler|sparschaler|kartoffelschaler|pendelschaler|gemuseschaler|eplucheur|econome|pelador|pelapatate|pelaverdure|pelapatatas|pelaverduras|dunschiller',
  'chopping-board':
    'skarbrada|skarbrador|skjaerebrett|skaerebraet|schneidebrett|schneidbrett|schneidebretter|schneidbretter|brotschneidebrett|planche a decouper|tabla de cortar|tabla para cortar|tagliere|taglieri|snijplank|snijplanken',
  scissors:
    'kuchenschere|geflugelschere|krauterschere|ciseaux|ciseaux de cuisine|tijera|forbici|forbice|forbici da cucina|keukenschaar',
  mandoline: 'gemusehobel|gurkenhobel|hobel|krauthobel|mandolina|affettaverdure',
  'box-grater': 'reibe|vierkantreibe|kuchenreibe|kasereibe|rape|rape a fromage|rallador|grattugia|kaasrasp',
  'fine-grater':
    'zestenreibe|feinreibe|muskatreibe|ingwerreibe|zesteur|rape fine|rape a muscade|rallador fino|grattugia fine|citroenrasp|nootmuskaatrasp',
  'garlic-press': 'knoblauchpresse|presse ail|presse a ail|prensa ajos|prensaajos|spremiaglio|knoflookpers',
  masher:
    'kartoffelstampfer|stampfer|presse puree manuel|ecrase puree|ecrase pommes de terre|pilon a puree|machacador|pasapure manual|schiacciaverdure|aardappelstamper|pureestamper',
  ricer:
    'kartoffelpresse|spatzlepresse|presse puree|presse pommes de terre|prensa pure|prensapure|prensa patatas|schiacciapatate|aardappelpers|pureeknijper',
  'food-mill':
    'flotte lotte|passiermuhle|passiergerat|moulin a legumes|passe legumes|presse puree a manivelle|presse puree rotatif|passe vite|pasapures|passaverdure|passaverdura|passapomodoro|roerzeef|passevite',
  sieve:
    'sieb|siebe|mehlsieb|passiersieb|haarsieb|feinsieb|passette|passoire fine|tamis a farine|colador|colador fino|tamiz|cedazo|colino|setaccio|zeef|fijne zeef|bolzeef',
  colander:
    'nudelsieb|abtropfsieb|seiher|durchschlag|passoire|escurridor|escurridor de pasta|scolapasta|vergiet',
  chinois: 'spitzsieb|passoire conique|chino colador|colador chino|colino cinese|puntzeef',
  'salad-spinner':
    'salatschleuder|essoreuse|essoreuse a salade|centrifugadora de ensalada|centrifuga insalata|centrifuga per insalata|slacentrifuge',
  whisk:
    'ballongvisp|visp|schneebesen|ruhrbesen|fouet|batidor|batidor de varillas|varillas|frusta|fruste|frusta da cucina|garde',
  'wooden-spoon':
    'kochloffel|holzloffel|cuillere en bois|cuilleres en bois|cuchara de madera|cucharas de madera|cucchiaio di legno|cucchiai di legno|pollepel|houten lepel',
  spatula:
    'teigschaber|teigspatel|schaber|spatel|maryse|spatule|espatula|spatola|spatola in silicone|pannenlikker|pannelikker',
  turner:
    'pfannenwender|fischheber|pelle a poisson|spatule ajouree|spatule a poisson|espatula de pescado|espatula ranurada|paletta|bakspaan|visspatel',
  ladle:
    'kelle|suppenkelle|schopfkelle|schopfloffel|sossenkelle|louche|cucharon|cazo de servir|mestolo|mestoli|soeplepel|opscheplepel',
  tongs:
    'zange|kuchenzange|grillzange|servierzange|pince|pince de cuisine|pinza|pinze|pinza de cocina|pinza da cucina|keukentang|vleestang|serveertang',
  skimmer:
    'schaumloffel|schaumkelle|ecumoire|araignee|araignee de cuisine|espumadera|arana|schiumarola|schuimspaan',
  'rolling-pin':
    'nudelholz|teigrolle|teigroller|rouleau a patisserie|rodillo|rodillo de cocina|rodillo de amasar|mattarello|deegroller',
  'pastry-brush':
    'backpinsel|kuchenpinsel|pinceau de cuisine|pinceau a patisserie|pinceau patisserie|brocha de cocina|pincel de cocina|pennello da cucina|pennello cucina|bakkwast|kwastje',
  'measuring-jug':
    'messbecher|messkanne|verre doseur|verre mesureur|pichet doseur|jarra medidora|vaso medidor|caraffa graduata|brocca graduata|maatbeker',
  'measuring-spoons':
    'messloffel|cuilleres doseuses|cuillere doseuse|cuilleres a mesurer|cucharas medidoras|cuchara medidora|cucchiai dosatori|misurini|maatlepel',
  'measuring-cups': 'messtassen|tasses a mesurer|tazas medidoras|maatcups',
  scale:
    'kuchenwaage|waage|digitalwaage|balance de cuisine|balance|bascula|bascula de cocina|balanza|bilancia|bilancia da cucina|keukenweegschaal|weegschaal',
  thermometer:
    'bratenthermometer|fleischthermometer|kuchenthermometer|thermometre|thermometre de cuisson|termometro|termometro de cocina|termometro da cucina|vleesthermometer',
  timer:
    'eieruhr|kurzzeitwecker|kuchenuhr|kurzzeitmesser|minuteur|minuterie|temporizador|contaminuti|kookwekker',
  'mixing-bowls':
    'ruhrschussel|backschussel|schussel|ruhrschusseln|schusseln|saladier|cul de poule|bol melangeur|cuenco|bol mezclador|ciotola|ciotole|bastardella|mengkom|beslagkom',
  'stick-blender':
    'stabmixer|purierstab|mixeur plongeant|mixer plongeant|pied mixeur|batidora de mano|batidora de brazo|minipimer|frullatore a immersione|mixer a immersione|staafmixer',
  blender: 'standmixer|mixeur|batidora de vaso|licuadora|frullatore',
  'food-processor':
    'zerkleinerer|universalzerkleinerer|multizerkleinerer|robot culinaire|robot multifonction|robot menager|hachoir electrique|procesador de alimentos|picadora|robot da cucina|tritatutto|foodprocessor|hakmolen',
  'stand-mixer': 'kuchenmaschine|robot patissier|amasadora|impastatrice|planetaria|keukenmachine',
  'hand-mixer':
    'handruhrgerat|ruhrgerat|handmixer|batteur|batteur electrique|batidora de varillas|sbattitore|sbattitore elettrico',
  'slow-cooker': 'schongarer|mijoteuse|olla lenta|olla de coccion lenta|pentola a cottura lenta|slowcooker',
  'pressure-cooker':
    'schnellkochtopf|dampfkochtopf|multikocher|autocuiseur|cocotte minute|multicuiseur|olla a presion|olla rapida|olla express|pentola a pressione|snelkookpan',
  'rice-cooker': 'reiskocher|cuiseur a riz|cuiseur riz|arrocera|cuociriso|rijstkoker',
  'steamer-basket':
    'bambusdampfer|dampfeinsatz|dampfkorb|panier vapeur|panier a vapeur|vaporera|vaporera de bambu|vaporiera|vaporiera di bambu|stoommand|stoommandje',
  'electric-steamer':
    'dampfgarer|dampfgargerat|cuiseur vapeur|cuit vapeur|vaporera electrica|vaporiera elettrica|stoomkoker',
  kettle: 'wasserkocher|wasserkessel|bouilloire|hervidor|bollitore|waterkoker|fluitketel',
  toaster: 'grille pain|tostadora|tostador|tostapane|broodrooster',
  'air-fryer':
    'heissluftfritteuse|friteuse sans huile|friteuse a air|freidora de aire|freidora sin aceite|friggitrice ad aria|heteluchtfriteuse',
  microwave:
    'mikrowelle|mikrowellenherd|micro ondes|four micro ondes|microondas|forno a microonde|microonde|magnetron',
  oven: 'backofen|minibackofen|ofen|dorrautomat|dorrgerat|mini four|four|four a pizza|deshydrateur|horno|deshidratador|forno|fornetto|essiccatore|voedseldroger',
  'ice-cream-maker': 'eismaschine|sorbetiere|turbine a glace|heladera|gelatiera|ijsmachine',
  'yoghurt-maker': 'joghurtbereiter|joghurtmaschine|yaourtiere|yogurtera|yogurtiera|yoghurtmaker',
  'citrus-juicer':
    'zitronenpresse|zitruspresse|saftpresse|presse agrumes|presse citron|exprimidor|spremiagrumi|citruspers',
  'juice-extractor':
    'entsafter|extracteur de jus|centrifugeuse|extractor de jugo|extractor de zumo|estrattore|estrattore di succo|centrifuga|sapcentrifuge|slowjuicer',
  'coffee-maker':
    'kaffeemaschine|kaffeebereiter|stempelkanne|cafetera|caffettiera|macchina da caffe|macchina del caffe|koffiezetapparaat',
  'pestle-mortar': 'morser|mortier|mortero|mortaio|vijzel',
  'pepper-mill':
    'pfeffermuhle|salzmuhle|gewurzmuhle|moulin a poivre|moulin a sel|moulin a epices|molinillo|molinillo de pimienta|macinapepe|macinasale|pepermolen|zoutmolen|kruidenmolen',
  'storage-jars':
    'vorratsdose|vorratsdosen|vorratsglas|vorratsglaser|frischhaltedose|frischhaltedosen|einmachglas|einmachglaser|weckglas|weckglaser|bocal|bocaux|boite de conservation|boites de conservation|boite hermetique|tarro|tarro de cristal|bote de cocina|recipiente hermetico|barattolo|barattoli|contenitore ermetico|voorraadpot|voorraadpotten|bewaardoos|bewaarbakje|weckpot',
  'freezer-tray': 'eiswurfelform|eiswurfelschale|bac a glacons|cubitera|portaghiaccio|ijsblokjesvorm',
  'vacuum-sealer':
    'vakuumierer|vakuumiergerat|vakuumiere|appareil de mise sous vide|machine sous vide|appareil sous vide|envasadora al vacio|macchina per sottovuoto|macchina sottovuoto|vacuummachine',
  'paper-roll':
    'backpapier|dauerbackfolie|backfolie|frischhaltefolie|alufolie|papier cuisson|papier sulfurise|film alimentaire|papel de horno|papel film|carta forno|carta da forno|pellicola|bakpapier|vershoudfolie',
  apron:
    'schurze|kochschurze|kuchenschurze|tablier|tablier de cuisine|delantal|delantal de cocina|grembiule|grembiuli|keukenschort|schort',
  'tea-towel':
    'geschirrtuch|geschirrtucher|torchon|pano de cocina|strofinaccio|strofinacci|theedoek|theedoeken',
  gloves:
    'ofenhandschuh|ofenhandschuhe|topfhandschuh|topflappen|gant de cuisine|gants de cuisine|gant de four|manique|manopla|manopla de horno|guante de horno|guanto da forno|guanti da forno|ovenwant|ovenwanten|pannenlap|pannenlappen',
  trivet: 'topfuntersetzer|untersetzer|dessous de plat|salvamanteles|sottopentola|onderzetter',
  'lunch-box':
    'brotdose|brotbox|lunchbox|boite a dejeuner|boite a repas|fiambrera|portapranzo|schiscetta|broodtrommel',
  thermos: 'thermoskanne|thermosflasche|isolierflasche|isolierkanne|bouteille isotherme|termo|thermosfles',
  cookbook:
    'kochbuch|kochbucher|rezeptbuch|livre de cuisine|livre de recettes|libro de cocina|libro de recetas|libro di cucina|libro di ricette|ricettario|kookboek',
  belonging:
    'messerscharfer|messerschleifer|wetzstein|wetzstahl|abtropfgestell|deckel|deckelhalter|couvercle|tapa|coperchio|deksel|aiguiseur|affuteur|afilador|affilacoltelli|messenslijper|messerleiste|halter|porte couteaux|portacoltelli|soporte|ersatzteil|ersatz|dichtung|joint|porta rollos|egouttoir|bolsa|housse|etui',
  'other-thing':
    'tasse|taza|tazza|teller|assiette|plato|piatto|bord|gabel|fourchette|tenedor|forchetta|loffel|cuillere|cuchara|cucchiaio|lepel|flasche|bouteille|botella|bottiglia|fles|dose|verre|vaso|bicchiere|taschenmesser|steakmesser|buttermesser|couteau de poche|couteau a beurre|couteau a fromage|couteau de table|couteau electrique|cuchillo de mesa|coltello da tavola|teppichmesser|dosenoffner|ouvre boite|abrelatas|apriscatole|blikopener|nussknacker|teekanne|theiere|tetera|teiera|theepot|blumentopf|pot de fleurs|maceta|personenwaage|pese personne|kaffeemuhle|moulin a cafe|molinillo de cafe|macinacaffe|koffiemolen|brotkasten|boite a pain|panera|portapane|fieberthermometer|friteuse|fritteuse|freidora|friggitrice|buegeleisen|bugeleisen|fer a repasser|plancha de vapor|plancha de ropa|centro de planchado|fleischwolf|hachoir a viande|tabla de planchar|tabla de surf|tortilla|horno de lena',
}
