import type { Element } from 'hast';
import type { ExtractedPage } from '../extraction/extracted-page.ts';
import { elementsIn } from '../extraction/hast-text.ts';
import { headElements } from '../extraction/head-elements.ts';
import type { HtmlTree } from '../extraction/html-tree.ts';
import { headingText } from '../extraction/page-metadata.ts';
import { textProperty } from '../extraction/text-property.ts';
import { comparedWords, hashText } from '../language/compared-words.ts';
import { truncated } from '../language/text-length.ts';
import type { Message } from '../messages/message.ts';
import { encodeLines, hashLines } from '../pages/recurring-lines.ts';
import { parseHttpUrl } from '../urls/http-url.ts';
import type { DocumentRecord } from './page-record.ts';
import { linksWithoutText } from './read-link-texts.ts';
import { readMedia } from './read-media.ts';
import { listAlternates, listCanonicals, readMeta, relatedLinks } from './read-meta.ts';
import { readStructuredData } from './read-structured-data.ts';
import { bounded } from './some.ts';
import { encodeSample, sampleText } from './text-sample.ts';

const H1S_MAX = 5;
const PLACEHOLDER_CHARACTERS_MAX = 100;

interface DocumentToRecord {
  html: string;
  tree: Pick<HtmlTree, 'root' | 'elements' | 'shown' | 'mediaSources'>;
  /** Where the document was read. */
  url: string;
  /** The `Link` header, where the response has one. */
  linkHeader: string;
  extracted: ExtractedPage;
  /** Captured structured data as JSON; null where the page has none. */
  schema: string | null;
  scriptEvidence: Message | null;
}

/** Reads from a document what issues need of it. Bounded: at most some kilobytes. */
export function readRecord(document: DocumentToRecord): DocumentRecord {
  const { html, tree, url, linkHeader, extracted, schema, scriptEvidence } = document;
  const { root, elements } = tree;
  const base = elements.find(({ tagName, properties }) => tagName === 'base' && properties['href'] !== undefined);
  const baseUrl = parseHttpUrl(textProperty(base ?? noElement, 'href') ?? '', url)?.href ?? url;
  const related = relatedLinks(headElements(root), linkHeader, baseUrl);
  const words = comparedWords(extracted.markdown);
  const { unavailableAfter } = extracted.robots;
  const sample = sampleText(words);
  return {
    ...readHeadings(tree.shown),
    ...readMeta([...elementsIn(root, isNoNoscript)]),
    ...readMedia({ tree, html, url, baseUrl }),
    ...readStructuredData(extracted, schema),
    h1s: extracted.h1s.slice(0, H1S_MAX).map(bounded),
    canonicals: listCanonicals(related),
    alternates: listAlternates(related),
    noindex: extracted.robots.noindex,
    nofollow: extracted.robots.nofollow,
    ...(unavailableAfter === undefined ? {} : { unavailableAfter }),
    lang: readLang(elements),
    words: extracted.wordCount,
    isDoubtful: extracted.signals.reading?.doubt != null,
    linksWithoutText: linksWithoutText(root, html, baseUrl),
    contentHash: words.length === 0 ? null : textHash(words),
    sample: sample && encodeSample(sample),
    lines: encodeLines(hashLines(extracted.markdown)),
    placeholderText: placeholderText(extracted.markdown),
    pageKind: extracted.signals.kind.kind,
    unreadable: extracted.unreadable,
    scriptEvidence,
  };
}

/** It holds what a browser does not show that runs scripts. */
const isNoNoscript = ({ tagName }: Element): boolean => tagName !== 'noscript';

const noElement: Element = { type: 'element', tagName: 'base', properties: {}, children: [] };

/** Two hashes of 32 bits and the count of words: pages that differ have the same one by chance in 1 of 10^19 pairs. */
function textHash(words: readonly string[]): string {
  const text = words.join(' ');
  return [hashText(text), hashText(text, 0x9747b28c), words.length].map((part) => part.toString(36)).join('.');
}

function readHeadings(shown: readonly Element[]): Pick<DocumentRecord, 'skippedLevel' | 'emptyHeadings'> {
  const headings = shown.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
  const read = headings.map((heading) => ({
    level: Number(heading.tagName.slice(1)),
    text: headingText(heading),
    heading,
  }));
  const named = read.filter(({ text }) => text !== '');
  const skipped = named.find(({ level }, at) => level > (named[at - 1]?.level ?? level) + 1);
  const at = skipped === undefined ? -1 : named.indexOf(skipped);
  return {
    skippedLevel:
      skipped === undefined
        ? null
        : { after: named[at - 1]?.level ?? 0, level: skipped.level, text: bounded(skipped.text) },
    // A picture names a heading for those who see it, whether or not it has a text.
    emptyHeadings: read.filter(({ text, heading }) => text === '' && !elementsIn(heading).some(isPicture)).length,
  };
}

const isPicture = ({ tagName }: Element): boolean =>
  /^(?:img|picture|svg|video|object|canvas|iframe|input|math)$/.test(tagName);

function readLang(elements: readonly Element[]): string | null {
  const html = elements.find(({ tagName }) => tagName === 'html');
  const lang = html && (textProperty(html, 'lang') ?? textProperty(html, 'xml:lang'));
  return lang === undefined || lang === null || lang.trim() === '' ? null : bounded(lang.trim());
}

/** Cicero's words as printers set them where the text is to come. */
function placeholderText(markdown: string): string | null {
  const found = /lorem ipsum[\s,]+dolor sit amet[^\n]*/i.exec(markdown);
  return found === null ? null : truncated(found[0].trim(), PLACEHOLDER_CHARACTERS_MAX);
}
