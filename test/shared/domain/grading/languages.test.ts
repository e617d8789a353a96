import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../../shared/domain/grading/grading-input.ts';
import type { Message } from '../../../../shared/domain/messages/message.ts';
import { findMessages } from '../../../../shared/domain/messages/render-message.ts';
import { pageKinds } from '../../../../shared/domain/pages/page-kind/page-kinds.ts';
import { listMessageLanguages } from '../../../../shared/language-data/messages/read-messages.ts';
import { pagePairs } from '../../../corpora/page-pairs/page-pair.ts';
import { quotedStrings } from '../messages/quoted-strings.ts';
import {
  emptyPage,
  goodArticle,
  gradeAll,
  gradingInput,
  type SamplePage,
  stuffedPage,
  thinPage,
} from './sample-pages.ts';

const product = { '@context': 'https://schema.org', '@type': 'Product', name: 'Cold brew' };

/** Pages with and without each of their parts, of every kind. */
const samples: readonly SamplePage[] = [
  goodArticle,
  thinPage,
  stuffedPage,
  emptyPage,
  { ...goodArticle, primaryKeyword: null, schema: product },
  { ...goodArticle, primaryKeyword: 'garden furniture', secondaryKeywords: ['teak oil', 'benches'], title: 'Home' },
  { ...thinPage, title: null, metaDescription: null, schema: { '@type': 'Thing' } },
  {
    title: 'COFFEE | COFFEE | A | B | C!!',
    markdown: `# One\n\n# Two\n\n#### Deep\n\n${'WOW! '.repeat(40)}[here](/a)`,
  },
  {
    title: 'Oak {{name}}',
    metaDescription: '[Your text]',
    markdown: `## Only\n\n${'Lorem ipsum dolor sit amet. '.repeat(30)}`,
  },
  ...pagePairs('offers').flatMap(({ better, worse }) => [better, worse]),
];

const graded = samples.flatMap((sample, at) =>
  [null, pageKinds[at % pageKinds.length] ?? null].map((pageKind) => {
    const input = { ...gradingInput(sample), pageKind };
    const { components, findings } = gradeAll(input);
    const markdown = sample.markdown ?? '';
    const text = markdown.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const site = JSON.stringify([sample, input.fields, text]).replaceAll(/\s+/g, ' ');
    return { components, findings, site };
  }),
);

const reasons = graded.flatMap(({ components, findings, site }) => [
  ...components.flatMap(({ criteriaScores }) =>
    Object.values(criteriaScores).map(({ rationale, reason }) => ({ english: rationale, message: reason, site })),
  ),
  ...findings.flatMap((finding) => wordsOf(finding).map((words) => ({ ...words, site }))),
]);

function wordsOf({ title, description, whyItMatters, words }: Finding): { english: string; message: Message }[] {
  return [
    { english: title, message: words.title },
    { english: description, message: words.description },
    { english: whyItMatters, message: words.whyItMatters },
  ];
}

describe('what grading by rules says', () => {
  test('is worded in every language', () => {
    for (const language of listMessageLanguages()) {
      const messages = findMessages(language);
      for (const { message } of reasons) expect(message && messages.render(message)).toMatch(/^\S.*\S$/s);
    }
  });

  test('is in English what the message says', () => {
    const english = findMessages('en');
    for (const { english: text, message } of reasons) expect(message && english.render(message)).toBe(text);
  });

  test('is made with what stands on the page: no words of ours are in the code', () => {
    const texts = reasons.flatMap(({ message, site }) =>
      (message === undefined ? [] : quotedStrings(message))
        .filter((text) => /\p{L} \p{L}/u.test(text))
        .map((text) => ({ text: text.replace(/…$/, ''), site })),
    );
    const ours = texts.filter(({ text, site }) => !site.includes(JSON.stringify(text).slice(1, -1)));
    expect([...new Set(ours.map(({ text }) => text))]).toEqual([]);
  });
});
