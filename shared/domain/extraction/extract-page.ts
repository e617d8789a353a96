import type { Heading, Nodes, Root, RootContent } from 'mdast';
import { endsAsSentence } from '../language/sentence-end.ts';
import { countDocumentWords } from '../markdown/count-words.ts';
import { plainParagraphs } from '../markdown/plain-paragraphs.ts';
import { plainText, shownText } from '../markdown/plain-text.ts';
import { markdownFromDocument } from '../markdown/serialize-markdown.ts';
import { message } from '../messages/message.ts';
import { HTML_CHARACTERS_MAX } from './bounded-html.ts';
import type { ExtractedPage } from './extracted-page.ts';
import { allVisibleText, collapse } from './hast-text.ts';
import { mdastFromHast } from './html-to-mdast.ts';
import { type HtmlTree, parseHtml } from './html-tree.ts';
import { mainContent } from './main-content.ts';
import { saysNotFound } from './not-found.ts';
import { readNotice } from './notices.ts';
import { pageLinks } from './page-links.ts';
import { pageMetadata } from './page-metadata.ts';
import { unreadableReason } from './page-state.ts';
import { findAuthors, findStated, type PageOutline, readOutline, readSignals } from './signals/read-signals.ts';
import { measureReading } from './signals/reading.ts';
import { readStructuredData } from './structured-data.ts';
import { isParagraph, toLetters } from './text-blocks.ts';

/**
 * Reads a fetched page. `html` is decoded text already, `url` the address it came from after redirects. A body of another
 * content type than HTML has no metadata and no links; plain text is its own content. `tree` is what the HTML was parsed to,
 * for who needs it as well. Never throws, and bounds its work on hostile input.
 */
export function extractPage(input: {
  html: string;
  url: string;
  contentType?: string;
  tree?: HtmlTree;
  /** The day of the request (`2026-05-11`): later dates are none on which the page was written. */
  readOn?: string;
  /** The HTML is what a browser had after running the page's scripts. */
  isRendered?: boolean;
}): ExtractedPage {
  const isHtml = /^\s*$|html|xml/i.test(input.contentType ?? '');
  const isText = !isHtml && /^\s*text\//i.test(input.contentType ?? '');
  const page = input.tree ?? parseHtml(isHtml ? input.html : '');
  const pageData = pageMetadata(page, input.url);
  const { baseUrl, ...metadata } = pageData;
  const structuredData = readStructuredData(page.jsonLdBlocks);
  const outline = readOutline(page, pageData, input.url, structuredData);
  const authors = findAuthors(outline);
  const text = isText ? collapse(input.html) : allVisibleText(page.root);
  const { links, truncated } = pageLinks(page.root, baseUrl);
  const body: Root = isText
    ? { type: 'root', children: plainParagraphs(input.html) }
    : restorePageHeading(
        mdastFromHast(mainContent(page, outline.layout, text.length), baseUrl),
        outline.ownH1 ?? metadata.h1,
        outline.layout === 'article',
      );
  const wordCount = countDocumentWords(body);
  const read = plainText(body);
  const unreadable = isHtml
    ? unreadableReason({
        ...metadata,
        html: input.html,
        root: page.root,
        text,
        wordCount,
        isRendered: input.isRendered,
      })
    : null;
  const notice = isHtml
    ? readNotice(outline.parts, {
        title: metadata.title,
        h1: outline.ownH1 ?? metadata.h1,
        wordCount,
      })
    : null;
  // Thanks for what was sent are the whole page, and one that the site needs to work; other notices stand in the place of a page.
  return {
    ...metadata,
    structuredData,
    markdown: markdownFromDocument(body),
    wordCount,
    links,
    linksTruncated: truncated,
    mayBeNotFound: isHtml && saysNotFound({ ...metadata, text, wordCount }) === 'maybe',
    unreadable,
    visibleTextLength: countCharacters(text),
    signals: {
      ...readSignals(outline, authors, {
        metadata: pageData,
        url: input.url,
        visible: text,
        readOn: input.readOn ?? null,
      }),
      ...(notice?.kind === 'thanks'
        ? { kind: { kind: 'utility' as const, evidence: [message('kinds.confirmation')] } }
        : {}),
      reading: measureReading({
        visibleCharacters: text.length,
        contentCharacters: isHtml ? contentCharacters(outline) : text.length,
        extractedCharacters: read.length,
        hiddenCharacters: page.hiddenTexts.reduce((length, hidden) => length + hidden.length, 0),
        extractedWords: wordCount,
        hasSentence: !isHtml || hasSentence(outline),
        unreadProse: isHtml ? unreadProse(outline, read) : 0,
        isArticle: outline.layout === 'article',
        unreadable,
        isRendered: input.isRendered === true,
        notice: notice?.sentence ?? null,
        isCut: input.html.length > HTML_CHARACTERS_MAX,
        isHtml: isHtml && input.html.trim() !== '',
      }),
      stated: findStated(outline, { read, hidden: page.hiddenTexts }),
    },
  };
}

/** An array of all characters, to count them, would cost as much as reading the links. */
const countCharacters = (text: string): number =>
  text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);

/** The text that a main content could have: what stands outside of navigation, header and footer. */
const contentCharacters = ({ parts }: PageOutline): number =>
  parts.lines.reduce((length, { text, place }) => (place === 'content' ? length + text.length : length), 0);

const SENTENCE_CHARACTERS = 30;

const hasSentence = ({ parts }: PageOutline): boolean =>
  parts.lines.some(
    ({ text, linkLength, place }) =>
      place === 'content' && text.length >= SENTENCE_CHARACTERS && linkLength < text.length / 2 && endsAsSentence(text),
  );

/** Extraction may join or divide paragraphs, so each is looked for by its beginning. */
const BEGINNING_LETTERS = 40;

/** Characters of the paragraphs of the content that are not in what was read. */
function unreadProse({ parts }: PageOutline, read: string): number {
  const paragraphs = parts.lines.filter((line) => line.place === 'content' && isParagraph(line));
  // Most were read as they stand: then their letters need not be looked for among all.
  const unfound = paragraphs.filter(({ text }) => !read.includes(text.slice(0, BEGINNING_LETTERS * 2)));
  if (unfound.length === 0) return 0;
  const known = toLetters(read);
  return unfound
    .filter(({ text }) => !known.includes(toLetters(text).slice(0, BEGINNING_LETTERS)))
    .reduce((length, { text }) => length + text.length, 0);
}

/** Puts the page's H1 back where it was lost on the way to the content. An article has it once, and above all else. */
function restorePageHeading(body: Root, h1: string | null, isArticle: boolean): Root {
  if (h1 === null) return body;
  const isTitle = (node: RootContent): boolean => isArticle && node.type === 'heading' && isNamed(node, h1);
  if (!body.children.some(isTitle) && hasHeading(body, h1)) return body;
  const title = body.children.find((node) => isTitle(node) && node.type === 'heading' && node.depth === 1);
  const own: RootContent = title ?? { type: 'heading', depth: 1, children: [{ type: 'text', value: h1 }] };
  return { type: 'root', children: [own, ...body.children.filter((node) => !isTitle(node))] };
}

/** With or without the words of its pictures. */
const isNamed = (node: Heading, h1: string): boolean =>
  [plainText(node), shownText(node)].some((own) => toLetters(own) === toLetters(h1));

/** In a list or a quotation of the body, too. */
const hasHeading = (node: Nodes, h1: string): boolean =>
  node.type === 'heading'
    ? node.depth === 1 && toLetters(plainText(node)).includes(toLetters(h1))
    : 'children' in node && node.children.some((child) => hasHeading(child, h1));
