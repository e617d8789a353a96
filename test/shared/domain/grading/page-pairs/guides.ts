import type { SamplePage } from '../sample-pages.ts';
import { edited, type PagePair } from './page-pair.ts';

const descaling: SamplePage = {
  path: '/guides/descale-espresso-machine/',
  title: 'How to descale an espresso machine in 40 minutes',
  metaDescription:
    'Descale an espresso machine with citric acid in seven steps: the right dose, how long to wait, and how to tell from the flow that it worked. Try it today.',
  primaryKeyword: 'descale an espresso machine',
  secondaryKeywords: ['citric acid', 'water hardness'],
  schema: {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'How to descale an espresso machine',
    author: { '@type': 'Person', name: 'Ines Duarte', url: 'https://example.com/team/ines/' },
    datePublished: '2026-03-02',
    dateModified: '2026-09-14',
    image: 'https://example.com/img/descaling.jpg',
  },
  markdown: `# How to descale an espresso machine

By Ines Duarte, service technician. Updated on September 14, 2026.

To descale an espresso machine, run a litre of water with 30 g of citric acid through it, wait 20 minutes, and rinse with two litres of fresh water. We did it on 14 machines in our workshop, and the flow came back to within 5 % of a new one.

## How often should you descale an espresso machine?

It depends on your water hardness. At 7 °dH or less, every four months is enough. At 14 °dH, our test machines lost a fifth of their flow in six weeks. Ask your waterworks, or dip a test strip for 50 cents.

| Water hardness | Descale every |
| - | - |
| below 7 °dH | 4 months |
| 7 to 14 °dH | 2 months |
| above 14 °dH | 6 weeks |

## Which descaler works best?

Citric acid from the baking aisle costs 3 € for ten rounds. Branded liquids cost 9 € for two. In our workshop both took the same 20 minutes. Do not use vinegar: the rubber seals swell, and the smell stays for days.

## Seven steps to a clean boiler

1. Empty the tray and take out the water filter.
2. Dissolve 30 g of citric acid in one litre of lukewarm water.
3. Fill the tank and switch the machine on.
4. Draw 200 ml through the group head, then 200 ml through the steam wand.
5. Wait 20 minutes with the machine off.
6. Draw the rest through both.
7. Rinse with two full tanks of fresh water.

![Limescale on the shower screen before and after descaling](/img/descaling.jpg)

## How can you tell that it worked?

Measure the flow. A healthy group head gives 100 ml in 8 to 10 seconds. According to the [European Speciality Coffee guideline](https://coffee-guideline.example/water), anything beyond 14 seconds points to scale. "Listen to the pump," says our workshop manager. "A rattle means it still draws air."

Read [how to choose a water filter](/guides/water-filter/) next, or [book a service](/contact/) when the flow stays low. Our [grinder cleaning guide](/guides/clean-grinder/) takes ten minutes more.
`,
};

const vagueDescaling: SamplePage = {
  ...descaling,
  title: 'Coffee Machine Tips',
  metaDescription: 'Tips for your coffee machine.',
  schema: undefined,
  markdown: `# Coffee machine tips

Coffee machines are very popular today. Everybody loves coffee, and a good machine is important for good coffee. But like every machine it needs care. There are many things to consider when it comes to cleaning, and in this article we will take a look at some of them.

Cleaning is important. You should clean your machine regularly, because a clean machine makes better coffee. There are different products on the market, and it is best to choose one of high quality. Follow the instructions of the manufacturer. If you are unsure, ask an expert.

In conclusion, cleaning your machine is important. We hope that this article was helpful.
`,
};

const trailShoes: SamplePage = {
  path: '/guides/trail-running-shoes/',
  title: 'Best trail running shoes 2026: five pairs tested over 600 km',
  metaDescription:
    'Which are the best trail running shoes for mud, rock and long days? We ran 600 km in five pairs and compare grip, weight, price and wear. See the table.',
  primaryKeyword: 'best trail running shoes',
  secondaryKeywords: ['grip in mud', 'rock plate'],
  schema: {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'Best trail running shoes 2026',
    author: { '@type': 'Person', name: 'Tom Okafor' },
    datePublished: '2026-05-20',
    image: 'https://example.com/img/shoes.jpg',
  },
  markdown: `# Best trail running shoes: five pairs tested

By Tom Okafor, mountain guide. Published on May 20, 2026.

The best trail running shoes for most runners are the Ridgeline 4: they held on wet limestone in all of our 40 tests, and cost 20 € less than the runner-up. For mud, take the Fellgrip 2.

## Which pair is the best?

| Shoe | Weight | Price | Grip in mud | Wear after 600 km |
| - | - | - | - | - |
| Ridgeline 4 | 285 g | 129 € | good | 1.1 mm |
| Fellgrip 2 | 262 g | 149 € | very good | 2.4 mm |
| Skyra Long | 301 g | 165 € | fair | 0.9 mm |

## How did we test?

We are four runners between 58 and 84 kg. Each of us ran 150 km in every pair, on the same three loops near Innsbruck. We measured the lugs with a caliper every 100 km and weighed the shoes wet and dry. The makers did not pay for the test.

## What should you look for?

- A rock plate, when you run on scree. Without one, sharp stones hurt after an hour.
- Lugs of 5 mm for mud, 3 mm for hard ground.
- A thumb's width of room in front of the toes. Feet swell on long descents.

![The lugs of three trail running shoes after 600 km](/img/lugs.jpg)

## Are expensive shoes better?

Not in our test. The 165 € pair wore least, but it slid on wet roots. A [study of the University of Salzburg](https://studies.example/grip) found the same: the rubber, not the price, decides.

Compare [running socks](/guides/running-socks/) next, and see [how to wash trail shoes](/guides/wash-shoes/) so that they last. Write to [our test team](/contact/) with questions.
`,
};

