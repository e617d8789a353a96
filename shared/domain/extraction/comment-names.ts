import type { Element } from 'hast';

/** Comments of readers below a text: the text itself where it is a thread. */
const commentNames =
  /^(?:comments?[-_](?:list|area|section|form|respond|wrapper|wrap|container|thread|box)s?|disqus_thread|fb-comments)$/i;

/** Classes only: a chapter about comments has the id. */
const commentClasses =
  /^(?:\w{1,12}[-_])?comment(?:s|list)?(?:[-_](?:author|body|content|text|item|meta|entry|block|inner|main))?$/i;
const blockParts = new Set('div section article ol ul li aside td table'.split(' '));

export const isComments = (element: Element, names: readonly string[]): boolean =>
  names.some((name) => commentNames.test(name)) ||
  (blockParts.has(element.tagName) && names.slice(1).some((name) => commentClasses.test(name)));
