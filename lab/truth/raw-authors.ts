import { attribute, type Element, isHidden, listAncestors, shownText } from './raw-elements.ts';

/** A name of two words or more, each with a capital letter. */
const person = /^\p{Lu}[\p{L}'’.-]*(?:\s+(?:\p{Ll}{1,3}\s+)?\p{Lu}[\p{L}'’.-]*){1,3}$/u;

const authorClass =
  /^(?:author|byline|author-name|article-author|article__author|post-author|entry-author|byline__author|author__name|byline-name|fn)$/i;
/** Parts that others wrote, or that stand beside the page. */
const othersPart =
  /comment|respond|reply|review|related|recommend|sidebar|widget|teaser|popular|latest|trending|footer|most-|more-|similar|testimonial|quote|newsletter|promo|card|tweet|listing|avatar/i;

const introduction =
  /^(?:(?:written|posted|published)\s+by|by|von|par|por|di|door|af|av|text|autor|author|auteur)(?:\s*:\s*|\s+)/iu;

/** The persons that elements of the page name as its author, in separate markup: `rel=author`, `itemprop=author`, a byline by its class. */
export function namedAuthors(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const classes = (attribute(element, 'class') ?? '').split(/\s+/);
    const isNamed =
      /\bauthor\b/.test(attribute(element, 'rel') ?? '') ||
      /\bauthor\b/.test(attribute(element, 'itemprop') ?? '') ||
      (classes.some((name) => authorClass.test(name)) && !(classes.includes('fn') && !isInAuthor(element)));
    if (!isNamed) return [];
    const around = [element, ...listAncestors(element)];
    if (around.some((part) => isHidden(part) || isOthers(part))) return [];
    const text = shownText(element).replace(introduction, '');
    return person.test(text) && text.length < 50 ? [text] : [];
  });
}

/** `fn` names whoever the card is of. */
const isInAuthor = (element: Element): boolean =>
  listAncestors(element).some((part) => /(?:^|\s)author(?:\s|$)/.test(attribute(part, 'class') ?? ''));

export const isOthers = (element: Element): boolean =>
  ['aside', 'nav', 'blockquote'].includes(element.tagName) ||
  (!['html', 'body', 'main'].includes(element.tagName) &&
    othersPart.test(
      `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''} ${attribute(element, 'itemtype') ?? ''}`,
    ));
