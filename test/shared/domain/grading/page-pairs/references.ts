import type { SamplePage } from '../sample-pages.ts';
import { edited, type PagePair } from './page-pair.ts';

const retries: SamplePage = {
  path: '/docs/queues/retry-failed-messages/',
  title: 'Retry failed messages: back-off, dead letters, examples',
  metaDescription:
    'How Courier retries failed messages: the default back-off of 1 to 60 seconds, how to change it, and where a message goes after the fifth try. With examples.',
  primaryKeyword: 'retry failed messages',
  schema: {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: 'Retry failed messages',
    dateModified: '2026-07-02',
    author: { '@type': 'Organization', name: 'Courier' },
    image: 'https://example.com/img/retries.png',
  },
  markdown: `# Retry failed messages

Courier tries to deliver a message five times. The pause doubles from 1 second to at most 60 seconds. After the fifth try, the message moves to the dead-letter queue of its topic. This page is about Courier 4.2.

## Change the number of tries

Set \`retries\` on the subscription. The value is a whole number from 0 to 20.

\`\`\`yaml
subscription:
  topic: orders
  retries: 8
\`\`\`

## Change the pause

| Setting | Default | Meaning |
| - | - | - |
| \`backoff_min\` | 1 s | The pause before the second try |
| \`backoff_max\` | 60 s | The longest pause |
| \`jitter\` | 0.2 | The share by which a pause varies at random |

\`\`\`yaml
subscription:
  topic: orders
  backoff_min: 5s
  backoff_max: 2m
\`\`\`

## Read the dead letters

Run \`courier dead-letters list orders\` to see which messages were given up, with the error of the last try. Send them again once the cause is gone:

\`\`\`sh
courier dead-letters retry orders --since 2h
\`\`\`

A message that is retried keeps its id, so that a consumer can tell that it has seen it. For example, a payment service stores the ids of the last 24 hours and ignores a message that it knows.

## Which errors are not retried?

- A response with status 400, 404 or 422: another try would bring the same answer.
- A message larger than 256 kB.
- A subscription that was deleted.

See [how topics order messages](/docs/queues/ordering/), the [settings of a subscription](/docs/reference/subscription/) and [limits](/docs/limits/). Ask in the [community](/contact/) when something is missing here.
`,
};

const returns: SamplePage = {
  path: '/faq/returns/',
  title: 'Returns and refunds: seven questions answered',
  metaDescription:
    'How long can you return an order, who pays for the parcel, and when is the money back? Seven answers on returns and refunds, and the label to print at home.',
  primaryKeyword: 'returns and refunds',
  schema: {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'How long can I return an order?',
        acceptedAnswer: { '@type': 'Answer', text: '30 days from the day on which it arrives.' },
      },
    ],
  },
  markdown: `# Returns and refunds

Returns and refunds take four steps with us: print the label, pack the parcel, hand it in, and have the money back within five working days. Updated on June 1, 2026.

## How long can I return an order?

30 days from the day on which it arrives. Before Christmas it is longer: what was bought in November or December can be sent back until January 31.

## Who pays for the parcel?

We do, within the European Union. From Switzerland and Norway a return costs 6 €, which we take from the refund.

## When do I have my money back?

Five working days after the parcel has arrived. In 2025 the average of our 18,400 refunds was 2.8 days.

## Can I exchange for another size?

Yes. Choose "exchange" when you print the label. The new size leaves our warehouse as soon as the parcel has been scanned.

## What cannot be returned?

- Underwear whose seal is broken
- Gift cards
- Shoes with traces of use

## What if something is broken?

Send us a photograph. You get a new one, or your money, without sending anything back. By law you have two years; see [your rights as a consumer](https://europa.example/guarantee).

## Where do I find the label?

In [your account](/account/orders/), or in the e-mail that says "on its way". Without a printer, show the code at the counter. More in [shipping times](/faq/shipping/), or [write to us](/contact/).
`,
};

export const referencePairs: readonly PagePair[] = [
  {
    name: 'documentation',
    difference: 'settings, examples and errors instead of a remark',
    components: ['content_depth', 'structure', 'trust_signals', 'serp_analysis'],
    better: retries,
    worse: {
      ...retries,
      schema: undefined,
      markdown: `# Retries

Retries can be configured. See the configuration file for details. This feature is experimental and may change.
`,
    },
  },
  {
    name: 'documentation without examples',
    difference: 'code that runs',
    components: ['trust_signals', 'structure'],
    better: retries,
    worse: edited(retries, (text) => text.replaceAll(/```[\s\S]*?```/g, '')),
  },
  {
    name: 'documentation without sections',
    difference: 'headings on the way down',
    components: ['headings'],
    better: retries,
    worse: edited(retries, (text) => text.replaceAll(/^## .*$/gm, '')),
  },
  {
    name: 'FAQ',
    difference: 'one question a heading, each with a figure in its answer',
    components: ['headings', 'content_depth', 'serp_analysis'],
    better: returns,
    worse: {
      ...returns,
      markdown: `# FAQ

Here you will find answers to frequently asked questions. You can return your order if you do not like it, please observe the deadlines that apply. Refunds are made in accordance with our terms and conditions. If you have any further questions, please do not hesitate to contact our customer service, who will be happy to help you.
`,
    },
  },
  {
    name: 'FAQ with skipped heading levels',
    difference: 'one H1, and levels that follow one another',
    components: ['headings'],
    better: returns,
    worse: edited(returns, (text) =>
      text.replaceAll(/^## (How|Who)/gm, '# $1').replaceAll(/^## (What|Where|When)/gm, '##### $1'),
    ),
  },
];
