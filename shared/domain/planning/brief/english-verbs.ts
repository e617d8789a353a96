/** Verbs of trades and of software that are no nouns: in a list behind a verb, each begins a separate object. */
const verbs =
  'adjust alter appraise arrange assemble assess audit bake bind brew build calculate calibrate carve cater cast compose connect construct convert cook craft create cultivate decorate deliver demolish develop dig distil distribute draft draw dry dye edit embroider engrave erect excavate fabricate fell ferment fit fix forge glaze grind groom grow hang harvest host illustrate import insulate inspect install knit lay lend maintain make manage manufacture measure mend mill monitor mount mow organise organize pave polish prepare preserve produce provide prune publish rear recondition record recycle refinish refurbish remove renew renovate rent repair repaint replace resole restore restring reupholster roast sandblast schedule seal sell send sew sharpen shred smoke source spin stitch supply tailor teach thatch track transcribe translate transport treat trim tune unblock upgrade upholster varnish wash weave weld write accept approve feed bathe mind see welcome visit buy keep employ accept assign automate swap plow plough clear salt grit give sing perform rehearse host hold serve sterilise file build collect compare export file forecast generate invite log match pay plan reconcile review scan search share sign split store sync';
/** Verbs that are nouns as well: they count before a thing in the plural or its article. */
const nounVerbs =
  'board book check clean cure cut deal design detail dress fillet frame guide mix model move pack paint photograph plant plaster press print process pump sand screen service shape ship shoot smoke spray stage stain stock survey test tile train value walk wire work wrap run plan file store track scan review sign match log pay';

const toSet = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const clear = toSet(verbs);
const double = toSet(nounVerbs);

/** The verb of the first person that a form of the third belongs to: "sews", "carries", "washes". */
const baseForms = (word: string): string[] =>
  word.endsWith('s')
    ? [word.slice(0, -1), ...(word.endsWith('es') ? [word.slice(0, -2)] : []), word.replace(/ies$/u, 'y')]
    : [word];

/** True for activities that offer nothing: their objects are no things that are sold. */
export const offersNothing = (verb: string): boolean =>
  /^(?:see|welcome|accept|visit|buy|keep|employ|travel|cover|use|love|donate|pay|win|share)s?(?:\s|$)/iu.test(
    verb.trim(),
  );

/** A verb before its object: "grind stumps", "hire out tents". */
const before =
  /^(?:(?:also|then|even|still)\s)?(\p{Ll}{3,14})\s(?:(?:out|up|down|off|back)\s)?(?=(\p{L}[\p{L}'’-]*)(?:\s|$|[.,]))/u;
const article = /^(?:an?|the|our|your|two|three|four|five|six|\d{1,3})\s\p{L}/u;
const prepositions = toSet(
  'for from with within without about after before between under over near into onto via per plus including like such than during both all half only also the and or then',
);
const noObjects = toSet(
  'and or of for from in on at to with by is are was that which who as than services service supplies works work jobs classes courses lessons sessions workshops tools repairs sales shops studios packages products materials shop studio only',
);

/** How many characters of a part are its verb; 0 where it begins with none. */
export function leadingEnglishVerb(part: string, isOfThirdPerson: boolean): number {
  const [found = '', word = '', next = ''] = before.exec(part) ?? [];
  // "give two concerts": before an article or a number stands no adjective.
  if (found !== '' && article.test(part.slice(found.length)) && !prepositions.has(word)) return found.length;
  if (found === '' || noObjects.has(next.toLowerCase())) return 0;
  const forms = isOfThirdPerson ? (word.endsWith('s') ? baseForms(word) : []) : [word];
  const isVerb =
    forms.some((form) => clear.has(form) && (!double.has(form) || isThing(next))) ||
    forms.some((form) => double.has(form) && (isThing(next) || isOfThirdPerson));
  return isVerb ? found.length : 0;
}

/** A thing in the plural, or its article. */
const isThing = (word: string): boolean =>
  /(?:[^s]s|\p{L}men|children|teeth)$|^(?:the|an?|all|any|your|our|custom|small|old|new|time|stock)$/u.test(word);

/** True for a verb of a trade, in the first or the third person. */
export const isEnglishVerb = (word: string): boolean =>
  baseForms(word.toLowerCase()).some((form) => clear.has(form) || double.has(form));
