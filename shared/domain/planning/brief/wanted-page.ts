import { compiled } from '../../language/word-pattern.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import type { NamedRole, WritingWords } from '../words/writing-words.ts';
import { nameAbout, roleInCase } from './case-forms.ts';
import { isCutOff } from './page-names/cut-phrases.ts';
import { bareItem, capitalizedFirst, removeLeading } from './phrase-lists.ts';
import { rolesIn } from './site-roles.ts';

const TOPIC_WORDS_MAX = 9;

/** A page that a client wants: a part of a site, or a subject. */
export interface Wanted {
  role: NamedRole | null;
  subject: string;
}

/** "a page for each branch": the pages for the branches are meant, which stand in the plan. */
export const every =
  /^(?:(?:for|für|pour|para|per|voor|dla|för|pro|для)\s)?(?:each|every|jede[rsnm]?|alle einzelnen|chaque|cada|ogni|elke?|ieder[e]?|każd\p{L}+|varje|hvert?|každ\p{L}+|кажд\p{L}+|her)\s/iu;
export const minimumCue =
  /^(?:at least|mindestens|zumindest|au moins|al menos|por lo menos|almeno|pelo menos|ten minste|minstens|co najmniej|przynajmniej|minst|åtminstone|alespoň|хотя бы|en az)\s/iu;
/** Pages that the law asks for are in every plan. */
const legalPage =
  /^(?:imprint|legal notice|impressum|mentions légales|aviso legal|note legali|privacy(?: policy)?|datenschutz\p{L}*|confidentialité|política de privacidad\p{L}*|informativa privacy|privacyverklaring|polityk\p{L} prywatności|integritetspolicy|terms(?: (?:and|&) conditions)?|agb|cgv|cgu|condiciones(?: generales)?|condizioni(?: generali)?|termos(?: e condições)?|algemene voorwaarden|regulamin\p{L}*|villkor|cookies?(?: policy)?)$/iu;

/** "a page on the sights and maybe one on olives" */
export const perhaps =
  /^\s*(?:maybe|perhaps|possibly|vielleicht|eventuell|peut-être|éventuellement|quizás?|tal vez|magari|forse|talvez|misschien|eventueel|może|kanske|možná|может быть|belki)(?!\p{L})\s*/iu;

/** A gallery of something is still the gallery. */
const wholePages: ReadonlySet<NamedRole> = new Set([
  ...(['gallery', 'reviews', 'team', 'jobs', 'events', 'references', 'newsletter', 'faq', 'donate', 'news'] as const),
  ...(['downloads'] as const),
]);

/** A telephone number or an address among wishes. */
const reached = /^(?:tel|tél|тел|fon|phone|mob|tlf)\.?$|\d{2}[\s/-]?\d{2}[\s/-]?\d{2}|\d{3}[\s-]\d{2,3}|@/u;

export const isUsable = ({ role, subject }: Wanted): boolean =>
  role !== null ||
  (subject !== '' &&
    !isCutOff(subject) &&
    !ofLook.test(subject) &&
    !/\s(?:who|whom|which|som|welche[rnm]?)$/iu.test(subject) &&
    !legalPage.test(subject) &&
    !every.test(subject) &&
    !reached.test(subject));

/** "the site should look serious": how it is, and no page. */
const ofLook =
  /^(?:estar|ser|être|essere|look|feel|be|load|sound|seem|stay|match|reflect|rank|work well|work on|be found|wirken|aussehen|se ut|se ud|sein|vara|være|zijn)(?!\p{L})/iu;

/** "the fairs that we go to" */
const ofUsTail =
  /\s(?:a cui|ai quali|in cui|di cui|che|(?:where|that|which) we|(?:an|auf|bei) den(?:en)? wir|die wir|où nous|que nous|auxquel\p{L}{1,4} nous|(?:en|a) (?:las|los) que|em que|(?:waar|die) (?:we|wij)|(?:där|som) vi|na których|w których)\s\p{L}/iu;

/** "il menù sempre aggiornato" */
const alwaysSo = /\s(?:always|immer|toujours|siempre|sempre|altijd|zawsze|alltid|vždy|всегда)\s\p{L}+$/iu;

/** "how to care for leather": the word belongs to the subject. */
const asks =
  /^(?:how|wie|comment|cómo|como|come|hoe|jak|hur|как|what|was|quoi|qué|cosa|o que|wat|co|vad|что)\s(?=\p{Ll})/iu;

