import { collapseSpaces } from '../language/normalize-text.ts';
import { excerpt } from '../language/text-length.ts';
import {
  isSentences,
  type Message,
  type MessageId,
  type MessageList,
  type MessageValue,
  message,
  quoted,
} from '../messages/message.ts';
import { removeDoubleStop } from '../messages/remove-double-stop.ts';
import { renderEnglish } from '../messages/render-message.ts';
import type { Claim, Counted, QuotedPlace } from './claims.ts';

/** A value of a sentence, with what showing it claims. */
interface Claimed<Value extends MessageValue = MessageValue> {
  readonly value: Value;
  readonly claims: readonly Claim[];
}

/** A sentence, or a part of one, with what it claims. */
export type Statement = Claimed<Message>;

export const statementText = ({ value }: Statement): string => renderEnglish(value);

export const statementClaims = ({ claims }: Claimed): readonly Claim[] => claims;

type SaidValue = MessageValue | Claimed;

const isClaimed = (value: SaidValue): value is Claimed =>
  typeof value === 'object' && !isSentences(value as Message) && 'claims' in value;

/** A sentence whose values bring their claims along: `say('grading.title_wording.separators', { n: claim(3, …) })`. */
export function say(
  id: MessageId,
  values: Readonly<Record<string, SaidValue>> = {},
  ...claims: readonly Claim[]
): Statement {
  const brought: Claim[] = [];
  const shown: Record<string, MessageValue> = {};
  const names = Object.keys(values);
  for (const name of names) {
    const value = values[name] as SaidValue;
    if (isClaimed(value)) {
      brought.push(...value.claims);
      shown[name] = value.value;
    } else shown[name] = value;
  }
  return { value: message(id, names.length === 0 ? undefined : shown), claims: [...brought, ...claims] };
}

/** A text with the full stop of a sentence, where it does not have one. Markup is no sentence. */
export const addFullStop = (text: string): string => (text.endsWith('}') ? text : removeDoubleStop(`${text}.`));

/** A value that is right when the claims are true. */
export const claim = <Value extends MessageValue>(value: Value, ...claims: readonly Claim[]): Claimed<Value> => ({
  value,
  claims,
});

/** A sentence that says what is wanted, and nothing about the page. */
export const rule = (id: MessageId, values: Readonly<Record<string, SaidValue>> = {}): Statement =>
  say(id, values, { kind: 'rule' });

/** Sentences that follow each other. */
export const joinStatements = (...statements: readonly Statement[]): Statement => {
  const [only] = statements;
  if (statements.length === 1 && only !== undefined) return only;
  return say(
    'grading.common.sentences',
    { sentences: statements.map(({ value }) => value) },
    ...statements.flatMap(statementClaims),
  );
};

/** How many there are on the page. */
export const count = (of: Counted, value: number): Claimed<number> => claim(value, { kind: 'count', of, value });

/** The text in quotation marks; a long one is cut between words and says so. */
export function quote(of: QuotedPlace, text: string, max = 90): Claimed<Message> {
  const { shown, isCut } = excerpt(collapseSpaces(text), max);
  return claim(quoted(`${shown}${isCut ? '…' : ''}`), { kind: 'quote', of, value: shown, isCut });
}

/** A list, "a, b and c", cut after `max`. */
export function enumerated(parts: readonly (string | Message | Statement)[], max = 4): Claimed<MessageList> {
  const shown = parts.slice(0, max);
  const items = shown.map((one) => (typeof one !== 'string' && 'claims' in one ? one.value : one));
  const claims = shown.flatMap((one) => (typeof one !== 'string' && 'claims' in one ? one.claims : []));
  return { value: { items, more: parts.length - shown.length }, claims };
}
