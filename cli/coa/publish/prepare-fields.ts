import { isSameText } from './comparable-text.ts';
import { decideField, type LiveField } from './decide-field.ts';
import type { FieldPlan, Prepared, PublishField, SlotChange, Wanted } from './target.ts';

export interface PlacedField {
  readonly slot: string;
  readonly live: LiveField;
}

/** The place of every field, or why it has none. */
export type Places = Readonly<Record<PublishField, PlacedField | string>>;

/** The edited body in the form of the system; `same` where it is there already. */
export type BodyMerge =
  | { readonly kind: 'same' }
  | { readonly kind: 'write'; readonly stored: string }
  | { readonly kind: 'conflict'; readonly reason: string };

interface SlotFormat {
  readonly readSlot: (slot: string) => string | null;
  /** Plain text as the slot stores it. */
  readonly encode: (slot: string, text: string) => string;
  readonly mergeBody: (stored: string, wanted: Wanted) => BodyMerge;
}

const bothInOne = 'title and H1 are one field here, and their drafts differ';
const alsoTheH1 = 'the H1 changes too: they are one field here';

/** Decides about every wanted field, and what is stored for all of them together. */
export function prepareFields(wanted: readonly Wanted[], places: Places, format: SlotFormat): Prepared {
  const plans = new Map<PublishField, FieldPlan>();
  const changes: SlotChange[] = [];
  /** The coming text of each slot with a line. */
  const texts = new Map<string, string>();
  const put = (slot: string, after: string): void => void changes.push({ slot, before: format.readSlot(slot), after });
  // The H1 before the title: where both are one field, it is the H1's.
  for (const one of wanted.toSorted((a, b) => Number(b.field === 'h1') - Number(a.field === 'h1'))) {
    const place = places[one.field];
    if (typeof place === 'string') plans.set(one.field, { outcome: 'unwritable', detail: place });
    else if (one.field === 'body') plans.set('body', planBody(one, place.slot));
    else plans.set(one.field, planLine(one, place));
  }
  return { changes, plans };

  function planLine(one: Wanted, { slot, live }: PlacedField): FieldPlan {
    const shown = live.shown === null ? {} : { live: live.shown };
    const decision = decideField(one, live);
    if (decision.kind === 'conflict')
      return { outcome: 'conflict', ...shown, detail: 'the live page is not what the draft began from' };
    const text = decision.kind === 'write' ? decision.value : (live.shown ?? '');
    const taken = texts.get(slot);
    if (taken !== undefined && !isSameText(taken, text)) return { outcome: 'unwritable', ...shown, detail: bothInOne };
    texts.set(slot, text);
    if (decision.kind === 'same') return { outcome: 'same', ...shown };
    if (taken === undefined) put(slot, format.encode(slot, text));
    const changesH1 = one.field === 'title' && taken === undefined && isPlace(places.h1, slot);
    return { outcome: 'planned', ...shown, ...(changesH1 ? { detail: alsoTheH1 } : {}) };
  }

  function planBody(one: Wanted, slot: string): FieldPlan {
    const merge = format.mergeBody(format.readSlot(slot) ?? '', one);
    if (merge.kind === 'conflict') return { outcome: 'conflict', detail: merge.reason };
    if (merge.kind === 'write') put(slot, merge.stored);
    return { outcome: merge.kind === 'write' ? 'planned' : 'same' };
  }
}

const isPlace = (place: PlacedField | string, slot: string): boolean =>
  typeof place !== 'string' && place.slot === slot;
