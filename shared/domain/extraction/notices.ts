import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
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
} as const;
type NoticeKind = keyof typeof sentences;

/** A notice on a page of few words. */
interface Notice {
  readonly kind: NoticeKind;
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
    pattern: matchWords(alternatives('extraction', 'parkedDomain')),
  },
  {
    notice: 'age_gate',
    wordsMax: 80,
    pattern: matchWords(alternatives('extraction', 'ageCheck')),
  },
  {
    notice: 'error',
    wordsMax: 60,
    pattern: matchAtStart(alternatives('extraction', 'serverError')),
  },
  {
    notice: 'redirect',
    wordsMax: 40,
    pattern: matchWords(alternatives('extraction', 'redirecting')),
  },
  {
    notice: 'not_ready',
    wordsMax: 60,
    pattern: matchWords(alternatives('extraction', 'comingSoon')),
  },
  { notice: 'not_ready', wordsMax: 60, pattern: /準備中|工事中|近日公開|建设中|敬请期待|준비 ?중/u },
  {
    notice: 'thanks',
    wordsMax: 60,
    pattern: matchAtStart(alternatives('extraction', 'thanks')),
  },
];

/** A line with more words is a sentence of a text, which may mention anything. */
const LINE_WORDS_MAX = 10;
/** "Une maison en construction bois" is no notice. */
const HEADING_WORDS_MAX = 6;
/** A notice below the heading is most of what the page says. */
const BELOW_WORDS_MAX = 30;
const PICTURES_MIN = 2;
const REFRESH_WORDS_MAX = 50;

interface ReadPage {
  readonly title: string | null;
  readonly h1: string | null;
  readonly wordCount: number;
}

/**
 * Classifies a page that has no own text: it is a redirection, a notice, an error or thanks. Null for every page
 * with a text, and for short ones that a visitor comes for: a contact, a form, a price, some pictures.
 */
export function readNotice(parts: PageParts, page: ReadPage): Notice | null {
  const { title, h1, wordCount } = page;
  if (wordCount >= 150) return null;
  const content = parts.lines.filter(({ place }) => place === 'content').map(({ text }) => text);
  const headings = [...(title ?? '').split(separators), ...(h1 ?? '').split(separators)]
    .map(normalize)
    .filter((heading) => wordsIn(heading) <= HEADING_WORDS_MAX);
  const lines = content.map(normalize).filter((line) => wordsIn(line) <= LINE_WORDS_MAX);
  const below = wordCount < BELOW_WORDS_MAX ? lines : [];
  for (const { notice, wordsMax, pattern } of patterns) {
    if (wordCount >= wordsMax || (notice === 'redirect' && isOfUse(parts, content))) continue;
    if ([...headings, ...below].some((line) => pattern.test(line))) return noticeOfKind(notice);
  }
  return wordCount < REFRESH_WORDS_MAX && parts.metas.some(isRefresh) ? noticeOfKind('redirect') : null;
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
