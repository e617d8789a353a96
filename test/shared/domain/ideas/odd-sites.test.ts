import { expect, test } from 'vitest';
import { siteTopics } from '../../../../shared/domain/ideas/authority-map.ts';
import { candidatesOfSite } from '../../../../shared/domain/ideas/candidate-keywords.ts';
import { type PageProfile, pageProfile } from '../../../../shared/domain/ideas/page-profile.ts';
import { proposeNewPages } from '../../../../shared/domain/ideas/propose-new-pages.ts';
import { readMarkdown } from '../../../../shared/domain/ideas/read-markdown.ts';
import { validateCandidates } from '../../../../shared/domain/ideas/validate-candidates.ts';
import { weighHeadings } from '../../../../shared/domain/ideas/weigh-headings.ts';
import { keywordSignature } from '../../../../shared/domain/language/keyword-signature.ts';

const pageAt = (at: number, title: string, markdown: string): PageProfile =>
  pageProfile(
    {
      ...{ id: at + 1, path: `/${at}/`, title, primaryKeyword: null, secondaryKeywords: [], planned: false },
      ...{ noindex: false, wordCount: 400, grade: null, gradeIsStale: false },
    },
    readMarkdown(markdown),
  );

/** All of a run that is computed, from profiles to proposals. */
function runOver(given: readonly PageProfile[]) {
  const pages = weighHeadings([...given]);
  const topics = siteTopics(pages);
  const candidates = candidatesOfSite(pages).map((candidate) => ({
    candidate,
    metrics: { keyword: candidate.keyword, volume: null, kd: null, cpc: null },
  }));
  const { valid } = validateCandidates(candidates, { pages, dismissed: [], settled: [] });
  return { topics, proposals: proposeNewPages(valid, { pages, topics: topics.topics }) };
}

const body = 'Our chain degreaser cleans a chain. Use the chain degreaser before every oil change of the chain.';

test('a site without pages has no topics and no ideas', () => {
  expect(runOver([])).toEqual({ topics: { topics: [], drifting: [], crossTopic: [] }, proposals: [] });
});

test('a site of one page has one topic, which is the core, and no page that drifts', () => {
  const { topics } = runOver([pageAt(0, 'Chain care', body.repeat(3))]);
  expect(topics.topics).toHaveLength(1);
  expect(topics.topics[0]).toMatchObject({ coreDistance: 0, pageIds: [1], driftingIds: [] });
  expect(topics.crossTopic).toEqual([]);
});

test('a page without a word is in no topic and makes no idea', () => {
  const { topics, proposals } = runOver([pageAt(0, '', '')]);
  expect([topics.topics, proposals]).toEqual([[], []]);
});

test('a heading that compares a row of capitals with something is read in no time', () => {
  const { proposals } = runOver([pageAt(0, 'Chain care', `## ${'A'.repeat(36)}! vs Blue\n\n${body}`)]);
  expect(JSON.stringify(proposals)).not.toContain('AAAA');
});

test('a thousand pages that differ in a number are one topic, and each idea is there once', { tags: 'limits' }, () => {
  const pages = Array.from({ length: 1_000 }, (_, at) =>
    pageAt(at, `Chain degreaser, item ${at}`, `${body} Item ${at}.`),
  );
  const { topics, proposals } = runOver(pages);
  expect(topics.topics).toHaveLength(1);
  expect(topics.topics[0]?.pageIds).toHaveLength(1_000);
  expect(topics.drifting).toEqual([]);
  const keywords = proposals.flatMap((proposal) =>
    proposal.keywords.map(({ keyword }) => keywordSignature(keyword, 'en')),
  );
  expect(new Set(keywords).size).toBe(keywords.length);
  // Every title says it.
  expect(keywords).not.toContain(keywordSignature('chain degreaser', 'en'));
});

/** Reads of fields of the profiles while all of a run is computed over so many pages. */
function readsOver(count: number): number {
  let reads = 0;
  const pages = Array.from({ length: count }, (_, at) => {
    const name = `part${at % 40} kind${at % 7}`;
    const profile = pageAt(at, `Chain ${name} ${at}`, `## Chain ${name} care\n\n${body} Chain ${name} care needs oil.`);
    return new Proxy(profile, {
      get(target, key, receiver) {
        reads += 1;
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
  });
  runOver(pages);
  return reads;
}

test('a run over four times the pages reads them little more than four times as often: no step compares every page with every other', {
  tags: 'limits',
}, () => {
  expect(readsOver(400) / readsOver(100)).toBeLessThan(5);
});

test('pages of five languages give ideas in the language of each, and none is cut out of a sentence', () => {
  const pages = [
    pageAt(
      0,
      'Chain care',
      '# Chain care\n\n## Our services\n\n### Wheel truing stand\n\nA wheel truing stand holds the wheel. The wheel truing stand costs little.',
    ),
    pageAt(
      1,
      'Kettenpflege',
      '# Kettenpflege\n\n## Unsere Leistungen\n\n### Pflege der Gangschaltung\n\nDie Pflege der Gangschaltung dauert lang. Zur Pflege der Gangschaltung gehört Öl.',
    ),
    pageAt(
      2,
      'Entretien',
      '# Entretien\n\n## Nos services\n\n### Réglage des freins\n\nLe réglage des freins est simple. Il faut faire le réglage des freins souvent.',
    ),
    pageAt(
      3,
      'Mantenimiento',
      '# Mantenimiento\n\n## Nuestros servicios\n\n### Ajuste de los frenos\n\nEl ajuste de los frenos es fácil, y hay que hacer el ajuste de los frenos.',
    ),
    pageAt(
      4,
      'Manutenzione',
      '# Manutenzione\n\n## I nostri servizi\n\n### Regolazione del cambio\n\nLa regolazione del cambio è semplice, e serve per la regolazione del cambio.',
    ),
  ];
  const titles = runOver(pages).proposals.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Wheel truing stand', 'Pflege der Gangschaltung']));
  expect(
    runOver(pages)
      .proposals.flatMap(({ proposedPath }) => proposedPath ?? [])
      .join(''),
  ).toMatch(/^[a-z0-9/-]*$/);
});

test('listings of code, titles that are code or markup, and a thousand equal titles make no idea of their words', () => {
  const code = '```\nconst read_all = open_file(path);\nread_all(); read_all(); read_all();\n```\n\n';
  const hostile = `<script>alert(1)</script> ${'a'.repeat(9_000)}\u202E\u0000 {{constructor}}`;
  expect(runOver([pageAt(0, 'read_all()', `# read_all()\n\n${code.repeat(20)}`)]).proposals).toEqual([]);
  for (const { title, proposedPath } of runOver([pageAt(0, hostile, `# ${hostile}\n\n## ${hostile}\n\n${hostile}`)])
    .proposals) {
    expect(title).not.toMatch(/[<>{}]/u);
    expect(proposedPath ?? '/').toMatch(/^\/[a-z0-9/-]*$/);
  }
  const same = Array.from({ length: 1_000 }, (_, at) =>
    pageAt(at, 'Welcome to our shop', '# Welcome to our shop\n\nWelcome.'),
  );
  expect(runOver(same).proposals).toEqual([]);
});
