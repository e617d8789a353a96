import { isSameText } from '../comparable-text.ts';
import { decideField } from '../decide-field.ts';
import { mergeBody } from '../body/merge-body.ts';
import { textToHtml } from '../html-text.ts';
import { type LiveItem, type Prepared, publishFields, type PublishField, type TargetItem, type Wanted } from '../target.ts';
import type { WordpressItem } from './parse-item.ts';
import { type PlacedField, placeFields } from './wordpress-fields.ts';

/** An excerpt stands for the description only while the page prints it there. */
const notTheExcerpt = 'the live description is not the excerpt, and WordPress has no other field for it (docs/publish.md)';
const oneFieldForTwo =
  'WordPress has one field for title and H1 here, and the drafts differ: show the title of Yoast or Rank Math to the REST API (docs/publish.md)';

export function toLiveItem(item: TargetItem, wordpress: WordpressItem): LiveItem {
  const places = placeFields(wordpress);
  const fields = Object.fromEntries(
    publishFields.map((field) => [field, isPlaced(places[field]) ? places[field].live : places[field]]),
  ) as LiveItem['fields'];
  return {
    ...item,
    revision: wordpress.modified,
    fields,
    readSlot: (slot) => wordpress.slots.get(slot) ?? null,
    prepare: (wanted) => prepare(wanted, places, wordpress),
  };
}

const isPlaced = (place: PlacedField | string): place is PlacedField => typeof place !== 'string';

function prepare(
  wanted: readonly Wanted[],
  places: Readonly<Record<PublishField, PlacedField | string>>,
  { slots }: WordpressItem,
): Prepared {
  const refused = new Map<PublishField, string>();
  const values = new Map<string, string>();
  // The H1 before the title: where both are one field, it is the post's own.
  for (const one of wanted.toSorted((a, b) => (a.field === 'h1' ? -1 : b.field === 'h1' ? 1 : 0))) {
    const place = places[one.field];
    if (!isPlaced(place)) {
      refused.set(one.field, place);
      continue;
    }
    const stored = toStored(one, place, slots.get(place.slot) ?? '');
    if (stored.value === null) refused.set(one.field, stored.reason);
    else if (values.has(place.slot) && !isSameText(values.get(place.slot) ?? '', stored.value))
      refused.set(one.field, oneFieldForTwo);
    else values.set(place.slot, stored.value);
  }
  const changes = [...values].map(([slot, after]) => ({ slot, before: slots.get(slot) ?? '', after }));
  return { changes, refused };
}

function toStored(
  one: Wanted,
  { slot, live }: PlacedField,
  raw: string,
): { readonly value: string } | { readonly value: null; readonly reason: string } {
  if (one.field === 'body') {
    const merged = mergeBody({ stored: raw, base: one.original, edited: one.value });
    return merged.ok ? { value: merged.stored } : { value: null, reason: merged.reason };
  }
  if (slot === 'excerpt' && !isSameText(live.shown ?? '', one.original)) return { value: null, reason: notTheExcerpt };
  const decision = decideField(one, live);
  const text = decision.kind === 'write' ? decision.value : one.value;
  return { value: slot.startsWith('meta.') ? text : textToHtml(text) };
}
