import type { Language } from '../../language/languages.ts';
import { placeMentions } from '../../places/places.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import type { StatementTopic } from './label-topics.ts';

interface Town {
  readonly name: string;
  readonly points: number;
}

const name = String.raw`\p{Lu}[\p{L}\p{M}'’-]{2,30}(?:\s(?:am|an\sder|im|ob\sder|sur|sous|de|del|de\sla|di|upon|on|aan\sden?|nad|a(?=\s\p{Lu})|d['’]\p{Lu}\p{Ll}+|\p{Lu}[\p{L}\p{M}'’-]{2,30}))?(?:\s\p{Lu}[\p{L}\p{M}'’-]{2,30})?(?:\sd[oa]s?\s\p{Lu}[\p{L}\p{M}'’-]{2,30})?`;
const afterCode = new RegExp(
  String.raw`(?<![\d-])(?:[A-Z]{1,2}-)?(?:\d{5}|(?!19\d\d|20\d\d)\d{4}|\d{2}-\d{3}|\d{4}-\d{3}|\d{3}\s\d{2}|\d{4}\s?[A-Z]{2})\s(${name})`,
  'gu',
);
const beforeRegion = new RegExp(
  String.raw`(?<![\p{L}])(${name})(?:,\s|\s\(|\s[–—-]\s|\s(?=in\s))(?:in|en|em|w|i|im|in der)?\s?$`,
  'u',
);
const germanTown =
  /(?:burg|berg|heim|hausen|ingen|stadt|dorf|kirchen|furt|furth|bach|felde?|brück|brücken|haven|münde|rode|leben|stetten|weiler|zarten|säckingen|büttel|stedt|hafen|münster|baden|walde?|tal|beuren|lingen|rath|scheid|lohe?|horst|beck|sen|kamp|eck|au|ach|rain|ried|moos|gau)$/u;
const notTowns =
  /^(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|english|german|french|spanish|italian|dutch|polish|portuguese|deutsch|englisch|französisch|familienbetrieb|familienbesitz|handarbeit|zusammenarbeit|generation|praxis|werkstatt|absprache|auftrag|ausbildung|house|christmas|easter|python|java|javascript|typescript|rust|react|zig|go|golang|ruby|perl|php|kotlin|swift|scala|haskell|elixir|erlang|clojure|lua|node|django|rails|laravel|wordpress|drupal|shopify|excel|word|google|europe|europa|facebook|instagram|word[pP]ress|umgebung|eigenbau|januari|mei|kerst|stück|teile|personen|mitglieder|kunden|gäste|besucher|patienten|einwohner|exemplare|titel|bücher|quadratmeter|meter|kilometer|stunden|jahre|euro|franken|sommer|winter|haus|bau|tal|wald|berg|bach|feld|stadt|dorf|burg|baden|páscoa|natal|pâques|noël|pasqua|natale|navidad|pascua|ostern|weihnachten|wielkanoc|påsk|jul)$/iu;

const partOfWorld =
  /(?:^|\s)(?:Europe|Europa|Africa|Afrika|Afrique|África|Asia|Asien|Asie|America|Amerika|Amérique|América|Benelux|Scandinavia|Skandinavien|Scandinavie)$/u;

