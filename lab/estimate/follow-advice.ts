import type { Image } from 'mdast';
import type { GradingInput } from '../../shared/domain/grading/grading-input.ts';
import { readPage } from '../../shared/domain/grading/page-reading.ts';
import { walkNodes } from '../../shared/domain/markdown/walk-nodes.ts';
import { setField } from '../../shared/domain/recommendations/content-after.ts';
import type { NewRecommendation } from '../../shared/domain/recommendations/new-recommendation.ts';
import { writeField } from '../../shared/domain/recommendations/write-field.ts';
import { defaultRubric } from '../../shared/domain/rubric/default-rubric.ts';
import { BodyEditor } from './body-editor.ts';
import { bodyFollowers, type Following } from './body-followers.ts';
import { readPhrases } from './phrases.ts';
import { firstWords } from './rewrite-prose.ts';

/** A recommendation with the edit that it asks for. */
export interface Open {
  readonly edit: string;
  readonly recommendation: NewRecommendation;
}

/** Rewrites come before additions, and the end of the page last. */
const order = [
  'body:heading-levels',
  'body:headings',
  'body:anchors',
  'body:images',
  'body:repetition',
  'body:keyword-frequency',
  'body:tone',
  'body:passive',
  'body:long-words',
  'body:sentences',
  'body:openings',
  'body:transitions',
  'body:paragraphs',
  'body:opening',
  'body:coverage',
];
const rank = (edit: string): number =>
  edit === 'body:new-headings' ? 90 : edit === 'body:next-step' ? 91 : order.includes(edit) ? order.indexOf(edit) : 50;

/**
 * The page after an editor has done everything that is open, without a model: examples are used unchanged, text that has to be written is
 * `material` (real paragraphs), and the rest is written as plainly as can be. The same page and material give the same result.
 */
export function followAdvice(page: GradingInput, open: readonly Open[], material: readonly string[]): GradingInput {
  const fields = open.filter(({ recommendation }) => recommendation.targetField !== 'body_content');
  const inBody = open.filter(({ recommendation }) => recommendation.targetField === 'body_content');
  let followed = page;
  if (inBody.length > 0) {
    const editor = new BodyEditor(page.document ?? { type: 'root', children: [] });
    const reading = readPage(page);
    const phrases = readPhrases(reading.language);
    const left = [...material];
    for (const { edit, recommendation } of inBody.toSorted((a, b) => rank(a.edit) - rank(b.edit))) {
      const following: Following = { page: reading, editor, recommendation, phrases, material: left };
      bodyFollowers[edit]?.(following);
    }
    followed = setAlternatives(editor.apply(page), inBody, editor);
  }
  return fields.reduce((written, { recommendation }) => setValue(written, recommendation), followed);
}

/** The alternative text of a picture above the main text is in the HTML, not in the body. */
function setAlternatives(page: GradingInput, inBody: readonly Open[], { document }: BodyEditor): GradingInput {
  const isAsked = inBody.some(
    ({ edit, recommendation: { operation, title } }) =>
      edit === 'body:images' && (operation === 'replace' || /alternative/.test(title)),
  );
  if (!isAsked || page.signals == null) return page;
  walkNodes(document, (node) => {
    if (node.type === 'image') (node as Image).alt ||= 'What the picture shows in a sentence';
  });
  const images = page.signals.images.map((image) => ({
    ...image,
    alt: image.alt || 'What the picture shows in a sentence',
  }));
  return { ...page, signals: { ...page.signals, images } };
}

/** The example of the recommendation; without one, what an editor in a hurry takes from the page. */
function setValue(page: GradingInput, { targetField, description, rubricCriteria }: NewRecommendation): GradingInput {
  const example = / Example: "([\s\S]*)"\.$/.exec(description)?.[1];
  const value =
    example ??
    writeField({ targetField, criteria: rubricCriteria, rubric: defaultRubric, page }) ??
    written(page, targetField);
  return value === null ? page : setField(page, targetField, value);
}

/** The first words of the text, as long as the field may be. */
function written(page: GradingInput, targetField: string): string | null {
  const { paragraphs, title, h1s } = readPage(page);
  const text = [h1s[0] ?? title, ...paragraphs.slice(0, 3).map((paragraph) => paragraph.text)]
    .filter((one) => one !== '')
    .join(': ');
  if (text === '' || targetField === 'schema') return null;
  return targetField === 'meta_description'
    ? `${text.slice(0, 150).replace(/\s+\S*$/, '')}.`
    : firstWords(text.slice(0, 60).replace(/\s+\S*$/, ''), 9);
}
