import { isTerm, wordsOf } from '../../language/subject-terms.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { announcedList } from './announced-list.ts';
import { type BriefBlock, blocksOf, sentencesOf } from './brief-blocks.ts';
import { isNote } from './brief-notes.ts';
import { splitBehind } from './denied-behind.ts';
import { endsInQuestion } from './question-subjects.ts';
import { labelsWishes } from './wish-sentences.ts';
import { compiled, wordPattern } from './word-pattern.ts';

/** What the heading or label above a statement says that it is about. */
export type StatementTopic =
  | 'offer'
  | 'wish'
  | 'denied'
  | 'rivals'
  | 'audience'
  | 'area'
  | 'place'
  | 'name'
  | 'other'
  | null;

export interface Statement {
  readonly kind: 'heading' | 'item' | 'sentence';
  /** The words of the brief. */
  readonly text: string;
  readonly topic: StatementTopic;
  /** The label or heading above it. */
  readonly under: string | null;
  /** What it says that there is, without what it says that there is not. */
  readonly said: string;
  /** What it says that there is not. */
  readonly denied: string;
  /** The label stands before an earlier sentence of the paragraph. */
  readonly isCarried?: boolean;
  /** The only heading of the highest rank. */
  readonly isTitle?: boolean;
}

/** Statements of a brief in its order, each with what it denies set apart. */
export function statementsIn(brief: string, words: ReadingWords): Statement[] {
  let broken: string | null = null;
  return withoutNotes(blocksOf(brief), words).flatMap(inSentences).map((block): Statement => {
    const { kind, text, under: above, pair, isCarried, isQuestion, isTitle } = block;
    if (isQuestion && !wordPattern(`${words.wish}|${words.page}`).test(text))
      return { kind: 'heading', text, topic: null, under: above, said: '', denied: '' };
    // A label of the paragraph holds up to the first sentence with a verb of its own.
    if (isCarried && (above === broken || isOwnSentence(text, words))) broken = above;
    const under = isCarried && above === broken ? null : above;
    if (!isCarried) broken = null;
    const said = pair === undefined || kind !== 'item' ? null : topicOf(pair.label, words);
    // "- Area: Leeds and York" in a list is a label and what it says.
    if (pair !== undefined && said !== null && said !== 'denied' && !isQuantity(pair.value)) {
      const { label, value } = pair;
      return { kind: 'sentence', text: value, topic: said, under: label, ...splitDenied(value, words) };
    }
    const topic = (under === null ? null : topicOf(under, words)) ?? (block.isPriced === true ? 'offer' : null);
    // "Haben Sie einen Onlineshop? Nein": the question names what there is not.
    if (under !== null && above?.endsWith('?') === true && topic !== 'wish' && topic !== 'name' && saysNo.test(text))
      return { kind: 'item', text, topic: 'denied', under, said: '', denied: `${under.slice(0, -1)}, ${text}` };
    if (topic === 'denied' || kind === 'denied')
      return { kind: 'item', text, topic: 'denied', under, said: '', denied: text };
    if (kind === 'heading')
      return { kind, text, topic: null, under, said: /[?？]$/u.test(text) ? '' : text, denied: '', ...(isTitle === true ? { isTitle } : {}) };
    const list = topic === null ? announcedList(text, words) : null;
    if (list !== null)
      return { kind: 'sentence', text, topic: 'offer', under: list.label, said: list.items, denied: '' };
    const carried = isCarried === true && under !== null ? { isCarried } : {};
    return { kind, text, topic, under, ...splitDenied(text, words), ...carried };
  });
}

/** "4. Mediation, coaching. Neighbours I refer to others.": a note of a list may hold several sentences. */
const inSentences = (given: BriefBlock): BriefBlock[] => {
  const block = withoutOrdinal(given);
  return block.kind === 'sentence' && block.isCarried !== true && block.isQuestion !== true
    ? sentencesOf(block.text).map((text) => ({ ...block, text }))
    : [block];
};

