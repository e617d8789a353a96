import { type Message, message } from '../messages/message.ts';
import { statedIn } from '../pages/stated-parts.ts';
import { elementsIn } from './hast-text.ts';
import type { PageParts } from './signals/page-parts.ts';
import { textProperty } from './text-property.ts';

/** Short sentences about a notice that stands in the place of another page; thanks are a page themselves. */
const sentences = {
  not_ready: message('reading.not-ready'),
  redirect: message('reading.redirect'),
  error: message('reading.error'),
  thanks: null,
  parked: message('reading.parked'),
  age_gate: message('reading.age-gate'),
  loading: message('reading.loading'),
} as const;
type NoticeKind = keyof typeof sentences;

/** A notice on a page of few words. */
interface Notice {
  readonly kind: NoticeKind | 'entrance';
  readonly sentence: Message | null;
}

interface NoticePattern {
  readonly notice: NoticeKind;
  /** A page with more words is about something. */
  readonly wordsMax: number;
  readonly pattern: RegExp;
}

const matchWords = (words: string): RegExp => new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'u');
const matchAtStart = (words: string): RegExp => new RegExp(`^[^\\p{L}\\p{N}]{0,12}(?:${words})(?![\\p{L}\\p{N}])`, 'u');

const patterns: readonly NoticePattern[] = [
  {
    notice: 'parked',
    wordsMax: 150,
    pattern: matchWords(
      '(?:this )?domain(?: name)? (?:is|may be) (?:for sale|parked)|buy this domain|parked domain|domain steht zum verkauf|(?:nom de )?domaine (?:est )?à vendre|dominio (?:está )?en venta|dominio (?:è )?in vendita|domínio (?:está )?à venda|domein (?:is|staat) te koop|domena (?:jest )?na sprzedaż|doména (?:je )?na prodej|domänen? är till salu|домен прода[её]тся',
    ),
  },
  {
    notice: 'age_gate',
    wordsMax: 80,
    pattern: matchWords(
      "are you (?:over|at least|of legal|18|19|21)|age verification|verify your age|altersprüfung|(?:bist du|sind sie) (?:über|mindestens|schon) \\d{2}|vérification de l'âge|avez-vous (?:plus de |au moins )?\\d{2} ans|eres mayor de (?:edad|\\d{2})|sei maggiorenne|hai (?:più di|almeno) \\d{2} anni|(?:você )?é maior de \\d{2}|ben je (?:ouder dan )?\\d{2}|czy masz ukończone \\d{2}|är du över \\d{2}",
    ),
  },
  {
    notice: 'error',
    wordsMax: 60,
    pattern: matchAtStart(
      '(?:http )?(?:error|fehler|erreur|errore|erro) [45]\\d\\d|[45]\\d\\d (?:error|forbidden|internal|service|bad gateway|fehler)|(?:internal )?server error|service unavailable|bad gateway|forbidden|access denied|fatal error|database error|an error (?:has )?occurred|something went wrong|(?:interner )?serverfehler|erreur (?:interne|serveur|du serveur)|error (?:interno )?del servidor|errore (?:interno )?del server|erro (?:interno )?(?:no|do) servidor|(?:internt )?serverfel|błąd (?:wewnętrzny )?serwera|chyba serveru|(?:внутренняя )?ошибка сервера',
    ),
  },
  {
    notice: 'redirect',
    wordsMax: 40,
    pattern: matchWords(
      "redirecting|(?:you are|you will be) (?:being )?redirected|(?:sie werden|du wirst) weitergeleitet|weiterleitung|vous allez être redirigée?s?|redirection en cours|changement d'adresse|redirigiendo|(?:serás|será) redirigido|reindirizzamento|reindirizzat[oi]|redirecionando|(?:je wordt|u wordt) doorgestuurd|doorverwezen|przekierowanie|přesměrování|(?:du )?omdirigeras|omdirigerar|перенаправление",
    ),
  },
  {
    notice: 'not_ready',
    wordsMax: 60,
    pattern: matchWords(
      "coming soon|under construction|(?:launching|opening) soon|(?:under|down for|scheduled) maintenance|maintenance mode|(?:we'll|we will) be (?:right )?back|(?:im|in) aufbau|(?:demnächst|in kürze|bald) (?:hier|online|verfügbar|für sie da)|wartungsarbeiten|wartungsmodus|en construction|bientôt (?:en ligne|disponible|de retour)|(?:site )?en maintenance|próximamente|en construcción|en mantenimiento|in costruzione|in allestimento|prossimamente|(?:sito )?in manutenzione|manca ancora|em construção|em breve|em manutenção|onder constructie|in aanbouw|binnenkort (?:online|beschikbaar|hier)|in onderhoud|w budowie|wkrótce|przerwa techniczna|připravujeme|ve výstavbě|v rekonstrukci|kommer (?:snart|inom kort)|under (?:uppbyggnad|konstruktion|opbygning|oppbygging|arbeid)|tulossa pian|hamarosan|yapım aşamasında|yakında|в разработке|скоро (?:открытие|здесь)|технические работы|в процесі розробки|незабаром",
    ),
  },
  { notice: 'not_ready', wordsMax: 60, pattern: /準備中|工事中|近日公開|建设中|敬请期待|준비 ?중/u },
  {
    notice: 'thanks',
    wordsMax: 60,
    pattern: matchAtStart(
      '(?:many )?thanks?(?: you)?(?:$|\\s?!| for)|thank you|(?:message|form|request) (?:sent|received)|(?:vielen |herzlichen )?danke?(?:$|\\s?!| für)|vielen dank|nachricht gesendet|merci(?:$|\\s?!| pour| de)|message envoyé|(?:muchas )?gracias(?:$|\\s?!| por)|mensaje enviado|grazie(?:$|\\s?!| per)|messaggio inviato|(?:muito )?obrigad[oa](?:$|\\s?!| por| pel)|mensagem enviada|bedankt(?:$|\\s?!| voor)|tack(?:$|\\s?!| för)|ta[kc]k(?:$|\\s?!| for)|dziękujemy|wiadomość wysłana|zamówienie przyjęte|děkujeme|zpráva odeslána|kiitos|спасибо|дякуємо',
    ),
  },
];

