/**
 * Why a text of a model is not kept. Read off the text by code: markup, a number, a quotation, an address, a name, another language,
 * what is there twice or beyond the limit, what the material denies. `unsupported`: the material does not bear
 * it out, as the second question says, or as code finds of a promise. `unchecked`: that question has no answer, and the words are not those of the material.
 * Of edits: no place of the page, a placeholder, what the rules would object to, or another form than was asked for.
 */
export const dropReasons = [
  ...(['markup', 'number', 'quotation', 'address', 'name', 'rival', 'language'] as const),
  ...(['duplicate', 'limit', 'denied', 'empty', 'unsupported', 'unchecked'] as const),
  ...(['place', 'placeholder', 'objection', 'form'] as const),
] as const;
export type DropReason = (typeof dropReasons)[number];

export const droppedKinds = [
  ...(['page', 'name', 'purpose', 'section', 'guidance', 'idea', 'title', 'description'] as const),
  ...(['judgement', 'evidence', 'edit', 'why_it_matters', 'proposed_text', 'suggestion'] as const),
] as const;

/** A text of a model that a result is without. */
export interface DroppedText {
  readonly kind: (typeof droppedKinds)[number];
  /**
   * The page, section or idea that it belongs to, as the model called it, and so an edit that stays. An edit that goes is named by its field, so
   * that no word of it is shown; a judgement and a check by their keys.
   */
  readonly name: string;
  readonly reason: DropReason;
}

/** For the count of what was left out: "purpose number". */
export const listDropCodes = (dropped: readonly DroppedText[]): string[] =>
  dropped.map(({ kind, reason }) => `${kind} ${reason}`);
