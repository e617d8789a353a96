import { resolveFields } from '../../../../shared/domain/fields/resolve-fields.ts';
import { gradeComponent } from '../../../../shared/domain/grading/grade-component.ts';
import type { Finding, GradingInput } from '../../../../shared/domain/grading/grading-input.ts';
import { documentFromMarkdown } from '../../../../shared/domain/markdown/document-from-markdown.ts';
import { defaultRubric } from '../../../../shared/domain/rubric/default-rubric.ts';
import type { GradedComponent } from '../../../../shared/domain/scoring/component-score.ts';

export interface SamplePage {
  title?: string | null;
  metaDescription?: string | null;
  schema?: unknown;
  markdown?: string | null;
  primaryKeyword?: string | null;
  secondaryKeywords?: string[];
  path?: string;
  language?: string | null;
}

/** A grading input with block ids b1, b2, … */
export function gradingInput(page: SamplePage): GradingInput {
  const markdown = page.markdown ?? null;
  let blocks = 0;
  const path = page.path ?? '/guides/cold-brew-coffee/';
  return {
    url: `https://example.com${path}`,
    path,
    siteDomain: 'example.com',
    purpose: null,
    fields: resolveFields({
      drafts: [],
      snapshot: {
        title: page.title ?? null,
        metaDescription: page.metaDescription ?? null,
        h1: null,
        schema: page.schema === undefined ? null : JSON.stringify(page.schema),
        markdown: '',
      },
      contentVersion: markdown === null ? null : { id: 1, markdown },
      keywords: { primary: page.primaryKeyword ?? null, secondary: page.secondaryKeywords ?? [] },
    }),
    document:
      markdown === null
        ? null
        : documentFromMarkdown({
            markdown,
            previous: null,
            newId: () => {
              blocks += 1;
              return `b${blocks}`;
            },
          }),
    links: { crawled: false, internalCount: 0, outboundCount: 0, internal: [] },
    language: page.language === undefined ? 'en' : page.language,
  };
}

export function gradeAll(input: GradingInput): { components: GradedComponent[]; findings: Finding[] } {
  const grades = defaultRubric.components.map((component) => gradeComponent({ component, page: input }));
  return { components: grades, findings: grades.flatMap(({ findings }) => findings) };
}

