import type { Data, Processor } from 'unified';

/**
 * The parser goes back over all events of an inline text at each word, because an address may stand in the text of a link. Beyond so
 * many events, which a paragraph by people does not have, addresses are no links.
 */
const addressSearchEventsMax = 4_000;

type Extension = NonNullable<Data['micromarkExtensions']>[number];
type Construct = Exclude<NonNullable<NonNullable<Extension['text']>[string]>, readonly unknown[]>;

/** A plug-in behind `remark-gfm`. */
export function boundSearchForAddresses(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = (data.micromarkExtensions ?? []).map((extension) => ({
    ...extension,
    text: Object.fromEntries(
      Object.entries(extension.text ?? {}).map(([code, constructs]) => [
        code,
        [constructs ?? []].flat().map((one) => (one.name?.endsWith('Autolink') ? boundConstruct(one) : one)),
      ]),
    ),
  }));
}

function boundConstruct(construct: Construct): Construct {
  const { previous, tokenize } = construct;
  return {
    ...construct,
    previous(code) {
      return this.events.length <= addressSearchEventsMax && previous?.call(this, code) !== false;
    },
    tokenize(effects, ok, nok) {
      return this.events.length <= addressSearchEventsMax ? tokenize.call(this, effects, ok, nok) : nok;
    },
  };
}
