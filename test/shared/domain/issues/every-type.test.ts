import { describe, expect, test } from 'vitest';
import { auditPages } from '../../../../scripts/issues/audit-pages.ts';
import { siteWith } from '../../../../scripts/issues/examples/clean-site.ts';
import { examples } from '../../../../scripts/issues/examples/examples.ts';
import { issueFamilies, severities } from '../../../../shared/domain/issues/issue-type.ts';
import { issueTypes } from '../../../../shared/domain/issues/issue-types.ts';
import { wordIssue } from '../../../../shared/domain/issues/word-issue.ts';
import { findMessages } from '../../../../shared/domain/messages/render-message.ts';

const english = findMessages('en');

describe('every type of issue', () => {
  test('is one of at least 45, in all families, with an id of its own', () => {
    expect(issueTypes.length).toBeGreaterThanOrEqual(45);
    expect(new Set(issueTypes.map(({ id }) => id)).size).toBe(issueTypes.length);
    expect([...new Set(issueTypes.map(({ family }) => family))].sort()).toEqual([...issueFamilies].sort());
    for (const { id, severity } of issueTypes) {
      const { title, why, how, found } = wordIssue(id, english);
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(severities).toContain(severity);
      for (const text of [why, how, found]) expect(text).toMatch(/^["A-Z].*\.$/s);
      expect(title).toMatch(/^["A-Za-z].*[^.]$/);
    }
  });

  test('has an example', () => {
    expect(Object.keys(examples).sort()).toEqual(issueTypes.map(({ id }) => id).sort());
  });

  test('is not found on a site that has none', () => {
    expect(auditPages(siteWith()).issues).toEqual([]);
  });

  test.each(issueTypes)('$id is found in its example, at the URL that has it, in a sentence', ({ id }) => {
    const { at, site } = examples[id] ?? { at: '', site: siteWith() };
    const found = auditPages(site).issues.filter(({ issueId }) => issueId === id);
    expect(found.map(({ url }) => new URL(url).pathname)).toContain(at);
    for (const { urls, ...issue } of found) {
      const message = english.render(issue.message);
      expect(message).toMatch(/^(?:["A-Z0-9]|robots\.txt |https:).*[.!?]"?$/s);
      expect(message, 'a quotation that ends as a sentence does ends this one').not.toMatch(/[.!?]"\.$/);
      expect(urls.length).toBeLessThanOrEqual(10);
      expect(urls.every((url) => url !== '')).toBe(true);
    }
  });

  test('says with an ellipsis that a quotation is cut', () => {
    const { site } = examples['placeholder-text'] ?? { site: siteWith() };
    const [found] = auditPages(site).issues.filter(({ issueId }) => issueId === 'placeholder-text');
    expect(found && english.render(found.message)).toMatch(/: "Lorem ipsum dolor sit amet[^"]{40,}…"\.$/);
  });
});
