/** Where WordPress holds the fields of a page: in the core, or in a plugin's field where the site shows it to the REST API. */
import { findFrame } from '../comparable-text.ts';
import { htmlToText } from '../html-text.ts';
import type { PlacedField, Places } from '../prepare-fields.ts';
import type { Wanted } from '../target.ts';
import type { WordpressItem } from './parse-item.ts';

/** Plugins' fields, in the order in which they are looked for. */
const pluginSlots = {
  title: ['meta._yoast_wpseo_title', 'meta.rank_math_title'],
  meta_description: ['meta._yoast_wpseo_metadesc', 'meta.rank_math_description'],
} as const;

const noDescription =
  'WordPress has no field for a description: show the field of Yoast or Rank Math to the REST API (cli/coa/publish/README.md)';

/** The place of every field, or why it has none. @param h1 - the wanted one, which an earlier run may have stored */
export function placeFields(item: WordpressItem, h1: Wanted | undefined): Places {
  const postTitle = placed('title', htmlToText(item.slots.get('title') ?? ''), true);
  return {
    title: placePluginTitle(item, h1) ?? postTitle,
    meta_description: placeDescription(item),
    h1: { ...postTitle, live: { ...postTitle.live, isFramed: false } },
    body: item.slots.has('content')
      ? placed('content', null, false)
      : 'WordPress does not show the content of this type of page',
  };
}

const placed = (slot: string, shown: string | null, isFramed: boolean): PlacedField => ({
  slot,
  live: { shown, isFramed },
});

/** A plugin fills in `%%title%%` and `%title%`; an empty field stands for its template. */
const isTemplate = (value: string): boolean => /%\w{1,40}%/.test(value);

function placePluginTitle({ slots, yoastHead }: WordpressItem, h1: Wanted | undefined): PlacedField | null {
  const slot = pluginSlots.title.find((name) => slots.has(name));
  if (slot === undefined) return null;
  const value = slots.get(slot) ?? '';
  if (value.trim() !== '' && !isTemplate(value)) return placed(slot, value, false);
  const made = slot.includes('yoast') ? yoastHead['title'] : undefined;
  if (typeof made === 'string') return placed(slot, withFormerHeading(htmlToText(made), h1), false);
  // The template has the title of the post in it.
  const shown = value.trim() === '' ? withFormerHeading(htmlToText(slots.get('title') ?? ''), h1) : null;
  return { slot, live: { shown, isFramed: shown !== null, storesFrame: true } };
}

/** A title that is made of the H1 changed with it, which is no edit of the title. */
function withFormerHeading(title: string, h1: Wanted | undefined): string {
  const frame = h1 ? findFrame(title, h1.value) : null;
  return h1 && frame ? `${frame.before}${h1.original}${frame.after}` : title;
}

function placeDescription({ slots, yoastHead }: WordpressItem): PlacedField | string {
  const slot = pluginSlots.meta_description.find((name) => slots.has(name));
  if (slot === undefined) {
    const excerpt = slots.get('excerpt')?.trim() ?? '';
    return excerpt === '' ? noDescription : placed('excerpt', htmlToText(excerpt), false);
  }
  const value = slots.get(slot) ?? '';
  if (value.trim() !== '') return placed(slot, isTemplate(value) ? null : value, false);
  const made = slot.includes('yoast') ? yoastHead['description'] : undefined;
  return placed(slot, typeof made === 'string' ? htmlToText(made) : '', false);
}
