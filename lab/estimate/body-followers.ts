import type { PageReading } from '../../shared/domain/grading/page-reading.ts';
import { countTextWords } from '../../shared/domain/language/segment-words.ts';
import { plainText } from '../../shared/domain/markdown/plain-text.ts';
import type { NewRecommendation } from '../../shared/domain/recommendations/new-recommendation.ts';
import { writeHeadings } from '../../shared/domain/recommendations/write-headings.ts';
import type { BodyEditor } from './body-editor.ts';
import type { Phrases } from './phrases.ts';
import {
  calm,
  firstWords,
  linkSentences,
  makeActive,
  opening,
  removeRepeats,
  shortenWords,
  splitParagraph,
  splitSentences,
} from './rewrite-prose.ts';

export interface Following {
  /** The page as it was when the recommendations were made. */
  readonly page: PageReading;
  readonly editor: BodyEditor;
  readonly recommendation: NewRecommendation;
  readonly phrases: Phrases;
  /** Blocks of real text that are used up from the front. */
  readonly material: string[];
}

type Follow = (following: Following) => void;

const rewriteTargets =
  (change: (text: string, following: Following) => string): Follow =>
  (following) => {
    for (const id of following.recommendation.targetNodeIds ?? [])
      following.editor.rewrite(id, (text) => change(text, following));
  };