const tools = String.raw`(?:test|teste|prueba|quiz)(?: (?:de|di|do) \p{L}+)?|itinerary|itinéraire|itinerario|roteiro|reisplan|glossary|glossaire|glosario|glossario|configurator|configurateur|configurador|configuratore|timetable|(?:[\p{L}-]+ ){1,2}form|calculator|estimator|guide|checklist|leitfaden|calculateur|simulateur|calculadora|simulador|guía|calcolatore|simulatore|guida|guia|rekenhulp|rekentool|kalkulator|poradnik|kalkylator|räknare|kalkulačka|průvodce|калькулятор|hesaplayıcı|rehberi|\p{L}*(?:glossar|lexikon|konfigurator|stundenplan|formular|rechner|ratgeber|checkliste)`;
/** "a food cost calculator": a separate page, whatever it reckons. */
const ownTool = compiled(String.raw`(?<!\p{L})(?:${tools})(?!\p{L})`);
/** "… nei dintorni e una pagina": what joins the next page. */
const joinsNext =
  /\s(?:and|und|et|y|e|ed|en|i|och|og|a|и)(?:\s(?:an?|another|eine?n?|une?|una?|uma?|een|en|ett))?\s?$/iu;

const wantedTool = new RegExp(
  String.raw`(?<!\p{L})(?:an?|eine?n?|une?|una?|uma?|een|en|ett)\s((?:[\p{L}-]+\s){0,3}(?:${tools})(?!\p{L})(?:\s(?:from|for|to|on|of|how to|de|del|di|du|des|do|da|von|für|zum|zur|pour|sur|para|per|sobre|voor|över|för)\s[^,.;:!?()]{2,40})?)`,
  'giu',
);

/** "We'd want a migration guide from Loki" */
export const toolsIn = (wanted: string): string[] =>
  [...wanted.matchAll(wantedTool)].flatMap(([, tool]) => tool?.replace(joinsNext, '') ?? []);

const ownPronoun =
  /^(?:it|you|we|they|one|es|sie|wir|ihr|man|das|cela|ça|on|il|nous|vous|cuesta|se|ud|costa|si|het|je|we|u|det|man|vi|to)$/iu;

/** "a guide on how to mask a dump": the question is the subject. */
const ofQuestion =
  /^(?:(?:an?|eine?n?|une?|una?|uma?|een|en|ett)\s)?(?:\p{L}+\s)?(?:guide|tutorial|article|post|anleitung|artikel|guía|guida|guia|artículo|articolo|artigo|handleiding|poradnik|návod)\s(?:on|about|to|zu|sur|sobre|su|over|o|om),?\s(?=(?:how|why|when|what|which|wie|warum|comment|pourquoi|cómo|por qué|come|perché|como|hoe|jak|hur)\s)/iu;

