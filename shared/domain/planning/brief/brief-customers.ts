import { wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';

/** "a website for our bakery" speaks of the business, "software for bakeries" of its customers. */
const ofTheSite =
  /(?:web ?site|webseite|homepage|web|pages?|seiten?|site|sitio|página|sito|strona|strony|strony internetowej|webbplats|hemsida|сайт|brief(?:ing)?)\s$/iu;

/** "a site for our bakery" */
const ofOurs =
  /^\s(?:our|my|unsere?[nrms]?|meine?[nrm]?|notre|nos|mon|ma|nuestr[oa]|mi|il nostro|la nostra|(?:il )?mio|(?:la )?mia|noss[oa]|o nosso|a nossa|onze|ons|mijn|naszej|naszego|vår|vårt|min|naši|náš)\s/iu;
/** "We leveren ook aan restaurants in Goes" */
const supplied =
  /(?<!\p{L})(?:leveren(?: ook)? aan|beliefern(?: auch)?|supply(?: to)?|deliver(?: also)? to|livrons(?: aussi)?|fournissons|suministramos a|riforniamo|fornecemos|dostarczamy do|levererar(?: också)? till|leverer(?: også)? til|dodáváme(?: také)? do)\s[^.;!?]*/iu;

/** "Ledgerly helps freelancers get paid" */
const helped =
  /(?<!\p{L})(?:helps|hilft|helpt|hjälper|hjelper|hjælper|aide|ayuda a|aiuta|ajuda|lets|allows)\s(?:(?!and |to )[\p{L}-]+\s?){1,3}/iu;
const ofAttorney = /powers? of attorney/giu;

/** The statement's text about the business, without its customers. */
export function removeCustomers(given: string, words: ReadingWords): string {
  const said = given.replace(supplied, '').replace(helped, ' ').replace(ofAttorney, ' ');
  const cuts = [words.forWhom, words.audience].map((phrases) => wordPattern(phrases).exec(said));
  const found = cuts.flatMap((cut, at) =>
    cut === null ||
    (at === 0 && (cut.index === 0 || ofOurs.test(said.slice(cut.index + cut[0].length)))) ||
    (at === 0 && ofTheSite.test(said.slice(0, cut.index)))
      ? []
      : [cut],
  );
  const [first] = found.toSorted((a, b) => a.index - b.index);
  if (first === undefined) return said;
  // "for tradespeople (plumbers, painters)": brackets behind customers name more of them.
  const after = said.slice(first.index + first[0].length).replace(/^([^,;.!?()]{0,200})\([^()]{0,200}\)/u, '$1');
  const end = after.search(/[;.!?()]|\s[–—-]\s/u);
  const clause = end === -1 ? after : after.slice(0, end);
  // "for theatres, museums and festivals": all of the list are customers.
  const parts = clause.split(', ');
  const behind = parts.findIndex((part, at) => at > 0 && part.split(' ').length > LIST_WORDS_MAX);
  const kept = behind === -1 ? '' : `, ${parts.slice(behind).join(', ')}`;
  const rest = kept + (end === -1 ? '' : after.slice(end));
  return said.slice(0, first.index) + (rest === '' ? '' : removeCustomers(rest, words));
}

const LIST_WORDS_MAX = 4;
