import { describe, expect, it } from 'vitest';
import { contradictionsOf } from '../../../../shared/domain/extraction/signals/contradictions.ts';
import { gradeAll, gradingInput, type SamplePage } from './sample-pages.ts';

/** What an analysis says of each criterion of a page. */
function evidenceOf(page: SamplePage): Readonly<Record<string, string>> {
  const { components } = gradeAll(gradingInput(page));
  return Object.fromEntries(
    components.flatMap(({ criteriaScores }) =>
      Object.entries(criteriaScores).map(([key, { rationale }]) => [key, rationale ?? '']),
    ),
  );
}

const oak = 'Oak takes up oil slowly, so the first coat needs a whole night before anybody sets the table again.';
const paragraphs = (count: number): string =>
  Array.from({ length: count }, (_, at) => `${oak} That is step ${at + 1} of the work.`).join('\n\n');

describe('the evidence of a criterion is literally true', () => {
  it('a heading in a list or a quotation ends the stretch before it', () => {
    const items = [1, 2, 3, 4].map((at) => `- ## Coat number ${at} on the table\n\n  ${oak}`);
    const { heading_coverage: said } = evidenceOf({ markdown: `# Oak tables\n\n${oak}\n\n${items.join('\n\n')}` });
    expect(said).toContain('4 subheadings');
    const [, longest = '0'] = /the longest stretch without one has (\d+) words/.exec(said ?? '') ?? [];
    expect(Number(longest)).toBe(oak.split(' ').length);
  });

  it('words in capitals are counted in every script that has capitals', () => {
    const russian = 'Сегодня мы ОТКРЫЛИ новый магазин, и ВСЕГДА рады видеть вас у нас.';
    expect(evidenceOf({ markdown: russian, language: 'ru' })['readability_tone']).toContain(
      '2 words of five capitals or more',
    );
    const greek = 'Η επιτροπή ΑΝΑΚΟΙΝΩΣΕ τα μέτρα για την υγεία και την παιδεία της χώρας.';
    expect(evidenceOf({ markdown: greek, language: 'el' })['readability_tone']).toContain('1 word of five capitals');
    const chinese = '今天我们公司发布了全新的TESLA汽车，价格比去年更低。';
    expect(evidenceOf({ markdown: chinese, language: 'zh' })['readability_tone']).toContain('1 word of five capitals');
  });

  it('a Greek word is shown as it is written, with the sigma of the end of a word', () => {
    const markdown = Array.from(
      { length: 8 },
      (_, at) => `Κόσμος πολύς ήταν στην πλατεία το βράδυ ${at} της γιορτής για τον κόσμος.`,
    ).join(' ');
    const said = evidenceOf({ markdown, language: 'el' });
    expect(said['depth_originality']).toMatch(/"[Κκ]όσμος"/);
    expect(said['readability_openings']).toContain('begin with "Κόσμος"');
    expect(Object.values(said).join('\n')).not.toMatch(/σ"/);
  });

  it('links to one page that stand apart are links of their own, with a text of their own', () => {
    const cards = ['Roofs', 'Gutters', 'Chimneys'].map(
      (what) => `${what} are our work. ${oak}\n\n[Ask about ${what}](/contact)`,
    );
    const { links_variety: said } = evidenceOf({ markdown: `# Roofer\n\n${cards.join('\n\n')}` });
    expect(said).toBe('The text has 3 internal links, all to one page.');
    const joined = evidenceOf({ markdown: `# Roofer\n\n${oak}\n\n[Roofs](/roofs)\n\n[Read more](/roofs)\n\n${oak}` });
    expect(joined['links_internal']).toContain('1 internal link ');
  });

  it('entries of a list are no sentences of the average', () => {
    const labels = Array.from({ length: 60 }, (_, at) => `- Oak ${at}`).join('\n');
    const { readability_sentences: said } = evidenceOf({ markdown: `# Oak\n\n${paragraphs(6)}\n\n${labels}` });
    const [, average = '0'] = /Sentences average ([\d.]+) words/.exec(said ?? '') ?? [];
    expect(Number(average)).toBeGreaterThan(10);
  });

  it('one of a thing is said in the singular', () => {
    const said = Object.values(
      evidenceOf({ markdown: `# Oak\n\n${oak} [here](/oil)\n\n![A table](/table.jpg)\n\n## Oil` }),
    ).join('\n');
    expect(said).toContain('The content has 1 image, with an alternative text.');
    expect(said).toContain('The text has 1 link, and its text is empty or general: "here".');
    expect(said).not.toMatch(
      /\b1 (?:\w+ ){0,2}(?:words|links|images|numbers|lists|paragraphs|sentences|pages|headings)\b/,
    );
  });
});

describe('a contradiction between JSON-LD and the page', () => {
  const nodes = [
    {
      object: { headline: 'Mum &#39;left in tears&#39; by neighbours' },
      types: ['NewsArticle'],
      path: '',
      holder: null,
    },
  ];

  it('is not reported where a program escaped the headline for HTML', () => {
    expect(contradictionsOf(nodes, "Also read: Mum 'left in tears' by neighbours", ['Another story'])).toEqual([]);
    expect(contradictionsOf(nodes, 'Also read: nothing', ['Another story'])).toEqual([
      'The JSON-LD has the headline "Mum \'left in tears\' by neighbours", which the page does not show.',
    ]);
  });
});
