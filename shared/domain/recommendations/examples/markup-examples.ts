import type { Image, Nodes } from 'mdast';
import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { decoration } from '../../extraction/signals/images.ts';
import { matchable } from '../../fields/keyword-match.ts';
import { isVerbForm } from '../../keywords/verb-forms.ts';
import { collapseSpaces } from '../../language/normalize-text.ts';
import { prepareText } from '../../language/prepare-text.ts';
import { countTextWords } from '../../language/segment-words.ts';
import { countSpellings } from '../../language/spellings.ts';
import { listTermKeys } from '../../language/subject-terms.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { plainText } from '../../markdown/plain-text.ts';
import { walkNodes } from '../../markdown/walk-nodes.ts';
import { message, quoted } from '../../messages/message.ts';
import { removeSiteName } from '../write-field.ts';
import { type ExampleInput, joinItems, type WriteExample } from './example.ts';
import { head } from './sentence-examples.ts';

/** An alternative text from the caption below the picture, the words of its file name, or the heading that it stands under. */
export const alternativeText: WriteExample = ({ page }) => {
  const { document } = page.input;
  if (document === null) return null;
  let heading = '';
  for (const [at, block] of document.children.entries()) {
    if (block.type === 'heading') heading = plainText(block);
    const image = imageWithoutText(block);
    if (image === null || decoration.test(fileName(image.url))) continue;
    const next = document.children[at + 1];
    const below = next?.type === 'paragraph' ? plainText(next) : '';
    const words = countTextWords(below);
    const caption = words >= 3 && words <= 15 ? below : '';
    const named = wordsOfFile(image.url);
    const candidate = caption || named || heading;
    if (candidate === '') continue;
    const from = candidate === caption ? 'alt-caption' : candidate === named ? 'alt-file' : 'alt-heading';
    return message(`recommendations.example.${from}`, {
      file: head(fileName(image.url), 60),
      text: quoted(head(candidate, 100)),
    });
  }
  return null;
};

function imageWithoutText(block: Nodes): Image | null {
  let found: Image | null = null;
  walkNodes(block, (node) => {
    if (node.type === 'image' && (node.alt ?? '').trim() === '') found ??= node;
  });
  return found;
}

