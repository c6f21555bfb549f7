import type { Cuisine } from '../recipe/cuisines.ts'

/**
 * What publishers call our cuisines beside our own names: other English ones, those of most European languages and of
 * East Asia, and countries and regions. Of an adjective one form is enough: "italien" is "italienne", too. Turkey, Chile,
 * Georgia and Jordan are left out: those words also mean something else.
 */
export const CUISINE_NAMES: Readonly<Record<Cuisine, string>> = {
  African:
    'africa, afrikanisch, afrika, africain, afrique, africano, afrikaans, afrikansk, afrikkalainen, afrykanska, africka, afrikai, африканская, африканська, アフリカ料理, 非洲菜, east african, kenyan, kenya, tanzanian, somali, zimbabwean, ugandan, central african, congolese',
  American:
    'usa, us, united states, amerika, amerikanisch, us amerikanisch, américain, amérique, etats unis, américaine, americano, estadounidense, estados unidos, norteamericano, statunitense, stati uniti, amerikaans, amerikansk, amerikkalainen, amerykanska, americka, amerikai, американская, американська, amerikan, アメリカ料理, 美国菜, 미국, north american, california, californian, new england, u s, u s a, midwestern, midwest, southwestern, southwest, new mexican, native american, amish, pennsylvania dutch, texan, texas, pacific northwest',
  Argentinian:
    'argentina, argentine, argentinean, argentinisch, argentin, argentino, argentijns, argentinsk, argentynska, argentinska, аргентинская, アルゼンチン料理, 阿根廷菜, uruguayan, paraguayan',
  Armenian:
    'armenia, armenisch, arménien, armenio, armeno, armeens, armenska, ormianska, армянская, вірменська',
  Asian:
    'asia, asiatisch, asien, asiatique, asie, asiatico, aziatisch, azie, asiatisk, aasialainen, azjatycka, asijska, azijska, azsiai, азиатская, азіатська, asya, アジア料理, 亚洲菜, 아시아, oosters, east asian, pan asian',
  Australian:
    'australia, aussie, australisch, australien, australiano, australisk, australijska, australska, австралийская, オーストラリア料理, 澳大利亚菜',
  Austrian:
    'austria, österreich, österreichisch, autrichien, autriche, austriaco, oostenrijks, oostenrijk, österrikisk, østrigsk, østerriksk, itavaltalainen, austriacka, rakouska, rakuska, osztrak, австрийская, австрійська, viennese, wiener küche, tirolean, tyrolean, tiroler, オーストリア料理',
  Balkan:
    'balkans, croatian, croatia, hrvatska, kroatisch, croate, croato, croata, kroatisk, chorwacka, serbian, serbia, srpska, serbisch, serbe, serbo, bosnian, bosnia, bosanska, bosnisch, bosnien, slovenian, slovenia, slovene, slowenisch, macedonian, makedonska, montenegrin, crnogorska, kosovar, albanian, albania, albanisch, bulgarian, bulgaria, bulgarska, българска, bulgarisch, bulgare, bulgaro, balkanska, балканская, сербская, хорватская, болгарская',
  Baltic:
    'baltisch, balte, lithuanian, lithuania, lietuviu, lietuviska, litauisch, lituanien, litewska, литовская, latvian, latvia, latviesu, lettisch, lotewska, латышская, estonian, estonia, eesti, estnisch, estonska, эстонская, прибалтийская',
  Belgian:
    'belgium, belgisch, belgien, belge, belgique, belga, belgie, belgisk, belgialainen, belgijska, belgicka, бельгийская, flemish, vlaams, walloon, ベルギー料理',
  Brazilian:
    'brazil, brasilien, brasilianisch, brésilien, brésil, brasileño, brasileira, brasiliano, brasil, brasile, braziliaans, brasiliansk, brasilialainen, brazylijska, brazilska, бразильская, бразильська, ブラジル料理, 巴西菜, 브라질, bahian, baiana, mineira',
  British:
    'britain, great britain, uk, united kingdom, english, england, scottish, scotland, welsh, wales, britisch, englisch, großbritannien, schottisch, britannique, anglais, angleterre, royaume uni, écossais, britanico, inglés, inglesa, inglaterra, reino unido, inglese, inghilterra, britannico, brits, engels, engeland, brittisk, britisk, engelsk, brittiläinen, englantilainen, brytyjska, angielska, anglicka, britska, angol, brit, британская, английская, британська, англійська, ingiliz, イギリス料理, 英国菜, 영국, cornish, yorkshire',
  'Cajun & Creole':
    'cajun, creole, cajun and creole, cajun creole, kreolisch, criolla, creola, creools, louisiana, new orleans, креольская',
  Canadian:
    'canada, kanadisch, kanada, canadien, canadiense, canadese, canadees, kanadensisk, canadisk, kanadyjska, kanadska, канадская, québécois, quebec, カナダ料理',
  Caribbean:
    'caribbean islands, karibisch, karibik, caraïbes, antillais, antilles, caribeño, caribe, caribenha, caraibico, caraibi, caribisch, karibisk, karibialainen, karaibska, karibska, карибская, jamaican, jamaica, jamaikanisch, jamaïcain, haitian, haiti, trinidadian, trinidad, barbadian, bajan, bahamian, west indian, puerto rican, puerto rico, puertorriqueña, surinamese, surinaams, dominican, dominicana, カリブ料理',
  'Central Asian':
    'mongolian, mongolisch, afghan, afghani, afghanistan, afghanisch, afghane, afgana, afghaans, uzbek, uzbekistan, usbekisch, узбекская, kazakh, kazakhstan, казахская, kyrgyz, tajik, turkmen, uyghur, среднеазиатская, zentralasiatisch',
  Chinese:
    'china, chinesisch, chinois, chine, chino, cinese, cina, chinees, kinesisk, kina, kiinalainen, chinska, cinska, kinai, chinezeasca, çin, китайская, китайська, κινεζικη, 中華料理, 中華, 中国料理, 中国, 中国菜, 中餐, 中菜, 중식, 중국, 중국요리, cantonese, sichuan, szechuan, szechwan, hunan, shanghainese, hong kong, hakka, beijing, kantonesisch, 川菜, 粤菜, 湘菜',
  Cuban: 'cuba, kubanisch, kuba, cubain, cubano, cubaans, kubansk, kubanska, kubai, кубинская',
  Czech:
    'czechia, czech republic, bohemian, moravian, tschechisch, tchèque, checa, ceca, tcheca, tsjechisch, tjeckisk, tjekkisk, tsekkiläinen, czeska, ceska, cseh, чешская, чеська',
  Dutch:
    'netherlands, holland, nederlands, nederlandse, hollands, niederländisch, holländisch, néerlandais, hollandais, holandés, holandesa, neerlandesa, olandese, hollandsk, nederlandsk, hollantilainen, holenderska, nizozemska, holandska, голландская, オランダ料理',
  'Eastern European':
    'east european, eastern europe, osteuropäisch, osteuropa, europe de l’est, europa del este, est europea, oost europees, östeuropeisk, itäeurooppalainen, wschodnioeuropejska, восточноевропейская, central european, mitteleuropäisch, soviet, belarusian, белорусская',
  Ethiopian:
    'ethiopia, äthiopisch, éthiopien, éthiopie, etiope, etiopia, ethiopisch, etiopisk, etiopska, эфиопская, eritrean, eritrea, habesha, エチオピア料理',
  European:
    'europe, europäisch, europa, européen, europeo, europeia, europees, europeisk, eurooppalainen, europejska, evropska, europska, europai, европейская, європейська, avrupa, western european, west european, западноевропейская, ヨーロッパ料理, 洋食, 西餐',
  Filipino:
    'filipina, philippine, philippines, philippinisch, philippinen, philippin, filipijns, filippinsk, filippinska, filipinska, филиппинская, pinoy, フィリピン料理, 菲律宾菜',
  French:
    'france, französisch, frankreich, français, francesa, francés, francia, franca, francese, frans, frankrijk, fransk, frankrike, frankrig, ranskalainen, francuska, francouzska, francuzska, frantuzeasca, fransiz, французская, французька, γαλλικη, フランス料理, フランス, フレンチ, 法国菜, 法餐, 프랑스, provençal, provence, bretagne, auvergne, auvergnat, normande, alsatian, alsace, elsässisch, breton, bretonne, normandy, burgundian, corsican, lyonnaise',
  Georgian: 'georgisch, géorgien, georgiano, gruzinska, грузинская, грузинська, ქართული',
  German:
    'germany, deutsch, deutschland, allemand, allemagne, alemana, alemán, alemania, alemã, alemanha, tedesca, germania, duits, duitsland, tysk, tyskland, saksalainen, niemiecka, nemecka, nemet, germana, alman, немецкая, німецька, γερμανικη, ドイツ料理, 德国菜, 독일, süddeutsch, ostdeutsch, bavarian, bayerisch, bavaria, swabian, schwäbisch, fränkisch, badisch, hessisch, sächsisch, norddeutsch, rheinisch, westfälisch',
  Greek:
    'greece, griechisch, griechenland, grec, grecque, grèce, griega, griego, grecia, grega, grego, greca, greco, grieks, griekenland, grekisk, græsk, gresk, grekland, kreikkalainen, grecka, recka, görög, greceasca, yunan, греческая, грецька, ελληνικη, ギリシャ料理, 希腊菜, 그리스, cretan',
  Hawaiian: 'hawaii, hawaiianisch, hawaïen, hawaiano, polynesian, polynesisch, ハワイ料理',
  Hungarian:
    'hungary, ungarisch, ungarn, hongrois, hongrie, hungara, hungaro, hungria, ungherese, ungheria, hongaars, ungersk, ungarsk, unkarilainen, wegierska, madarska, magyar, magyaros, maghiara, ungureasca, macar, венгерская, угорська, ハンガリー料理',
  Indian:
    'india, indisch, indien, inde, indie, indio, indiana, indiaas, indisk, intialainen, indyjska, indicka, indiai, hindistan, индийская, індійська, ινδικη, インド料理, インド, 印度菜, 인도, north indian, south indian, nordindisch, südindisch, punjabi, bengali, gujarati, rajasthani, kerala, keralan, goan, tamil, maharashtrian, hyderabadi, mughlai, kashmiri, andhra, chettinad, karnataka',
  Indonesian:
    'indonesia, indonesisch, indonesien, indonésie, indonesio, indonesiano, indonesisk, indonesialainen, indonezyjska, indoneska, indonez, индонезийская, balinese, javanese, インドネシア料理, 印尼菜',
  Irish:
    'ireland, irisch, irland, irlandais, irlande, irlandés, irlandesa, irlanda, irlandese, iers, ierland, irländsk, irsk, irlantilainen, irlandzka, irska, ирландская, アイルランド料理',
  Israeli:
    'israel, israelisch, israélien, israelita, israeliano, israelisk, izraelska, израильская, ізраїльська, イスラエル料理',
  Italian:
    'italy, italia, italie, italien, italienisch, italiano, italiaans, italiensk, italialainen, wloska, italska, talianska, olasz, olaszos, italieneasca, italyan, итальянская, італійська, ιταλικη, イタリア料理, イタリア, イタリアン, 意大利菜, 이탈리아, 이탈리안, sicilian, siciliana, sizilianisch, tuscan, toscana, toskanisch, neapolitan, napoletana, venetian, ligurian, sardinian, sarda, piedmontese, pugliese, calabrese, emiliana, lombarda, südtiroler, emilia romagna, romagnola, cucina romana, norditalienisch, süditalienisch, northern italian, southern italian',
  Japanese:
    'japan, japanisch, japonais, japon, japonés, japonesa, giapponese, giappone, japans, japansk, japanilainen, japonska, japoneza, японская, японська, ιαπωνικη, 日本料理, 日本, 和食, 日式, 日料, 日本菜, 일식, 일본, okinawan',
  Jewish:
    'jüdisch, juif, juive, judaica, ebraica, joods, judisk, jødisk, juutalainen, zydowska, zidovska, zsido, еврейская, ashkenazi, ashkenazic, sephardic, sephardi',
  Korean:
    'korea, south korean, south korea, koreanisch, coréen, corée, coreano, corea, koreaans, koreansk, korealainen, koreanska, korejska, koreai, kore, корейская, корейська, κορεατικη, 韓国料理, 韓国, 韩国菜, 韩餐, 한식, 한국, 한국요리',
  'Latin American':
    'latin, latino, latin america, lateinamerikanisch, südamerikanisch, sud america, sudamerica, latino américain, latinoamericano, latino americana, sudamericano, sud américain, sul americana, latijns amerikaans, zuid amerikaans, latinamerikansk, sydamerikansk, latynoamerykanska, latinskoamericka, латиноамериканская, hispanic, south american, central american, colombian, colombiana, colombia, kolumbianisch, venezuelan, venezolana, venezuela, chilean, chilena, chilenisch, ecuadorian, ecuatoriana, ecuador, bolivian, boliviana, bolivia, guatemalan, guatemalteca, salvadoran, salvadoreña, honduran, nicaraguan, costa rican, panamanian, ラテンアメリカ料理',
  Lebanese:
    'lebanon, libanesisch, libanon, libanais, liban, libanés, libanesa, libano, libanese, libanees, libanesisk, libanesiska, libanonilainen, libanska, lübnan, ливанская, ліванська, レバノン料理',
  Malaysian:
    'malaysia, malaysisch, malaisien, malaisie, malasio, malese, maleis, malaysisk, malezyjska, малайзийская, malay, nyonya, peranakan, マレーシア料理, 马来西亚菜',
  Mediterranean:
    'mediterran, mediterranisch, mittelmeer, mittelmeerküche, méditerranéen, mediterraneo, mediterranea, mediterraan, medelhavs, medelhavet, middelhavs, middelhavet, välimeren, srodziemnomorska, stredomorska, mediteran, mediteraneana, akdeniz, средиземноморская, середземноморська, μεσογειακη, cypriot, zypriotisch, cyprus, 地中海料理, 地中海菜, 지중해',
  Mexican:
    'mexico, mexikanisch, mexiko, mexicain, mexique, mexicano, mejicana, messicana, messicano, messico, mexicaans, mexikansk, mexicansk, meksikansk, meksikolainen, meksykanska, mexicka, mexikoi, mexicana, meksika, мексиканская, мексиканська, μεξικανικη, メキシコ料理, メキシコ, 墨西哥菜, 멕시코, oaxacan, yucatecan',
  'Middle Eastern':
    'middle east, near eastern, naher osten, nahöstlich, orientalisch, moyen orient, moyen orientale, oriente medio, medio oriente, mediorientale, midden oosters, midden oosten, mellanöstern, mellemøstlig, midtøsten, lähi itä, bliskowschodnia, blizkovychodni, ближневосточная, близькосхідна, orta dogu, levantine, levant, levante, arab, arabic, arabian, arabisch, arabe, arabo, arabisk, arabska, arap, арабская, syrian, syria, syrisch, syrien, palestinian, palestine, palästinensisch, jordanian, iraqi, iraq, irakisch, kurdish, kurdisch, yemeni, yemenite, saudi, saudi arabian, emirati, 中東料理, 中东菜',
  Moroccan:
    'morocco, marokkanisch, marokko, marocain, maroc, marroquí, marroquina, marruecos, marrocos, marocchino, marocco, marokkaans, marockansk, marokkansk, marokkolainen, marokanska, marocka, marokkoi, fas, марокканская, モロッコ料理, 摩洛哥菜',
  'New Zealand': 'new zealander, neuseeländisch, neuseeland, maori, néo zélandais',
  Nordic:
    'scandinavian, scandinavia, skandinavisch, nordisch, scandinave, nordique, escandinavo, nordico, scandinavo, scandinavisch, skandinavisk, nordisk, pohjoismainen, skandynawska, skandinavska, skandinav, скандинавская, скандинавська, 北欧料理, swedish, sweden, svensk, schwedisch, suédois, sueco, svedese, zweeds, ruotsalainen, szwedzka, svedska, шведская, norwegian, norway, norsk, norwegisch, norvégien, noruego, norvegese, noors, norjalainen, norweska, норвежская, danish, denmark, dansk, dänisch, danois, danés, danese, deens, tanskalainen, dunska, danska, датская, finnish, finland, finnisch, finlandais, finlandés, finlandese, fins, finsk, suomalainen, finska, финская, icelandic, iceland, isländisch, islensk, islandais, faroese',
  'North African':
    'nordafrikanisch, maghrebinisch, maghrébin, maghreb, nord africain, norteafricana, magrebi, nordafricana, noord afrikaans, nordafrikansk, североафриканская, tunisian, tunisia, tunesisch, tunisien, algerian, algeria, algerisch, algérien, libyan, egyptian, egypt, ägyptisch, égyptien, egipcia, egiziana, egipska, египетская, sudanese, berber, amazigh',
  Pakistani: 'pakistan, pakistanisch, pakistanais, pakistaans, pakistanska, пакистанская, パキスタン料理',
  Persian:
    'iranian, iran, persisch, iranisch, perse, iranien, persan, persa, iraní, iraniano, persiano, perzisch, iraans, persisk, iransk, perska, iranska, perzska, perzsa, персидская, иранская, ペルシャ料理',
  Peruvian:
    'peru, peruanisch, péruvien, pérou, peruano, peruviana, peruaans, peruansk, peruwianska, peruanska, перуанская, ペルー料理, 秘鲁菜, nikkei',
  Polish:
    'poland, polnisch, polen, polonais, pologne, polaca, polaco, polonesa, polonia, polacca, polacco, pools, polsk, puolalainen, polska, lengyel, poloneza, leh, polonya, польская, польська, polacka, ポーランド料理, silesian, slaska',
  Portuguese:
    'portugal, portugiesisch, portugais, portugués, portuguesa, portoghese, portogallo, portugees, portugisisk, portugalilainen, portugalska, portekiz, португальская, португальська, ポルトガル料理, 葡萄牙菜, azorean, açoriana, madeiran, alentejana',
  Romanian:
    'romania, rumänisch, rumänien, roumain, roumanie, rumano, rumana, romena, romeno, rumena, roemeens, rumänsk, rumensk, romanialainen, rumunska, romaneasca, румынская, румунська, moldovan, moldovean, молдавская, transylvanian',
  Russian:
    'russia, russisch, russland, russe, russie, rusa, rusia, russa, russo, rysk, russisk, venäläinen, rosyjska, ruska, orosz, ruseasca, rus, русская, российская, російська, ρωσικη, ロシア料理, 俄罗斯菜, siberian, tatar, татарская',
  Slovak:
    'slovakia, slowakisch, slovaque, eslovaca, slovacca, slowaaks, slovakisk, slovakialainen, slowacka, slovenska, szlovak, словацкая, словацька, czechoslovak',
  'South African':
    'south africa, südafrikanisch, sud africain, sudafricana, zuid afrikaans, sydafrikansk, южноафриканская, cape malay',
  'South Asian':
    'südasiatisch, desi, bangladeshi, bangladesh, bangladeschisch, nepali, nepalese, nepal, nepalesisch, népalais, bhutanese, tibetan, tibetisch, maldivian, непальская',
  'Southeast Asian':
    'south east asian, southeast asia, südostasiatisch, asie du sud est, singaporean, singapore, singapur, burmese, myanmar, burmesisch, birman, cambodian, cambodia, khmer, kambodschanisch, cambodgien, lao, laotian, laos, laotisch, シンガポール料理, 东南亚菜',
  'Southern US':
    'southern, southern american, american south, american southern, deep south, southern united states, soul food, low country, lowcountry, appalachian, südstaaten',
  Spanish:
    'spain, spanisch, spanien, espagnol, espagne, español, españa, espanha, espanhola, espanhol, spagnola, spagnolo, spagna, spaans, spanje, spansk, spania, espanjalainen, hiszpanska, spanelska, spanyol, spanioleasca, ispanyol, испанская, іспанська, ισπανικη, スペイン料理, 西班牙菜, 스페인, catalan, catalana, katalanisch, basque, vasca, baskisch, andalusian, andaluza, galician, gallega, valencian, valenciana, asturiana, murciana, canaria, majorcan, mallorquina',
  'Sri Lankan':
    'sri lanka, srilankisch, sri lankais, ceylon, ceylonese, sinhalese, шри ланкийская, スリランカ料理',
  Swiss:
    'switzerland, schweiz, schweizerisch, schweizer, suisse, suiza, suizo, svizzera, svizzero, suica, suico, zwitsers, zwitserland, schweizisk, sveitsisk, sveitsiläinen, szwajcarska, svycarska, svajciarska, svajci, isvicre, швейцарская, スイス料理',
  Taiwanese:
    'taiwan, taiwanesisch, taïwanais, taiwanés, taiwanees, тайваньская, 台湾料理, 台湾菜, 臺灣菜, 대만',
  'Tex-Mex': 'texmex, mexican american, текс мекс',
  Thai: 'thailand, thailändisch, thaï, thaïlandais, thaïlande, tailandesa, tailandés, tailandia, tailandeza, thailandese, thailandia, thais, thailandsk, thaimaalainen, tajska, thajska, тайская, тайська, ταϊλανδεζικη, タイ料理, タイ, 泰国菜, 泰餐, 태국, isan, isaan',
  Turkish:
    'türkiye, türkei, türkisch, turc, turque, turquie, turca, turco, turquia, turchia, turks, turkije, turkisk, tyrkisk, turkkilainen, turecka, turska, török, turceasca, türk, турецкая, турецька, τουρκικη, トルコ料理, 土耳其菜, 터키, ottoman, anatolian',
  Ukrainian:
    'ukraine, ukrainisch, ukrainien, ucraniano, ucrania, ucraino, ucraina, oekraïens, ukrainsk, ukrainalainen, ukrainska, ukrajinska, ukran, украинская, українська, ウクライナ料理',
  Vietnamese:
    'vietnam, vietnamesisch, vietnamien, vietnamita, vietnamees, vietnamesisk, vietnamilainen, wietnamska, vietnamska, vietnami, вьетнамская, вʼєтнамська, в’єтнамська, ベトナム料理, 越南菜, 베트남, việt nam, việt',
  'West African':
    'westafrikanisch, ouest africain, africa occidental, nigerian, nigeria, nigerianisch, ghanaian, ghanian, ghana, ghanaisch, ghanéen, senegalese, senegal, senegalesisch, sénégalais, ivorian, ivory coast, ivoirien, cameroonian, camerounais, malian, liberian, sierra leonean, gambian',
}
