import { isSentences, type Message, type MessageValue, message, quoted } from '../messages/message.ts';
import { type Statement, statementText } from './statement.ts';
import type { TargetKeyword } from './target-keyword.ts';

/** A statement that names a guess calls it one, once. A word that is counted stands there, whatever was guessed of it. */
export function callGuess(statement: Statement, keyword: TargetKeyword | null): Statement {
  if (keyword === null || keyword.isExplicit) return statement;
  const text = statementText(statement);
  const named = `"${keyword.phrase}"`;
  const at = text.indexOf(named);
  if (at === -1 || /\ba guess\b/.test(text) || text.startsWith(', stands there', at + named.length)) return statement;
  return { ...statement, value: markQuotation(statement.value, keyword.phrase) };
}

/** Calls the first quotation of the phrase a guess. */
function markQuotation(statement: Message, phrase: string): Message {
  let isMarked = false;
  const markItem = (item: string | Message): string | Message => (typeof item === 'string' ? item : markIn(item));
  const markValue = (value: MessageValue): MessageValue => {
    if (typeof value !== 'object') return value;
    if (isSentences(value)) return value.map(markItem);
    if ('language' in value) return value;
    return 'items' in value ? { ...value, items: value.items.map(markItem) } : markIn(value);
  };
  function markIn(one: Message): Message {
    if (isMarked) return one;
    isMarked = one.id === 'common.quotation' && one.values?.['text'] === phrase;
    if (isMarked) return message('grading.common.guess', { keyword: quoted(phrase) });
    const { id, values } = one;
    return message(
      id,
      values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, markValue(value)])),
    );
  }
  return markIn(statement);
}
