import { amountIn } from '../../../language/money-amount.ts';
import { trimTrailing } from '../../../language/trailing-characters.ts';
import type { NamedRole, WritingWords } from '../../words/writing-words.ts';
import { splitBlocks } from '../brief-blocks.ts';
import type { Said } from '../brief-offerings.ts';
import type { Statement } from '../brief-statements.ts';
import type { BriefWishes } from '../brief-wishes.ts';
import type { StatementTopic } from '../label-topics.ts';
import { rolesIn } from '../site-roles.ts';
import type { UnspacedWords } from './unspaced-words.ts';

const patterns = new Map<string, RegExp>();
function pattern(source: string): RegExp {
  let found = patterns.get(source);
  if (found === undefined) {
    found = new RegExp(source, 'giu');
    patterns.set(source, found);
  }
  found.lastIndex = 0;
  return found;
}
const has = (text: string, source: string): boolean => pattern(source).test(text);
const groups = (text: string, sources: readonly string[]): string[] =>
  sources.flatMap((source) => [...text.matchAll(pattern(source))].flatMap(({ groups: found }) => found?.['it'] ?? []));
const isWhole = (text: string, source: string): boolean => has(text.trim(), String.raw`^(?:${source})$`);

const topicNames = ['name', 'denied', 'wish', 'rivals', 'audience', 'area', 'place', 'other', 'offer'] as const;

function findTopic(label: string, words: UnspacedWords): StatementTopic {
  const plain = label.replaceAll(/[\s:：【】■●◆◇○▼・]/gu, (mark) => (mark === ' ' ? ' ' : '')).trim();
  return topicNames.find((topic) => isWhole(plain, words.heads[topic])) ?? null;
}

/** More of one statement is no sentence, and patterns with open ends must not run far. */
const STATEMENT_CHARACTERS_MAX = 300;

/** Statements of a brief in a language without spaces, each clause that denies set apart. */
export function unspacedStatements(brief: string, words: UnspacedWords): Statement[] {
  // A label behind a sentence, at the end of its line.
  const lines = brief.replaceAll(/(?<=[。！？])(?=[^。！？\n]{2,14}[:：]\s*$)/gmu, '\n');
  return splitBlocks(lines).flatMap((block): Statement[] => {
    const { kind, text, under: above, pair } = block;
    const labelled = pair === undefined ? null : findTopic(pair.label, words);
    const under = labelled === null ? above : (pair?.label ?? above);
    const whole = (labelled === null ? text : (pair?.value ?? text)).slice(0, STATEMENT_CHARACTERS_MAX);
    const topic = labelled ?? (above === null ? null : findTopic(above, words));
    if (kind === 'heading') return [{ kind, text, topic: null, under: null, said: text, denied: '' }];
    if (topic === 'denied' || kind === 'denied')
      return [{ kind: 'item', text: whole, topic: 'denied', under, said: '', denied: whole }];
    const form = labelled === null ? kind : 'sentence';
    const parts = whole
      .split(pattern(String.raw`(?<=[。！？!?；;])\s*|(?<=${words.contrast})|(?<=[.])\s`))
      .filter((part) => part !== '');
    const said = parts.filter((part) => !has(part, words.denies)).join('');
    const denied = parts.filter((part) => has(part, words.denies)).join('');
    return [{ kind: form, text: whole, topic, under, said, denied }];
  });
}

const brackets = /[(（][^()（）]{0,60}[)）]/gu;
const NAME_CHARACTERS_MAX = 30;

