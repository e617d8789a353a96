import { type StatedKind, type StatedPart, statedIn, statedKinds } from '../../pages/stated-parts.ts';
import { type JsonLdNode, presentValue } from '../../structured-data/json-ld-nodes.ts';
import type { PageParts } from './page-parts.ts';
import type { StatedSignal } from './page-signals.ts';

const QUOTE_CHARACTERS_MAX = 100;
const HIDDEN_CHARACTERS_MAX = 20_000;

const properties: Readonly<Partial<Record<StatedKind, readonly string[]>>> = {
  address: ['address', 'streetAddress'],
  contact: ['telephone', 'email'],
  date: ['startDate'],
  hours: ['openingHours', 'openingHoursSpecification'],
  price: ['price', 'offers', 'priceRange'],
};

/**
 * Finds facts for visitors that the page states outside of the text that was `read`: in header, footer and boxes, in lines of the content
 * that were left out, in the markup of its elements, or by a map; of what is shown on request, that it may be there.
 */
export function statedBeside(
  { lines, maps }: PageParts,
  markup: readonly JsonLdNode[],
  { read, hidden }: { read: string; hidden: readonly string[] },
): StatedSignal[] {
  const around = lines.filter(({ place }) => place !== 'content').map(({ text }) => text);
  const content = lines.filter(({ place }) => place === 'content').map(({ text }) => text);
  const besideText = around.join('\n');
  const contentText = content.join('\n');
  // A dialog that opens on request shows it to whoever asks.
  const hiddenText = hidden.join('\n').slice(0, HIDDEN_CHARACTERS_MAX);
  return statedKinds.flatMap((of): StatedSignal[] => {
    const beside = statedIn(of, besideText);
    if (beside?.isSure === true) return [toSignal(of, beside)];
    const inside = statedIn(of, contentText);
    const unread = inside === null || read.includes(inside.quote) ? null : inside;
    const found = unread?.isSure === true ? unread : (beside ?? unread);
    if (found !== null) return [toSignal(of, found)];
    const onRequest = statedIn(of, hiddenText);
    if (onRequest !== null) return [{ ...toSignal(of, onRequest), isSure: false }];
    if (of === 'address' && maps > 0) return [{ of, quote: 'a map', isSure: false }];
    const property = properties[of]?.find((name) =>
      markup.some(({ object }) => presentValue(object, name) !== undefined),
    );
    return property === undefined ? [] : [{ of, quote: property, isSure: false }];
  });
}

const toSignal = (of: StatedKind, { quote, isSure }: StatedPart): StatedSignal => ({
  of,
  quote: quote.slice(0, QUOTE_CHARACTERS_MAX),
  isSure,
});
