import type { Image, Nodes } from 'mdast';
import type { GradingInput } from '../../../../shared/domain/grading/grading-input.ts';
import { readPage } from '../../../../shared/domain/grading/page-reading.ts';
import { segmentSentences } from '../../../../shared/domain/language/segment-words.ts';
import { insertBlocks, replaceBlocks } from '../../../../shared/domain/markdown/edit-blocks.ts';
import { parseMarkdown } from '../../../../shared/domain/markdown/parse-markdown.ts';
import { plainText } from '../../../../shared/domain/markdown/plain-text.ts';
import { markdownFromDocument } from '../../../../shared/domain/markdown/serialize-markdown.ts';
import { walkNodes } from '../../../../shared/domain/markdown/walk-nodes.ts';
import { withBody, withField } from '../../../../shared/domain/recommendations/content-after.ts';
import type { NewRecommendation } from '../../../../shared/domain/recommendations/new-recommendation.ts';
import { writeHeadings } from '../../../../shared/domain/recommendations/write-headings.ts';

type Document = NonNullable<GradingInput['document']>;

/** The page after an editor has done what the recommendation says, and no more: its example, where it has one. */
export function follow(page: GradingInput, recommendation: NewRecommendation): GradingInput {
  const { targetField, description } = recommendation;
  if (targetField !== 'body_content') {
    const example = / Example: "([\s\S]*)"\.$/.exec(description)?.[1];
    return example === undefined ? page : withField(page, targetField, example);
  }
  const document = page.document ?? parseMarkdown('');
  const edited = followInBody(document, recommendation, page);
  return withBody(page, markdownFromDocument(edited), edited);
}

function followInBody(document: Document, recommendation: NewRecommendation, page: GradingInput): Document {
  const { title, targetNodeIds, afterNodeId, rubricCriteria } = recommendation;
  const insert = (markdown: string): Document => insertBlocks(document, afterNodeId, parseMarkdown(markdown).children);
  const replace = (change: (text: string) => string): Document =>
    (targetNodeIds ?? []).reduce<Document>((edited, id) => {
      const text = textOf(edited, id);
      return text === null ? edited : replaceBlocks(edited, [id], parseMarkdown(change(text)).children);
    }, document);
  if (/heading levels|single H1/.test(title)) return writeHeadings(document, rubricCriteria) ?? document;
  if (/alternative texts/.test(title)) return withAlternativeTexts(document);
  if (title.startsWith('Break up long paragraphs')) return replace(splitParagraphs);
  if (title.startsWith('Calm the tone')) return replace((text) => text.replaceAll('!', '.').toLowerCase());
  if (title.startsWith('Divide the text')) return withHeadings(document, page);
  if (/^(Name the author|Say when)/.test(title))
    return insert('By Mara Lindqvist, roaster since 2014. Updated on May 11, 2026.');
  if (/contacted/.test(title)) return insert('[Contact](/contact/): post@example.com.');
  if (title.startsWith('End with a next step'))
    return insert('Book a visit on our [appointments page](/appointments/) today.');
  if (/^Link to (related|different)/.test(title))
    return insert(Array.from({ length: 6 }, (_, at) => `[Guide to subject ${at}](/guides/subject-${at}/)`).join(', '));
  if (/^Name your sources|^Link to a source/.test(title))
    return insert(
      'According to a [study by the institute](https://www.nature.com/a) and a [report by the agency](https://www.who.int/b), this holds.',
    );
  return document;
}

function textOf(document: Document, id: string): string | null {
  let found: Nodes | null = null;
  walkNodes(document, (node) => {
    if (node.id === id) found = node;
  });
  return found === null ? null : plainText(found);
}

function splitParagraphs(text: string): string {
  const sentences = segmentSentences(text);
  return Array.from({ length: Math.ceil(sentences.length / 3) }, (_, at) =>
    sentences.slice(at * 3, at * 3 + 3).join(' '),
  ).join('\n\n');
}

function withAlternativeTexts(document: Document): Document {
  const edited = structuredClone(document);
  walkNodes(edited, (node) => {
    if (node.type === 'image') (node as Image).alt = node.alt || 'A mechanic measures the chain with a gauge';
  });
  return edited;
}

/** A subheading before every second block of text, worded as the subject asks. */
function withHeadings(document: Document, page: GradingInput): Document {
  const subject = readPage(page).keyword?.phrase ?? 'the subject';
  let at = 0;
  return {
    ...document,
    children: document.children.flatMap((block) => {
      if (block.type !== 'paragraph') return [block];
      at += 1;
      const names = [
        'What is meant',
        'Where to begin',
        'How it is done',
        'What it takes',
        'Who needs it',
        'When to stop',
      ];
      return at % 3 === 2
        ? [...parseMarkdown(`## ${names[at % names.length]}: ${subject} ${at}`).children, block]
        : [block];
    }),
  };
}
