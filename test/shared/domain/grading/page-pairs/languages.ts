import type { SamplePage } from '../sample-pages.ts';
import { edited, type PagePair } from './page-pair.ts';

const heatPump: SamplePage = {
  path: '/ratgeber/waermepumpe-altbau/',
  language: 'de',
  title: 'Wärmepumpe im Altbau: Kosten, Vorlauf und Förderung 2026',
  metaDescription:
    'Lohnt sich eine Wärmepumpe im Altbau? Was sie kostet, welche Vorlauftemperatur reicht und wie viel Förderung es 2026 gibt: mit Messwerten aus 23 Häusern.',
  primaryKeyword: 'wärmepumpe im altbau',
  secondaryKeywords: ['vorlauftemperatur', 'förderung'],
  schema: {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'Wärmepumpe im Altbau',
    author: { '@type': 'Person', name: 'Katrin Vogel' },
    datePublished: '2026-02-11',
    image: 'https://example.com/img/waermepumpe.jpg',
  },
  markdown: `# Wärmepumpe im Altbau: was geht und was es kostet

Von Katrin Vogel, Energieberaterin. Aktualisiert am 3. April 2026.

Eine Wärmepumpe im Altbau lohnt sich, wenn die Heizung mit 55 °C Vorlauftemperatur auskommt. In 19 von 23 Häusern, die wir gemessen haben, war das der Fall. Neu gedämmt waren davon nur sechs.

## Was kostet eine Wärmepumpe im Altbau?

| Posten | Kosten |
| - | - |
| Gerät mit 10 kW | 14.000 € |
| Einbau | 9.000 € |
| Zwei größere Heizkörper | 1.600 € |

Nach Abzug der Förderung blieben unseren Kunden im Mittel 13.200 €.

## Welche Vorlauftemperatur brauchen Sie?

Stellen Sie die Heizung an einem kalten Tag auf 55 °C. Bleibt es in allen Räumen warm, reicht das auch für die Wärmepumpe. Wird ein Raum zu kalt, hilft meist ein größerer Heizkörper.

## Wie viel Förderung gibt es 2026?

- 30 % für jeden Tausch
- 20 % mehr, wenn die alte Gasheizung älter als 20 Jahre ist
- 30 % mehr bei einem Einkommen unter 40.000 €

Zusammen sind höchstens 70 % möglich. Quelle: [Merkblatt der Förderbank](https://foerderbank.example/merkblatt).

![Außengerät einer Wärmepumpe vor einem Haus von 1928](/img/waermepumpe.jpg)

## Welche Fehler sehen wir oft?

Zu große Geräte. Zum Beispiel lief in einem Haus in Kassel ein Gerät mit 16 kW, obwohl 9 kW reichten. Es schaltete 40 Mal am Tag ein und aus und brauchte ein Fünftel mehr Strom. „Rechnen Sie die Heizlast nach“, rät unser Meister.

Lesen Sie auch [Heizkörper richtig wählen](/ratgeber/heizkoerper/) und [Strom für die Wärmepumpe](/ratgeber/waermestrom/), oder [fragen Sie uns](/kontakt/).
`,
};