/** "Ten eerste de vleespakketten.": what is counted in running text is a list. */
function withoutOrdinal(block: BriefBlock): BriefBlock {
  const text = block.text.replace(ordinal, '');
  const isItem = text !== block.text && block.kind === 'sentence' && text.split(' ').length <= ORDINAL_WORDS_MAX;
  return text === block.text ? block : { ...block, text, ...(isItem ? { kind: 'item' as const } : {}) };
}

const ORDINAL_WORDS_MAX = 4;
const ordinal =
  /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?|fifth(?:ly)?|erstens|zweitens|drittens|viertens|fünftens|premièrement|deuxièmement|troisièmement|quatrièmement|(?:en|in|em) (?:primer|segundo|tercer|cuarto|primo|secondo|terzo|quarto|primeiro|terceiro) (?:lugar|luogo)|ten (?:eerste|tweede|derde|vierde|vijfde|zesde)|po (?:pierwsze|drugie|trzecie|czwarte)|för det (?:första|andra|tredje|fjärde)|for det (?:første|andet|andre|tredje|fjerde)|za (?:prvé|druhé|třetí|čtvrté)|во-первых|во-вторых|в-третьих|в-четвёртых|birincisi|ikincisi|üçüncüsü)(?:[,:]\s|\s)/iu;

/** "Families find me on Instagram" */
const ofMe = /(?<!\p{L})(?:me|us|uns|mich|ons|mij|oss|mig|нас)\s\p{Ll}{2,}/iu;

/** "We do no advertising": who acts, or what the business does. */
const isOwnSentence = (text: string, words: ReadingWords): boolean =>
  /^(?:we|i(?! nostri| miei| vostri)|you|they|it|there|wir|ich|sie|es|nous|je|j'|on|il|elle|noi|io|nós|wij|ik|er|vi|jag|det|man|my|ja|мы|я)\s/iu.test(
    text,
  ) ||
  ofMe.test(text) ||
  [words.offers, words.weAre, words.wish, words.audience, words.rivals].some(
    (phrases) => wordPattern(phrases).exec(text)?.index === 0,
  );

const NOTE_WORDS_MIN = 4;
const NOTES_MIN = 2;

/** A list with a telephone number, a wish or a denial in it holds notes about the business, each a sentence of its own. */
function withoutNotes(blocks: readonly BriefBlock[], words: ReadingWords): BriefBlock[] {
  const result = [...blocks];
  let run: number[] = [];
  for (const [at, block] of [...blocks, null].entries()) {
    const [first] = run;
    const isSameList = first === undefined || block?.under === blocks[first]?.under;
    if (block?.kind === 'item' && isSameList && (block.under === null || topicOf(block.under, words) === null)) {
      run.push(at);
      continue;
    }
    const notes = run.filter((index) => isNoteOfBrief(blocks[index], words)).length;
    if (notes >= NOTES_MIN && notes * 4 >= run.length)
      for (const index of run) {
        const item = blocks[index];
        if (item !== undefined && (isNoteOfBrief(item, words) || item.text.split(/[\s,]+/u).length >= NOTE_WORDS_MIN))
          result[index] = { ...item, kind: item.pair === undefined ? 'sentence' : 'item' };
      }
    run = block?.kind === 'item' ? [at] : [];
  }
  return result;
}

function isNoteOfBrief(block: BriefBlock | undefined, words: ReadingWords): boolean {
  if (block === undefined) return false;
  const { text, pair } = block;
  return (
    isNote(text) ||
    (firstPerson.test(text) && text.split(' ').length > NOTE_WORDS_MIN) ||
    (pair !== undefined && topicOf(pair.label, words) !== null && !isQuantity(pair.value)) ||
    [words.wish, words.page, words.named].some((phrases) => wordPattern(phrases).test(text)) ||
    hasTerm(splitDenied(text, words).denied)
  );
}

