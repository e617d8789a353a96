import { describe, expect, test } from 'vitest';
import { recommendationsFrom } from '../../../../shared/domain/recommendations/recommendations-from.ts';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import { gradeAll, gradingInput, type SamplePage } from './sample-pages.ts';

const bakery = [
  'Our bakery in Leeds opens at six in the morning, and the first loaves leave the stone oven an hour before that.',
  'We bake with flour from a mill in York, with water, salt and a sourdough that is older than the shop itself.',
  'On Saturdays we sell rye bread, seeded rolls and the almond cakes that our grandmother sold at the market.',
  'You can order bread for the next day by telephone until four, and we keep it behind the counter for you.',
];

function read(page: SamplePage) {
  const input = gradingInput({ title: 'Stone oven bakery in Leeds', path: '/bakery', ...page });
  const { components, findings } = gradeAll(input);
  const advice = recommendationsFrom({
    findings,
    components,
    rubric: defaultRubric,
    document: input.document,
    page: input,
  });
  const criteria = Object.assign({}, ...components.map(({ criteriaScores }) => criteriaScores));
  return {
    evidence: String(criteria.depth_originality?.rationale),
    all: components.flatMap(({ criteriaScores }) =>
      Object.values(criteriaScores).map(({ rationale }) => rationale ?? ''),
    ),
    descriptions: advice.map(({ description }) => description).join('\n'),
    advice: advice.find(({ title }) => title.startsWith('Replace the placeholders')) ?? null,
  };
}

const withLine = (line: string): string => `# Bakery in Leeds\n\n${bakery.join('\n\n')}\n\n${line}`;

describe('a placeholder that was left on a page', () => {
  test.each([
    ['en', 'Call us: (555) 123-4567', '(555) 123-4567'],
    ['en', 'Call us: 123-456-7890', '123-456-7890'],
    ['en', 'Write to example@example.org today.', 'example@example.org'],
    ['de', 'E-Mail: info@ihre-domain.de', 'info@ihre-domain.de'],
    ['en', 'Welcome to [Your company], the best in town.', '[Your company]'],
    ['en', 'TODO: text about the mill', 'TODO: text about the mill'],
    ['en', 'Click here to add your own text and edit me.', 'Click here to add your own text'],
    ['de', 'Telefon: +49 341 XXXXXXXX', '+49 341 XXXXXXXX'],
    ['de', 'Musterstraße 1, 12345 Musterstadt', 'Musterstraße 1'],
    ['de', 'Hier steht Ihr Text.', 'Hier steht Ihr Text'],
    ['de', 'Umsatzsteuer: [USt-IdNr. wird nachgetragen]', '[USt-IdNr. wird nachgetragen]'],
    ['fr', 'Texte à venir', 'Texte à venir'],
    ['es', 'Escribe aquí tu texto aquí.', 'Escribe aquí tu texto aquí'],
    ['it', 'Inserisci qui il tuo testo', 'Inserisci qui il tuo testo'],
    ['pt', 'Seu texto aqui', 'Seu texto aqui'],
    ['nl', 'Voorbeeldstraat 12, Utrecht', 'Voorbeeldstraat'],
    ['pl', 'Tutaj wpisz swój tekst', 'Tutaj wpisz swój tekst'],
    ['sv', 'Din text här', 'Din text här'],
    ['cs', 'Zde bude text', 'Zde bude text'],
    ['ru', 'Здесь будет текст', 'Здесь будет текст'],
    ['ja', 'ここにテキストが入ります。', 'ここにテキストが入り'],
    ['ar', 'أدخل النص هنا', 'أدخل النص هنا'],
    ['en', 'Vestibulum ante ipsum primis in faucibus orci luctus.', 'Vestibulum ante ipsum primis in faucibus orci'],
  ])('in %s is quoted exactly, with its place: %s', (_language, line, text) => {
    const { evidence, advice } = read({ markdown: withLine(line) });
    expect(evidence).toContain(`Placeholders were left in the text: "${text}`);
    expect(advice?.description).toContain(`"${text}`);
    expect(advice?.operation).toBe('replace');
    expect(advice?.targetNodeIds).toEqual(['b6']);
  });

  test.each([
    [
      'a page of code',
      'Set `MAIL_FROM` first.\n\n```sh\nsend --to example@example.com\n```\n\nIt sends to example@example.com.',
    ],
    [
      'a page that explains filler text',
      '## Placeholder text\n\nLorem ipsum is placeholder text that printers have used since 1500.',
    ],
    [
      'a number, a name and a mailbox that are real',
      'Call 0113 496 0000 or +44 113 243 1751, or write to hello@hartley-bakery.co.uk. Order 1234567.',
    ],
    [
      'words for a translator',
      'Send us your text here in Leeds, and we translate it. Todo el mundo lo sabe. [Photo: John Smith]',
    ],
    ['a toll-free number', 'Call 0800 123 4567 at any time.'],
  ])('is not found on %s', (_name, markdown) => {
    expect(read({ markdown: withLine(markdown) }).evidence).not.toContain('Placeholders');
  });

  test('is not found in documentation, nor in an article about sample text', () => {
    const docs = withLine('Replace [Your company] and example@example.com with your own.');
    expect(
      read({
        markdown: docs,
        path: '/docs/install/',
        title: 'Install the mailer: reference',
        schema: { '@context': 'https://schema.org', '@type': 'TechArticle', headline: 'Install' },
      }).evidence,
    ).not.toContain('Placeholders');
    const about = withLine('Lorem ipsum dolor sit amet, consectetur adipiscing elit.');
    expect(read({ markdown: about, title: 'What is Lorem ipsum, and where is it from?' }).evidence).not.toContain(
      'Placeholders',
    );
  });
});