/** In all paragraphs: the advice names the worst ones and asks for all. */
const rewriteAll =
  (change: (text: string, following: Following) => string): Follow =>
  (following) => {
    for (const { id } of following.page.proseBlocks)
      if (id !== null) following.editor.rewrite(id, (text) => (/^[|!<`]/.test(text) ? text : change(text, following)));
  };

/** How much text is asked for, where the advice says so. */
export const wordsAsked = ({ description }: NewRecommendation): number =>
  Number(/Add (?:some|about) (\d+) words/.exec(description)?.[1] ?? 150);

/** Real blocks with so many words. */
function taken(material: string[], words: number): string[] {
  const blocks: string[] = [];
  let count = 0;
  while (count < words && material.length > 0) {
    const block = material.shift() ?? '';
    blocks.push(block);
    count += countTextWords(block);
  }
  return blocks;
}

const readExample = ({ description }: NewRecommendation): string => / Example: ([\s\S]*)$/.exec(description)?.[1] ?? '';

function addText({ editor, recommendation, material, page }: Following): void {
  const keyword = page.keyword?.isExplicit === true ? page.keyword.phrase : null;
  const blocks = taken(material, wordsAsked(recommendation));
  const asksForKeyword = recommendation.rubricCriteria.some(
    (key) => key.startsWith('keyword_') || key === 'depth_coverage',
  );
  const secondary = page.input.fields.secondaryKeywords.map((phrase) => `${phrase}: ${material.shift() ?? ''}`);
  const named =
    asksForKeyword && keyword !== null
      ? blocks.map((block, at) => (at % 3 === 0 && /^\p{L}/u.test(block) ? `${keyword}: ${block}` : block))
      : blocks;
  editor.insertBeforeEnd([...named, ...(asksForKeyword ? secondary : [])]);
}

/** A subheading before every paragraph that would make a section longer than some 250 words. */
function addHeadings({ editor, page }: Following): void {
  let words = 0;
  const { document } = editor;
  const children: typeof document.children = [];
  const keyword = page.keyword?.isExplicit === true ? page.keyword.phrase : null;
  let added = 0;
  for (const [at, block] of document.children.entries()) {
    const text = plainText(block);
    const count = countTextWords(text);
    if (block.type === 'heading') words = 0;
    else if (
      block.type === 'paragraph' &&
      count >= 8 &&
      (words + count > 250 || (at > 0 && added === 0 && page.subheadings.length === 0 && words >= 30))
    ) {
      added += 1;
      const heading = `${keyword !== null && added === 1 ? `${keyword}: ` : ''}${firstWords(text, 6)}`;
      children.push({ type: 'heading', depth: 2, children: [{ type: 'text', value: heading }] });
      words = 0;
    }
    words += count;
    children.push(block);
  }
  document.children.splice(0, document.children.length, ...children);
}

/** The heading with the first words of its section. */
const rewordHeadings: Follow = ({ editor, recommendation, page }) => {
  const keyword = page.keyword?.isExplicit === true ? page.keyword.phrase : null;
  const wantsKeyword = recommendation.rubricCriteria.some((key) => key === 'keyword_headings');
  for (const [index, id] of (recommendation.targetNodeIds ?? []).entries()) {
    const at = editor.document.children.findIndex((block) => block.id === id);
    const next = editor.document.children
      .slice(at + 1)
      .find((block) => block.type === 'paragraph' || block.type === 'list');
    const about = next === undefined ? '' : firstWords(plainText(next), 5);
    editor.rewrite(id, (text) => {
      const [, marks = '##', words = ''] = /^(#+) ?([\s\S]*)$/.exec(text) ?? [];
      const kept = countTextWords(words) > 10 ? firstWords(words, 10) : words;
      return `${marks} ${wantsKeyword && index === 0 && keyword !== null ? `${keyword}: ` : ''}${kept}${about === '' ? '' : `: ${about}`}`;
    });
  }
};

const describeLinks = rewriteTargets((text) =>
  text.replaceAll(/(?<!!)\[([^\]]*)\]\(([^)\s]+)[^)]*\)/g, (link, label: string, href: string) => {
    const isWeak = label.trim() === '' || countTextWords(label) <= 3 || /^https?:|^www\./.test(label);
    const words =
      href
        .replace(/[?#].*$/, '')
        .split('/')
        .filter(Boolean)
        .at(-1)
        ?.replace(/\.\w+$/, '')
        .split(/[-_]/)
        .filter((word) => /^\p{L}{2,}$/u.test(word)) ?? [];
    return isWeak ? `[${words.length >= 2 ? words.join(' ') : 'The page with all details on this'}](${href})` : link;
  }),
);

function addImagesOrTexts({ editor, recommendation, page }: Following): void {
  if (recommendation.operation === 'replace' || /alternative/.test(recommendation.title)) return;
  const wanted = Math.round(Math.min(4, Math.max(1, page.wordCount / 600)));
  editor.insertBeforeEnd(
    Array.from(
      { length: wanted },
      (_, at) => `![What can be seen in picture ${at + 1}](/images/picture-${at + 1}.jpg)`,
    ),
  );
}

function linkPages({ editor, recommendation, page, phrases }: Following): void {
  const known = page.input.links.internal
    .filter(({ anchorText }) => countTextWords(anchorText ?? '') >= 2)
    .map(
      ({ href, anchorText }) =>
        [href, (anchorText ?? '').replaceAll(/[[\]]/g, '').replaceAll(/\s+/g, ' ').trim()] as const,
    );
  const asked = Number(/about (\d+) suit/.exec(recommendation.description)?.[1] ?? 2);
  const linked = new Set(page.links.map(({ href }) => href));
  const targets = [...new Map(known.filter(([href]) => !linked.has(href)))].slice(0, asked);
  while (targets.length < asked)
    targets.push([`/guides/part-${targets.length + 1}/`, `${phrases.link} ${targets.length + 1}`]);
  editor.insert(
    recommendation.afterNodeId,
    `${phrases.link}: ${targets.map(([href, name]) => `[${name}](<${href}>)`).join(', ')}.`,
  );
}

const essentialLines: readonly (readonly [RegExp, string])[] = [
  [/postal address/, 'Hauptstraße 12, 10115 Berlin'],
  [/opening hours/, '9:00 - 17:00'],
  [/price|the pay/, '120 €'],
  [/measure/, '42 cm, 3 kg'],
  [/telephone|contact/, 'post@example.com, +49 30 1234567'],
  [/a date/, '2026-05-11'],
  [/ingredients/, '- 200 g\n- 3 EL\n- 1 l'],
  [/steps/, '1. One\n2. Two\n3. Three'],
  [/tasks/, '- One thing to do\n- Another thing to do\n- A third thing to do'],
  [/name of a company/, 'Example Trading GmbH'],
  [/example/, 'For example: `npm start`\n\n```\nnpm start\n```'],
  [/five links/, [1, 2, 3, 4, 5].map((at) => `[Page number ${at} of the site](/pages/${at}/)`).join(', ')],
  [/question/, 'What is asked here?'],
  [
    /answer/,
    'This is an answer that has at least twelve words, so that it can be counted as a passage of text.\n\nThis is another answer that has at least twelve words, so that it can be counted as a passage.',
  ],
];

/** An editor's work for each kind of edit of the body. */
export const bodyFollowers: Readonly<Record<string, Follow>> = {
  'body:heading-levels': ({ editor, recommendation }) => {
    const levels = writeHeadings(editor.document, recommendation.rubricCriteria);
    if (levels !== null) editor.document.children.splice(0, editor.document.children.length, ...levels.children);
  },
  'body:headings': rewordHeadings,
  'body:new-headings': addHeadings,
  'body:anchors': describeLinks,
  'body:images': addImagesOrTexts,
  'body:repetition': (following) => {
    const seen = new Set<string>();
    rewriteAll((text) => removeRepeats(text, seen))(following);
  },
  'body:keyword-frequency': rewriteTargets((text, { page }) => {
    let times = 0;
    const words = (page.keyword?.phrase ?? '').split(/\s+/).filter((word) => word.length > 2);
    return text.replaceAll(new RegExp(`(?:${words.join('|')})`, 'giu'), (word) => {
      times += 1;
      return times % 4 === 1 ? word : 'it';
    });
  }),
  'body:tone': rewriteTargets(calm),
  'body:passive': rewriteAll(makeActive),
  'body:long-words': rewriteAll(shortenWords),
  'body:sentences': rewriteAll(splitSentences),
  'body:openings': rewriteAll((text, { phrases }) => linkSentences(text, phrases)),
  'body:transitions': rewriteTargets((text, { phrases }) => linkSentences(text, phrases)),
  'body:paragraphs': rewriteTargets(splitParagraph),
  'body:opening': ({ editor, recommendation, page, material }) => {
    const keyword = page.keyword?.isExplicit === true ? `${page.keyword.phrase}: ` : '';
    const [id] = recommendation.targetNodeIds ?? [];
    if (recommendation.operation === 'insert' || id === undefined) {
      const text = page.metaDescription || opening(material.find((block) => countTextWords(block) >= 20) ?? '', 60)[0];
      editor.insert(recommendation.afterNodeId, `${keyword}${text}`);
      return;
    }
    if (!recommendation.title.startsWith('Tighten')) {
      editor.rewrite(id, (text) => {
        const [first, rest] = opening(`${keyword}${text}`, 70);
        return rest === '' ? first : `${first}\n\n${rest}`;
      });
      return;
    }
    // The introduction ends after a hundred words; what follows it gets a heading.
    let words = 0;
    const { children } = editor.document;
    for (const [at, block] of children.entries()) {
      if (block.type === 'heading' && at > 0) return;
      words += countTextWords(plainText(block));
      if (words < 60) continue;
      const next = children[at + 1];
      if (next === undefined || next.type === 'heading') return;
      children.splice(at + 1, 0, {
        type: 'heading',
        depth: 2,
        children: [{ type: 'text', value: firstWords(plainText(next), 6) }],
      });
      return;
    }
  },
  'body:coverage': addText,
  'body:write': addText,
  'body:rewrite': rewriteAll((text, { material }) => material.shift() ?? text),
  'body:byline': ({ editor, recommendation: { rubricCriteria, afterNodeId }, phrases }) => {
    if (rubricCriteria.includes('trust_dates')) editor.insert(afterNodeId, phrases.updated);
    if (rubricCriteria.includes('trust_author')) editor.insert(afterNodeId, phrases.byline);
  },
  'body:contact': ({ editor, recommendation, phrases }) => {
    const link = /\[[^\]]+\]\([^)]+\)/.exec(readExample(recommendation))?.[0];
    editor.insert(null, link ?? `[${phrases.contact}](/contact/): post@example.com`);
  },
  'body:next-step': ({ editor, recommendation, phrases }) => {
    const href = /link to (\S+),/.exec(readExample(recommendation))?.[1] ?? '/next/';
    editor.insert(null, `[${phrases.next}](<${href}>)`);
  },
  'body:internal-links': linkPages,
  'body:sources': ({ editor, recommendation, phrases }) =>
    editor.insert(
      recommendation.afterNodeId,
      `${phrases.source}: [Nature](https://www.nature.com/articles/a), [WHO](https://www.who.int/reports/b).`,
    ),
  'body:specifics': ({ editor, recommendation, phrases }) =>
    editor.insert(recommendation.afterNodeId, phrases.specifics),
  'body:experience': ({ editor, recommendation, phrases }) =>
    editor.insert(recommendation.afterNodeId, phrases.experience),
  'body:lists': ({ editor, recommendation, page }) => {
    const wanted = Math.max(1, Math.round(Math.min(5, page.wordCount / 500)) - page.listCount - page.tableCount);
    const texts = page.paragraphs.filter(({ words }) => words >= 12);
    for (let at = 0; at < wanted; at += 1) {
      const items = [0, 1, 2, 3].map((item) =>
        firstWords(texts[(at * 4 + item) % Math.max(1, texts.length)]?.text ?? 'One of them', 7),
      );
      editor.insert(recommendation.afterNodeId, `- ${items.join('\n- ')}`);
    }
  },
  'body:questions': ({ editor, page, phrases, material }) => {
    for (const question of phrases.questions) {
      const answer = opening(material.shift() ?? page.paragraphs.at(-1)?.text ?? '', 60)[0];
      editor.insertBeforeEnd([`## ${question}`, answer]);
    }
  },
  'body:essentials': ({ editor, recommendation: { title, afterNodeId } }) => {
    for (const [pattern, line] of essentialLines) if (pattern.test(title)) editor.insert(afterNodeId, line);
  },
};
