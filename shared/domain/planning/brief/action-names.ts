import type { Language } from '../../language/languages.ts';
import { compiled } from '../../language/word-pattern.ts';

/**
 * An action on things, as the verb of a sentence and as the name of a page: "we repair bicycles" offers bicycle repair,
 * and no bicycles.
 */
interface Action {
  /** The source of a pattern: two hundred of them are made when a brief has a verb, and not before. */
  readonly verb: string;
  /** `{one}` is the thing in the singular, `{it}` as the brief has it. */
  readonly name: string;
}

const action = (verb: string, name: string): Action => ({
  verb: String.raw`(?<!\p{L})(?:${verb})(?!\p{L})`,
  name,
});

const actions: Readonly<Partial<Record<Language, readonly Action[]>>> = {
  en: [
    action('repairs?|repairing|fix(?:es)?|mends?', '{one} repair'),
    action('restores?|restoring', '{one} restoration'),
    action('cleans?|cleaning', '{one} cleaning'),
    action('rents?(?: out)?|hires? out|renting out', '{one} rental'),
    action('reupholsters?', '{one} reupholstery'),
    action('upholsters?', '{one} upholstery'),
    action('installs?|installing', '{one} installation'),
    action('services', '{one} servicing'),
    action('tracks?', '{one} tracking'),
    action('manages?', '{one} management'),
    action('schedules?', '{one} scheduling'),
    action('monitors?', '{one} monitoring'),
    action('translates?', '{one} translation'),
    action('grooms?', '{one} grooming'),
    action('walks?', '{one} walking'),
    action('trains?', '{one} training'),
    action('sharpens?', '{one} sharpening'),
    action('tunes?', '{one} tuning'),
    action('refinish(?:es)?', '{one} refinishing'),
    action('recycles?', '{one} recycling'),
    action('transports?', '{one} transport'),
    action('removes?', '{one} removal'),
    action('replaces?', '{one} replacement'),
    action('inspects?', '{one} inspection'),
    action('unblocks?', '{one} unblocking'),
    action('renovates?', '{one} renovation'),
    action('alters?', '{one} alterations'),
    action('photographs?', '{one} photography'),
    action('demolish(?:es)?', '{one} demolition'),
    action('weld', '{one} welding'),
    action('paints?', '{one} painting'),
    action('approves?', '{one} approval'),
    action('exports?', '{it} export'),
    action('plows?|ploughs?|clears?', '{one} clearing'),
    action('swaps?', '{one} swaps'),
  ],
  de: [
    action('reparier(?:en|t|e)', '{it} reparieren'),
    action('restaurier(?:en|t|e)', '{it} restaurieren'),
    action('sanier(?:en|t|e)', '{it} sanieren'),
    action('streich(?:en|t|e)', '{it} streichen'),
    action('reinig(?:en|t|e)', '{it} reinigen'),
    action('vermiet(?:en|et|e)|verleih(?:en|t|e)', '{it} mieten'),
  ],
  fr: [
    action('répar(?:ons|e|ez|ent)', 'Réparation de {it}'),
    action('restaur(?:ons|e|ent)', 'Restauration de {it}'),
    action('nettoy(?:ons|e)|nettoie', 'Nettoyage de {it}'),
    action('lou(?:ons|e|ent)', 'Location de {it}'),
  ],
  es: [
    action('repar(?:amos|o|a)', 'Reparación de {it}'),
    action('restaur(?:amos|o|a)', 'Restauración de {it}'),
    action('alquil(?:amos|o|a)', 'Alquiler de {it}'),
  ],
  it: [
    action('ripar(?:iamo|o|a)', 'Riparazione di {it}'),
    action('restaur(?:iamo|o|a)', 'Restauro di {it}'),
    action('noleggi(?:amo|o|a)', 'Noleggio di {it}'),
  ],
  nl: [
    action('repareren|repareer|repareert|herstellen', '{it} repareren'),
    action('ontstoppen|ontstopt', '{it} ontstoppen'),
    action('verhelpen|verhelpt', '{it} verhelpen'),
    action('renoveren|renoveert', '{it} renoveren'),
    action('restaureren|restaureert', '{it} restaureren'),
    action('verhuren|verhuurt', '{it} huren'),
  ],
  sv: [
    action('målar', 'Målning av {it}'),
    action('reparerar|lagar', 'Reparation av {it}'),
    action('hyr ut', 'Uthyrning av {it}'),
  ],
  da: [
    action('maler', 'Maling af {it}'),
    action('reparerer', 'Reparation af {it}'),
    action('udlejer', 'Udlejning af {it}'),
  ],
  no: [
    action('maler', 'Maling av {it}'),
    action('reparerer', 'Reparasjon av {it}'),
    action('leier ut', 'Utleie av {it}'),
  ],
};

/** A noun that names what is done already. */
const namesAction =
  /(?:lessons?|courses?|classes|photography|repair|restor|clean|rental|hire|service|servicing|works?|jobs|\p{L}ings?$|reparatur|sanierung|reinigung|rénov|répar|repara|restaur|ripara|install|reparati|onderhoud|verhuur|herstel|location|alquiler|noleggio|aluguel)/iu;
const WORDS_MAX = 4;

/** The name of a page for what a verb does to a thing; the thing itself where the verb sells or makes it. */
export function nameOfAction(verb: string, thing: string, language: Language | null): string {
  const found =
    language === null ? undefined : actions[language]?.find(({ verb: source }) => compiled(source).test(verb));
  if (found === undefined || thing.split(' ').length > WORDS_MAX || namesAction.test(thing)) return thing;
  const [first = '', ...rest] = Array.from(thing);
  const small = found.name.startsWith('{it}') && language !== 'en' ? thing : first.toLowerCase() + rest.join('');
  const named = found.name.replace('{it}', () => small).replace('{one}', () => singular(small));
  return language === 'fr' ? named.replace(/ de (?=[aeiouyéèêàâîïôhœ])/u, " d'") : named;
}

/** English says what something is done to in the singular: "bike repair", "battery repair". */
const singular = (thing: string): string => thing.replace(/(?<=[^aeiou])ies$/u, 'y').replace(/(?<=[^su])s$/u, '');
