import { segmentSentences } from '../language/segment-words.ts';
import { readMarkdown } from '../markdown/parse-markdown.ts';
import { plainText } from '../markdown/plain-text.ts';
import type { ProposedEdit } from '../recommendations/proposed-edit.ts';

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
): { readonly edits: readonly ProposedEdit[]; readonly dropped: readonly ('claim' | 'proposal-claim')[] } {
  const isUnsupported = (edit: ProposedEdit, part: EditSentence['part']): boolean =>
    unsupported.some((one) => one.edit === edit && one.part === part);
  const dropped: ('claim' | 'proposal-claim')[] = [];
  const kept = edits.flatMap((edit) => {
    if (isUnsupported(edit, 'advice')) {
      dropped.push('claim');
      return [];
    }
    const losesText = isUnsupported(edit, 'proposal');
    if (losesText) dropped.push('proposal-claim');
    return [
      {
        ...edit,
        whyItMatters: isUnsupported(edit, 'reason') ? '' : edit.whyItMatters,
        proposedText: losesText ? null : edit.proposedText,
      },
    ];
  });
  return { edits: kept, dropped };
}
