/** Numbers from two on as words, in the languages of outlines. */
const numberWords =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|' +
  'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn|\\p{L}*zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|\\p{L}*hundert|\\p{L}*tausend|millionen|' +
  'deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cents?|mille|' +
  'dos|tres|cuatro|cinco|siete|ocho|nueve|diez|doce|veinte|treinta|cuarenta|cincuenta|sesenta|cien|ciento|cientos|mil|miles|' +
  'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|venti|trenta|quaranta|cinquanta|cento|mila|migliaia|' +
  'dois|duas|três|quatro|oito|dez|doze|vinte|trinta|quarenta|cinquenta|cem|centenas|milhares|' +
  'twee|drie|vijf|zes|zeven|negen|tien|twaalf|twintig|dertig|veertig|vijftig|honderd\\p{L}*|duizend\\p{L}*|' +
  'dwa|dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|dwadzieścia|trzydzieści|czterdzieści|pięćdziesiąt|sto|tysiąc\\p{L}*|' +
  'två|fyra|fem|sju|åtta|nio|tio|tolv|tjugo|trettio|fyrtio|femtio|hundra|tusen\\p{L}*';

/** Countable requests to a writer: three examples, two sentences. */
const askedFor =
  'words?|sentences?|paragraphs?|examples?|reasons?|steps?|points?|questions?|tips|options|situations?|cases|lines?|parts|lists?|items|headings?|' +
  'wörter\\p{L}*|worte\\p{L}*|sätze\\p{L}*|absätze\\p{L}*|beispiele\\p{L}*|gründe\\p{L}*|schritte\\p{L}*|punkte\\p{L}*|fragen|tipps|möglichkeiten|situationen|fälle\\p{L}*|zeilen|teile\\p{L}*|listen|' +
  'mots|phrases?|paragraphes|exemples|raisons|étapes|points|conseils|cas|lignes|parties|' +
  'palabras|frases?|párrafos|ejemplos|razones|motivos|pasos|puntos|preguntas|consejos|opciones|situaciones|casos|líneas|partes|' +
  'parole|frasi|paragrafi|esempi|ragioni|motivi|passi|punti|domande|consigli|opzioni|situazioni|casi|righe|parti|' +
  'palavras|parágrafos|exemplos|razões|passos|pontos|perguntas|dicas|opções|situações|linhas|' +
  "woorden|zinnen|alinea['’]s|voorbeelden|redenen|stappen|punten|vragen|opties|situaties|gevallen|regels|delen|" +
  'słowa|słów|zdania|zdań|akapity|przykłady|przykładów|powody|kroki|kroków|punkty|pytania|sytuacje|przypadki|' +
  'ord|meningar|stycken|exempel|skäl|steg|punkter|frågor|råd|alternativ|situationer|fall|rader|delar';

const counted = new RegExp(String.raw`(?<![\p{L}-])(?:${numberWords})(?![\p{L}-])(?:\s+(\p{L}+))?`, 'giu');
const isAskedFor = new RegExp(String.raw`^(?:${askedFor})$`, 'iu');

/** Whether a sentence counts something in words that the shown text does not count so: "for forty years", but not "three examples". */
export const bringsNumberWord = (sentence: string, lowered: string): boolean =>
  [...sentence.matchAll(counted)].some(
    ([found, noun = '']) => !isAskedFor.test(noun) && !lowered.includes(found.toLowerCase().trim()),
  );
