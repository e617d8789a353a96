import { type Message, message } from '../messages/message.ts';
import { renderEnglish } from '../messages/render-message.ts';

export const BLOCKS_MAX = 100;
export const BLOCK_CHARACTERS_MAX = 500_000;
/** Deeper values overflow the stack of whoever serializes them. */
export const JSON_DEPTH_MAX = 64;

/** Each completes "JSON-LD block 2 …". */
export const blockFaults = {
  tooLong: message('schema.block.too-long', { max: String(BLOCK_CHARACTERS_MAX) }),
  tooDeep: message('schema.block.too-deep', { max: JSON_DEPTH_MAX }),
  noObject: message('schema.block.no-object'),
  tooMany: message('schema.block.too-many', { max: BLOCKS_MAX }),
} as const;

/** The faults that the parser of JSON names; their English is its own words. */
const parserFaults: readonly Message[] = [
  message('schema.json.end'),
  message('schema.json.string-end'),
  message('schema.json.control-character'),
  message('schema.json.escape'),
  message('schema.json.unicode-escape'),
  message('schema.json.property-or-end', { end: "'}'" }),
  message('schema.json.property'),
  message('schema.json.colon', { sign: "':'" }),
  message('schema.json.after-value', { comma: "','", end: "'}'" }),
  message('schema.json.after-element', { comma: "','", end: "']'" }),
  message('schema.json.after-end'),
  message('schema.json.minus'),
  message('schema.json.fraction'),
  message('schema.json.exponent'),
  message('schema.json.number'),
  message('schema.json.string'),
];

let byEnglish: ReadonlyMap<string, Message> | undefined;

/** The sentence of a fault that a row has in English; the text itself where this version has none. */
export function findFaultMessage(english: string): Message | string {
  byEnglish ??= new Map([...Object.values(blockFaults), ...parserFaults].map((one) => [renderEnglish(one), one]));
  const token = /^Unexpected token ('.{1,2}')$/su.exec(english)?.[1];
  return token === undefined ? (byEnglish.get(english) ?? english) : message('schema.json.token', { token });
}
