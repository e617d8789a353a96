import { asked } from '../asked.ts';
import type { Fix } from '../fix.ts';
import type { FourteenthPageName } from './fourteenth-pages.ts';

/** Edits as a good editor writes them: short, plain, with what only the owner knows. */
export const fourteenthRealFixes: readonly Fix<FourteenthPageName>[] = [
  {
    name: 'a title with the town',
    page: 'sykkel',
    for: asked.title,
    content: 'Sykkelverksted i Drammen: service, gir og punktering',
  },
  {
    name: 'a section on winter',
    page: 'sykkel',
    for: asked.text,
    content: `## Før vinteren

Saltet på veien spiser kjedet på noen uker. Skyll sykkelen med lunkent vann, tørk den og smør kjedet med tykk olje. Piggdekk legger vi på fra oktober. Bakdekket slites mest, så la oss bytte om dekkene i januar.

## Elsykler

Batteriet liker ikke kulde. Ta det med inn om kvelden og lad det til åtti prosent. Vi leser av motoren med datamaskin og ser hvor mange ganger batteriet er ladet. Nye celler setter vi ikke inn, men vi sender batteriet til Bergen, der de gjør det.`,
  },
  {
    name: 'prices and a number',
    page: 'stomatolog',
    for: ['depth_essentials', 'depth_specificity', 'trust_contact'],
    content:
      'O plombă costă 250 de lei, detartrajul 200 de lei, iar un implant de la 3.200 de lei. Cabinetul este pe strada Lungă 114, 500051 Brașov. Tel. 0268 41 77 20.',
  },
  {
    name: 'a description of visits and prices',
    page: 'stomatolog',
    for: asked.description,
    content:
      'Stomatolog în Brașov: plombe, detartraj, coroane și implanturi. La prima vizită primiți radiografia și un plan cu prețuri fixe, iar plata se face în rate.',
  },
  {
    name: 'a title in the place of home',
    page: 'kominar',
    for: asked.title,
    content: 'Kominár Nitra: čistenie komínov a revízie do 2 dní',
  },
  {
    name: 'how often, by fuel',
    page: 'kominar',
    for: asked.text,
    content: `## Ako často čistiť

Pri dreve a uhlí sa komín čistí každé štyri mesiace, pri plyne raz za dva roky. Chata, kde sa kúri len cez víkend, potrebuje kontrolu raz ročne. Decht v komíne spoznáte podľa lesklej čiernej vrstvy. Vtedy kefa nestačí a komín frézujeme.

## Vložka

Starý murovaný komín často nezodpovedá novému kotlu. Spaliny sú chladnejšie a voda z nich steká po tehlách. Pomôže nerezová vložka, ktorú spustíme zhora za jeden deň.`,
  },
  {
    name: 'an H1 with machine and town',
    page: 'remont',
    for: asked.h1,
    content: 'Ремонт стиральных машин в Казани на дому',
  },
  {
    name: 'what it costs',
    page: 'remont',
    for: asked.figures,
    content:
      'Выезд мастера стоит 500 рублей и входит в цену ремонта. Замена насоса обойдётся в 2 300 рублей, подшипника в 5 800. В прошлом году мы починили 1 140 машин, из них 62 пришлось списать.',
  },
  {
    name: 'a title of the work',
    page: 'tatami',
    for: asked.title,
    content: '畳の張り替えは一枚五千円から、朝引き取り夕方お届けの畳店',
  },
  {
    name: 'two questions',
    page: 'tatami',
    for: asked.questions,
    content: `## 家具は動かしてもらえますか？

はい。職人が二人で伺い、たんすや本棚を動かします。こわれやすい物だけ先に別の部屋へ移してください。

## 雨の日でもできますか？

表替えはできます。ただし畳がぬれると色が変わるので、大雨の日は次の日にさせていただきます。`,
  },
  {
    name: 'a day at the kennels, told by the owner',
    page: 'kennels',
    for: ['trust_experience', 'depth_specificity'],
    content:
      'We had 14 dogs here in August 2025. Bess, a lurcher of 11 years, would not eat for 2 days, so Joan fed her 300 g of chicken by hand. Her owners now book the end kennel for £24 a night.',
  },
  {
    name: 'a next step with a link',
    page: 'kennels',
    for: ['structure_next_step', 'links_internal'],
    content:
      'Come and look round any Sunday between ten and noon, then [book the dates](https://{own}/contact/). The rates are on the [price list](https://{own}/prices/).',
  },
];