/** "Ik ben …", "I also come to Soest": a note about the business and no item of a list. */
const firstPerson =
  /(?<!\p{L})(?:i(?=\s\p{Ll})|we|ich|wir|je(?=\s\p{Ll})|nous|yo|nosotros|io|noi|eu|nós|ik|wij|jag|vi|jeg|já|я|мы)\s\p{Ll}/u;

/** A price or a number beside a name: a row of a price list. */
const isQuantity = (value: string): boolean => /^\D{0,8}\d[\d.,\s]*\D{0,12}$/u.test(value) && !/\d{5,}/u.test(value);

const wholeLabel = (phrases: string): RegExp => compiled(String.raw`^(?:${phrases.trim()})\W{0,3}$`);
const labels = new Map<string, RegExp>();

function isLabel(label: string, phrases: string): boolean {
  let pattern = labels.get(phrases);
  if (pattern === undefined) {
    pattern = wholeLabel(phrases);
    labels.set(phrases, pattern);
  }
  return pattern.test(label.trim());
}

const nameInAnyScript =
  '店名|会社名|名称|屋号|社名|サイト名|商号|이름|상호|회사명|名字|公司名称|店铺名称|Όνομα|Назва|اسم|שם';
/** "Le nom de la ferme", "Name of the practice", "Nombre del hotel": a label of the name, whatever it is that has it. */
const nameOf =
  /^(?:the |my |our |der |unser |le |notre |el |nuestro |il |nostro |o |nosso |de |onze )?(?:(?:business |firmen|vereins)?name(?: (?:of (?:the|our) (?:\p{L}+ ?){1,2}|(?:der|des|unsere[rs]?|vom) (?:\p{L}+ ?){1,2}))?|nom(?: (?:de (?:la |l['’]|notre )|du |d['’])\p{L}+(?:[ -]\p{L}+)?)?|nombre(?: (?:del |de (?:la|nuestr[oa]) )\p{L}+| comercial)?|nome(?: (?:del(?:la|lo)? |dell['’]|d[aoe] (?:noss[oa] )?)\p{L}+)?|naam(?: van (?:de|het|onze|ons) \p{L}+)?|nazwa(?: \p{L}+)?|namn(?:et)?(?: på \p{L}+)?|navn(?:et)?(?: på \p{L}+)?|(?:\p{L}+ )?nimi|název(?: \p{L}+)?|название(?: \p{L}+)?|назва(?: \p{L}+)?|nume(?:le)?(?: (?:firmei|companiei|\p{L}+))?|(?:a )?(?:\p{L}+ )?neve?|(?:το )?όνομα(?: \p{L}+ \p{L}+)?)$/iu;
/** "Want: case studies, …" */
const wishWord =
  /^(?:we )?(?:wants?|wanted|wish(?:es)?|needs?|needed|must[- ]haves?|to have|gewünscht|wunsch|wünsche|gebraucht|souhait(?:s|é|és)?|à avoir|queremos|quiero|deseado|deseos|vogliamo|desideri|serve|queremos|quero|gewenst|wensen|chcemy|życzenia|önskas|önskemål|ønskes|ønsker|vill ha|přání|хотим|нужно|istiyoruz|toivomme|toiveet)$/iu;
/** "Features we are proud of" */
const relativeTail =
  /(?<=\p{L}),?\s(?:(?:that|which) )?(?:we|i|our|wir|die wir|auf die|que nous|dont|que|di cui|che|waar|die we|som vi|które)\s.*$/iu;
/** "Our name: …" */
const ofUsLabel =
  /^\s*(?:nos|vos|(?:nuestr|vuestr)[oa]s|mis|i (?:nostri|vostri|miei)|le (?:nostre|vostre|mie)|(?:os |as )?noss[oa]s|våra|nasi|naši|наши|our|my|your|the|ihre?|dein[e]?|euer|eure|unser[e]?|mein[e]?|votre|su|tu|vuestr[oa]|(?:il |la )?(?:vostr[oa]|su[oa])|(?:o |a )?(?:seu|sua|voss[oa])|uw|jouw|jullie|wasz[ae]?|twoj[ae]|er|ert|váš|vaše|ваш[ае]?|notre|mon|nuestr[oa]|mi|(?:il |la )?(?:nostr[oa]|mi[oa])|(?:o |a )?(?:noss[oa]|meu|minha)|onze?|ons|mijn|nasz[ae]?|vårt?|mitt|náš|naše|наш[ае]?)\s/iu;
/** "Website wishes" */
const ofTheSite = /^(?:on the |the |our |new )?(?:web ?site|site|homepage|webseite|web|sito|webbplats)[\s-]+/iu;

/** "Wishes for the new site" */
const forTheSite =
  /\s(?:for|für|pour|para|per|voor|do|dla|na|för|till|pro|для|к|an|zu|à)\s(?:\p{L}+\s){0,3}(?:web ?sites?|home ?page|webseite|seite|inhalte|content|contents|contenus?|contenidos?|contenuti|conteúdos?|inhoud|site(?: internet| web)?|sito|web|sitio|página|strony|stronę|hemsidan?|webbplatsen?|stránky|web|сайта|сайту)$/iu;

const DENIED_LABEL_WORDS_MAX = 4;

/** "Wie heißt Ihr Betrieb?", "What are you called?" */
const whatCalled =
  /^(?:wie (?:heiß|heiss|lautet der name|nennt)|how (?:are you|is (?:it|the \p{L}+)) called|what(?:'s| is| are) (?:you|your \p{L}+|the name|it|the \p{L}+) (?:called|of)|what(?:'s| is) (?:your|the) (?:business |company )?name|comment (?:s'appell|vous appel)|quel est (?:le|votre) nom|cómo (?:se llama|os llam)|come (?:si chiama|vi chiam)|como se cham|qual (?:é|o) (?:o )?(?:seu )?nome|hoe heet|wat is (?:de|uw|jullie) naam|jak (?:się )?nazyw|vad heter|hvad hedder|hva heter|jak se jmenuj|как (?:вы )?называ|як (?:ви )?назива|\p{L}+ adı ne|mikä on \p{L}+ nimi|cum (?:se numeşte|se numește|vă numiți)|mi a (?:\p{L}+ )?neve|πώς (?:λέγ|ονομάζ))/iu;
/** "Wo befindet er sich?" */
const whereIs =
  /^(?:wo (?:befind|lieg|ist|sind|sitz|find)|where (?:are|is|do)|où (?:êtes|est|se (?:trouve|situe)|vous trouv)|dónde (?:está|se encuentr|os)|dove (?:si trova|siete|vi trov|è)|onde (?:fica|est|se)|waar (?:zit|ligt|is|zijn|bevind)|gdzie (?:jest|się|mieści|znajd)|var (?:finns|ligger)|hvor (?:ligger|er|holder)|kde (?:je|síd|se|najd)|где (?:вы|наход|распол)|де (?:ви|знаход)|nerede|missä (?:olette|sijait)|unde (?:sunte|se)|hol (?:van|talál)|πού (?:βρίσκ|είσ))/iu;
/** "Welche Seiten wünschen Sie sich?" */
const whichPages =
  /^(?:which|what|welche[rsnm]?|quelles?|qué|cuáles|quali|que|quais|welke|jakie|jakich|vilka|hvilke|jaké|какие|які|hangi|mitä|millaisia|ce|milyen)\s(?:\p{L}+\s){0,2}(?:pages?|(?:unter)?seiten|páginas|pagine|pagina's|pagini|(?:pod)?stron\p{L}*|sidor|sider|stránk\p{L}+|страниц\p{L}*|сторінк\p{L}*|sayfa\p{L}*|sivuja|oldalak\p{L}*)(?!\p{L})/iu;
/** "Quels services offrez-vous ?" */
const whichOnes =
  /^(?:which|what|welche[rsnm]?|quels?|quelles?|qué|cuáles|quali|que|quais|welke|jakie|vilka|hvilke|jaké|какие|які|mitä|ce|milyen|ποι\p{L}+)\s(?=\p{L})/iu;
/** "Für welche Tiere?", "Pour quels animaux ?" */
const forWhich =
  /^(?:for which|for what kind of|for whom|für (?:welche|wen)|pour (?:quels|quelles|qui)|para (?:quién|qué|quem|que)|per (?:chi|quali)|a chi|voor (?:wie|welke)|dla (?:kogo|jakich)|för (?:vem|vilka)|pro (?:koho|jaké)|для (?:кого|каких)|kenelle|kinek|για ποιους|pentru cine)(?!\p{L})/iu;
/** A question of which the answer is "yes" or "no". */
const saysNo =
  /^(?:nein|no|nope|non|nee|nie|nej|nei|não|ne|нет|ні|hayır|ei|nu|nem|όχι)(?=[\s,.!;–—-])(?!\s(?:more|longer|hay|se|solo))/iu;

/** The topic of a heading or a label; null for one that says nothing we know. */
export function topicOf(given: string, words: ReadingWords): StatementTopic {
  // "Abteilungen, jede soll ihre eigene Seite haben"
  const [first = ''] = given.split(/,\s/u, 1);
  const label = first !== given && isLabel(first, words.offerHeads) ? first : given;
  const own = label.replace(ofUsLabel, '');
  if (isLabel(own, words.nameHeads) || isLabel(label, nameInAnyScript) || nameOf.test(label.trim())) return 'name';
  if (wishWord.test(label.trim())) return 'wish';
  if (whatCalled.test(label.trim())) return 'name';
  if (isLabel(own, words.placeHeads) || whereIs.test(label.trim())) return 'place';
  if (whichPages.test(label.trim())) return wordPattern(words.negation).test(label) ? 'denied' : 'wish';
  if (forWhich.test(label.trim())) return 'audience';
  if (whichOnes.test(label.trim()) && wordPattern(words.offerHeads).test(label)) return 'offer';
  if (isLabel(label, words.negationHeads)) return 'denied';
  if (isLabel(label, words.rivalHeads) || isLabel(own, words.rivalHeads)) return 'rivals';
  if (isLabel(label, words.audienceHeads) || isLabel(own, words.audienceHeads)) return 'audience';
  if (isLabel(label, words.areaHeads) || isLabel(own, words.areaHeads)) return 'area';
  if (
    isLabel(label, words.wishHeads) ||
    isLabel(label.replace(ofTheSite, ''), words.wishHeads) ||
    isLabel(own.replace(forTheSite, ''), words.wishHeads)
  )
    return 'wish';
  if (wordPattern(words.negation).exec(label)?.index === 0 && label.split(' ').length <= DENIED_LABEL_WORDS_MAX)
    return 'denied';
  if (isLabel(label, words.otherHeads)) return 'other';
  if (isLabel(label, words.offerHeads) || isLabel(label.replace(relativeTail, ''), words.offerHeads)) return 'offer';
  if (wordPattern(words.rivals).test(label)) return 'rivals';
  if (whatYouDo.test(label)) return 'offer';
  if (wordPattern(words.wish).test(label) || labelsWishes(label))
    return wordPattern(words.negation).test(label) ? 'denied' : 'wish';
  if (whatOpens.test(label) && wordPattern(words.negation).test(label)) return 'denied';
  if (whatNameOffers.test(label)) return 'offer';
  if (whoAsks.test(label)) return 'audience';
  if (whatAsks.test(label)) return ofSite.test(label) ? 'wish' : 'offer';
  if (!wordPattern(words.offers).test(label)) return null;
  return wordPattern(words.negation).test(label) ? 'denied' : 'offer';
}

/** "And what can people book", "What should be on the site" */
const whatAsks =
  /^(?:(?:and|so|und|et|y|e|en|i|och|also)\s)?(?:what (?:can|do|does|should|would|must|else)|was (?:machen|bieten|macht|bietet|kann|können|soll|sollte|muss)|que (?:faites|proposez|vendez|peut|doit|faut)|qu'est-ce que vous|qué (?:hac|ofrec|vend|deb|tiene)\p{L}*|(?:che )?cosa (?:fate|offrite|vendete|fa|offre|deve)|o que (?:faz|oferec|vend|dev)\p{L}*|wat (?:doen|doet|biedt|bieden|kunnen|moet)|co (?:robi|oferuj|sprzedaj|powinn|ma)\p{L}*|vad (?:gör|erbjuder|säljer|ska)|neler? \p{L}+(?:yor|ir|ır|ur|ür|er|ar)sunuz|что (?:вы )?(?:делаете|продаёте|предлагаете)|co (?:děláte|nabízíte|prodáváte))(?!\p{L})/iu;
/** "Wat er niet op hoeft", "Ne yapmıyorsunuz" */
const whatOpens =
  /^(?:what|was|ce qu[ei']|lo que|qué|cosa|quello che|o que|wat|czego|co|vad|det (?:som|vi)|hvad|ne|neler|что|чего)(?!\p{L})/iu;
const ofSite =
  /(?<!\p{L})(?:web ?site|site|webseite|homepage|seite|web|sito|strona|stronie|webbplats|hemsida|sajt|webbsida)\p{L}{0,3}(?!\p{L})/iu;

/** "What the Museum offers" */
const whatNameOffers =
  /^(?:what (?:the )?[\p{L} ]{2,40} (?:offers?|does|sells?|provides?|comes? (?:to us )?for|ask for|buy|book)|was (?:der|die|das) [\p{L} ]{2,40} (?:bietet|macht|anbietet)|ce que (?:propose|fait|vend) [\p{L}'’ ]{2,40}|lo que (?:ofrece|hace|vende) [\p{L} ]{2,40}|(?:che )?cosa (?:offre|fa|vende) [\p{L} ]{2,40})$/iu;

/** "tu me redis ce que vous faites exactement" */
const whatYouDo =
  /(?<!\p{L})(?:what (?:do )?you(?: guys| all)? (?:do|offer|sell|make)|was (?:macht|bietet|verkauft) ihr|was (?:sie|ihr) (?:machen|anbieten|macht|anbietet)|ce que (?:vous faites|tu fais|vous proposez)|(?:lo )?que (?:hacéis|hacen|ofrecéis|ofrecen)|(?:che )?cosa fate|quello che fate|o que (?:vocês )?fazem|wat (?:jullie|je|u) (?:doen|doet|verkoopt|aanbiedt)|co (?:robicie|oferujecie)|vad ni (?:gör|säljer)|co (?:děláte|nabízíte)|чем (?:вы )?занимаетесь)(?!\p{L})/iu;

/** "who comes to us" */
const whoAsks =
  /^(?:who(?:['’]s)?|wer|qui|quién|quiénes|chi|quem|wie|kto|vem|kdo|кто)\s(?!(?:are|sind|sommes|est|somos|é|siamo|è|zijn|jesteśmy|är|jsme|we|wir|nous|noi|nós)\b)/iu;

/** "not only" denies nothing. */
const notOnly =
  /^\s*(?:only|just|nur|seulement|que\b|solo|sólo|solamente|soltanto|só|apenas|alleen|tylko|bara|jen|только|sadece)/iu;
/** "gluten-free", "ohne Termin": what it is without makes it what it is. */
const quality =
  /^\s*(?:gluten\p{L}*|glutine|glúten|lactos\p{L}*|laktos\p{L}*|lattosio|sugar|zucker|sucre|azúcar|zucchero|açúcar|suiker|cukru|socker|alcohol|alkohol|alcool|rendez-vous|engagement|frais|limite|appointment|obligation|commitment|contract|compromise|(?:an )?appointment|termin|voranmeldung|voranmeldung|verpflichtung|vertragsbindung|umwege|cita(?: previa)?|compromiso|permanencia|appuntamento|impegno|marcação|compromisso|afspraak|verplichting|umówienia|zobowiązań|tidsbokning|limits?|objednání)(?!\p{L})/iu;
/** "with and without baby" denies nothing. */
const eitherWay =
  /(?<!\p{L})(?:with|mit|avec|con|com|met|z|ze|s|se|med|с|со)\s(?:and|or|und|oder|bzw\.|et|ou|y|o|u|e|en|of|i|lub|a|nebo|och|eller|и|или)\s$/iu;
const clauseStart = /[,;–—]\s|\(/u;
const clauseOrAnd =
  /[,;–—(]\s|\s(?:and|because|while|und|weil|während|et|parce que|y|porque|e|perché|en|omdat|i|bo|och|eftersom)\s/u;
const CLAUSE_WORDS_MAX = 10;
const nowadays =
  'now|today|nowadays|heute|jetzt|inzwischen|aujourd.hui|maintenant|ahora|hoy|oggi|adesso|hoje|agora|nu|tegenwoordig|dziś|dzisiaj|teraz|idag|dnes|teď|теперь|сейчас';

/** "We used to do criminal defence": what was done once is done no more. */
const formerly =
  /(?<!\p{L})(?:(?:we|i) used to(?! be\b)|(?:we|i) (?:no longer|stopped|gave up)|formerly|früher (?:haben|machten|boten|gab|hatten)|ehemals|(?:nous|on) (?:faisions|proposions|vendions|avons arrêté)|antes (?:hacíamos|ofrecíamos|vendíamos|fazíamos|vendíamos)|hemos dejado de|prima (?:facevamo|offrivamo|vendevamo)|abbiamo smesso di|deixámos de|deixamos de|vroeger (?:deden|verkochten|hadden)|kiedyś|dawniej|tidigare (?:gjorde|hade|sålde)|dříve jsme|раньше мы)(?!\p{L})/iu;
/** "Vielleicht bieten wir später Kurse an", "one day we may teach": what is not offered yet. */
const someDay =
  /(?<!\p{L})(?:(?:maybe|perhaps|possibly|one day|some day)(?=[^.]{0,60}(?:later|future|one day|some day|next year|might|may|could|hope))|(?:we|i) (?:might|may|hope to|plan to)(?=[^.]{0,60}(?:later|future|one day|next year))|(?:vielleicht|eventuell|irgendwann)(?=[^.]{0,60}(?:später|irgendwann|einmal|künftig|zukunft|nächstes jahr))|peut-être(?=[^.]{0,60}(?:plus tard|un jour|avenir|l'an prochain))|(?:quizás?|tal vez|a lo mejor)(?=[^.]{0,60}(?:más adelante|en el futuro|algún día|el año que viene))|forse(?=[^.]{0,60}(?:in futuro|più avanti|un giorno|l'anno prossimo))|talvez(?=[^.]{0,60}(?:mais tarde|no futuro|um dia))|misschien(?=[^.]{0,60}(?:later|toekomst|ooit))|(?:może|być może)(?=[^.]{0,60}(?:kiedyś|później|przyszłości))|kanske(?=[^.]{0,60}(?:senare|framtiden|någon gång))|måske(?=[^.]{0,60}(?:senere|fremtiden))|kanskje(?=[^.]{0,60}(?:senere|fremtiden)))/iu;
/** "They ask whether we deliver" says neither. */
const whether =
  /(?<!\p{L})(?:whether|ob (?:wir|ich|es)|si (?:nous|on|vous|hacemos|tenemos|vendemos|ofrecemos|fazemos|temos|vendemos)|se (?:facciamo|abbiamo|vendiamo|offriamo|fazemos|temos)|of (?:we|wij|ik)|czy|om vi|zda|ли мы)\s.*$/iu;

/** "…, maar daar zijn we mee opgehouden": what stands before is done no more. */
const gaveUp =
  /,?\s(?:but|aber|mais|pero|ma|mas|maar|ale|men|но)\s(?:[\p{L}'’]+\s){0,6}(?:stopped|quit|gave (?:it|that|them|this) up|aufgehört|eingestellt|aufgegeben|arrêtée?s?|dejado|dejamos|smesso|parámos|paramos|deixámos|opgehouden|gestopt|przestaliśmy|zrezygnowaliśmy|slutat|slutade|holdt op|sluttet|přestali|skončili|перестали)(?!\p{L})/iu;

function splitDenied(whole: string, words: ReadingWords): { said: string; denied: string } {
  const given = gaveUp.exec(whole);
  if (given !== null) return { said: '', denied: whole };
  const said: string[] = [];
  const denied: string[] = [];
  const text = whole.replace(whether, '');
  if (words.offersAfter !== undefined) return splitBehind(text, words);
  let rest = text;
  const past = someDay.exec(rest) ?? formerly.exec(rest);
  if (past !== null) {
    const after = rest.slice(past.index + past[0].length);
    const but = wordPattern(`${words.but}|${nowadays}`).exec(after);
    said.push(rest.slice(0, past.index));
    denied.push(after.slice(0, but?.index));
    rest = but === null ? '' : after.slice(but.index);
  }
  for (let round = 0; round < 6; round += 1) {
    const found = wordPattern(words.negation).exec(rest);
    if (!found) break;
    const after = rest.slice(found.index + found[0].length);
    const isQuality = quality.test(after) || eitherWay.test(rest.slice(0, found.index));
    if (notOnly.test(after) || isQuality || endsInQuestion(rest.slice(0, found.index), words)) {
      said.push(rest.slice(0, found.index + (notOnly.test(after) ? 0 : found[0].length)));
      rest = after;
      continue;
    }
    const end = endOfDenial(after, words);
    const scope = after.slice(0, end);
    // "only prose and essays (no poetry)": what brackets deny holds for this sentence.
    const opened = rest.lastIndexOf('(', found.index);
    const closed = rest.indexOf(')', found.index);
    if (opened >= 0 && closed > 0 && rest.lastIndexOf(')', found.index) < opened) {
      said.push(rest.slice(0, opened));
      rest = rest.slice(closed + 1);
      continue;
    }
    if (hasTerm(scope) && !endsClause.test(after)) {
      said.push(rest.slice(0, found.index));
      denied.push(scope);
    } else {
      // "A blog we do not want": what is denied stands before.
      const before = rest.slice(0, found.index);
      const isLong = before.split(' ').length > CLAUSE_WORDS_MAX;
      const starts = [...before.matchAll(new RegExp(isLong ? clauseOrAnd : clauseStart, 'gu'))];
      const start = starts.at(-1)?.index ?? 0;
      said.push(before.slice(0, start));
      denied.push(before.slice(start));
    }
    rest = after.slice(end);
  }
  said.push(rest);
  return { said: said.join(' ').replaceAll(/\s+/gu, ' ').trim(), denied: denied.join(', ').trim() };
}

/** "Fietsen verhuren we niet, die vraag …": what is denied stands before. */
const endsClause =
  /^\s?(?:(?:meer|mehr|more|anymore|any more|plus|più|más|mais|längre|lenger|længere)\s?)?(?:[,;.!–—]|(?:since|seit|depuis|desde|dal|sinds|sedan|siden|od|с)\s\d)/iu;

const hasTerm = (text: string): boolean => wordsOf(text.slice(0, 300)).some((word) => isTerm(word, null));

/** A denial ends at "but", or where a new clause says what there is. */
function endOfDenial(text: string, words: ReadingWords): number {
  const but = wordPattern(words.but).exec(text);
  const stop = text.search(/;\s/u);
  let end = Math.min(but?.index ?? text.length, stop === -1 ? text.length : stop);
  for (const cue of [words.offers, words.wish]) {
    for (const comma of text.matchAll(/[,;–—]\s/gu)) {
      if (comma.index >= end) break;
      const found = wordPattern(cue).exec(text.slice(comma.index));
      if (found && found.index <= 3) end = Math.min(end, comma.index);
    }
  }
  return end;
}
