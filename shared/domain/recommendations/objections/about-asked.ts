import { isWeakAnchor } from '../../grading/graders/internal-links.ts';
import type { EditReading } from '../edit-reading.ts';
import { findPlaceholders } from '../find-placeholders.ts';
import type { ObjectionRule } from './objection.ts';

type IsThere = (edit: EditReading) => boolean;

const hasNewText: IsThere = ({ added }) => added.sentences.length > 0;
const losesPlaceholder: IsThere = ({ before, after }) =>
  findPlaceholders(after.text).length < findPlaceholders(before.text).length;
const hasNewHeading: IsThere = ({ added }) => added.blocks.some(({ kind }) => kind === 'heading');
const hasNewLinkText: IsThere = ({ links }) => links.some(({ kind, text }) => kind !== 'other' && !isWeakAnchor(text));

/** Criteria that need judgement, and cannot be judged while the thing is missing. */
const asked = new Map<string, { isThere: IsThere; missing: string }>([
  [
    'links_anchor_text',
    { isThere: hasNewLinkText, missing: 'There is no link with a new text that names its target.' },
  ],
  ['heading_wording', { isThere: hasNewHeading, missing: 'There is no heading with a new text.' }],
  ...['depth_coverage', 'depth_questions', 'depth_specificity', 'trust_experience'].map(
    (key) => [key, { isThere: hasNewText, missing: 'There is no new text.' }] as const,
  ),
  [
    'depth_originality',
    { isThere: (edit) => hasNewText(edit) || losesPlaceholder(edit), missing: 'There is no new text.' },
  ],
]);

/** The edit has something of what the recommendation asks for, where that can be seen. */
export const askedIsThere: ObjectionRule = (edit) => {
  if (edit.targetField !== 'body_content') return [];
  const wanted = [...edit.criteria].map((key) => asked.get(key));
  const missing = wanted.flatMap((one) => (one === undefined || one.isThere(edit) ? [] : one.missing));
  return missing.length > 0 && missing.length === wanted.length ? [...new Set(missing)] : [];
};
