import type { Category } from '../recipe/choices.ts'

/**
 * What publishers call our ten categories. `last`: in English, German, Dutch, Danish, Norwegian, Swedish, Finnish,
 * Hungarian, Turkish and East Asian languages, where the noun ends a name ("No Bake Desserts"). `first`: in French,
 * Spanish, Portuguese, Italian, Romanian, Catalan, Slavic and Baltic languages and Greek, where it may begin it
 * ("Postres fáciles").
 */
export const CATEGORY_NAMES: Readonly<Record<Category, { last: string; first: string }>> = {
  Breakfast: {
    last: 'breakfast, breakfasts, brunch, brunches, breakfast & brunch, breakfast and brunch, breakfast dish, breakfast dishes, frühstück, frühstücke, ontbijt, ontbijtjes, frukost, morgenmad, morgenmat, aamiainen, aamupala, reggeli, reggelik, kahvaltı, kahvaltılık, kahvaltılıklar, 朝食, 早餐, 아침',
    first:
      'petit-déjeuner, petit déjeuner, petits-déjeuners, petits déjeuners, desayuno, desayunos, colazione, colazioni, prima colazione, café da manhã, pequeno-almoço, pequeno almoço, esmorzar, mic dejun, śniadanie, śniadania, snídaně, raňajky, завтрак, завтраки, сніданок, сніданки, doručak, zajtrk, pusryčiai, brokastis, πρωινό',
  },
  Lunch: {
    last: 'lunch, lunches, luncheon, lunchbox, packed lunch, packed lunches, mittagessen, mittag, middageten, lunchgerecht, lunchgerechten, lounas, ebéd, ebédek, öğle yemeği, 昼食, 午餐, 점심',
    first:
      'déjeuner, déjeuners, almuerzo, almuerzos, comida de mediodía, pranzo, pranzi, almoço, almoços, dinar, prânz, obiad, obiady, oběd, obědy, obed, обед, обеды, обід, обіди, обяд, ručak, kosilo, pietūs, pusdienas, μεσημεριανό',
  },
  Dinner: {
    last: 'dinner, dinners, supper, suppers, evening meal, weeknight dinner, abendessen, abendbrot, avondeten, diner, middag, aftensmad, kveldsmat, middagsrätter, middagsretter, illallinen, vacsora, vacsorák, akşam yemeği, 夕食, 晩ごはん, 晚餐, 저녁',
    first:
      'dîner, dîners, souper, cena, cenas, cene, jantar, jantares, sopar, cină, kolacja, kolacje, večeře, večera, večere, ужин, ужины, вечеря, вечері, večerja, vakarienė, vakariņas, δείπνο, βραδινό',
  },
  Appetizer: {
    last: 'appetizer, appetizers, appetiser, appetisers, starter, starters, hors d’oeuvre, hors d’oeuvres, hors d’œuvre, hors d’œuvres, hors doeuvres, first course, finger food, finger foods, party food, canapés, vorspeise, vorspeisen, fingerfood, voorgerecht, voorgerechten, voorgerechtje, voorgerechtjes, hapjes, borrelhapje, borrelhapjes, förrätt, förrätter, forret, forretter, forrett, forretter, alkuruoka, alkuruoat, alkupala, alkupalat, előétel, előételek, meze, mezeler, 前菜, 开胃菜, 전채',
    first:
      'entrante, entrantes, aperitivo, aperitivos, aperitivi, apéritif, apéritifs, apéro, amuse-bouche, amuse-bouches, antipasti, antipasto, entrada, entradas, petisco, petiscos, tapa, tapas, entrant, entrants, aperitiv, aperitive, antreu, antreuri, przystawka, przystawki, předkrm, předkrmy, predjedlo, predjedlá, закуска, закуски, предястие, предястия, predjelo, predjela, predjed, predjedi, užkandžiai, uzkodas, ορεκτικό, ορεκτικά, μεζές, μεζέδες',
  },
  Dessert: {
    last: 'dessert, desserts, sweet, sweets, sweet treats, cake, cakes, cookie, cookies, cupcake, cupcakes, brownies, cheesecake, cheesecakes, pudding, puddings, ice cream, ice creams, nachspeise, nachspeisen, nachtisch, nachtische, süßspeise, süßspeisen, dessert & baking, kuchen, torten, nagerecht, nagerechten, toetje, toetjes, taart, taarten, efterrätt, efterrätter, kager, kaker, kakor, jälkiruoka, jälkiruoat, jälkiruuat, desszert, desszertek, édesség, sütemények, tatlı, tatlılar, デザート, 甜点, 甜品, 디저트',
    first:
      'postre, postres, dulces, dolci, dolce, sobremesa, sobremesas, doces, postres i dolços, desert, deserturi, deser, desery, ciasta, dezert, dezerty, moučník, moučníky, múčnik, múčniky, десерт, десерты, десерти, desert, deserti, slastice, sladice, desertai, γλυκό, γλυκά, επιδόρπιο, επιδόρπια',
  },
  Snack: {
    last: 'snack, snacks, nibbles, imbiss, zwischenmahlzeit, zwischenmahlzeiten, tussendoortje, tussendoortjes, mellanmål, mellemmåltid, mellemmåltider, mellommåltid, välipala, välipalat, nassolnivaló, nassolnivalók, atıştırmalık, atıştırmalıklar, おやつ, 小吃, 간식',
    first:
      'goûter, goûters, en-cas, encas, collation, collations, merienda, meriendas, spuntino, spuntini, lanche, lanches, berenar, gustare, gustări, przekąska, przekąski, svačina, svačiny, přesnídávka, olovrant, перекус, перекусы, перекуси, снек, užina, prigrizek, prigrizki, užkandis, uzkoda, κολατσιό, σνακ',
  },
  'Main Course': {
    last: 'main course, main courses, main, mains, main dish, main dishes, main meal, main meals, main plate, main plates, entree, entrees, hauptgericht, hauptgerichte, hauptspeise, hauptspeisen, hauptgang, hoofdgerecht, hoofdgerechten, huvudrätt, huvudrätter, varmrätt, varmrätter, hovedret, hovedretter, hovedrett, hovedretter, pääruoka, pääruoat, pääruuat, főétel, főételek, ana yemek, ana yemekler, メインディッシュ, 主菜, 主食, 메인 요리, 메인요리',
    first:
      'plat principal, plats principaux, plat, plats, plat de résistance, plato principal, platos principales, plato fuerte, platos fuertes, primer plato, primeros platos, segundo plato, segundos platos, primi, primo, primi piatti, primo piatto, secondi, secondo, secondi piatti, secondo piatto, piatti unici, piatto unico, piatto principale, piatti principali, prato principal, pratos principais, plat principal, plats principals, fel principal, feluri principale, danie główne, dania główne, drugie danie, drugie dania, hlavní jídlo, hlavní jídla, hlavní chod, hlavní chody, hlavné jedlo, hlavné jedlá, главное блюдо, главные блюда, основное блюдо, основные блюда, вторые блюда, второе блюдо, горячие блюда, основна страва, основні страви, другі страви, основно ястие, основни ястия, основно, glavno jelo, glavna jela, glavna jed, glavne jedi, pagrindinis patiekalas, pagrindiniai patiekalai, pamatēdiens, pamatēdieni, κυρίως πιάτο, κυρίως πιάτα, κύρια πιάτα',
  },
  'Side Dish': {
    last: 'side dish, side dishes, side, sides, accompaniment, accompaniments, beilage, beilagen, bijgerecht, bijgerechten, bijgerechtje, tillbehör, tilbehør, lisuke, lisukkeet, lisäke, lisäkkeet, köret, köretek, garnitür, garnitürler, yan yemek, yan yemekler, 副菜, 配菜, 반찬',
    first:
      'accompagnement, accompagnements, plat d’accompagnement, plats d’accompagnement, garniture, garnitures, guarnición, guarniciones, acompañamiento, acompañamientos, contorno, contorni, acompanhamento, acompanhamentos, guarnição, acompanyament, acompanyaments, garnitură, garnituri, dodatek, dodatki, dodatek do obiadu, příloha, přílohy, príloha, prílohy, гарнир, гарниры, гарнір, гарніри, гарнитура, гарнитури, prilog, prilozi, priloga, priloge, garnyras, garnyrai, piedeva, piedevas, συνοδευτικό, συνοδευτικά',
  },
  Soup: {
    last: 'soup, soups, soups & stews, chowder, chowders, bisque, bisques, suppe, suppen, soep, soepen, soppa, soppor, keitto, keitot, leves, levesek, çorba, çorbalar, スープ, 汁物, 汤, 汤羹, 국, 수프',
    first:
      'soupe, soupes, potage, potages, velouté, veloutés, sopa, sopas, zuppa, zuppe, minestra, minestre, zuppe e minestre, sopes, supă, supe, ciorbă, ciorbe, zupa, zupy, polévka, polévky, polievka, polievky, суп, супы, супи, первые блюда, перші страви, супа, juha, juhe, čorba, čorbe, sriuba, sriubos, zupas, σούπα, σούπες',
  },
  Salad: {
    last: 'salad, salads, slaw, slaws, coleslaw, salat, salate, salater, sallad, sallader, salaatti, salaatit, saláta, saláták, サラダ, 沙拉, 샐러드',
    first:
      'salade, salades, ensalada, ensaladas, insalata, insalate, salada, saladas, amanida, amanides, salată, salate, sałatka, sałatki, surówka, surówki, salát, saláty, šalát, šaláty, салат, салаты, салати, салата, salata, salate, salatalar, solata, solate, salotos, salāti, σαλάτα, σαλάτες',
  },
}
