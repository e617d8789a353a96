import { isWeakAnchor } from '../../grading/graders/internal-links.ts';
import { message } from '../../messages/message.ts';
import type { EditReading } from '../edit-reading.ts';
import { findPlaceholders } from '../find-placeholders.ts';
import type { Objection, ObjectionRule } from './objection.ts';

type IsThere = (edit: EditReading) => boolean;

const hasNewText: IsThere = ({ added }) => added.sentences.length > 0;
const losesPlaceholder: IsThere = ({ before, after }) =>
  findPlaceholders(after.text).length < findPlaceholders(before.text).length;
const hasNewHeading: IsThere = ({ added }) => added.blocks.some(({ kind }) => kind === 'heading');
const hasNewLinkText: IsThere = ({ links }) => links.some(({ kind, text }) => kind !== 'other' && !isWeakAnchor(text));

const noNewText = message('objections.asked.text');

/** Criteria that need judgement, and cannot be judged while the thing is missing. */
const asked = new Map<string, { isThere: IsThere; missing: Objection }>([
  ['links_anchor_text', { isThere: hasNewLinkText, missing: message('objections.asked.link-text') }],
  ['heading_wording', { isThere: hasNewHeading, missing: message('objections.asked.heading') }],
  ...['depth_coverage', 'depth_questions', 'depth_specificity', 'trust_experience'].map(
    (key) => [key, { isThere: hasNewText, missing: noNewText }] as const,
  ),
  ['depth_originality', { isThere: (edit) => hasNewText(edit) || losesPlaceholder(edit), missing: noNewText }],
]);

/** The edit has something of what the recommendation asks for, where that can be seen. */
export const askedIsThere: ObjectionRule = (edit) => {
  if (edit.targetField !== 'body_content') return [];
  const wanted = [...edit.criteria].map((key) => asked.get(key));
  const missing = wanted.flatMap((one) => (one === undefined || one.isThere(edit) ? [] : one.missing));
  return missing.length > 0 && missing.length === wanted.length ? [...new Set(missing)] : [];
};
