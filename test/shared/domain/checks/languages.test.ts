import { expect, test } from 'vitest';
import { checkAdvice } from '../../../../shared/domain/checks/check-advice.ts';
import { runChecks } from '../../../../shared/domain/checks/run-checks.ts';
import { wordCheck } from '../../../../shared/domain/checks/word-check.ts';
import { resolveFields } from '../../../../shared/domain/fields/resolve-fields.ts';
import { findMessages } from '../../../../shared/domain/messages/render-message.ts';
import { listMessageLanguages } from '../../../../shared/language-data/messages/read-messages.ts';
import { quotedStrings } from '../messages/quoted-strings.ts';

/** Pages on which each check passes, warns or fails, and does not apply. */
const pages = ['', 'Tea', 'Green tea from our gardens in the north', 'x'.repeat(61), 'y'.repeat(200)].flatMap((text) =>
  [null, 'tea from green gardens'].flatMap((keyword) =>
    [null, 'Tea.', `# ${text}\n\n# Tea\n\n${text}`].map((markdown) => ({ text, keyword, markdown })),
  ),
);

const checked = pages.map(({ text, keyword, markdown }, at) => {
  const fields = resolveFields({
    drafts: [],
    snapshot: { title: text, metaDescription: text, h1: null, schema: at % 2 ? '{' : null, markdown: '' },
    contentVersion: markdown === null ? null : { id: 1, markdown },
    keywords: { primary: keyword, secondary: null },
  });
  const links = { crawled: at % 4 > 0, internalCount: at % 4, outboundCount: at % 3 };
  const page = { title: text, h1: null, primaryKeyword: keyword, path: '/tea/' };
  return { ...runChecks({ fields, links }), page, site: [text, keyword, markdown].join(' ') };
});

test('every check of a page, and the advice on it, is worded in every language', () => {
  const english = findMessages('en');
  for (const language of listMessageLanguages()) {
    const messages = findMessages(language);
    for (const { checks, page } of checked) {
      const worded = checks.map((check) => wordCheck(check, messages));
      for (const { message } of worded) expect(message).toMatch(/^\S.*[.!?]["“»\u00a0]{0,2}$|: /su);
      const advice = checkAdvice(checks, page, messages);
      expect(advice.map(({ check, targetField }) => ({ check, targetField }))).toEqual(
        checkAdvice(checks, page, english).map(({ check, targetField }) => ({ check, targetField })),
      );
      for (const { check, suggestion } of advice)
        expect(suggestion.startsWith(worded.find(({ key }) => key === check)?.message ?? '-')).toBe(true);
    }
  }
});

test('what a check says is made with stands on the page: no words of ours are in the code', () => {
  for (const { checks, site } of checked) {
    const texts = checks
      .flatMap(({ message, target }) => [...quotedStrings(message), ...quotedStrings(target ?? '')])
      // Why a JSON text cannot be read is said by its parser, in English.
      .filter((text) => /\p{L} \p{L}/u.test(text) && !text.startsWith('Expected property name'));
    expect(texts.filter((text) => !site.includes(text))).toEqual([]);
  }
});
