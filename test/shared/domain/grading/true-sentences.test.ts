import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';
import { findContradictions } from '../../../../shared/domain/extraction/signals/contradictions.ts';
import { renderEnglish } from '../../../../shared/domain/messages/render-message.ts';
import { gradeAll, gradingInput, type SamplePage } from './sample-pages.ts';

/** The evidence of each criterion of a page in an analysis. */
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
  test('a heading in a list or a quotation ends the stretch before it', () => {
    const items = [1, 2, 3, 4].map((at) => `- ## Coat number ${at} on the table\n\n  ${oak}`);
    const { heading_coverage: said } = evidenceOf({ markdown: `# Oak tables\n\n${oak}\n\n${items.join('\n\n')}` });
    expect(said).toContain('4 subheadings');
    const [, longest = '0'] = /the longest stretch without one has (\d+) words/.exec(said ?? '') ?? [];
    expect(Number(longest)).toBe(oak.split(' ').length);
  });

  test('words in capitals are counted in every script that has capitals', () => {
    const russian = 'Сегодня мы ОТКРЫЛИ новый магазин, и ВСЕГДА рады видеть вас у нас.';
    expect(evidenceOf({ markdown: russian, language: 'ru' })['readability_tone']).toContain(
      '2 words in capitals (five letters or more)',
    );
    const greek = 'Η επιτροπή ΑΝΑΚΟΙΝΩΣΕ τα μέτρα για την υγεία και την παιδεία της χώρας.';
    expect(evidenceOf({ markdown: greek, language: 'el' })['readability_tone']).toContain('1 word in capitals');
    const chinese = '今天我们公司发布了全新的TESLA汽车，价格比去年更低。';
    expect(evidenceOf({ markdown: chinese, language: 'zh' })['readability_tone']).toContain('1 word in capitals');
  });

  test('a Greek word is shown as it is written, with the sigma of the end of a word', () => {
    const markdown = Array.from(
      { length: 8 },
      (_, at) => `Κόσμος πολύς ήταν στην πλατεία το βράδυ ${at} της γιορτής για τον κόσμος.`,
    ).join(' ');
    const said = evidenceOf({ markdown, language: 'el' });
    expect(said['depth_originality']).toMatch(/"[Κκ]όσμος"/);
    expect(said['readability_openings']).toContain('begin with "Κόσμος"');
    expect(Object.values(said).join('\n')).not.toMatch(/σ"/);
  });

  test('links to one page that stand apart are links of their own, with a text of their own', () => {
    const cards = ['Roofs', 'Gutters', 'Chimneys'].map(
      (what) => `${what} are our work. ${oak}\n\n[Ask about ${what}](/contact)`,
    );
    const { links_variety: said } = evidenceOf({ markdown: `# Roofer\n\n${cards.join('\n\n')}` });
    expect(said).toBe('The text has 3 internal links, all to one page.');
    const joined = evidenceOf({ markdown: `# Roofer\n\n${oak}\n\n[Roofs](/roofs)\n\n[Read more](/roofs)\n\n${oak}` });
    expect(joined['links_internal']).toContain('1 internal link ');
  });

  test('a German future with a participle as an adverb is no passive', () => {
    const plain = 'Dein Hund läuft heute locker an der Leine, weil du ihn oft gelobt hast.';
    const said = (sentence: string) =>
      evidenceOf({ markdown: `# Hund\n\n${`${plain} `.repeat(9)}${sentence}`, language: 'de' })['readability_passive'];
    expect(said('Bald wird dein Hund angeleint neben dir laufen.')).toContain('passive voice: 0 of 10');
    expect(said('Dein Hund wird im Training gelobt und belohnt.')).toContain('passive voice: 1 of 10');
  });

  test('a keyword whose words stand apart is not said to appear where its words do', () => {
    const third = `${oak} `.repeat(8);
    const markdown = `# Oak\n\n${third} Oil for oak.\n\n${third} Oak needs oil.\n\n${third} The oil dries on oak.`;
    const said = evidenceOf({ markdown, primaryKeyword: 'oak furniture oil', title: 'Oak furniture oil' });
    expect(said['keyword_density']).toContain('"oak furniture oil" occurs 0 times');
    expect(said['keyword_spread']).not.toMatch(/^"oak furniture oil" appears in (?:one|two|all)/);
  });

  test('a title that is the H1, pictures that all have texts and a missing description are said plainly', () => {
    const images = [1, 2].map((at) => `![Table ${at}](/${at}.jpg)`).join('\n\n');
    const said = evidenceOf({ title: 'Oak tables of Leeds', markdown: `# Oak tables of Leeds\n\n${oak}\n\n${images}` });
    expect(said['title_h1_agreement']).toBe('The title and the H1 are the same.');
    expect(said['structure_images']).toBe('The content has 2 images, all with an alternative text.');
    expect(said['serp_preview']).toContain('and there is no meta description.');
  });

  test('a page of headings, listings, links or tables is not said to have what it has none of', () => {
    const listings = Array.from({ length: 9 }, (_, at) => `\`\`\`js\nconst a${at} = ${at};\n\`\`\``).join('\n\n');
    const headings = Array.from({ length: 9 }, (_, at) => `## Oak board ${at}`).join('\n\n');
    const links = Array.from({ length: 30 }, (_, at) => `[Oak table ${at}](/oak-${at})`).join('\n\n');
    const table = `| Table | Price |\n| - | - |\n${Array.from({ length: 30 }, (_, at) => `| Oak ${at} | ${at} € |`).join('\n')}`;
    const said = Object.fromEntries(
      Object.entries({ listings, headings, links, table }).map(([name, markdown]) => [
        name,
        evidenceOf({ title: 'Oak', markdown: `# Oak\n\n${markdown}` }),
      ]),
    );
    const all = Object.values(said)
      .flatMap((one) => Object.values(one))
      .join('\n');
    expect(all).not.toMatch(
      /"", stands there|stands there no times|paragraph has no words|has no words|None of the 1 /,
    );
    expect(said['links']?.['serp_answer']).toContain('no paragraph');
    expect(said['headings']?.['heading_coverage']).toContain('no text stands below them');
    expect(said['table']?.['structure_opening']).toMatch(/^The text has no paragraph/);
  });

  test('the most frequent word is shown where it is a part of addresses', () => {
    const sites = Array.from({ length: 20 }, (_, at) => `[oakboards.com](https://oakboards.com/${at})`).join(', ');
    const { depth_originality: said } = evidenceOf({ markdown: `# Sites\n\n${oak} ${sites}` });
    expect(said).not.toMatch(/"", stands|no times/);
  });

  test('a link that stands there twice is named once', () => {
    const { links_anchor_text: said } = evidenceOf({
      markdown: `# Oak\n\n${oak} [here](/oil)\n\n${oak} [here](/oil)\n\n${oak} [Oil for oak](/oak)`,
    });
    expect(said).toBe('Of 3 links, 2 have a text that is empty, general or an address: "here".');
  });

  test('entries of a list are no sentences of the average', () => {
    const labels = Array.from({ length: 60 }, (_, at) => `- Oak ${at}`).join('\n');
    const { readability_sentences: said } = evidenceOf({ markdown: `# Oak\n\n${paragraphs(6)}\n\n${labels}` });
    const [, average = '0'] = /Sentences average ([\d.]+) words/.exec(said ?? '') ?? [];
    expect(Number(average)).toBeGreaterThan(10);
  });

  test('notes are no sentences of the text, and text in tables is said to be left out', () => {
    const notes = Array.from({ length: 40 }, (_, at) => `[^${at}]: Oak book ${at}. Retrieved in May.`).join('\n\n');
    const markdown = `# Oak\n\n${paragraphs(6)} ${Array.from({ length: 40 }, (_, at) => `[^${at}]`).join('')}\n\n${notes}`;
    const { readability_sentences: said } = evidenceOf({ markdown });
    expect(said).toMatch(/^Sentences average 1[2-5]\.\d words; none has more than 28\.$/);
    const table = `| Wood | Oil |\n| - | - |\n| Oak | ${oak} |`;
    expect(evidenceOf({ markdown: `# Oak\n\n${paragraphs(6)}\n\n${table}` })['readability_sentences']).toMatch(
      /^Outside of tables, sentences average/,
    );
  });

  test('the opening paragraph is no row of links and no byline', () => {
    const links = '[Docs](/d) [Tracker](/t) [Email](/e) [Versions](/v)';
    const markdown = `# Oak\n\n${links}\n\nLeeds, 14 May 2024\n\nPhoto: J. Miller\n\nShare this\n\n${oak}\n\n${oak}`;
    expect(evidenceOf({ markdown })['serp_answer']).toContain('The opening paragraph, "Oak takes up oil slowly');
    expect(evidenceOf({ markdown: `# Oak\n\n${links}` })['serp_answer']).toContain('The text has no paragraph');
  });

  test('a word is counted with its possessive, as a reader who looks for it finds it', () => {
    const markdown = `# Leeds\n\n${'The city grows. The city’s parks are old, and the city’s trams are new. '.repeat(6)}`;
    expect(evidenceOf({ markdown })['depth_originality']).toContain('"city", stands there 18 times');
    const french = `# Santé\n\n${'Le soin de l’intestin est simple. La flore d’intestin protège, et un intestin sain aide. '.repeat(6)}`;
    expect(evidenceOf({ markdown: french })['depth_originality']).toContain('"intestin", stands there 18 times');
  });

  test('an address that is no address is no link', () => {
    const html = '<p>Addresses such as www.*.com are completed by the browser, and so are many others.</p>';
    const { markdown } = extractPage({ html, url: 'https://site.example/' });
    expect(evidenceOf({ markdown })['links_anchor_text']).toBe('The text has no link to judge.');
  });

  test('a title and an H1 that say the same with a hyphen, or in a compound, have words in common', () => {
    const tooth = 'Vi erbjuder moderna implantat som ersätter roten och ger dig ett starkt och naturligt leende igen.';
    const shared = (title: string, h1: string, language: string) =>
      evidenceOf({ title, language, markdown: `# ${h1}\n\n${language === 'sv' ? tooth : oak}` })['title_h1_agreement'];
    expect(shared('France - Italie : résultat du match', 'Vidéo. France-Italie, les Bleus gagnent', 'fr')).toContain(
      'share 2 meaningful words',
    );
    expect(shared('Implantat i Åstorp', 'Tandimplantat för ett starkt leende', 'sv')).toContain(
      'share 1 meaningful word',
    );
    expect(shared('Priser i Åstorp', 'Tandimplantat för ett starkt leende', 'sv')).toContain('no meaningful word');
  });

  test('of a page without text it is said that there is none, and not what the nothing lacks', () => {
    const said = Object.values(evidenceOf({ title: 'Oak tables', markdown: '' })).join('\n');
    expect(said).toContain('No main text was found on the page.');
    expect(said).not.toMatch(/in no words|has no different|last three blocks|first paragraph has no/);
  });

  test('one of a thing is said in the singular', () => {
    const said = Object.values(
      evidenceOf({ markdown: `# Oak\n\n${oak} [here](/oil)\n\n![A table](/table.jpg)\n\n## Oil` }),
    ).join('\n');
    expect(said).toContain('The content has 1 image, with an alternative text.');
    expect(said).toContain('The text has 1 link, and its text is empty, general or an address: "here".');
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

  test('is not reported where a program escaped the headline for HTML', () => {
    expect(findContradictions(nodes, "Also read: Mum 'left in tears' by neighbours", ['Another story'])).toEqual([]);
    expect(findContradictions(nodes, 'Also read: nothing', ['Another story']).map(renderEnglish)).toEqual([
      'The JSON-LD has the headline "Mum \'left in tears\' by neighbours", which the page does not show.',
    ]);
  });
});