/** The name of the business in the brief: a label, a form of a company, quotation marks beside its kind. */
export function unspacedName(statements: readonly Statement[], words: UnspacedWords): Said | null {
  const labelled = statements.find(({ topic }) => topic === 'name');
  if (labelled !== undefined) {
    const value = bare(labelled.text).replaceAll(/[「」『』“”"'‘’《》。]/gu, '');
    if (value !== '') return { value: value.slice(0, NAME_CHARACTERS_MAX), words: labelled.text };
  }
  const first = statements.filter(({ kind, topic, said }) => kind !== 'item' && topic === null && said !== '');
  for (const [at, source] of words.names.entries()) {
    for (const { text, said } of first.slice(0, at < 2 ? first.length : 4)) {
      if (has(said, words.wish) && has(said, words.page)) continue;
      const [value] = groups(said, [source]);
      if (value !== undefined && value.trim().length > 1 && !isWhole(value, words.generic))
        return { value: value.trim(), words: text };
    }
  }
  return null;
}

/** An item without brackets, prices and what a colon adds. */
function bare(text: string): string {
  const plain = text.replaceAll(brackets, ' ').split(/[:：|]|\s[-–—]\s|……/u, 1)[0] ?? '';
  const amount = amountIn(plain);
  const unpriced = (amount === null ? plain : plain.slice(0, plain.indexOf(amount)))
    .replaceAll(/[「」『』“”"《》【】]/gu, '')
    .replace(/\d[\d,.]{0,9}\s?(?:[円元원]|만\s?원).*/u, '')
    .replaceAll(/\s+/gu, ' ');
  return trimTrailing(unpriced.replace(/^[\s。、，,.:・]+/u, ''), /[\s。、，,.;；:：!！?？~〜]/u).trim();
}

const ITEM_CHARACTERS_MAX = 24;
const ITEMS_MAX = 30;

/** The items of a list as names of pages. */
function itemNames(list: string, words: UnspacedWords): string[] {
  const plain = list.replaceAll(brackets, '');
  const isCommaList = /[、，,]/u.test(plain);
  const further = plain.split(isCommaList ? /[、，,]/u : pattern(words.separators));
  return further
    .slice(0, ITEMS_MAX)
    .map((part) => bare(bare(part).replace(new RegExp(words.trail, 'u'), '')))
    .filter(
      (part) =>
        part.length > 1 && part.length <= ITEM_CHARACTERS_MAX && !isWhole(part, words.generic) && /\p{L}/u.test(part),
    );
}

function removeLead(text: string, words: UnspacedWords): string {
  let rest = text.trim();
  for (let round = 0; round < 3; round += 1) {
    const next = rest.replace(new RegExp(words.lead, 'u'), '').trim();
    if (next === rest || next === '') break;
    rest = next;
  }
  return rest;
}

/** Offerings of the brief: the items of its lists, and objects of a verb of offering. */
export function unspacedOfferings(
  statements: readonly Statement[],
  words: UnspacedWords,
  { name, writing }: { name: string | null; writing: WritingWords },
): Said[] {
  const found = new Map<string, string>();
  const add = (value: string, quote: string, charactersOfRole = 12): void => {
    const isName = name !== null && (value.includes(name) || name.includes(value));
    const isRole = rolesIn(value, writing).length > 0 && value.length < charactersOfRole;
    if (!isName && !isRole && !found.has(value)) found.set(value, quote);
  };
  const listed = statements.filter(({ kind, topic }) => kind === 'item' && (topic === 'offer' || topic === null));
  const isListed = listed.length >= 3;
  for (const { kind, topic, said, text } of statements) {
    if (said === '' || kind === 'heading') continue;
    if (kind === 'item') {
      if ((topic === 'offer' || topic === null) && !has(said, words.wish)) {
        const parts = itemNames(said.split(/[:：]/u, 1)[0] ?? said, words);
        for (const value of parts.length > 2 ? parts : [bare(said)])
          if (value.length > 1 && value.length <= ITEM_CHARACTERS_MAX) add(value, text, 6);
      }
      continue;
    }
    if (topic === 'offer') {
      for (const value of itemNames(removeLead(said, words), words)) add(value, text);
      continue;
    }
    if (topic !== null || has(said, words.wish) || isListed) continue;
    for (const sentence of said.split(/(?<=[。！？!?])|，(?=也|还|還|同时)/u)) {
      if (groups(sentence, words.audience.slice(0, 1)).length > 0) continue;
      const [list] = groups(sentence, words.offers);
      if (list === undefined) continue;
      for (const value of itemNames(removeLead(list, words), words)) add(value, text);
    }
  }
  const denied = statements.map((statement) => statement.denied).join('\n');
  return [...found].filter(([value]) => !denied.includes(value)).map(([value, quote]) => ({ value, words: quote }));
}

/** The client's wishes, denials and mentions for the site. */
export function unspacedWishes(
  statements: readonly Statement[],
  words: UnspacedWords,
  writing: WritingWords,
): BriefWishes {
  const roles = new Map<NamedRole, string>();
  const mentioned = new Map<NamedRole, string>();
  const refused = new Set<NamedRole>();
  const topics = new Map<string, string>();
  const take = (item: string, quote: string): void => {
    const plain = bare(item.replace(new RegExp(String.raw`${words.page}$`, 'u'), ''));
    const found = rolesIn(plain, writing);
    if (found.length > 0 && plain.length <= 10) for (const role of found) roles.set(role, quote);
    else if (plain.length > 1 && plain.length <= 40 && !isWhole(plain, words.generic)) topics.set(plain, quote);
  };
  for (const { kind, topic, said, denied, text } of statements) {
    for (const role of rolesIn(denied, writing)) refused.add(role);
    if (kind === 'heading' || topic === 'rivals' || topic === 'audience') continue;
    for (const role of rolesIn(said, writing)) if (!mentioned.has(role)) mentioned.set(role, text);
    if (topic === 'wish') {
      for (const item of itemNames(said, words)) take(item, text);
    } else if (has(said, words.wish)) {
      for (const sentence of said.split(/(?<=[。！？!?])|(?<=[.])\s/u)) {
        if (!has(sentence, words.wish)) continue;
        const about = groups(sentence, words.pageAbout.slice(0, 1));
        const subjects = about.length > 0 ? about : groups(sentence, words.pageAbout);
        for (const subject of subjects.flatMap((list) => (about.length > 0 ? [list] : itemNames(list, words))))
          take(subject, text);
        for (const role of rolesIn(sentence, writing))
          if (!subjects.some((subject) => subject.length > 10 && rolesIn(subject, writing).includes(role)))
            roles.set(role, text);
      }
    }
  }
  for (const role of refused) roles.delete(role);
  const TOPICS_MAX = 8;
  return {
    roles,
    mentioned,
    refused,
    topics: [...topics].slice(0, TOPICS_MAX).map(([value, quote]) => ({ value, words: quote })),
  };
}

const firstGroup = (
  statements: readonly Statement[],
  topic: StatementTopic,
  sources: readonly string[],
): Said | null => {
  const labelled = statements.find((statement) => statement.topic === topic && statement.said !== '');
  if (labelled !== undefined) return { value: bare(labelled.said), words: labelled.text };
  for (const { said, text, topic: own } of statements) {
    if (own !== null) continue;
    const [value] = groups(said, sources);
    if (value !== undefined && value.trim() !== '') return { value: value.trim(), words: text };
  }
  return null;
};

export const unspacedAudience = (statements: readonly Statement[], words: UnspacedWords): Said | null =>
  firstGroup(statements, 'audience', words.audience);

export function unspacedRivals(statements: readonly Statement[], words: UnspacedWords, name: string | null): Said[] {
  const labelled = statements.filter(({ topic, said }) => topic === 'rivals' && said !== '');
  const found = new Map<string, string>();
  for (const { said, text } of labelled)
    for (const value of itemNames(said.split(/[。！？!?]/u, 1)[0] ?? said, words)) found.set(value, text);
  for (const { said, text, topic } of statements)
    if (topic === null)
      for (const list of groups(said, words.rivals)) for (const value of itemNames(list, words)) found.set(value, text);
  const RIVALS_MAX = 6;
  return [...found]
    .filter(([value]) => value !== name)
    .slice(0, RIVALS_MAX)
    .map(([value, quote]) => ({ value, words: quote }));
}

/** The towns that are served, where a label or a verb says so. */
export function unspacedAreas(statements: readonly Statement[], words: UnspacedWords, city: string | null): Said[] {
  const said = firstGroup(statements, 'area', words.areas);
  if (said === null) return [];
  return itemNames(said.value, words)
    .flatMap((value) => value.split('・'))
    .filter((value) => value !== city && value.length > 1)
    .map((value) => ({ value, words: said.words }));
}

/** The town of the business: an address or the first sentence that names one. */
export function unspacedCity(statements: readonly Statement[], words: UnspacedWords): Said | null {
  const placed = statements.filter(({ topic }) => topic === 'place');
  const read = [
    ...placed,
    ...statements.filter(
      ({ topic, said }) => topic !== 'area' && topic !== 'rivals' && topic !== 'audience' && said !== '',
    ),
  ];
  for (const { said, text } of read) {
    const [value] = groups(said, words.towns);
    if (value !== undefined) return { value, words: text };
  }
  return null;
}
