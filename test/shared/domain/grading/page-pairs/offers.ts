import type { SamplePage } from '../sample-pages.ts';
import { edited, type PagePair } from './page-pair.ts';

const backpack: SamplePage = {
  path: '/products/alpine-backpack-32/',
  title: 'Alpine Backpack 32 L: 890 g, waterproof, 10 years warranty',
  metaDescription:
    'The Alpine Backpack 32 L weighs 890 g, keeps water out for six hours and carries skis and rope. 149 € with free returns. Choose your back length and order.',
  primaryKeyword: 'alpine backpack 32 l',
  secondaryKeywords: ['waterproof', 'ski straps'],
  schema: {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Alpine Backpack 32 L',
    image: 'https://example.com/img/backpack.jpg',
    description: 'A waterproof backpack for day tours in the Alps.',
    brand: { '@type': 'Brand', name: 'Gratweg' },
    sku: 'AB32',
    offers: {
      '@type': 'Offer',
      price: '149.00',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      url: 'https://example.com/products/alpine-backpack-32/',
    },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.7, reviewCount: 213 },
  },
  markdown: `# Alpine Backpack 32 L

The Alpine Backpack 32 L carries rope, skis and food for a long day in the mountains. It weighs 890 g and keeps water out for six hours of rain. It costs 149 €, with free returns for 30 days.

## What fits in?

We packed it for a day on the Ortler: a 60 m rope, crampons, a down jacket, two litres of water and a first-aid kit. The ski straps take skis up to 115 mm wide, crossed or at the side.

## Technical data

| | |
| - | - |
| Weight | 890 g |
| Volume | 32 litres |
| Material | recycled nylon, 210 denier |
| Water column | 10,000 mm |
| Back lengths | 45, 49 and 53 cm |

## Which back length do you need?

Measure from the seventh vertebra to the top of your hips. Take 45 cm up to a measured 44, 49 cm up to 50, and 53 cm above. Our customers keep nine of ten packs after the first fitting.

![The Alpine Backpack 32 L with skis crossed on its side straps](/img/backpack-skis.jpg)

## What do customers say?

> After 40 days in the rain of Scotland the inside was still dry. The hip belt is the best that I have worn.

Compare it with the [Alpine Backpack 24 L](/products/alpine-backpack-24/), read [how we repair packs](/service/repairs/), or [ask our fitters](/contact/). Order today, and it leaves our workshop tomorrow.
`,
};

const roofers: SamplePage = {
  path: '/services/flat-roof-repair/',
  title: 'Flat roof repair in Leeds: fixed price within 24 hours',
  metaDescription:
    'Flat roof repair in Leeds from £180, with a fixed price within 24 hours and ten years of guarantee. See what a repair costs, and book a free inspection.',
  primaryKeyword: 'flat roof repair leeds',
  schema: {
    '@context': 'https://schema.org',
    '@type': 'RoofingContractor',
    name: 'Ashworth Roofing',
    url: 'https://example.com/',
    telephone: '+44 113 496 0000',
    image: 'https://example.com/img/team.jpg',
    priceRange: '££',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12 Kirk Lane',
      addressLocality: 'Leeds',
      postalCode: 'LS1 1AA',
      addressCountry: 'GB',
    },
    openingHours: 'Mo-Fr 08:00-17:00',
    geo: { '@type': 'GeoCoordinates', latitude: 53.79648, longitude: -1.54785 },
  },
  markdown: `# Flat roof repair in Leeds

Flat roof repair in Leeds starts at £180 with us, and you know the price before we start. We inspect the roof for free, send an offer within 24 hours, and give ten years of guarantee on the seam.

## What does a flat roof repair cost?

| Damage | Typical price | Time |
| - | - | - |
| One blister or split | £180 to £260 | 2 hours |
| New flashing, 5 metres | £340 | half a day |
| New felt, garage of 18 m² | £1,450 | one day |

We measured the bills of 312 repairs in 2025. Four of five stayed below £400.

## How do we work?

1. You send two photographs, or we come by. The inspection is free.
2. You get a fixed price within 24 hours.
3. We dry the deck, weld the new layer, and flood it for an hour to test it.
4. You get the photographs of every step, and the guarantee.

![A welded seam on a flat roof in Headingley after the flood test](/img/seam.jpg)

## Where do we repair?

In Headingley, Roundhay, Horsforth, Morley and everywhere within 15 miles of Leeds. In a storm our emergency team covers the roof on the same day.

> The roof leaked on a Sunday, and it was dry on Monday. The price was the one they had said.

Call us on +44 113 496 0000, [book an inspection](/contact/), see [our last 20 roofs](/services/references/) or read [what to do first when a roof leaks](/blog/roof-leaks/).
`,
};

