import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { trimTrailing } from '../language/trailing-characters.ts';

const things = '(?:page|content|product|article|file|url|address|resource)';

/**
 * Headings of "not found" pages, in the languages that the extraction reads consent and challenge notices in, and some
 * more.
 */
const phrases = [
  `(?:the |this |that |your )?${things}(?: you (?:requested|are looking for|were looking for))? (?:was(?:n't)? |is(?:n't)? |could(?:n't)? |can(?:'t|not)? )?(?:not )?(?:be )?(?:not )?found`,
  `(?:the |this )?${things} (?:you (?:requested|are looking for|were looking for) )?(?:does not|doesn't|no longer) exists?`,
  '(?:the |this )?(?:page|content|product|article|item|offer)(?: is)? (?:no longer|not) available',
  "(?:sorry )?(?:we )?(?:could not|couldn't|can't|cannot) find (?:that|this|the|your) page",
  '(?:oops )?not found',
  '(?:die |diese )?(?:seite|datei|url)(?: wurde)?(?: leider)? nicht gefunden',
  '(?:die |diese )?seite (?:existiert|gibt es) (?:leider )?nicht(?: mehr)?',
  "(?:cette |la )?(?:page|ressource)(?: (?:demandée|que vous cherchez))? (?:est |n'est |n'a )?(?:non trouvée|pas trouvée|introuvable|pas été trouvée|n'existe pas|n'existe plus)",
  '(?:la )?página no (?:encontrada|existe|disponible)',
  'no se (?:ha encontrado|encontró|encuentra) la página',
  '(?:la )?pagina (?:non trovata|non esiste|inesistente)',
  '(?:a )?página não (?:encontrada|existe)',
  '(?:de )?pagina (?:is )?niet gevonden',
  `(?:${alternatives('extraction', 'notFoundNordicThen')}) (?:${alternatives('extraction', 'notFoundNordic')})`,
  '(?:nie znaleziono strony|strona nie (?:została znaleziona|istnieje))',
  'stránka (?:nebyla nalezena|nenalezena|neexistuje)',
  'страница не найдена',
  'сторінку не знайдено',
  'sayfa bulunamadı',
  'ページが見つかりません(?:でした)?',
  '页面(?:未找到|不存在)|找不到(?:页面|網頁|該頁面)',
  '페이지를 찾을 수 없습니다',
].join('|');

const errorNumber = `(?:(?:${alternatives('extraction', 'errorNumber')}) )?404(?: error| fehler)?`;
const notFoundPhrase = new RegExp(
  `^(?:${errorNumber} )?(?:sorry |oops |hoppla )?(?:${phrases})(?: ${errorNumber})?$`,
  'u',
);
const phraseInside = new RegExp(`(?:^|[^\\p{L}])(?:${phrases})(?![\\p{L}])`, 'u');
const numberAlone = new RegExp(`^${errorNumber}$`, 'u');
const numberInside = /(?:^|[^\p{L}\p{N}])404(?![\p{L}\p{N}])/u;

/** "Not found" pages are short: a longer page with such a heading is about them. */
const WORDS_MAX = 150;
/** So few words, one line of which says that the page was not found, say nothing else. */
const LINE_WORDS_MAX = 50;
const LINE_CHARACTERS_MAX = 100;

/** Separators between a page's name and its site's. A hyphen only between spaces. */
const separators = /[|–—·•»«:!?.…/]|\s-+\s/u;

interface NotFoundEvidence {
  readonly title: string | null;
  readonly h1: string | null;
  /** Everything visible on the page. */
  readonly text: string;
  readonly wordCount: number;
  /** The lines of the content: on a page of a few words, one of them may say it in the place of a heading. */
  readonly lines?: readonly string[];
}

/**
 * Whether a page with status 200 says that it was not found. `yes`: a heading says it in words, or as the number with the words below
 * it, or calls the number an error above a few words. `maybe`: there is the number, which may as well be a name; what the host answers for a missing path decides. A longer
 * page is `no`.
 */
export function saysNotFound({ title, h1, text, wordCount, lines = [] }: NotFoundEvidence): 'yes' | 'maybe' | 'no' {
  if (wordCount > WORDS_MAX) return 'no';
  const headings = [title, h1].flatMap((heading) => (heading === null ? [] : normalize(heading)));
  const parts = headings.flatMap((heading) => trimTrailing(heading, /-/).split(separators)).map((part) => part.trim());
  if (parts.some((part) => notFoundPhrase.test(part))) return 'yes';
  const few = wordCount <= LINE_WORDS_MAX ? lines.filter((line) => line.length <= LINE_CHARACTERS_MAX) : [];
  if (few.some((line) => notFoundPhrase.test(removeEnd(normalize(line))))) return 'yes';
  const numbers = parts.filter((part) => numberAlone.test(part));
  if (numbers.length > 0 && phraseInside.test(normalize(text))) return 'yes';
  // The number may be a name; "Error 404" above a few words is none.
  if (wordCount <= LINE_WORDS_MAX && numbers.some((part) => part !== '404')) return 'yes';
  return headings.some((heading) => numberInside.test(heading)) ? 'maybe' : 'no';
}

/** Without the full stop or the `:-/` at the end of a sentence. */
const removeEnd = (line: string): string => trimTrailing(line.replace(/[:;]?[-']?[(/|]$/u, ''), /[\s.!:…-]/);

const normalize = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[,;()"“”]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
