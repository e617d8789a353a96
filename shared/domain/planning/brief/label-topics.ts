import { compiled, wordPattern } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import { labelsWishes } from './wish-sentences.ts';

/** The topic of a statement, by the heading or label above it. */
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
const nameLabel =
  /^(?:the |my |our |der |unser |le |notre |el |nuestro |il |nostro |o |nosso |de |onze )?(?:(?:business |firmen|vereins)?name(?: (?:of (?:the|our) \p{L}+(?: \p{L}+)?|(?:der|des|unsere[rs]?|vom) \p{L}+(?: \p{L}+)?))?|nom(?: (?:de (?:la |l['’]|notre )|du |d['’])\p{L}+(?:[ -]\p{L}+)?)?|nombre(?: (?:del |de (?:la|nuestr[oa]) )\p{L}+| comercial)?|nome(?: (?:del(?:la|lo)? |dell['’]|d[aoe] (?:noss[oa] )?)\p{L}+)?|naam(?: van (?:de|het|onze|ons) \p{L}+)?|nazwa(?: \p{L}+)?|namn(?:et)?(?: på \p{L}+)?|navn(?:et)?(?: på \p{L}+)?|(?:\p{L}+ )?nimi|název(?: \p{L}+)?|название(?: \p{L}+)?|назва(?: \p{L}+)?|nume(?:le)?(?: (?:firmei|companiei|\p{L}+))?|(?:a )?(?:\p{L}+ )?neve?|(?:το )?όνομα(?: \p{L}+ \p{L}+)?)$/iu;
/** "Want: case studies, …" */
const wishWord =
  /^(?:(?:one|my|our|a|last|ein|mein|unser|une?|notre|mon|un|una?|mi|nuestro|il mio|il nostro|één|een|mijn|ett|en|jedno) (?:last |big |letzter |dernier |último |ultimo )?)?(?:we )?(?:wants?|wanted|wish(?:es)?|request|bitte|demande|petición|richiesta|pedido|verzoek|prośba|needs?|needed|must[- ]haves?|to have|gewünscht|wunsch|wünsche|gebraucht|souhait(?:s|é|és)?|à avoir|queremos|quiero|deseado|deseos?|vogliamo|desideri[o]?|serve|queremos|quero|gewenst|wens(?:en)?|chcemy|życzeni[ae]|önskas|önskemål|ønskes|ønsker|vill ha|přání|хотим|нужно|istiyoruz|toivomme|toiveet)$/iu;
/** "Our name: …" */
const ofUsLabel =
  /^\s*(?:nos|vos|(?:nuestr|vuestr)[oa]s|mis|i (?:nostri|vostri|miei)|le (?:nostre|vostre|mie)|(?:os |as )?noss[oa]s|våra|nasi|naši|наши|our|my|your|the|ihre?|dein[e]?|euer|eure|unser[e]?|mein[e]?|votre|su|tu|vuestr[oa]|(?:il |la )?(?:vostr[oa]|su[oa])|(?:o |a )?(?:seu|sua|voss[oa])|uw|jouw|jullie|wasz[ae]?|twoj[ae]|er|ert|váš|vaše|ваш[ае]?|notre|mon|nuestr[oa]|mi|(?:il |la )?(?:nostr[oa]|mi[oa])|(?:o |a )?(?:noss[oa]|meu|minha)|onze?|ons|mijn|nasz[ae]?|vårt?|mitt|náš|naše|наш[ае]?)\s/iu;
/** "Website wishes" */
const ofTheSite = /^(?:on the |the |our |new )?(?:web ?site|site|homepage|webseite|web|sito|webbplats)[\s-]+/iu;

/** "Wishes for the new site" */
const forTheSite =
  /\s(?:for|für|pour|para|per|voor|do|dla|na|för|till|pro|для|к|an|zu|à)\s(?:\p{L}{1,30}\s){0,3}(?:web ?sites?|home ?page|webseite|seite|inhalte|content|contents|contenus?|contenidos?|contenuti|conteúdos?|inhoud|site(?: internet| web)?|sito|web|sitio|página|strony|stronę|hemsidan?|webbplatsen?|stránky|web|сайта|сайту)$/iu;

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
/** "Two clinics: Riccarton and Sumner": of several none is the name. */
export const severalLabel =
  /^(?:two|three|four|five|zwei|drei|vier|fünf|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas|três|twee|drie|dwa|dwie|trzy|två|to|dvě|tři|[2-9])\s\p{L}/iu;

/** The topic of a heading or a label; null for one that says nothing we know. */
export function findTopic(given: string, words: ReadingWords): StatementTopic {
  // "Abteilungen, jede soll ihre eigene Seite haben"
  const [first = ''] = given.split(/,\s/u, 1);
  const label = first !== given && isLabel(first, words.offerHeads) ? first : given;
  const own = label.replace(ofUsLabel, '');
  const isOfName = isLabel(own, words.nameHeads) || isLabel(label, nameInAnyScript) || nameLabel.test(label.trim());
  if (isOfName && !severalLabel.test(label)) return 'name';
  if (wishWord.test(label.trim())) return 'wish';
  if (whatCalled.test(label.trim())) return 'name';
  if (isLabel(own, words.placeHeads) || whereIs.test(label.trim())) return 'place';
  if (whichPages.test(label.trim())) return wordPattern(words.negation).test(label) ? 'denied' : 'wish';
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
  if (isLabel(label, words.offerHeads)) return 'offer';
  if (wordPattern(words.rivals).test(label)) return 'rivals';
  if (whatYouDo.test(label)) return 'offer';
  if (wordPattern(words.wish).test(label) || labelsWishes(label))
    return wordPattern(words.negation).test(label) ? 'denied' : 'wish';
  if (whatOpens.test(label) && wordPattern(words.negation).test(label)) return 'denied';
  if (whoAsks.test(label)) return 'audience';
  if (!wordPattern(words.offers).test(label)) return null;
  return wordPattern(words.negation).test(label) ? 'denied' : 'offer';
}

/** "Wat er niet op hoeft", "Ne yapmıyorsunuz" */
const whatOpens =
  /^(?:what|was|ce qu[ei']|lo que|qué|cosa|quello che|o que|wat|czego|co|vad|det (?:som|vi)|hvad|ne|neler|что|чего)(?!\p{L})/iu;
/** "tu me redis ce que vous faites exactement" */
const whatYouDo =
  /(?<!\p{L})(?:what (?:do )?you(?: guys| all)? (?:do|offer|sell|make)|was (?:macht|bietet|verkauft) ihr|was (?:sie|ihr) (?:machen|anbieten|macht|anbietet)|ce que (?:vous faites|tu fais|vous proposez)|(?:lo )?que (?:hacéis|hacen|ofrecéis|ofrecen)|(?:che )?cosa fate|quello che fate|o que (?:vocês )?fazem|wat (?:jullie|je|u) (?:doen|doet|verkoopt|aanbiedt)|co (?:robicie|oferujecie)|vad ni (?:gör|säljer)|co (?:děláte|nabízíte)|чем (?:вы )?занимаетесь)(?!\p{L})/iu;

/** "who comes to us" */
const whoAsks =
  /^(?:who(?:['’]s)?|wer|qui|quién|quiénes|chi|quem|wie|kto|vem|kdo|кто)\s(?!(?:are|sind|sommes|est|somos|é|siamo|è|zijn|jesteśmy|är|jsme|we|wir|nous|noi|nós)\b)/iu;