export const goodArticle: SamplePage = {
  title: 'Cold Brew Coffee at Home: Ratios, Times and Mistakes',
  metaDescription:
    'Learn how to make cold brew coffee at home: the 1:8 ratio, 16 hours of steeping and the three mistakes that ruined our first ten batches. Try it tonight.',
  primaryKeyword: 'cold brew coffee',
  secondaryKeywords: ['coffee to water ratio', 'steeping time', 'cold brew concentrate'],
  schema: {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'Cold Brew Coffee at Home',
    author: { '@type': 'Person', name: 'Mara Lindqvist', url: 'https://example.com/about/mara/' },
    datePublished: '2026-03-04',
    dateModified: '2026-05-11',
    image: 'https://example.com/cold-brew.jpg',
    publisher: { '@type': 'Organization', name: 'Example Roasters' },
  },
  markdown: `# How to make cold brew coffee at home

By Mara Lindqvist, roaster since 2014. Updated on May 11, 2026.

Cold brew coffee is coarse coffee that steeps in cold water for 12 to 18 hours. Use 100 g of coffee for 800 ml of water, let it steep in the fridge, filter it twice, and drink it within a week.

We brewed 42 batches in our test kitchen over six weeks. This guide tells you what we measured and what we would do again.

## What is the right coffee to water ratio?

A coffee to water ratio of 1:8 by weight makes a cold brew concentrate that you can dilute. For a drink that is ready at once, use 1:14. In our tests, 31 of 40 tasters preferred 1:8 with the same amount of milk.

| Use | Coffee | Water | Ratio |
| --- | --- | --- | --- |
| Concentrate | 100 g | 800 ml | 1:8 |
| Ready to drink | 60 g | 840 ml | 1:14 |
| With ice | 75 g | 750 ml | 1:10 |

Weigh both. A tablespoon of dark roast holds 5 g and one of light roast holds 7 g, so spoons miss the mark by up to 40 %.

## Which beans and which grind work best?

Coarse grounds, about the size of sea salt, filter well and give no bitter taste. Our Baratza Encore stood at setting 28. Pick a medium roast from Brazil or Guatemala when you like chocolate, and a washed Ethiopian when you like fruit.

- Grind right before you brew. Stale grounds lose most of their aroma in 20 minutes.
- Rinse the filter with hot water first. It takes away the taste of paper.
- Use filtered water. The Specialty Coffee Association recommends 150 mg of minerals per litre.

![A jar of cold brew coffee steeping next to a kitchen scale that shows 100 g](/img/steeping.jpg)

Read our [guide to coffee grinders](/guides/grinders/) before you buy one, and see [how roast levels change the taste](/guides/roast-levels/).

## How long is the steeping time?

The best steeping time was 16 hours in the fridge at 4 °C. After 12 hours the coffee tasted thin, and after 24 hours it tasted woody. At room temperature, stop after 12 hours. According to a [study in Scientific Reports](https://www.nature.com/articles/s41598-018-34392-w), cold brew has about the same acidity as hot coffee, but fewer bitter acids.

1. Put the coffee into a clean jar.
2. Pour the water over it slowly and stir once.
3. Close the jar and put it into the fridge for 16 hours.
4. Pour it through a metal sieve, then through paper.

"I left mine on the counter for two days, and it smelled like wet wood," says Jonas, who ran our tastings.

## Which mistakes ruin a batch?

We made three mistakes again and again. First, we ground too fine, and the filter clogged for 50 minutes. Second, we squeezed the bag, which pressed bitter oils into the drink. Third, we kept the concentrate for two weeks. It lasts seven days in a closed bottle.

![Two paper filters, one clogged by fine grounds and one clean](/img/filters.jpg)

## What does it cost?

A litre of cold brew coffee costs 1.60 € at home. The same litre cost between 9 and 14 € in the five cafés that we visited in Gothenburg. A jar and a sieve cost 18 € once, so they pay for themselves after two litres.

## How do you serve cold brew coffee?

Pour one part of concentrate and one part of water or milk over ice. For example, 120 ml of each fill a tall glass. It also works with tonic water and a slice of orange. Do not heat it above 60 °C, or it turns flat.

Start with 100 g of our [medium roast from Brazil](/shop/brazil-medium/) tonight, and [write to us](/contact/) how it went.
`,
};

export const thinPage: SamplePage = {
  title: 'Coffee',
  metaDescription: 'Our coffee.',
  primaryKeyword: 'cold brew coffee',
  markdown: `# Coffee

We sell coffee. It is good coffee and many people like it. Come and visit our shop to find out more about it.

Click [here](/shop/) for more.
`,
};

export const stuffedPage: SamplePage = {
  title: 'Cold Brew Coffee | Cold Brew Coffee Best Cold Brew Coffee | Cold Brew Coffee Shop | BUY',
  metaDescription:
    'Cold brew coffee cold brew coffee best cold brew coffee buy cold brew coffee cheap cold brew coffee.',
  primaryKeyword: 'cold brew coffee',
  secondaryKeywords: ['coffee to water ratio', 'steeping time', 'cold brew concentrate'],
  markdown: `# Cold brew coffee cold brew coffee

${'Cold brew coffee is the best cold brew coffee for cold brew coffee lovers who want cold brew coffee! Buy cold brew coffee at our cold brew coffee shop because our cold brew coffee is cheap cold brew coffee. '.repeat(12)}

## Cold brew coffee

${'If you want cold brew coffee then our cold brew coffee is the cold brew coffee for you! CHEAP cold brew coffee is here. '.repeat(15)}
`,
};

export const emptyPage: SamplePage = { primaryKeyword: 'cold brew coffee', markdown: '' };
