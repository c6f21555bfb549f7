/** Words of British lists that American ones do not have. Most are Australian and Irish, too. */
const BRITISH =
  /\b(?:plain flour|self[ -]raising|strong (?:white |wholemeal |bread )?flour|wholemeal|(?:caster|icing|demerara) sugar|bicarbonate of soda|cornflour|golden syrup|black treacle|courgettes?|aubergines?|beetroots?|swedes?|mange ?tout|spring onions?|rocket|gammon|rashers?|back bacon|minced? (?:beef|lamb|pork)|(?:beef|lamb|pork|turkey|chicken|steak) mince|(?:single|double|clotted) cream|fromage frais|semi[ -]skimmed|full[ -]fat milk|stock cubes?|(?<!muffin )tins?|tinned|sultanas|king prawns?|prawns|chill(?:i|ies)|yoghurt|mixed spice|suet|maris piper|king edward|floury potatoes|bramley|broad beans|desiccated|digestives?|dessert ?spoons?|dsp|litres?|grammes?)\b/g
/** Words of American lists that British ones do not have. */
const AMERICAN =
  /\b(?:all[ -]purpose|self[ -]rising|whole[ -]wheat|(?:confectioners'?|powdered|granulated) sugar|baking soda|corn ?starch|molasses|zucchinis?|eggplants?|beets|rutabagas?|snow peas|scallions?|green onions?|canned|arugula|cilantro|(?:heavy|whipping|light|heavy whipping) cream|half[ -]and[ -]half|ground (?:beef|pork|turkey|chicken|lamb|chuck)|shrimp|kosher salt|graham crackers?|bell peppers?|bouillon|russet|yukon|monterey|american cheese|cool whip|crisco|bisquick|liters?|skim milk|golden raisins|(?:jalapeno|serrano) chiles?|canola)\b/g

/** How many different words of a text only British kitchens write, and how many only American ones. The text is in lower case. */
export const countEnglish = (text: string): { british: number; american: number } => ({
  british: countWords(text, BRITISH),
  american: countWords(text, AMERICAN),
})

/** How many different words of a list stand in a text. */
export const countWords = (text: string, words: RegExp): number => new Set(text.match(words)).size