describe('a placeholder outside of the text', () => {
  test.each([
    ['title', { title: '[Your company] | Bakery in Leeds' }, 'A placeholder was left in the title: "[Your company]".'],
    [
      'meta description',
      { metaDescription: 'Welcome to {{company_name}}, the stone oven bakery in Leeds. Call us today.' },
      'A placeholder was left in the meta description: "{{company_name}}".',
    ],
  ])('is quoted in the verdict on the %s, which is to be replaced', (_field, page, sentence) => {
    const { all, descriptions } = read({ markdown: withLine('We are glad to see you.'), ...page });
    expect(all).toContain(sentence);
    expect(descriptions).toContain(sentence);
  });

  test('is no finding where the title is about such text', () => {
    const { all } = read({
      markdown: withLine('It is set in every font.'),
      title: 'What {{name}} means in a template',
    });
    expect(all.join('\n')).not.toContain('A placeholder was left');
  });
});

describe('filler text', () => {
  const lorem =
    'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.';

  test('is named for what it is, with its words, and not called text that stands in no passages', () => {
    const { all } = read({
      markdown: `# Lunch\n\n${Array.from({ length: 4 }, (_, at) => `${lorem} Ut enim ad minim veniam ${at}.`).join('\n\n')}`,
    });
    const said = all.join('\n');
    expect(said).toContain(
      'are filler text, "Lorem ipsum dolor sit amet, consectetur adipiscing…", which counts as none',
    );
    expect(said).not.toMatch(/(?:^|\n)0 of \d+ words stand/);
  });

  test('is no text about filler text, and no Latin', () => {
    const latin =
      'Gallia est omnis divisa in partes tres, quarum unam incolunt Belgae, aliam Aquitani, tertiam qui ipsorum lingua Celtae, nostra Galli appellantur.';
    const { all } = read({
      markdown: withLine(`Printers set lorem ipsum in the place of a text that is not written yet.\n\n${latin}`),
    });
    expect(all.join('\n')).not.toContain('filler text');
  });
});