const closure: SamplePage = {
  path: '/news/old-bridge-closed/',
  title: 'Old Bridge closed until October: detours for drivers and bikes',
  metaDescription:
    'The Old Bridge is closed from 3 August to 16 October 2026. Which detours drivers, buses and bikes can take, what the repair costs, and who pays for it.',
  primaryKeyword: 'old bridge closed',
  schema: {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: 'Old Bridge closed until October',
    author: { '@type': 'Person', name: 'Hana Weiss' },
    datePublished: '2026-08-01T06:00:00Z',
    image: 'https://example.com/img/bridge.jpg',
  },
  markdown: `# Old Bridge closed until 16 October

By Hana Weiss. Published on August 1, 2026.

The Old Bridge is closed to all traffic from Monday, 3 August, to Friday, 16 October 2026. Engineers found cracks in two of the eleven arches during the inspection in June, the city said on Friday.

## Which detours are there?

- Cars and lorries: over the Harbour Bridge, about 12 minutes longer at rush hour.
- Bus lines 4 and 9: they end at Castle Square and start again at Mill Street.
- Bikes and pedestrians: the ferry runs every 15 minutes and is free.

## What does the repair cost?

The repair costs 4.2 million euros, 70 % of it from the state. "We could not wait for the next budget," said mayor Lena Brandt on Friday. According to the [inspection report](https://city.example/inspection-2026), the oldest arch dates from 1788.

## When will it open again?

The arches are injected first, then the road is laid again. If the river rises above 3.40 metres, work stops, and the opening moves by as many days.

![The Old Bridge with scaffolding on its eastern arches](/img/bridge.jpg)

See the [map of all road works](/news/road-works/), and read [why bridges age faster now](/news/ageing-bridges/). Subscribe to our [traffic alerts](/alerts/).
`,
};

export const guidePairs: readonly PagePair[] = [
  {
    name: 'how-to article',
    difference: 'measured advice in steps instead of generalities',
    components: ['title', 'meta_description', 'content_depth', 'trust_signals', 'serp_analysis'],
    better: descaling,
    worse: vagueDescaling,
  },
  {
    name: 'how-to without steps',
    difference: 'steps and figures set as a list and a table',
    components: ['structure', 'serp_analysis'],
    better: descaling,
    worse: edited(descaling, (text) => text.replaceAll(/^\d\. (.*)$/gm, '$1').replaceAll(/^\|.*\n/gm, '')),
  },
  {
    name: 'how-to in long sentences',
    difference: 'short sentences instead of chains',
    components: ['readability'],
    better: descaling,
    worse: edited(descaling, (text) => text.replaceAll(/\. (?=[A-Z])/g, ', which is why, as has been said before, ')),
  },
  {
    name: 'comparison',
    difference: 'a table and the way of testing',
    components: ['content_depth', 'trust_signals', 'serp_analysis'],
    better: trailShoes,
    worse: edited(trailShoes, (text) =>
      text.replaceAll(/^\|.*\n/gm, '').replace(/## How did we test[\s\S]*?(?=## What)/, ''),
    ),
  },
  {
    name: 'comparison without an author',
    difference: 'a byline, a date and a source',
    components: ['trust_signals'],
    better: trailShoes,
    worse: {
      ...edited(trailShoes, (text) =>
        text
          .replace(/^By Tom.*$/m, '')
          .replace(/ A \[study[\s\S]*?decides\./, '')
          .replace(/\[our test team\]\(\/contact\/\)/, 'us'),
      ),
      schema: undefined,
    },
  },
  {
    name: 'news',
    difference: 'the facts first, in sections',
    components: ['headings', 'content_depth', 'serp_analysis'],
    better: closure,
    worse: {
      ...closure,
      markdown: `# Traffic

Once again drivers in our city need a lot of patience. It is an annoying story that many will remember, and nobody knows how it will end. Bridges are an important part of every city, and ours is no exception. For some time now there has been talk of repairs, and now it seems that something is happening at last. Residents are divided about it. Some are angry, others understand. More information will follow soon.

Read more [here](/news/).
`,
    },
  },
  {
    name: 'news with a clickbait title',
    difference: 'a title that says what happened',
    components: ['title'],
    better: closure,
    worse: { ...closure, title: 'You WON’T BELIEVE what happened in our city today!!!' },
  },
  {
    name: 'article with stuffed keywords',
    difference: 'the keyword where it belongs instead of in every sentence',
    components: ['keyword_use', 'content_depth'],
    better: descaling,
    worse: edited(descaling, (text) =>
      text.replaceAll(
        /\. (?=[A-Z])/g,
        '. If you want to descale an espresso machine, descale an espresso machine now. ',
      ),
    ),
  },
];