/** Towns that no table knows: after a postal code, after a place label, or after "in" where only names have capitals. */
export function townsIn(said: string, words: ReadingWords, language: Language | null, topic: StatementTopic): Town[] {
  const towns: Town[] = [];
  const add = (found: string | undefined, points: number, alpha2s: readonly string[] = []): void => {
    const town = (found ?? '').replace(/(?:\s(?:de|del|di|sur|on|de la|und|and|et|y|e)){1,4}$/iu, '').trim();
    if (
      town === '' ||
      /\p{Ll}\p{Lu}|\p{Lu}{3}/u.test(town) ||
      notTowns.test(town) ||
      partOfWorld.test(town) ||
      placeMentions(town).some(
        ({ places }) =>
          alpha2s.length === 0 || places.some(({ alpha2, kind }) => kind === 'country' || alpha2s.includes(alpha2)),
      )
    )
      return;
    towns.push({ name: town, points });
  };
  for (const [, town] of said.matchAll(afterCode)) add(town, 6);
  for (const { at, text, places } of placeMentions(said)) {
    // "Stroud, Gloucestershire", "Todi, in Umbria": what stands before a region is in it.
    if (places.every(({ kind }) => kind === 'city')) continue;
    // "(DeLonghi, Philips, Jura)": of three names in a row none is in another.
    const town = beforeRegion.exec(said.slice(0, at));
    // "Lebensmittelhersteller in Deutschland": where every noun has a capital, what stands before "in" is any noun.
    if (
      language === 'de' &&
      places.some(({ kind }) => kind !== 'city') &&
      town !== null &&
      /\s(?:in|im|in der)\s$/u.test(town[0]) &&
      !germanTown.test(town[1] ?? '')
    )
      continue;
    // "Ashburton, Devon": the town of that name in another country is not meant.
    add(
      town?.[1],
      6,
      places.map(({ alpha2 }) => alpha2),
    );
    // "La Rioja (Haro)"
    add(new RegExp(String.raw`^\s\((${name})\)`, 'u').exec(said.slice(at + text.length))?.[1], 6);
  }
  // "Lumezzane (BS)", "Paraty (RJ)": a town and the letters of its province.
  if (language === 'it' || language === 'pt')
    add(new RegExp(String.raw`(?:^|[\s,–—-])(${name})\s\([A-Z]{2}\)`, 'u').exec(said)?.[1], 6);
  if (topic === 'place' && towns.length === 0) add(new RegExp(`^(${name})(?=$|[,.]|\\s?\\()`, 'u').exec(said)?.[1], 5);
  // "w Nowym Targu": an adjective and a noun that both have the ending of "in".
  const inPolish =
    language === 'pl' ? /(?<!\p{L})we?\s(\p{Lu}\p{L}+)[yi]m\s(\p{Lu}\p{L}+)u(?!\p{L})/u.exec(said) : null;
  if (inPolish) add(`${inPolish[1]}y ${inPolish[2]}`, 4);
  const after = new RegExp(String.raw`(?<![\p{L}])(?:${words.at})\s(${name})(?=$|[\s,.;:)!])`, 'gu');
  for (const found of said.slice(0, 1_000).matchAll(after)) {
    const town = found[1] ?? '';
    // "i Keiser Wilhelms gate": a street.
    if (
      /^\s(?:gate|gata|vei|veien|gade|vej|gatan|vägen|plass|plads|torg|torv|straat|laan|plein)(?!\p{L})/u.test(
        said.slice(found.index + found[0].length),
      )
    )
      continue;
    const [first = ''] = town.split(' ');
    if (language === 'de') {
      if (
        germanTown.test(first) &&
        /(?:in|aus|bei)\s$/iu.test(said.slice(0, found.index + found[0].length - town.length))
      )
        add(town.split(/\s(?=\p{Lu}\p{Ll}+(?:ung|keit|heit)\b)/u, 1)[0], 3);
    } else if (isTownLanguage.has(language ?? 'en') && isInside(found[0], language)) {
      add(town, isBase.test(said.slice(0, found.index)) ? 5 : 2.5);
    }
  }
  return towns;
}

/** "installés depuis 2019 à Plouay" */
const isBase =
  /(?<!\p{L})(?:based|located|established|installée?s?|établie?s?|basée?s?|située?s?|implantée?s?|ubicad[oa]s?|establecid[oa]s?|afincad[oa]s?|situat[oaie]|stabilit[oaie]|localizad[oa]s?|situad[oa]s?|instalad[oa]s?|gevestigd|baserade?|belägna?|etablerade?|si trovan?o?|se trouve|se situe|se encuentra|está|fica|ligger|ligt|zit)(?:\s(?:since|depuis|desde|dal|sinds|sedan)\s\p{N}{4})?\s?$/iu;

/** Languages that give no capital to nouns and leave the name of a town as it is. */
const isTownLanguage: ReadonlySet<string> = new Set(['en', 'fr', 'es', 'it', 'nl', 'sv', 'da', 'no']);

/** "at", "of" and "from" stand before people and brands as often. */
const isInside = (found: string, language: Language | null): boolean =>
  (language === 'en'
    ? /^(?:in|near|based in|located in|outside|around)\s/iu
    : language === 'it'
      ? /^(?:a|in|con sede a|situat[oa] a|vicino a)\s/iu
      : language === 'fr'
        ? /^(?:à|basée? à|située? à|installée? à|implantée? à|près de)\s/iu
        : /^(?:en|in|te|i|på|ved|vid|nær|nära|uit|gevestigd in|con sede en|ubicad[oa]s? en)\s/iu
  ).test(found);
