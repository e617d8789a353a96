import { describe, expect, it } from 'vitest';
import type { NewRecommendation } from '../../../../shared/domain/recommendations/new-recommendation.ts';
import { recommendationsFrom } from '../../../../shared/domain/recommendations/recommendations-from.ts';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import { gradeAll, gradingInput, type SamplePage } from '../grading/sample-pages.ts';

function advised(page: SamplePage, internal: { href: string; anchorText: string }[] = []): NewRecommendation[] {
  const input = {
    ...gradingInput(page),
    links: { crawled: true, internalCount: internal.length, outboundCount: 0, internal: internal.map(linkOf) },
  };
  const { components, findings } = gradeAll(input);
  return recommendationsFrom({ findings, components, rubric: defaultRubric, document: input.document, page: input });
}

const linkOf = ({ href, anchorText }: { href: string; anchorText: string }) => ({
  href,
  url: href,
  anchorText,
  context: null,
  location: 'nav' as const,
  position: 0,
  nofollow: false,
});

const about = (all: readonly NewRecommendation[], title: RegExp): string =>
  all
    .filter((one) => title.test(one.title))
    .map(({ description }) => description)
    .join('\n');

const oak = 'Oak takes up oil slowly, so the first coat needs a whole night before anybody sets the table again.';
const step = (at: number) => `${oak} That is what joiner ${at} of our workshop found in the spring of the year.`;
const text = (count: number) => Array.from({ length: count }, (_, at) => step(at + 1)).join('\n\n');

describe('the sentences of a recommendation', () => {
  it('ask for one thing once: more text, sources and an opening are each said in one way', () => {
    const all = advised({ title: 'Oak tables', markdown: `# How to oil an oak table\n\n${text(8)}` });
    const said = about(all, /Cover the topic/);
    expect(said.match(/Add about \d+ words/g)).toHaveLength(1);
    expect(said).not.toContain('too few for full credit');
    for (const { description } of all) {
      const asks =
        description.match(/\b(?:Add about|link at least|Support its most|Use 20 to 120|Say there what) /g) ?? [];
      expect(asks.length).toBeLessThanOrEqual(1);
    }
  });

  it('end once where a quotation ends a sentence', () => {
    const all = advised({
      title: 'Oak tables and how our workshop in Leeds oils them by hand in the spring of every year',
      metaDescription: 'Oak.',
      markdown: `# How to oil an oak table\n\n${text(14)}`,
    });
    expect(all.length).toBeGreaterThan(2);
    for (const { description } of all) expect(description).not.toMatch(/[.!?]"\./);
  });

  it('set markup that is an example in no quotation marks', () => {
    const said = about(
      advised({
        title: 'How to oil an oak table',
        markdown: `# How to oil an oak table\n\nBy Ann Hope. Updated on May 11, 2026.\n\n${text(14)}`,
        primaryKeyword: 'oak table',
      }),
      /structured data/,
    );
    expect(said).toMatch(/Example: \{"@context".*\}$/);
  });

  it('say which H1 to keep where the first is a logo', () => {
    const said = about(
      advised({
        title: 'How to oil an oak table | Hartley',
        markdown: `# Hartley\n\n# How to oil an oak table\n\n${text(6)}`,
      }),
      /single H1/,
    );
    expect(said).toContain('Keep "How to oil an oak table" and turn the others into H2.');
  });
});

describe('an example of a recommendation', () => {
  it('for a short title is no shorter than the advice asks for, and keeps the name of the site', () => {
    const said = about(
      advised({ title: 'Hartley Joiners', markdown: `# Oiling tables by hand\n\n${text(6)}` }),
      /title/,
    );
    expect(said).toContain('Example: "Oiling tables by hand | Hartley Joiners"');
    const shorter = about(advised({ title: 'Signalen', markdown: `# Dokumenty\n\n${text(6)}` }), /title/);
    expect(shorter).not.toContain('Example: "Dokumenty"');
  });

  it('for a long description begins with the sentences of the description itself', () => {
    const first =
      'Oak tables need oil twice a year, and our joiners show how a linen cloth spreads it in three thin coats.';
    const said = about(
      advised({
        title: 'How to oil an oak table',
        metaDescription: `${first} ${oak} ${oak}`,
        markdown: `# How to oil an oak table\n\n${text(8)}`,
      }),
      /meta description/,
    );
    expect(said).toContain(`Example: "${first}"`);
  });

  it('of a page to link to is neither the home page nor what the page itself is called', () => {
    const links = [
      { href: 'https://example.com/index.html', anchorText: 'Oak tables of Hartley' },
      { href: 'https://example.com/logo/', anchorText: 'How to oil an oak table' },
    ];
    const page = { title: 'How to oil an oak table', markdown: `# How to oil an oak table\n\n${text(8)}` };
    expect(about(advised(page, links), /Link to related|next step/)).not.toMatch(/index\.html|\/logo\//);
    const others = [...links, { href: 'https://example.com/guides/oil/', anchorText: 'Which oil for oak' }];
    expect(about(advised(page, others), /Link to related/)).toContain('https://example.com/guides/oil/');
  });

  it('of a list ends with the item behind the conjunction, and divides no other item', () => {
    const markdown = (sentence: string) => `# Oak tables\n\n${text(3)}\n\n${sentence}\n\n${text(3)}`;
    const said = (sentence: string) =>
      about(advised({ title: 'Oak tables', markdown: markdown(sentence) }), /lists and tables/);
    expect(
      said('Four things are needed for the work: linen cloths, thin gloves, oak oil and fine sandpaper.'),
    ).toContain('a list of "linen cloths", "thin gloves", "oak oil", "fine sandpaper"');
    expect(said('The neighbours know these by now: the noise, glass on roads and lawns, dirt, bikes on paths.')).toBe(
      '',
    );
  });
});

describe('advice that is not worth its place', () => {
  const first = `${oak} How an oak table is oiled in our workshop is shown here in four steps for beginners.`;

  it('asks for a description where one wins customers, and not of a news report whose first paragraph serves as one', () => {
    const page = {
      title: 'Oak table oiled in Leeds workshop',
      markdown: `# Oak table oiled in Leeds workshop\n\n${first}\n\n${text(10)}`,
    };
    expect(about(advised(page), /meta description/)).toContain('The page has no meta description.');
    const news = {
      ...page,
      schema: { '@context': 'https://schema.org', '@type': 'NewsArticle', headline: page.title },
    };
    expect(about(advised(news), /meta description/)).toBe('');
  });

  it('asks nobody to sign a few lines without a date', () => {
    expect(about(advised({ title: 'Documents', markdown: `# Documents\n\n${text(3)}` }), /author|updated/)).toBe('');
    expect(about(advised({ title: 'Oak', markdown: `# Oak tables\n\n${text(20)}` }), /author|updated/)).not.toBe('');
  });
});
