import { segmentSentences } from '../language/segment-words.ts';
import { readMarkdown } from '../markdown/parse-markdown.ts';
import { plainText } from '../markdown/plain-text.ts';
import type { ProposedEdit } from '../recommendations/proposed-edit.ts';
import type { DroppedText } from './dropped-text.ts';

/** A sentence of an edit that code cannot verify, and what goes with it. */
interface EditSentence {
  readonly edit: ProposedEdit;
  readonly part: 'advice' | 'reason' | 'proposal';
  readonly sentence: string;
}

/** The sentences of edits in which a claim may stand. Structured data is compared with the page by rules. */
export const listSentences = (edits: readonly ProposedEdit[]): EditSentence[] =>
  edits.flatMap((edit) => {
    const { title, description, whyItMatters, proposedText, targetField } = edit;
    const proposed =
      proposedText === null || targetField === 'schema'
        ? ''
        : targetField === 'body_content'
          ? plainText(readMarkdown(proposedText))
          : proposedText;
    const toSentences = (part: EditSentence['part'], text: string): EditSentence[] =>
      segmentSentences(text).map((sentence) => ({ edit, part, sentence }));
    return [
      ...toSentences('advice', `${title}\n${description}`),
      ...toSentences('reason', whyItMatters),
      ...toSentences('proposal', proposed),
    ];
  });

/** The edits without what is unsupported: an edit whose advice has such a sentence goes, a reason or a proposed text goes alone, each as a whole. */
export function removeUnsupported(
  edits: readonly ProposedEdit[],
  unsupported: readonly EditSentence[],
  reason: 'unsupported' | 'unchecked' = 'unsupported',
): { readonly edits: readonly ProposedEdit[]; readonly dropped: readonly DroppedText[] } {
  const isUnsupported = (edit: ProposedEdit, part: EditSentence['part']): boolean =>
    unsupported.some((one) => one.edit === edit && one.part === part);
  const dropped: DroppedText[] = [];
  const kept = edits.flatMap((edit) => {
    const { title: name, targetField } = edit;
    if (isUnsupported(edit, 'advice')) {
      dropped.push({ kind: 'edit', name: targetField, reason });
      return [];
    }
    const losesText = isUnsupported(edit, 'proposal');
    if (losesText) dropped.push({ kind: 'proposed_text', name, reason });
    const losesReason = isUnsupported(edit, 'reason');
    if (losesReason) dropped.push({ kind: 'why_it_matters', name, reason });
    return [
      {
        ...edit,
        whyItMatters: losesReason ? '' : edit.whyItMatters,
        proposedText: losesText ? null : edit.proposedText,
      },
    ];
  });
  return { edits: kept, dropped };
}