const bakery: SamplePage = {
  path: '/',
  title: 'Bakery Holm in Malmö: sourdough bread baked since 1931',
  metaDescription:
    'Bakery Holm bakes sourdough bread and cardamom buns in Malmö since 1931. See today’s bread, our opening hours and the way to the shop, and order for tomorrow.',
  primaryKeyword: 'bakery malmö',
  schema: {
    '@context': 'https://schema.org',
    '@type': 'Bakery',
    name: 'Bakery Holm',
    url: 'https://example.com/',
    telephone: '+46 40 555 010',
    image: 'https://example.com/img/shop.jpg',
    priceRange: '€',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Mill Street 4',
      addressLocality: 'Malmö',
      postalCode: '211 10',
      addressCountry: 'SE',
    },
    openingHours: 'Mo-Sa 07:00-18:00',
  },
  markdown: `# Bakery Holm, your bakery in Malmö since 1931

Our bakery in Malmö bakes 14 kinds of bread every night, from flour that is milled 30 km away. The shop opens at 7, and the first loaves are still warm.

## What do we bake today?

- Sourdough rye, 1 kg, 62 kr
- Cardamom buns, 32 kr each
- Carrot and walnut loaf, 750 g, 58 kr

See [all breads and prices](/breads/) and [which of them are gluten-free](/breads/gluten-free/).

## Where is the shop?

Mill Street 4, two minutes from the Triangeln station. We are open from Monday to Saturday, 7 to 18. Phone: +46 40 555 010.

![The counter of the bakery in Malmö with rye loaves](/img/counter.jpg)

## Who bakes here?

We are the third generation: Elsa and Per Holm, with nine bakers. Our rye starter is from 1954. "I come by ferry for that rye," says a customer from Copenhagen.

[Order for tomorrow](/order/) until 16, or [write to us](/contact/).
`,
};

const welcome = `# Welcome to our website

Welcome to our website! We are glad that you are here. We are a company with tradition and offer high quality and the best service. Our customers are our priority. Have a look around!

Click [here](/more/) for more.
`;

export const offerPairs: readonly PagePair[] = [
  {
    name: 'product page',
    difference: 'measures, sizes and customers instead of adjectives',
    components: ['title', 'content_depth', 'structure', 'trust_signals', 'serp_analysis'],
    better: backpack,
    worse: {
      ...backpack,
      title: 'Backpack | Shop',
      schema: undefined,
      markdown: `# Backpack

This beautiful backpack is a must for everyone who loves nature! It is of the highest quality, looks fantastic and is comfortable to wear. It is the perfect companion for your next adventure and also makes a great gift. Buy now and enjoy!

Image may differ from the product.
`,
    },
  },
  {
    name: 'product page without markup',
    difference: 'valid Product data with an offer and a rating',
    components: ['structured_data'],
    better: backpack,
    worse: { ...backpack, schema: { '@context': 'https://schema.org', '@type': 'Product', description: 'A backpack' } },
  },
  {
    name: 'product page without pictures',
    difference: 'a picture with a description, and a table',
    components: ['structure'],
    better: backpack,
    worse: edited(backpack, (text) => text.replaceAll(/^!\[.*$/gm, '').replaceAll(/^\|.*\n/gm, '')),
  },
  {
    name: 'service page',
    difference: 'prices, steps and places instead of promises',
    components: ['content_depth', 'structure', 'keyword_use', 'trust_signals'],
    better: roofers,
    worse: {
      ...roofers,
      markdown: `# Our services

We are your reliable partner for all kinds of work. Thanks to many years of experience, a professional team and modern equipment, we find the right solution for every customer. Quality and reliability come first for us. No job is too small and none is too big. We would be happy to advise you without obligation.

Contact us today!
`,
    },
  },
  {
    name: 'service page with weak links',
    difference: 'links that say where they lead',
    components: ['internal_links'],
    better: roofers,
    worse: edited(roofers, (text) =>
      text
        .replaceAll(/\[[^\]]+\]\(([^)]+)\)/g, '[click here]($1)')
        .replaceAll(/\(\/(?:services|blog)[^)]*\)/g, '(/contact/)'),
    ),
  },
  {
    name: 'local business home page',
    difference: 'name, place, hours and prices instead of a welcome',
    components: ['title', 'headings', 'content_depth', 'keyword_use', 'serp_analysis'],
    better: bakery,
    worse: { ...bakery, title: 'Home', markdown: welcome },
  },
  {
    name: 'home page with a long description',
    difference: 'a description that results show whole',
    components: ['meta_description'],
    better: bakery,
    worse: { ...bakery, metaDescription: `${'bakery malmö, bread, buns, cakes, best bakery, '.repeat(8)}` },
  },
];
