import { expect, test } from 'vitest';
import { auditPages } from '../../../../scripts/issues/audit-pages.ts';
import { examples } from '../../../../scripts/issues/examples/examples.ts';
import { findMessages } from '../../../../shared/domain/messages/render-message.ts';
import { listMessageLanguages } from '../../../../shared/language-data/messages/read-messages.ts';
import { quotedStrings } from '../messages/quoted-strings.ts';

const audits = Object.values(examples).map(({ site }) => ({ site, ...auditPages(site) }));
const found = audits.flatMap(({ issues }) => issues);

/** Says why JSON cannot be read in the words of its parser, in English. */
const BY_PARSER = 'structured-data-unparseable';

test('every piece of evidence is worded in every language', () => {
  for (const language of listMessageLanguages()) {
    const messages = findMessages(language);
    for (const { message } of found) expect(messages.render(message)).toMatch(/\S.*[.!?]["“»\u00a0]{0,2}$/su);
  }
});

test('what a sentence is made with stands on the site: no words of ours are in the code', () => {
  const served = audits.flatMap(({ site, pages }) => [
    site.robotsText ?? '',
    ...pages.map(({ url }) => site.serve(new URL(url).pathname).html ?? ''),
  ]);
  const site = served.join(' ').replaceAll(/\s+/g, ' ');
  const texts = found
    .filter(({ issueId }) => issueId !== BY_PARSER)
    .flatMap(({ message }) => quotedStrings(message))
    .filter((text) => /\p{L} \p{L}/u.test(text));
  expect(texts.filter((text) => !site.includes(text.replace(/…$/, '')))).toEqual([]);
});