/** A line with more words is a sentence of a text, which may mention anything. */
const LINE_WORDS_MAX = 10;
/** "Une maison en construction bois" is no notice. */
const HEADING_WORDS_MAX = 6;
/** A notice below the heading is most of what the page says. */
const BELOW_WORDS_MAX = 30;
const LOADING_WORDS_MAX = 25;
/** So few words and a way on, without a main heading, are an entrance. A page with a main heading is one, however short. */
const ENTRANCE_WORDS_MAX = 8;
const PICTURES_MIN = 2;
const REFRESH_WORDS_MAX = 50;

interface ReadPage {
  readonly title: string | null;
  readonly h1: string | null;
  readonly wordCount: number;
  readonly hasSentence: boolean;
}

/**
 * Classifies a page that has no own text: it is an entrance, a redirection, a notice, an error or thanks. Null for every page
 * with a text, and for short ones that a visitor comes for: a contact, a form, a price, some pictures.
 */
export function readNotice(parts: PageParts, page: ReadPage): Notice | null {
  const { title, h1, wordCount, hasSentence } = page;
  if (wordCount >= 150) return null;
  const content = parts.lines.filter(({ place }) => place === 'content').map(({ text }) => text);
  const headings = [...(title ?? '').split(separators), ...(h1 ?? '').split(separators)]
    .map(normalize)
    .filter((heading) => wordsIn(heading) <= HEADING_WORDS_MAX);
  const lines = content.map(normalize).filter((line) => wordsIn(line) <= LINE_WORDS_MAX);
  const below = wordCount < BELOW_WORDS_MAX ? lines : [];
  const isUseful = isOfUse(parts, content);
  for (const { notice, wordsMax, pattern } of patterns) {
    if (wordCount >= wordsMax || (notice === 'redirect' && isUseful)) continue;
    if ([...headings, ...below].some((line) => pattern.test(line))) return noticeOfKind(notice);
  }
  if (wordCount < REFRESH_WORDS_MAX && parts.metas.some(isRefresh)) return noticeOfKind('redirect');
  if (wordCount >= LOADING_WORDS_MAX || isUseful) return null;
  if (lines.some((line) => wordsIn(line) <= 6 && /\p{L}\s?(?:…|\.\.\.)$/u.test(line))) return noticeOfKind('loading');
  const leadsOn = parts.anchors.some(({ href, place }) => place === 'content' && href !== '');
  return h1 === null && leadsOn && wordCount > 0 && wordCount <= ENTRANCE_WORDS_MAX && !hasSentence
    ? {
        kind: 'entrance',
        sentence: message('reading.entrance', { words: wordCount }),
      }
    : null;
}

const noticeOfKind = (kind: NoticeKind): Notice => ({ kind, sentence: sentences[kind] });

/** `0; url=…`: a browser goes on at once. */
const isRefresh = (meta: PageParts['metas'][number]): boolean =>
  /^refresh$/i.test(String(meta.properties['http-equiv'] ?? '')) &&
  /^\d{0,2}\s{0,4}[;,]\s{0,4}url/i.test(textProperty(meta, 'content')?.trim() ?? '');

/** True where visitors come to a page of few words on purpose. */
function isOfUse({ forms, anchors, images }: PageParts, content: readonly string[]): boolean {
  const text = content.join('\n');
  return (
    forms.some(({ element, place }) => place === 'content' && elementsIn(element).some(isAsked)) ||
    anchors.some(({ href, place }) => place === 'content' && /^(?:tel|mailto):/i.test(href)) ||
    images.filter(({ place }) => place === 'content').length >= PICTURES_MIN ||
    (['contact', 'price', 'address', 'hours'] as const).some((of) => statedIn(of, text)?.isSure === true)
  );
}

const isAsked = ({ tagName, properties }: PageParts['metas'][number]): boolean =>
  tagName === 'textarea' || tagName === 'select' || (tagName === 'input' && properties['type'] !== 'hidden');

const separators = /[|–—·•»«:]|\s-\s/u;
const wordsIn = (line: string): number => line.split(/\s+/).length;
const normalize = (text: string): string =>
  text.normalize('NFC').toLowerCase().replaceAll('’', "'").replace(/\s+/gu, ' ').trim();
