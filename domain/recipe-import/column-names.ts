import { fold } from '../fold.ts'
import { NUTRIENT_NAMES } from './nutrient-names.ts'

/** What tables call the columns of a recipe, in the languages of chefs, folded: the first name that a table has counts. */
const NAMES: Record<string, string> = {
  name: 'title, name, recipe, dish, dish name, titel, rezept, rezeptname, gericht, nom, titre, recette, nom de la recette, nombre, titulo, receta, nombre de la receta, nome, titolo, ricetta, nome da receita, naam, recept, receptnaam, namn, nazwa, tytul, przepis, navn, opskrift, oppskrift',
  description:
    'description, summary, introduction, intro, about, beschreibung, kurzbeschreibung, descripcion, descrizione, omschrijving, beschrijving, descricao, beskrivning, opis, beskrivelse',
  recipeIngredient:
    'ingredients, ingredient, ingredient list, ingredients list, ingredient name, zutaten, zutat, zutatenliste, ingredientes, ingrediente, ingredienti, ingredienten, ingredienser, skladniki, ingrediens',
  recipeInstructions:
    'instructions, instruction, directions, direction, method, steps, step, preparation steps, cooking instructions, procedure, preparation, recipe, zubereitung, anleitung, zubereitungsschritte, zubereitungsschritt, arbeitsschritte, schritte, schritt, etapes, etape, realisation, elaboracion, instrucciones, pasos, paso, preparacion, modo de preparacion, procedimento, istruzioni, passaggi, preparazione, bereidingswijze, bereiding, werkwijze, stappen, stap, modo de preparo, preparo, instrucoes, gor sa har, tillagning, instruktioner, sposob przygotowania, przygotowanie, wykonanie, kroki, fremgangsmade',
  recipeYield:
    'servings, serves, serving, number of servings, no of servings, portions, number of portions, yield, yields, makes, covers, pax, portionen, anzahl portionen, personen, nombre de personnes, nombre de portions, personnes, rendement, raciones, porciones, comensales, porzioni, dosi, persone, porties, aantal personen, aantal porties, porcoes, rendimento, portioner, porcje, liczba porcji',
  prepTime:
    'prep time, preparation time, prep, prep minutes, active time, hands on time, working time, arbeitszeit, vorbereitungszeit, vorbereitung, temps de preparation, tiempo de preparacion, tempo di preparazione, voorbereidingstijd, tempo de preparo, forberedelsetid, czas przygotowania',
  cookTime:
    'cook time, cooking time, cook, cook minutes, bake time, baking time, kochzeit, garzeit, backzeit, koch backzeit, temps de cuisson, cuisson, tiempo de coccion, tempo di cottura, cottura, kooktijd, tempo de cozimento, tillagningstid, czas gotowania',
  totalTime:
    'total time, ready in, total, time, duration, gesamtzeit, dauer, temps total, duree, tiempo total, tiempo, tempo totale, totale tijd, tempo total, total tid, czas',
  recipeCategory:
    'category, categories, course, courses, meal type, dish type, type of dish, meal, type, kategorie, kategorien, gang, type de plat, categorie, categoria, categorias, portata, categorieen, kategori, kategoria',
  recipeCuisine: 'cuisine, cuisines, kuche, cocina, cucina, keuken, kok, kuchnia, cozinha',
  keywords:
    'tags, tag, keywords, labels, schlagworter, schlagworte, stichworter, mots cles, etiquettes, etiquetas, palabras clave, trefwoorden, taggar, tagi',
  notes:
    'notes, note, tips, tip, comments, remarks, notizen, notiz, anmerkungen, anmerkung, hinweise, tipps, remarques, astuces, notas, consejos, consigli, opmerkingen, anteckningar, uwagi, notatki',
  image:
    'image url, image, photo url, photo, picture url, picture, images, photos, bild url, bild, foto, imagen, immagine, afbeelding, zdjecie',
  url: 'source url, url, link, recipe url, original url, website, web address, web page, lien, enlace, adresse',
  source: 'source, quelle, fuente, fonte, bron, zrodlo, kalla',
  author: 'author, by, creator, chef, credit, autor, auteur, autore',
  difficulty:
    'difficulty, level, difficulty level, schwierigkeit, schwierigkeitsgrad, difficulte, dificultad, difficolta, moeilijkheid, svarighetsgrad, dificuldade',
  suitableForDiet: 'diet, diets, dietary restrictions',
  amount: 'quantity, qty, amount, menge, quantite, cantidad, quantita, hoeveelheid, mangd, ilosc, quantidade',
  unit: 'unit, units, unit of measure, uom, measure, einheit, unite, unidad, unita, eenheid, enhet, jednostka',
}

