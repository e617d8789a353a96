import type { Element } from 'hast';
import { boundHtml } from './bounded-html.ts';
import { type BuiltTree, buildHast } from './hast-builder.ts';
import { elementsIn, isUnseen } from './hast-text.ts';
import { markHiddenElements } from './hidden-elements.ts';
import { showPageWithoutScript } from './page-without-script.ts';
import { placeStreamedParts } from './streamed-parts.ts';
import { readStyleRules } from './style-rules.ts';

/** A page as a hast tree, which everything reads. */
export interface HtmlTree extends Omit<BuiltTree, 'noscripts' | 'streamed'> {
  /** Text that no visitor sees. The elements are marked with the attribute `hidden`. */
  hiddenTexts: string[];
  /** All elements in document order, listed once for all who look for some. */
  elements: readonly Element[];
  /** Those that are in no element which is not shown. */
  shown: readonly Element[];
}

/**
 * Parses HTML, however broken, once. htmlparser2 does not copy unclosed formatting elements into every later paragraph, as
 * the HTML standard has it: that keeps hostile pages linear, and is worth the small differences.
 */
export function parseHtml(html: string): HtmlTree {
  const { noscripts, streamed, ...tree } = buildHast(wholeDocument(boundHtml(html)));
  placeStreamedParts(html, streamed);
  showPageWithoutScript(tree.root, noscripts);
  const hiddenTexts = markHiddenElements(tree.root, readStyleRules(tree.styles, namedInScripts(html)));
  const shown = [...elementsIn(tree.root, (element) => !isUnseen(element))];
  return { ...tree, hiddenTexts, elements: [...elementsIn(tree.root)], shown };
}

/** Whether a script of the page names something. Asked seldom, and only then are the scripts looked for. */
function namedInScripts(html: string): (name: string) => boolean {
  let scripts: string | null = null;
  return (name) => {
    scripts ??= html
      .split(/<script\b/i)
      .slice(1)
      .map((part) => part.slice(part.indexOf('>') + 1, Math.max(0, part.search(/<\/script/i))))
      .join('\n');
    return scripts.includes(name);
  };
}

/** The parser takes elements as they are written: one `html` goes around all, and content that is in no `body` gets one. */
function wholeDocument(html: string): string {
  const attributes = /<html\b([^<>]*)>/i.exec(html)?.[1] ?? '';
  const content = html.replace(/<!doctype[^<>]*>|<html\b[^<>]*>|<\/(?:html|body)\s*>/gi, '');
  return `<!doctype html><html${attributes}>${/<body\b/i.test(content) ? content : wrapBody(content)}</html>`;
}

function wrapBody(content: string): string {
  const headEnd = /<\/head\s*>/i.exec(content);
  if (headEnd === null) return `<head></head><body>${content}</body>`;
  const bodyStart = headEnd.index + headEnd[0].length;
  return `${content.slice(0, bodyStart)}<body>${content.slice(bodyStart)}</body>`;
}
