/** The rooms that are asked, and how each is read; a room is imported when its switches are added. */
interface Question {
  asks: string;
  folders: readonly string[];
  /** The kinds of language data that the room reads. */
  kinds: readonly string[];
  prepare: (text: string, url: string) => Promise<() => string[]>;
}

const readPage = async (html: string, url: string) => {
  const { extractPage } = await import('../../shared/domain/extraction/extract-page.ts');
  return extractPage({ html, url });
};

export const questions: Readonly<Record<string, Question>> = {
  brief: {
    asks: 'the plan of a brief',
    folders: ['shared/domain/planning'],
    kinds: ['brief-reading', 'trades', 'site-kinds', 'service-nouns', 'sentence-words', 'unspaced-reading'],
    async prepare(brief) {
      const { describeSite } = await import('../../shared/domain/planning/describe-site.ts');
      const { openQuestions } = await import('../../shared/domain/planning/open-questions.ts');
      const { planPages } = await import('../../shared/domain/planning/plan-pages.ts');
      const { readBrief } = await import('../../shared/domain/planning/brief/read-brief.ts');
      return () => {
        // The last brief is remembered, and a rule that is switched off would not be missed.
        readBrief('');
        const { name, countryCode, countryName, cityName } = describeSite(brief);
        const input = { brief, siteName: name, location: { countryCode, countryName, cityName } };
        return [
          ...Object.entries({ name, country: countryName, city: cityName }).map(([about, said]) => `${about}: ${said}`),
          ...planPages(input).map((page) => `page: ${page.name} (${page.slug})`),
          ...openQuestions(input).map(({ about }) => `asks: ${about}`),
        ];
      };
    },
  },
  facts: {
    asks: 'the facts of an HTML page',
    folders: ['shared/domain/facts'],
    kinds: [],
    async prepare(html, url) {
      const { parseHtml } = await import('../../shared/domain/extraction/html-tree.ts');
      const { extractFacts } = await import('../../shared/domain/facts/extract-facts.ts');
      const { capturedSchema } = await import('../../shared/domain/structured-data/broken-blocks.ts');
      const { items, brokenBlocks } = (await readPage(html, url)).structuredData;
      const schema = capturedSchema(items);
      return () =>
        extractFacts({ root: parseHtml(html).root, url, schema, brokenBlocks }).map(
          ({ source, claim: { kind, data, ...rest } }) =>
            `${kind}${'key' in rest && rest.key ? ` ${rest.key}` : ''}: ${JSON.stringify(data)} (${source})`,
        );
    },
  },
  page: {
    asks: 'the kind and the main content of an HTML page',
    folders: ['shared/domain/extraction', 'shared/domain/pages'],
    kinds: [],
    async prepare(html, url) {
      const { extractPage } = await import('../../shared/domain/extraction/extract-page.ts');
      return () => {
        const { signals, markdown } = extractPage({ html, url });
        return [`kind: ${signals.kind.kind}`, ...markdown.split('\n').filter((line) => line !== '')];
      };
    },
  },
};