/** "poder pedir cita online": what visitors may do there. */
const mayDo =
  /^(?:(?:to )?be able to|pouvoir|poder|poter|móc|moci|moct|kunna|que se pueda|qu['’]on puisse)\s(?=\p{L})/iu;

/** "present the lawyers", "permettere di prenotare": what the site does with its subject. */
const siteDoes =
  /^(?:(?:to )?(?:present|show(?: off)?|introduce|publish|display|list|explain|let (?:people|visitors|customers) )(?!\p{L})|(?:donner|présenter|montrer|publier|afficher|mettre en avant|expliquer|permettre (?:aux \p{L}+ )?d[e'])|(?:haber|presentar|mostrar|publicar|enseñar|explicar|permitir)|(?:presentare|mostrare|far vedere|pubblicare|spiegare|permettere di|consentire di|raccontare)|(?:apresentar|divulgar|permitir|contar)|(?:pokazać|przedstawić|opublikować|umożliwić)|(?:visa(?: upp)?|presentera|publicera|kunna(?: (?:ta emot|visa))?|kunne(?: (?:ta imot|tage imod|vise))?|ta emot|ta imot|tage imod)|(?:tonen|laten zien|presenteren|voorstellen)|(?:představit|ukázat|zveřejnit)|(?:показать|представить|опубликовать))\s+(?=\p{L})/iu;

/** "eventos de empresa": what companies book is no calendar. */
const ofCompanies =
  /^(?:(?:corporate|company|private|business) events?|firmen\p{L}*|betriebs\p{L}*|événements? d['’]entreprise|eventos? (?:de|para) empresas?|eventi aziendali|eventos corporativos|bedrijfs\p{L}*|imprezy firmowe|företags\p{L}*)$/iu;

/** "une galerie privée": where clients find what is theirs is not what everybody sees. */
const ofClients = /(?:priv[éae]|privad|private|prywatn|soukrom|kunden|clients?|klient|clienti)/iu;

/** "Kosten von Alignern", "late payment fees": the price of one thing is a separate subject. */
const isOfOne =
  /^(?:costs?|prices?|fees|kosten|preise?|prix|coûts?|tarifs?|costes?|precios?|costi|prezzi|preços|custos|prijzen|ceny|koszty|priser|kostnader|ceník|цены|стоимость)\s(?:of|for|von|für|de|d['’]|des|del|di|degli|delle|do|da|dos|das|van|voor|av|för|for|za|eine[rs])(?:\s|(?<=['’]))(?!(?:our|unser\p{L}*|nos|nuestr\p{L}*|nostr\p{L}*|noss\p{L}*|onze|services?|leistungen|servicios|servizi|serviços|diensten)(?!\p{L}))\p{L}{4,}|^\p{L}{3,}\s\p{L}{4,}\s(?:fees|costs)$/iu;

export function wantedPage(item: string, words: ReadingWords, writing: WritingWords): Wanted {
  const whole = bareItem(item.replace(perhaps, '').replace(mayDo, '').replace(siteDoes, '').replace(ofQuestion, ''));
  const bare = (asks.test(whole) ? whole : removeLeading(whole, `${words.leading}|${words.article}`))
    .replace(
      /^(?:thema|the topic|topic|subject|tema|thème|sujet|onderwerp|argomento|assunto)\s(?:of\s|de\s|van\s)?/iu,
      '',
    )
    .replace(/^(?:(?:a|an|eine?|einen|une?|una|uno|um|uma|een|en|ett)\s)?(?:own|separate|eigene|extra)\s/iu, '')
    .replace(
      /^(?:the )?(?:possibility|option|option to|possibilité|posibilidad|possibilità|possibilidade|möglichkeit|mogelijkheid|możliwość|możnost)(?:,)?\s(?:to\s|of\s|de\s|d'|di\s|om\s|zu\s)?/iu,
      '',
    )
    .replace(
      /\s(?:of|from|von|de|di|dei|van|od|av)\s(?:(?:my|our|the|mes|nos|meiner?|meinen|unserer?|unseren|mis|nuestros|miei|nostri|nossos|onze|mijn|naszych|moich)\s)?(?:customers|clients?|kunden|clientes|clienti|klanten|klientów|patients|patienten)$/iu,
      '',
    )
    // Of the last clause alone.
    .replaceAll(/[^,;.]+/gu, (clause, at: number, whole: string) =>
      at + clause.length < whole.length ? clause : clause.slice(0, ofUsTail.exec(clause)?.index),
    )
    .replace(alwaysSo, '')
    // "Planen Sie eine Seite mit unseren Marken ein": a part of the verb.
    .replace(words.hasCapitalNouns === true ? /(?<=\p{L})\s(?:ein|an|auf|vor|hinzu|bereit)$/u : /^$/u, '')
    .replace(/\s(?:haben|geben|sein|komen|hebben|alsjeblieft|please|bitte)$/iu, '')
    .trim();
  const phrase = asks.test(bare) ? bare : removeLeading(bare, words.leading);
  // "eine, die erklärt": where nouns have capitals, a phrase without one names nothing.
  if (
    words.hasCapitalNouns === true &&
    !/\p{Lu}|\d/u.test(phrase) &&
    !asks.test(phrase) &&
    phrase.split(' ').length === 1
  )
    return { role: rolesIn(phrase, writing)[0] ?? null, subject: '' };
  // "la nostra storia" is the page about the business; "storia" alone is a subject.
  const role = rolesIn(phrase, writing)[0] ?? (phrase.includes(' ') ? undefined : rolesIn(whole, writing)[0]);
  const inCase = words.nominative === undefined ? undefined : roleInCase(phrase, writing);
  if (inCase !== undefined) return { role: inCase, subject: '' };
  const terms = phrase.split(/\s+/u);
  // "prices" is a part of the site; "prices of crowns compared" is a subject.
  // "what probate costs" asks about a separate subject; "what it costs" does not.
  const asksOwn = asks.test(phrase) && terms.length > 2 && !ownPronoun.test(terms[1] ?? '');
  if (
    role !== undefined &&
    terms.length <= 3 &&
    !asksOwn &&
    !ownTool.test(phrase) &&
    !(role === 'prices' && isOfOne.test(phrase)) &&
    !(role === 'events' && ofCompanies.test(phrase)) &&
    !(role === 'gallery' && ofClients.test(phrase))
  )
    return { role, subject: '' };
  const headed = rolesIn(terms.slice(0, 2).join(' '), writing).find((found) => wholePages.has(found));
  if (
    headed !== undefined &&
    !(headed === 'events' && ofCompanies.test(phrase)) &&
    !(headed === 'gallery' && ofClients.test(phrase))
  )
    return { role: headed, subject: '' };
  if (terms.length > TOPIC_WORDS_MAX || !/^[\p{L}\p{M}\p{N}'&+/.,? -]+$/u.test(phrase))
    return { role: role ?? null, subject: '' };
  return {
    role: null,
    subject: capitalizedFirst(words.nominative === undefined ? phrase : nameAbout(phrase, words.inflected)),
  };
}
