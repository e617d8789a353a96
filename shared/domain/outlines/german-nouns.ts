import { isFunctionWord } from '../language/function-words.ts';

/** Endings of adjectives, adverbs, verbs and participles. */
const noNounEnding =
  /(?:ig|lich|isch|bar|voll|los|sam|haft|artig|mäßig|frei|weise|wärts|ierend|(?:^|\P{L})(?:ge|be|ver|ent|er|zer)\p{L}{2,40}t|ge\p{L}{2,40}en|(?:ig|lich|isch|bar|voll|los|sam|haft|frei)e[nrsm]?|ieren|[^u]ern|eln)$/u;

/** Adjectives, adverbs and verbs of few letters that no ending shows. */
const small = new Set(
  (
    'alt neu gut schlecht groß klein hoch tief lang kurz breit schmal dick dünn schnell langsam teuer billig warm kalt heiß kühl nass ' +
    'trocken hell dunkel leicht schwer hart weich rot blau grün gelb weiß schwarz grau braun rund glatt rau laut leise süß sauer ' +
    'bitter scharf mild roh gar frisch reif jung stark schwach gesund krank selbst online heute morgen jetzt bald früh spät oft nie ' +
    'richtig falsch besser beste besten bester bestes mehr weniger viel wenig alle ganz halb offen zu defekt kaputt privat mobil legal ' +
    'lokal regional vegan ambulant stationär effizient modern elegant sicher sinnvoll erlaubt verboten machen lassen gehen kommen ' +
    'kaufen mieten leihen buchen finden suchen wechseln reparieren reinigen pflegen schneiden bauen planen lernen schreiben kochen ' +
    'backen waschen messen prüfen vergleichen berechnen entsorgen entfernen streichen verlegen fällen pflanzen düngen gießen lagern ' +
    'tauschen öffnen schleifen bohren putzen braten grillen mischen füllen zeichnen falten binden schärfen dämmen ' +
    'kündigen beantragen anmelden abmelden ändern löschen einstellen einrichten installieren anschließen austauschen ersetzen ' +
    'verkaufen verschenken versichern absetzen sparen heilen behandeln vorbeugen vermeiden essen trinken trocknen schlafen abnehmen'
  ).split(' '),
);

/** The verb of a question stands so near its beginning. */
const VERB_WITHIN = 3;

/** A search of small letters with the capitals that German nouns have; a word that may be no noun keeps its letters. */
export function capitalizeNouns(phrase: string, isQuestion: boolean): string {
  let at = 0;
  return phrase.replaceAll(/[\p{L}-]+/gu, (word) => {
    at += 1;
    const isVerb = isQuestion && at <= VERB_WITHIN && /(?:t|en)$/u.test(word);
    const isKept =
      !/^\p{Ll}{3}/u.test(word) ||
      isVerb ||
      isFunctionWord(word, 'de') ||
      small.has(word) ||
      small.has(word.replace(/e[nrsm]?$/u, '')) ||
      noNounEnding.test(word);
    return isKept ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
}