const knives: SamplePage = {
  path: '/guide/hocho-togikata/',
  language: 'ja',
  title: '包丁の研ぎ方：初心者でも十五分でできる手順と砥石の選び方',
  metaDescription:
    '包丁の研ぎ方を五つの手順で説明します。砥石の番手の選び方、角度の保ち方、研ぎ終わりの見分け方まで、工房で百二十本を研いだ結果をもとにまとめました。砥石の値段と手入れの回数も分かります。今日から試せます。',
  primaryKeyword: '包丁の研ぎ方',
  schema: {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: '包丁の研ぎ方',
    author: { '@type': 'Person', name: '佐藤 健' },
    datePublished: '2026-01-15',
    image: 'https://example.com/img/togi.jpg',
  },
  markdown: `# 包丁の研ぎ方

包丁の研ぎ方は、砥石を十分間水に浸し、刃を十五度に保って動かすだけです。私たちの工房では二〇二五年に120本を研ぎ、一本に平均15分かかりました。

## 砥石はどう選びますか？

| 番手 | 用途 | 値段 |
| - | - | - |
| 400番 | 欠けた刃を直す | 2,000円 |
| 1000番 | ふだんの研ぎ | 3,000円 |
| 6000番 | 仕上げ | 5,000円 |

家庭では1000番が一つあれば足ります。月に一度研げば、切れ味は変わりません。

## 研ぎ方の手順

1. 砥石を水に10分浸します。
2. 刃を15度に当てます。十円玉を三枚重ねた高さです。
3. 奥へ押すときだけ力を入れ、20回動かします。
4. 裏を返して、同じ回数を研ぎます。
5. 新聞紙で刃の返りを取ります。

![砥石の上で包丁を十五度に保つ手](/img/togi.jpg)

## 研ぎ終わりはどう分かりますか？

トマトを切ってみてください。力を入れずに皮が切れたら終わりです。調査によると、家庭の包丁の七割は切れ味が足りません（[刃物協会の調査](https://hamono.example/chosa)）。

次は[砥石の手入れ](/guide/toishi/)と[まな板の選び方](/guide/manaita/)を読み、分からないことは[お問い合わせ](/contact/)ください。
`,
};

const dates: SamplePage = {
  path: '/guides/tamr/',
  language: 'ar',
  title: 'فوائد التمر: القيمة الغذائية والكمية المناسبة كل يوم',
  metaDescription:
    'ما فوائد التمر؟ جدول القيمة الغذائية لكل 100 غرام، والكمية المناسبة كل يوم، ومن يجب أن يحذر منه، مع نتائج قياس السكر عند 24 متطوعا. اقرأ الدليل الكامل.',
  primaryKeyword: 'فوائد التمر',
  schema: {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'فوائد التمر',
    author: { '@type': 'Person', name: 'ليلى حداد' },
    datePublished: '2026-03-10',
    image: 'https://example.com/img/tamr.jpg',
  },
  markdown: `# فوائد التمر

من فوائد التمر أنه يعطي طاقة سريعة وأليافا كثيرة: في كل 100 غرام نحو 7 غرامات من الألياف و277 سعرة. قسنا السكر عند 24 متطوعا، وكان ارتفاعه بعد ثلاث تمرات أقل مما توقعنا.

## كم تمرة تأكل كل يوم؟

ثلاث إلى خمس تمرات تكفي معظم الناس. هذا يعادل 70 غراما ونحو 190 سعرة.

## ما القيمة الغذائية؟

| العنصر | في 100 غرام |
| - | - |
| السعرات | 277 |
| الألياف | 6.7 غ |
| البوتاسيوم | 696 مغ |

## من يجب أن يحذر؟

- مريض السكري: يسأل طبيبه أولا.
- من يعاني من أمراض الكلى، بسبب البوتاسيوم.

![طبق من تمر المجهول](/img/tamr.jpg)

انظر [دراسة جامعة الملك سعود](https://ksu.example/tamr)، واقرأ [أنواع التمر](/guides/anwa/) و[طريقة الحفظ](/guides/hifz/)، أو [اتصل بنا](/contact/).
`,
};

