import type { Element } from 'hast';
import type { LinkLocation } from './extracted-page.ts';
import { elementNames } from './hast-text.ts';
import { proseLength, textBlocks } from './text-blocks.ts';
import { textProperty } from './text-property.ts';

const byRole: Record<string, LinkLocation> = {
  navigation: 'nav',
  menu: 'nav',
  menubar: 'nav',
  banner: 'header',
  contentinfo: 'footer',
  complementary: 'aside',
  main: 'body',
  article: 'body',
};

const byTag: Record<string, LinkLocation> = {
  nav: 'nav',
  header: 'header',
  footer: 'footer',
  aside: 'aside',
  main: 'body',
  article: 'body',
};

/** Names that themes without landmark elements give to the same places, in ids and classes. */
const byName: readonly (readonly [RegExp, LinkLocation])[] = [
  [
    /^(?:(?:site|page|main|primary|top|global)[-_]?)?(?:nav|navbar|navigation|menu)$|^nav(?:header|footer)$|^breadcrumbs?$/,
    'nav',
  ],
  [/^(?:(?:site|page|global|main)[-_]?)?(?:footer|colophon)$/, 'footer'],
  [/^(?:(?:site|page|global|main)[-_]?)?(?:header|masthead|topbar|top-bar)$/, 'header'],
  [/^(?:(?:left|right|main|primary)[-_]?)?sidebar$|^widget-area$/, 'aside'],
];

const genericElements = new Set(['div', 'ul', 'section', 'td']);

/**
 * The place that an element is, given the place around it, or null when it is no separate one. A `header`, `footer`
 * inside the content (of an article, say) belongs to the content.
 */
export function classifyLandmark(element: Element, inContent: boolean): LinkLocation | null {
  const location =
    byRole[textProperty(element, 'role')?.toLowerCase() ?? ''] ?? byTag[element.tagName] ?? namedLandmark(element);
  return inContent && (location === 'header' || location === 'footer') ? 'body' : location;
}

function namedLandmark(element: Element): LinkLocation | null {
  if (!genericElements.has(element.tagName)) return null;
  for (const name of elementNames(element)) {
    const lowered = name.toLowerCase();
    for (const [pattern, location] of byName)
      if (pattern.test(lowered)) return location === 'nav' && !isMostlyLinks(element) ? null : location;
  }
  return null;
}

const shortCharacters = 200;

/** A `menu` may be that of a restaurant, or the list of what a business does. */
function isMostlyLinks(element: Element): boolean {
  const blocks = textBlocks({ type: 'root', children: [element] });
  const length = blocks.reduce((sum, { text }) => sum + text.length, 0);
  return length <= shortCharacters || proseLength(blocks) < length / 2;
}