const fileName = (url: string): string => url.split(/[?#]/, 1)[0]?.split('/').at(-1) || url;

/** `roof-repair-2024_small.jpg` is "roof repair"; nothing for names that a camera or a program gave. */
function wordsOfFile(url: string): string {
  const words = fileName(url)
    .replace(/\.\w{2,5}$/, '')
    .split(/[-_.+]|%20/)
    .filter(
      (word) =>
        /^\p{L}{3,20}$/u.test(word) &&
        !/^(?:img|image|dsc|photo|pic|scaled|small|large|thumb|thumbnail|copy|final|jpg|png|min|max|ready|web|full|cropped|edited|neu|new)$/i.test(
          word,
        ),
    );
  return words.length >= 2 ? words.join(' ') : '';
}

/** The link text of a weak link, from what other links call its target, or from the words of its address. */
export const linkText: WriteExample = ({ page, targetNodeIds }) => {
  const wanted = new Set(targetNodeIds);
  for (const link of page.links) {
    if (link.blockId === null || !wanted.has(link.blockId) || link.kind === 'other') continue;
    const name = nameOfTarget(link.href, page.input.links.internal);
    if (name !== null && matchable(name) !== matchable(link.text))
      return message('recommendations.example.link-text', {
        text: quoted(head(name, 80)),
        address: head(link.href, 80),
      });
  }
  return null;
};

function nameOfTarget(href: string, internal: ExampleInput['page']['input']['links']['internal']): string | null {
  const path = normalizePath(href);
  const address = normalizeAddress(href);
  const known = internal.find(
    (link) => normalizeAddress(link.href) === address && countTextWords(link.anchorText ?? '') >= 2,
  );
  if (known?.anchorText != null) return known.anchorText.trim();
  const words = (path.split('/').filter(Boolean).at(-1) ?? '')
    .replace(/\.\w{2,5}$/, '')
    .split(/[-_]/)
    // The number that a program set behind the words is no word.
    .filter((word) => /^\p{L}{2,}$/u.test(word));
  return words.length >= 2 ? words.join(' ') : null;
}

/** With its host: the home pages of two sites have one path. */
const normalizeAddress = (href: string): string => trimTrailing(href.split(/[?#]/, 1)[0] ?? '', /\//).toLowerCase();

const normalizePath = (href: string): string => normalizeAddress(href.replace(/^https?:\/\/[^/]+/i, ''));

/** Half of the words of its name, of a short name one: less is chance. */
const RELATED_FIT_MIN = 0.5;
const NAME_CHARACTERS_MAX = 90;

/** A page of the site whose name shares words with the text, and that the text does not link to. */
export const relatedPage: WriteExample = ({ page }) => {
  const linked = new Set(page.links.map(({ href }) => normalizePath(href)));
  const own = normalizePath(page.input.url ?? page.input.path ?? '');
  const subject = new Set(
    listTermKeys(
      `${removeSiteName(page.title)} ${page.h1s.join(' ')} ${page.subheadings.map(({ text }) => text).join(' ')}`,
      page.language,
    ),
  );
  // The site's name, and this page itself, are no other page on the subject.
  const ownNames = new Set([...page.h1s, page.title.slice(removeSiteName(page.title).length)].map(nameKey));
  const candidates = page.input.links.internal.flatMap(({ href, anchorText }) => {
    const path = normalizePath(href);
    const name = collapseSpaces(anchorText ?? '');
    if (ownNames.has(nameKey(name)) || name.length > NAME_CHARACTERS_MAX) return [];
    if (path === '' || path === own || linked.has(path) || homePath.test(path)) return [];
    const terms = [...new Set(listTermKeys(name, page.language))];
    const shared = terms.filter((term) => subject.has(term)).length;
    const fit = shared / Math.max(2, terms.length);
    return fit < RELATED_FIT_MIN ? [] : [{ href, name, fit }];
  });
  const [best] = candidates.toSorted((a, b) => b.fit - a.fit);
  return best === undefined
    ? null
    : message('recommendations.example.related', { address: head(best.href, 120), name: quoted(best.name) });
};

/** The file that a server sends for the home page, in any folder of languages. */
const homePath = new RegExp(
  String.raw`^(?:\/[a-z]{2}(?:-[a-z]{2})?)?(?:\/(?:${alternatives('recommendations', 'homePath')})(?:\.\w{2,5})?)?$`,
);

const nameKey = (text: string): string => matchable(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** A link to the page's own contact page, as the site names it. */
export const contactLink: WriteExample = ({ page }) => {
  const contact = page.signals.contacts.find(({ href, text }) => href !== null && text.trim() !== '');
  return contact?.href == null ? null : `[${head(contact.text, 60)}](${head(contact.href, 120)})`;
};

/** Subjects of the sections around a place, for the words of a heading. */
export const headingTerms: WriteExample = ({ page, targetNodeIds, afterNodeId, blocks }) => {
  const [id = afterNodeId] = targetNodeIds;
  const section = page.sections.find(({ blockIds }) => id !== null && blockIds.includes(id));
  if (section === undefined) return null;
  const from = targetNodeIds.length > 0 ? 0 : section.blockIds.indexOf(id ?? '') + 1;
  const text = section.blockIds
    .slice(from)
    .flatMap((blockId) => blocks.get(blockId) ?? [])
    .filter(({ type }) => type !== 'heading')
    .map(plainText)
    .join('\n');
  const written = countSpellings(
    text.split('\n').map((line) => ({ text: line, isTitle: false })),
    page.language,
  );
  const counts = new Map<string, { word: string; count: number }>();
  for (const { key, normalized, isFunctionWord } of prepareText(text, page.language).units) {
    if (isFunctionWord || normalized.length < 4 || /\d/.test(normalized)) continue;
    // "Said" and "makes" name no section.
    if (isVerbForm(normalized, page.language)) continue;
    // Of German, a heading names nouns, and every noun has a capital; "innen" is the end of a word that a colon divides.
    if (page.language === 'de' && !/^\p{Lu}/u.test(written.get(normalized) ?? '')) continue;
    const known = counts.get(key);
    counts.set(key, { word: known?.word ?? normalized, count: (known?.count ?? 0) + 1 });
  }
  const terms = [...counts.values()]
    .filter(({ count }) => count >= 2)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 3)
    .map(({ word }) => quoted(written.get(word) ?? word));
  const words = joinItems(terms);
  return words === undefined || terms.length < 2 ? null : message('recommendations.example.terms', { words });
};