const lisbon: SamplePage = {
  path: '/guides/lisbonne/',
  language: 'fr',
  title: 'Que faire à Lisbonne en trois jours : itinéraire et prix',
  metaDescription:
    'Que faire à Lisbonne en trois jours ? Notre itinéraire à pied, avec les prix de 2026, les heures sans file et deux adresses pour dîner. Découvrez la carte.',
  primaryKeyword: 'que faire à lisbonne',
  markdown: `# Que faire à Lisbonne en trois jours

Par Claire Fontaine. Mis à jour le 4 mai 2026.

Que faire à Lisbonne en trois jours ? Le premier, montez à l’Alfama à pied. Le deuxième, prenez le train pour Belém. Le troisième, traversez le Tage. Nous avons fait ce parcours six fois, et voici ce qui en reste.

## Jour 1 : l’Alfama

Partez à 9 heures de la place du Commerce. Le château ouvre à 9 h et coûte 15 €. À 11 heures, la file dépasse 40 minutes.

## Jour 2 : Belém

- Le monastère : 18 €, sans file avant 10 heures
- La tour : vue de l’extérieur, elle suffit
- Les pastéis : 1,40 € pièce, au comptoir

## Jour 3 : l’autre rive

Le ferry pour Cacilhas coûte 1,50 € et met dix minutes. Selon [l’office de tourisme](https://lisbonne.example/ferry), il part toutes les vingt minutes.

![Le tram 28 dans une rue de l’Alfama](/img/tram.jpg)

Lisez aussi [où dormir à Lisbonne](/guides/dormir-lisbonne/) et [Sintra en un jour](/guides/sintra/), ou [écrivez-nous](/contact/).
`,
};

const officialese =
  ', wobei diesbezügliche Wirtschaftlichkeitsbetrachtungen unter Berücksichtigung standortspezifischer Gegebenheiten vorzunehmen sind';

export const languagePairs: readonly PagePair[] = [
  {
    name: 'German guide',
    difference: 'measured costs instead of assurances',
    components: ['content_depth', 'structure', 'keyword_use', 'trust_signals'],
    better: heatPump,
    worse: {
      ...heatPump,
      schema: undefined,
      markdown: `# Wärmepumpen

Wärmepumpen sind derzeit in aller Munde und stellen eine zukunftsweisende Technologie dar, die aufgrund ihrer Umweltfreundlichkeit und Wirtschaftlichkeit zunehmend an Bedeutung gewinnt. Gerne unterstützen wir Sie kompetent und zuverlässig bei der Verwirklichung Ihres individuellen Vorhabens.

[Hier klicken](/mehr/)
`,
    },
  },
  {
    name: 'German guide in officialese',
    difference: 'short sentences with short words',
    components: ['readability'],
    better: heatPump,
    worse: edited(heatPump, (text) =>
      text
        .replaceAll(/\. (?=[A-ZÄÖÜ„])/g, `${officialese}, und `)
        .replaceAll(/(\p{Ll}{3})\.\n/gu, `$1${officialese}.\n`),
    ),
  },
  {
    name: 'Japanese guide',
    difference: 'steps, a table and own figures',
    components: ['headings', 'content_depth', 'structure', 'serp_analysis'],
    better: knives,
    worse: {
      ...knives,
      markdown: `# 包丁

包丁は料理に欠かせない大切な道具です。よく切れる包丁を使うと料理がとても楽しくなります。ぜひ大切にお使いください。詳しくは[こちら](/more/)をご覧ください。
`,
    },
  },
  {
    name: 'Arabic guide',
    difference: 'a table, figures and a source',
    components: ['headings', 'content_depth', 'structure'],
    better: dates,
    worse: {
      ...dates,
      markdown: `# التمر

التمر فاكهة لذيذة ومفيدة جدا للصحة ويحبها الجميع. ننصح بتناول التمر دائما لأنه مفيد. شكرا لزيارتكم.
`,
    },
  },
  {
    name: 'French guide',
    difference: 'days, prices and hours instead of praise',
    components: ['headings', 'content_depth', 'structure', 'trust_signals'],
    better: lisbon,
    worse: {
      ...lisbon,
      markdown: `# Lisbonne

Lisbonne est une ville magnifique qui ravira petits et grands. Ses ruelles pittoresques, sa lumière unique et ses habitants chaleureux en font une destination incontournable. Laissez-vous charmer par cette ville aux mille visages.
`,
    },
  },
];
