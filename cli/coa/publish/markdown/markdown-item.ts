import { type MarkdownBlock, parseBlocks } from '../body/markdown-blocks.ts';
import { mergeBody, type Notation, type Segment } from '../body/merge-body.ts';
import { lettersOf } from '../comparable-text.ts';
import { type Places, prepareFields } from '../prepare-fields.ts';
import type { LiveItem, TargetItem } from '../target.ts';
import { readKey, type SplitFile, splitFile, writeKey } from './front-matter.ts';

const noFrontMatter = 'the file has no front matter in YAML';
const uncommitted = 'the file has edits that are not committed';

/** The one slot of a file is its text, so that undoing restores it to the letter. */
const WHOLE = 'text';

export function toFileItem(
  item: TargetItem,
  given: { readonly text: string; readonly revision: string; readonly hasChanges: boolean },
): LiveItem {
  const { text, revision, hasChanges } = given;
  return {
    ...item,
    revision,
    readSlot: (slot) => (slot === WHOLE ? text : null),
    prepare(wanted) {
      const split = splitFile(text) ?? { head: '', yaml: '', tail: '', body: text };
      const heading = parseBlocks(split.body).find(({ depth }) => depth === 1);
      const { changes, plans } = prepareFields(wanted, placeFields(split, heading), {
        readSlot: (slot) => (slot === 'body' ? split.body : ''),
        encode: (_, value) => value,
        mergeBody: (stored, { original, value }) => mergeBody({ stored, base: original, edited: value }, notation),
      });
      const after = changes.reduce((file, { slot, after: value }) => writeSlot(file, slot, value ?? ''), text);
      if (after === text) return { changes: [], plans };
      if (!hasChanges) return { changes: [{ slot: WHOLE, before: text, after }], plans };
      const refused = [...plans].map(
        ([field, plan]) =>
          [field, plan.outcome === 'planned' ? { ...plan, outcome: 'conflict', detail: uncommitted } : plan] as const,
      );
      return { changes: [], plans: new Map(refused) as typeof plans };
    },
  };
}

function placeFields({ head, yaml }: SplitFile, heading: MarkdownBlock | undefined): Places {
  const isFront = head !== '';
  const title = { slot: 'title', live: { shown: readKey(yaml, 'title') ?? '', isFramed: true } };
  return {
    title: isFront ? title : noFrontMatter,
    meta_description: isFront
      ? { slot: 'description', live: { shown: readKey(yaml, 'description') ?? '', isFramed: false } }
      : noFrontMatter,
    h1: heading
      ? { slot: 'h1', live: { shown: heading.text, isFramed: false } }
      : isFront
        ? { ...title, live: { ...title.live, isFramed: false } }
        : 'the file has no H1',
    body: { slot: 'body', live: { shown: null, isFramed: false } },
  };
}

function writeSlot(text: string, slot: string, value: string): string {
  const { head, yaml, tail, body } = splitFile(text) ?? { head: '', yaml: '', tail: '', body: text };
  if (slot === 'body') return `${head}${yaml}${tail}${value}`;
  if (slot !== 'h1') return `${head}${writeKey(yaml, slot, value)}${tail}${body}`;
  const heading = parseBlocks(body).find(({ depth }) => depth === 1);
  if (!heading) return text;
  const line = `# ${value.replace(/[\\`*_[\]<>]/g, '\\$&')}`;
  return `${head}${yaml}${tail}${body.slice(0, heading.start)}${line}${body.slice(heading.end)}`;
}

/** Blocks, and what is between them. */
function splitMarkdown(stored: string): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end, text, source } of parseBlocks(stored)) {
    segments.push({ text: stored.slice(at, start), letters: '' }, { text: source, letters: lettersOf(text) });
    at = end;
  }
  return [...segments, { text: stored.slice(at), letters: '' }].filter(({ text }) => text !== '');
}

const notation: Notation = {
  split: splitMarkdown,
  format: ({ source }) => source,
  reword: () => null,
  isWhole: () => true,
};
