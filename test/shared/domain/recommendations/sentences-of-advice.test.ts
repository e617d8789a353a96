import { describe, expect, test } from 'vitest';
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
  test('ask for one thing once: more text, sources and an opening are each said in one way', () => {
    const all = advised({ title: 'Oak tables', markdown: `# How to oil an oak table\n\n${text(8)}` });
    const said = about(all, /Cover the topic|Widen the coverage/);
    expect(said.match(/about \d+ are to go/g)).toHaveLength(1);
    expect(said).not.toContain('too few for full credit');
    for (const { description } of all) {
      const asks =
        description.match(/\b(?:are to go|link at least|Support its most|Use 20 to 120|Say there what) /g) ?? [];
      expect(asks.length).toBeLessThanOrEqual(1);
    }
  });

  test('ask once for a type that says what the page is, also where the structured data cannot be read', () => {
    for (const schema of ['{"@context": "https://schema.org", "name": }', '{"@context": "https://schema.org"}']) {
      const page = { title: 'Oak tables', markdown: `# How to oil an oak table\n\n${text(8)}`, schema };
      const said = about(advised(page), /structured data/);
      expect(said.match(/Article, or a more specific type/g)).toHaveLength(1);
    }
  });

  test('say how many links there are where there are too few, and ask for contact data once', () => {
    const links = [1, 2, 3, 4].map((at) => `[Oak boards ${at}](/oak-${at})`).join(', ');
    const all = advised({ title: 'Joiner Miller', path: '/', markdown: `# Joiner\n\n${text(6)}\n\nWe sell ${links}.` });
    const said = all.map(({ title, description }) => `${title}: ${description}`).filter((one) => /contact/i.test(one));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('and for links to five pages of the site; the text links to 4 pages.');
    expect(said[0]).not.toMatch(/links to five pages of the site, which (?:was|were) not found/);
  });

  test('count the links of a home page with its menu, as the check of its links does, and ask for no page that the site does not have', () => {
    const pages = ['roofs', 'gutters', 'prices', 'team', 'contact'].map((name) => ({
      href: `https://example.com/${name}/`,
      anchorText: name,
    }));
    const page = { title: 'Joiner Miller', path: '/', markdown: `# Joiner\n\n${text(6)}` };
    for (const menu of [pages, pages.slice(0, 2)]) {
      const said = advised(page, menu).map(({ title, description }) => `${title} ${description}`);
      expect(said.join('\n')).not.toContain('links to five pages');
    }
    const input = gradingInput(page);
    const links = { crawled: true, internalCount: 2, outboundCount: 0, internal: pages.slice(0, 2).map(linkOf) };
    const { components } = gradeAll({ ...input, links });
    const said = components.flatMap(({ criteriaScores }) => criteriaScores['depth_essentials']?.rationale ?? []);
    expect(said.join('')).toContain('with its menu and footer, the page links to 2 pages.');
  });

  test('name headings and sentences as places, and no buttons', () => {
    const button = '[Book an appointment](/book)';
    const all = advised({ title: 'Joiner Miller', path: '/services', markdown: `# Joiner\n\n${text(4)}\n\n${button}` });
    const places = all.map(({ title }) => title).filter((title) => /, after|below the heading| in "/.test(title));
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) expect(place).not.toContain('Book an appointment');
    expect(places.join('\n')).toContain('after "Oak takes up oil slowly');
    const bare = advised({ title: 'Joiner Miller', path: '/services', markdown: `# Joiner\n\n${button}` });
    expect(bare.map(({ title }) => title).join('\n')).toContain('below the heading "Joiner"');
  });

  test.each([
    ['/impressum', 'Impressum'],
    ['/kontakt', 'Kontakt'],
  ])('do not ask for more text on %s', (path, title) => {
    const markdown = `# ${title}\n\nTischlerei Müller GmbH\n\nHauptstraße 4, 04109 Leipzig\n\nTelefon: 0341 2291746\n\nQuelle: e-recht24.de`;
    const said = advised({ title, path, language: 'de', markdown }).map((one) => one.title);
    expect(said.join('\n')).not.toMatch(/in more depth|Widen the coverage/);
  });

  test('do not ask to write a list of prices or projects in sentences', () => {
    const projects = Array.from(
      { length: 40 },
      (_, at) => `${1990 + at} Neubau Turnhalle Grundschule, Tragwerk Dach, Bauherr Stadt Markkleeberg ${at}`,
    ).join('\n\n');
    const input = { title: 'Referenzen', path: '/referenzen', language: 'de', markdown: `# Referenzen\n\n${projects}` };
    const said = advised(input);
    expect(said.map((one) => `${one.title} ${one.description}`).join('\n')).not.toMatch(
      /in sentences|do not follow one another/,
    );
  });

  test('end once where a quotation ends a sentence', () => {
    const all = advised({
      title: 'Oak tables and how our workshop in Leeds oils them by hand in the spring of every year',
      metaDescription: 'Oak.',
      markdown: `# How to oil an oak table\n\n${text(14)}`,
    });
    expect(all.length).toBeGreaterThan(2);
    for (const { description } of all) expect(description).not.toMatch(/[.!?]"\./);
  });

  test('set markup that is an example in no quotation marks', () => {
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

  test('say which H1 to keep where the first is a logo', () => {
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
  test('for a short title is no shorter than the advice asks for, and keeps the name of the site', () => {
    const said = about(
      advised({ title: 'Hartley Joiners', markdown: `# Oiling tables by hand\n\n${text(6)}` }),
      /title/,
    );
    expect(said).toContain('Example: "Oiling tables by hand | Hartley Joiners"');
    const shorter = about(advised({ title: 'Signalen', markdown: `# Dokumenty\n\n${text(6)}` }), /title/);
    expect(shorter).not.toContain('Example: "Dokumenty"');
  });

  test('for a long description begins with the sentences of the description itself', () => {
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

  test('of a page to link to is neither the home page nor what the page itself is called', () => {
    const links = [
      { href: 'https://example.com/index.html', anchorText: 'Oak tables of Hartley' },
      { href: 'https://example.com/logo/', anchorText: 'How to oil an oak table' },
    ];
    const page = { title: 'How to oil an oak table', markdown: `# How to oil an oak table\n\n${text(8)}` };
    expect(about(advised(page, links), /Link to related|next step/)).not.toMatch(/index\.html|\/logo\//);
    const others = [...links, { href: 'https://example.com/guides/oil/', anchorText: 'Which oil for oak' }];
    expect(about(advised(page, others), /Link to related/)).toContain('https://example.com/guides/oil/');
  });

  test('of a list ends with the item behind the conjunction, and divides no other item', () => {
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

describe('advice on the home page of a restaurant', () => {
  const welcome =
    'Seit über dreißig Jahren führen wir unser Restaurant in Leipzig mit italienischer Gastfreundschaft und frischen Zutaten. Unsere Familie kocht, serviert und berät. Jedes Geschmackserlebnis beginnt mit einem guten Gespräch. Ob Geburtstagsfeier oder Weihnachtsfeier, das italienische Restaurant ist für alle da.';
  const menu =
    '## Pasta\n\n- Tagliatelle\n- Spaghetti\n\n## Pizza\n\n- Margherita\n- Diavola\n\n## Wein\n\n- Chianti\n- Prosecco';
  const hours =
    'Öffnungszeiten: Montag bis Freitag 11:30 bis 22:00, Samstag 12:00 bis 22:00, Sonntag 12:00 bis 21:00, Feiertage nach Vereinbarung, Große Fleischergasse, Leipzig';
  const all = advised({
    title: 'Ristorante Paganini | Italienisches Restaurant Leipzig',
    markdown: `# Dove il gusto incontra la tradizione\n\n${welcome}\n\n${hours}\n\n${menu}\n\n${welcome.replace('Leipzig', 'Sachsen')}`,
    path: '/',
    language: 'de',
  });

  test('does not put a slogan in the place of a title that says what the page is about', () => {
    expect(about(all, /title/)).not.toContain('Example: "Dove');
    const said = about(all, /^Say in the H1 what the page is about/);
    expect(said).toContain('the H1 "Dove il gusto incontra la tradizione" share no meaningful word');
    expect(said).toContain('Example: "Ristorante Paganini');
    expect(all.map(({ title }) => title).join('\n')).not.toContain('Align the title');
  });

  test.each([
    [
      'Willkommen!',
      'Zahnarzt Dr. Roth in Leipzig',
      'Unser Zahnarzt in Leipzig behandelt Kinder und Erwachsene, auch am Samstag.',
      'de',
    ],
    [
      'Bienvenue',
      'Boulangerie Martin à Lyon',
      'La boulangerie cuit le pain de Lyon dans un four à bois depuis vingt ans.',
      'fr',
    ],
    [
      'Feel the difference',
      'Roof repairs in Leeds',
      'We do roof repairs in Leeds and mend tiles, gutters and chimneys in a day.',
      'en',
    ],
  ])('names the H1 "%s" as what says nothing, not the title', (h1, title, line, language) => {
    const said = advised({
      title,
      language,
      path: '/',
      markdown: `# ${h1}\n\n${line}\n\n${line.replace(/\.$/, ' heute.')}`,
    });
    const titles = said.map((one) => one.title);
    expect(titles.some((one) => /H1/.test(one))).toBe(true);
    expect(titles.join('\n')).not.toContain('Align the title');
  });

  test('takes the parts of a menu for what they are', () => {
    expect(all.map(({ description }) => description).join('\n')).not.toContain('"Pizza" (one word)');
  });

  test('names the long words, and no line of hours as the place', () => {
    const long =
      'Unsere Familiengeschichte verpflichtet uns zur Gastfreundschaft. Geschmackserlebnisse entstehen aus Handwerkstradition und Zutatenqualität. Weihnachtsfeiern, Firmenveranstaltungen und Geburtstagsfeierlichkeiten organisieren wir leidenschaftlich. Reservierungsbestätigungen verschicken unsere Mitarbeiterinnen zuverlässig.';
    const markdown = [
      `# Ristorante Paganini`,
      ...Array.from(
        { length: 9 },
        (_, at) =>
          `${long} Im Jahr ${2001 + at} schrieben Reisende über unsere Gaststätteneinrichtung und die Speisekartengestaltung.`,
      ),
      hours,
    ];
    const { findings } = gradeAll(
      gradingInput({ title: 'Ristorante Paganini', markdown: markdown.join('\n\n'), path: '/', language: 'de' }),
    );
    const said = findings.find(({ title }) => title === 'Replace long words');
    expect(said?.description).toContain('such as "Geburtstagsfeierlichkeiten"');
    expect(said?.targetNodeIds).toEqual(['b2', 'b3', 'b4']);
  });
});

describe('advice that is not worth its place', () => {
  test('asks nobody to sign a few lines without a date', () => {
    expect(about(advised({ title: 'Documents', markdown: `# Documents\n\n${text(3)}` }), /author|updated/)).toBe('');
    expect(about(advised({ title: 'Oak', markdown: `# Oak tables\n\n${text(20)}` }), /author|updated/)).not.toBe('');
  });
});
