import type { Element } from 'hast';
import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { elementNames } from '../hast-text.ts';

/** Where something stands: in the content, in what surrounds it on every page, or in a part beside it: comments, teasers, a sidebar. */
export type Place = 'content' | 'frame' | 'beside';

/** A run of visible text on its own line. */
export interface Line {
  readonly text: string;
  readonly linkLength: number;
  readonly place: Place;
  /** The kind by the names of the elements around it. */
  readonly hint: 'author' | 'date' | 'modified' | null;
}

const authorName = new RegExp(
  String.raw`^(?:[\w-]*[-_])?(?:${alternatives('extraction', 'authorName')})(?:[-_](?:name|names|link|info|line|title|text|by))?$`,
  'i',
);
const dateName = new RegExp(
  String.raw`^(?:[\w-]*[-_])?(?:${alternatives('extraction', 'dateName')})(?:[-_](?:published|time|on|line|text|created|posted|header))?$`,
  'i',
);
const modifiedName = new RegExp(`(?:^|[-_])(?:${alternatives('extraction', 'modifiedName')})(?:$|[-_])`, 'i');
/** Parts beside the article whose authors and dates are others'. */
const besideName = new RegExp(
  String.raw`^(?:[\w-]{0,60}[-_])?(?:${alternatives('extraction', 'besideName')})(?:[-_][\w-]{0,60})?$`,
  'i',
);
export interface Names {
  readonly isBeside: boolean;
  readonly hint: Line['hint'];
}
const noNames: Names = { isBeside: false, hint: null };

/** Reads the id, the classes and the properties of an element. Pages repeat them, so each combination is read once. */
export function namesOfElement(element: Element, known: Map<string, Names>): Names {
  if (element.tagName === 'body' || element.tagName === 'html') return noNames;
  const { id, className, itemprop, rel } = element.properties;
  if (id === undefined && className === undefined && itemprop === undefined && rel === undefined) return noNames;
  const names = elementNames(element).filter((name) => name !== '');
  const properties = typeof itemprop === 'string' ? itemprop : '';
  const isAuthorLink = typeof rel === 'string' && /\bauthor\b/.test(rel);
  const key = `${names.join(' ')}\n${properties}\n${isAuthorLink}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const all = [...names, ...properties.split(/\s+/)];
  const read: Names = {
    isBeside: names.some((name) => besideName.test(name)),
    hint:
      isAuthorLink || all.some((name) => authorName.test(name))
        ? 'author'
        : all.some((name) => modifiedName.test(name))
          ? 'modified'
          : all.some((name) => dateName.test(name))
            ? 'date'
            : null,
  };
  known.set(key, read);
  return read;
}