/** Which key a name stands for; `rank`: names that say it more surely have a lower one. */
type Meaning = { key: string; rank: number }

const meaningsOf = (names: Record<string, string>) =>
  Object.entries(names).flatMap(([key, list]) =>
    list.split(', ').map((name, rank): [string, Meaning] => [name, { key, rank }]),
  )

const MEANINGS = listAll(meaningsOf(NAMES))
const NUTRIENTS = listAll(meaningsOf(NUTRIENT_NAMES))

function listAll(entries: [string, Meaning][]): Map<string, Meaning[]> {
  const all = new Map<string, Meaning[]>()
  for (const [name, meaning] of entries) all.set(name, [...(all.get(name) ?? []), meaning])
  return all
}

/** A column: where it stands, its folded name, the key that it is read under, a number that counts columns of one kind, the unit of its numbers. */
export type Column = { at: number; name: string; key: string; number: number; unit: string; isFact: boolean }

const LONGEST_NAME = 60
/** The unit of a column, and who its figures are for: "Prep time (min)", "Protein (g) per serving". */
const BRACKETS = /[([]([^()[\]]{0,30})[)\]]/
const PER_SERVING = /\b(?:per|pro|par|por) (?:serving|portion|person|porcion|porzione)\b/
const UNIT = /^(?:m(?:in(?:ute)?s?|inuten)?|h(?:(?:ou)?rs?)?|stunden|std|k?cal|kj|m?g|gramm?s?)$/
const FOODS = /\b(?:ingredi?ent|zutat|skladnik|ingrediens)/
const NO_FOODS = /\b(?:main|key|number|count|cost|price|total|no|haupt\w*|principale?|hoofd\w*)\b/
const NUMBERED = /^(.*\D) ?(\d{1,3})$/

/** What the columns of a table mean, by the names in its first line. Each key is taken once, or by several that are numbered, which stand in that order. */
export function readColumns(head: readonly string[]): Column[] {
  const named = head.map(toName)
  const taken = new Set<string>()
  const found = named.map(({ name }) => [...(MEANINGS.get(name) ?? []), ...(NUTRIENTS.get(name) ?? [])])
  // The surest names choose first: where "title" stands, "recipe" is the method.
  const wishes = found
    .flatMap((meanings, at) => meanings.map((meaning) => ({ at, meaning })))
    .toSorted((a, b) => a.meaning.rank - b.meaning.rank || a.at - b.at)
  const chosen = new Map<number, string>()
  for (const { at, meaning } of wishes) {
    const place = `${meaning.key} ${named[at]?.number}`
    if (chosen.has(at) || taken.has(place)) continue
    taken.add(place)
    chosen.set(at, meaning.key)
  }
  const columns = named.map(({ shown, name, number, unit }, at) => {
    const key = chosen.get(at)
    const isFact = key !== undefined && Object.hasOwn(NUTRIENT_NAMES, key)
    return {
      at,
      name,
      key: key ?? (isOfFoods(name) ? 'recipeIngredient' : shown),
      number,
      unit,
      isFact,
    }
  })
  return columns.toSorted((a, b) => a.number - b.number)
}

/** "Sauce ingredients" and a second column of ingredients: a food that is left out would be missed in every label. */
const isOfFoods = (name: string): boolean => FOODS.test(name) && !NO_FOODS.test(name)

function toName(cell: string) {
  const shown = cell.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME)
  const said = fold(BRACKETS.exec(shown)?.[1] ?? '')
  const plain = fold(shown.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(BRACKETS, ' '))
    .replace(PER_SERVING, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const [, first = plain, count = '0'] = NUMBERED.exec(plain) ?? []
  const name = first.trim()
  const bare = name.replace(/^recipe (?=.)/, '')
  const isOwn = MEANINGS.has(bare) || NUTRIENTS.has(bare)
  // "Protein (% of a day)" and "Fat (per 100 g)" are other facts.
  const isOther = said !== '' && !UNIT.test(said) && NUTRIENTS.has(bare) && !PER_SERVING.test(said)
  return {
    shown,
    name: isOther ? '' : isOwn ? bare : name,
    number: Number(count),
    unit: UNIT.test(said) ? said : '',
  }
}
