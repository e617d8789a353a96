import type { Image, Nodes } from 'mdast';
import { matchable } from '../../fields/keyword-match.ts';
import { collapseSpaces } from '../../language/normalize-text.ts';
import { countTextWords } from '../../language/segment-words.ts';
import { listTermKeys } from '../../language/subject-terms.ts';
import { trimTrailing } from '../../language/trailing-characters.ts';
import { plainText } from '../../markdown/plain-text.ts';
import { walkNodes } from '../../markdown/walk-nodes.ts';
import { message, quoted } from '../../messages/message.ts';
import { removeSiteName } from '../write-field.ts';
import type { ExampleInput, WriteExample } from './example.ts';
import { head } from './sentence-examples.ts';

/** An alternative text from the caption below the picture, or the heading that it stands under. */
export const alternativeText: WriteExample = ({ page }) => {
  const { document } = page.input;
  if (document === null) return null;
  let heading = '';
  for (const [at, block] of document.children.entries()) {
    if (block.type === 'heading') heading = plainText(block);
    const image = imageWithoutText(block);
    if (image === null) continue;
    const next = document.children[at + 1];
    const below = next?.type === 'paragraph' ? plainText(next) : '';
    const words = countTextWords(below);
    const caption = words >= 3 && words <= 15 ? below : '';
    const candidate = caption || heading;
    if (candidate === '') continue;
    return message(`recommendations.example.${caption === '' ? 'alt-heading' : 'alt-caption'}`, {
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
    if (path === '' || path === own || linked.has(path)) return [];
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

const nameKey = (text: string): string => matchable(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');
