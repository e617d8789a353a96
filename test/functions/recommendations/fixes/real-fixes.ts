import type { Fix } from './fix.ts';
import type { PageName } from './pages.ts';

const titleCriteria = ['title_length', 'title_keyword'];
const description = ['meta_description_length', 'meta_description_keyword'];
const questions = ['depth_questions'];

export const realFixes: readonly Fix<PageName>[] = [
  {
    name: 'an English title',
    page: 'en',
    for: titleCriteria,
    content: 'Winter tyres: when to change them and what they cost',
  },
  {
    name: 'a German title',
    page: 'de',
    for: titleCriteria,
    content: 'Wärmepumpe: Standort, Kosten und der erste Winter',
  },
  {
    name: 'a French title',
    page: 'fr',
    for: titleCriteria,
    content: 'Pain au levain : la recette pas à pas, sans machine',
  },
  {
    name: 'a Spanish title',
    page: 'es',
    for: titleCriteria,
    content: 'Aceite de oliva: cómo elegirlo, guardarlo y usarlo',
  },
  {
    name: 'a Polish title',
    page: 'pl',
    for: titleCriteria,
    content: 'Rower miejski: jak wybrać ramę, światła i hamulce',
  },
  {
    name: 'a Japanese title',
    page: 'ja',
    for: ['title_keyword'],
    content: '抹茶のおいしいたて方と道具の選び方、保存のこつまで解説',
  },
  {
    name: 'an English description',
    page: 'en',
    for: description,
    content:
      'Winter tyres grip below seven degrees. Learn when to change them, what a set costs, and how to store your summer wheels.',
  },
  {
    name: 'a German description',
    page: 'de',
    for: description,
    content:
      'So finden Sie den richtigen Platz für Ihre Wärmepumpe, bereiten das Haus vor und senken im ersten Winter die Stromkosten.',
  },
  {
    name: 'a French description',
    page: 'fr',
    for: description,
    content:
      'Apprenez à faire un pain au levain à la maison : nourrir le levain, plier la pâte, cuire en cocotte et obtenir une belle croûte.',
  },
  {
    name: 'a Spanish description',
    page: 'es',
    for: description,
    content:
      'Descubra cómo elegir un buen aceite de oliva, cómo guardarlo para que no pierda aroma y cuándo usarlo en frío o en caliente.',
  },
  { name: 'an English H1', page: 'en', for: ['h1_keyword'], content: 'Winter tyres: change, store and check them' },
  { name: 'a Spanish H1', page: 'es', for: ['h1_keyword'], content: 'Aceite de oliva: guía para elegirlo y guardarlo' },
  {
    name: 'a German H1',
    page: 'de',
    for: ['h1_keyword'],
    content: 'Wärmepumpe im eigenen Haus: so gelingt der Einbau',
  },
  {
    name: 'English markup',
    page: 'en',
    for: ['schema_coverage'],
    content:
      '{"@context":"https://schema.org","@type":"Article","headline":"Winter tyres: when to change them","image":"https://{own}/images/set.jpg","author":{"@type":"Person","name":"Ida Berg","url":"https://{own}/team/ida-berg/"},"datePublished":"2026-01-02","dateModified":"2026-02-03"}',
  },
  {
    name: 'French markup',
    page: 'fr',
    for: ['schema_coverage'],
    content:
      '{"@context":"https://schema.org","@type":"Article","headline":"Le pain au levain, pas à pas","image":"https://{own}/images/panier.jpg","author":{"@type":"Person","name":"Claire Fontaine"},"datePublished":"2025-11-04","dateModified":"2026-02-03"}',
  },
  {
    name: 'an English byline',
    page: 'en',
    for: ['trust_author'],
    content: 'By Ida Berg, master mechanic at Ridgeway Cycles since 2011',
  },
  {
    name: 'a German byline',
    page: 'de',
    for: ['trust_author'],
    content: 'Von Jürgen Hofmann, Energieberater in Kassel',
  },
  {
    name: 'a French byline',
    page: 'fr',
    for: ['trust_author'],
    content: 'Écrit par Claire Fontaine, boulangère à Nantes',
  },
  {
    name: 'a Spanish byline',
    page: 'es',
    for: ['trust_author'],
    content: 'Escrito por Lucía Romero, catadora de aceite en Jaén',
  },
  { name: 'an English date', page: 'en', for: ['trust_dates'], content: 'Updated on 12 March 2026' },
  { name: 'a German date', page: 'de', for: ['trust_dates'], content: 'Zuletzt aktualisiert am 12.03.2026' },
  { name: 'a French date', page: 'fr', for: ['trust_dates'], content: 'Mis à jour le 12 mars 2026' },
  { name: 'a Spanish date', page: 'es', for: ['trust_dates'], content: 'Actualizado el 12 de marzo de 2026' },
  {
    name: 'links to pages of the site',
    page: 'en',
    for: ['links_internal'],
    content:
      'Read on in our guide to [steel rims for the cold season](/blog/rims/) or see [what a wheel change costs](https://{own}/prices/).',
  },
  {
    name: 'German links to pages of the site',
    page: 'de',
    for: ['links_internal'],
    content:
      'Wie Sie die [Kosten der Anlage](/prices/) berechnen und welche [Felgen und Sockel](/blog/rims/) passen, lesen Sie in eigenen Beiträgen.',
  },
  {
    name: 'a source that exists',
    page: 'en',
    for: ['trust_sources', 'links_outbound'],
    content:
      'According to the [road safety institute, which measured 24 sets](https://{other}/study/), soft rubber shortens the way to stop by eleven metres. The [tread depth report](https://{other}/tread-report/) says the same of tyres with four millimetres.',
  },
  {
    name: 'a Spanish source that exists',
    page: 'es',
    for: ['trust_sources', 'links_outbound'],
    content:
      'Según [el informe del consejo oleícola](https://{other}/study/), la luz estropea el aceite en ocho semanas. La [norma sobre el etiquetado](https://{other}/tread-report/) pide la fecha de la cosecha.',
  },
  {
    name: 'an alternative text',
    page: 'en',
    for: ['structure_images'],
    replace: 'set.jpg',
    content: '![Four wheels on rims lie stacked on a shelf in a dark cellar](/images/set.jpg)',
  },
  {
    name: 'a German alternative text',
    page: 'de',
    for: ['structure_images'],
    replace: 'geraet.jpg',
    content: '![Das Außengerät steht auf einem Betonsockel neben der Hauswand](/images/geraet.jpg)',
  },
  {
    name: 'a Japanese alternative text',
    page: 'ja',
    for: ['structure_images'],
    replace: 'chawan.jpg',
    content: '![口の広い茶碗の中で細かい泡が立っている](/images/chawan.jpg)',
  },
  {
    name: 'English questions',
    page: 'en',
    for: questions,
    content:
      '## How long do winter tyres last?\n\nA set lasts about six seasons or 40,000 kilometres, whichever comes first. The date on the side wall shows how old the rubber is.\n\n## When should I change to winter tyres?\n\nChange when mornings stay below seven degrees, which is October in most places. Book the workshop two weeks ahead.\n\n## Can I drive on them in summer?\n\nYou may, but soft rubber wears quickly on hot roads and needs a longer way to stop. Summer wheels save fuel as well.',
  },
  {
    name: 'German questions',
    page: 'de',
    for: questions,
    content:
      '## Wie laut ist eine Wärmepumpe?\n\nIn drei Metern Abstand sind die meisten Geräte so laut wie ein Kühlschrank. Nachts schaltet ein Flüsterbetrieb den Ventilator herunter.\n\n## Was kostet eine Wärmepumpe im Jahr?\n\nEin Einfamilienhaus braucht etwa 4.000 Kilowattstunden Strom. Bei 28 Cent sind das ungefähr 1.100 Euro im Jahr.\n\n## Lohnt sie sich im Altbau?\n\nJa, wenn die Heizkörper groß genug sind. Mit einer Vorlauftemperatur von 50 Grad arbeitet sie auch dort sparsam.',
  },
  {
    name: 'French questions',
    page: 'fr',
    for: questions,
    content:
      '## Combien de temps se garde le pain au levain ?\n\nIl se garde cinq jours dans un torchon, car son acidité le protège. Au congélateur, il tient trois mois en tranches.\n\n## Pourquoi ma pâte ne lève-t-elle pas ?\n\nLe plus souvent, le levain manque de force ou la cuisine est trop froide. Attendez qu’il double de volume avant de pétrir.\n\n## Quelle farine choisir ?\n\nUne farine de blé T80 donne du goût sans alourdir la mie. Un peu de seigle aide la fermentation.',
  },
  {
    name: 'Spanish questions',
    page: 'es',
    for: questions,
    content:
      '## ¿Cuánto dura el aceite de oliva?\n\nUna botella cerrada se conserva unos dieciocho meses desde la cosecha. Después de abrirla, conviene gastarla en tres meses.\n\n## ¿Se puede freír con él?\n\nSí, porque aguanta hasta 190 grados sin quemarse. El sabor suave de la variedad arbequina va bien para freír.\n\n## ¿Por qué se pone turbio?\n\nCon el frío se solidifican sus ceras naturales. A temperatura ambiente vuelve a estar claro y no pierde calidad.',
  },
  {
    name: 'Japanese questions',
    page: 'ja',
    for: questions,
    content:
      '## 抹茶は何度のお湯でたてますか？\n\n八十度くらいのお湯がちょうどよい温度です。沸騰したお湯を茶碗に移して少し待つと、苦みが出にくくなります。\n\n## 抹茶はどのくらい保存できますか？\n\n開封前なら冷蔵庫で半年ほど保存できます。開けたあとは香りが飛ぶので、一か月以内に使い切るのがおすすめです。\n\n## 抹茶と粉末の緑茶は何が違いますか？\n\n抹茶は日光をさえぎった茶葉を石臼でひいたものです。粉末の緑茶は日光に当てて育てた茶葉を使うため、渋みが強くなります。',
  },
  {
    name: 'more English text',
    page: 'en',
    for: ['depth_length'],
    content: `## What a change costs

A workshop asks between 25 and 40 euros for four wheels that are mounted on rims. Without rims the price doubles, because each tyre has to be pulled off, put on and balanced. Storage for half a year adds about 50 euros, and most garages wash the wheels for that money.

## Which size fits

The registration papers name the sizes that the maker allows. A narrower tyre cuts better through slush, while a wide one holds better on dry motorways. The load index must not be lower than what the papers say. Ask the dealer to write the size on the invoice, since insurers want to see it after an accident.

## Pressure in the cold

Air shrinks when it gets colder, so the pressure falls by about a tenth of a bar for every ten degrees. Check it once a month, on cold wheels, and add two tenths before a long trip with luggage. Caps on the valves keep salt and water away from the thread.

## Chains and other helpers

On steep roads in the mountains a sign may demand chains. Practise once at home how they go on, with gloves and a torch in the box. Textile covers are lighter and quieter, but they last for a few hours of driving only. All-season tyres are a compromise that suits towns in which it seldom snows.

## Age and markings

Four digits on the side wall give the week and the year in which a tyre was made. After six years the rubber hardens, even in a dark cellar, and after ten it should go. The mountain with the snowflake stands for a test on snow; the letters M+S alone promise nothing. Nordic models without studs are softer than those for central Europe and wear out faster on dry asphalt.

## How to drive on them

Fresh tyres need about three hundred kilometres until the wax of the mould is gone. Start in second gear on ice, brake early and leave three seconds to the car in front. Steering works best with rolling wheels, so take the foot off the brake before you turn. The sticker on the dashboard reminds you of the speed that the tyre allows, which may be lower than what the car can do.

## What happens after the season

Have the set washed and look for stones, nails and cuts before it goes into storage. A shop that balances the wheels every spring finds a bent rim before it shakes the steering. Worn tyres go to a dealer who takes them back for three euros each, never into the forest. Write the remaining depth into the service book, since the next owner will ask for it.`,
  },
  {
    name: 'more German text',
    page: 'de',
    for: ['depth_specificity'],
    content: `## Förderung und Kosten

Der Einbau kostet in einem Einfamilienhaus zwischen 25.000 und 35.000 Euro. Die KfW übernimmt davon bis zu 70 Prozent, wenn eine alte Ölheizung ersetzt wird. Der Antrag muss gestellt sein, bevor der Fachbetrieb beginnt. Wer selbst im Haus wohnt, bekommt mehr als ein Vermieter.

## Wartung im Jahr

Einmal im Jahr prüft ein Techniker den Druck im Kältekreis und reinigt den Verdampfer. Das dauert etwa zwei Stunden und kostet rund 200 Euro. Laub vor dem Gitter lässt sich auch ohne Werkzeug entfernen. Wer den Zähler jeden Monat abliest, merkt früh, wenn die Anlage mehr Strom braucht als sonst.

## Strom vom eigenen Dach

Mit einer Solaranlage läuft das Gerät an sonnigen Tagen fast umsonst. Ein Speicher hebt den Strom vom Mittag für den Abend auf. Im Dezember reicht die Sonne nicht, deshalb bleibt ein günstiger Tarif wichtig. Manche Versorger bieten einen eigenen Zähler für Heizstrom an.`,
  },
  {
    name: 'an English list',
    page: 'en',
    for: ['structure_lists'],
    content:
      '- Tread of at least four millimetres\n- Side walls without cracks or bulges\n- The same type on all four wheels',
  },
  {
    name: 'a French list',
    page: 'fr',
    for: ['structure_lists'],
    content:
      '1. Sortir le levain la veille\n2. Mélanger la farine et l’eau\n3. Plier la pâte toutes les heures\n4. Cuire dans une cocotte très chaude',
  },
  {
    name: 'a Polish list',
    page: 'pl',
    for: ['structure_lists'],
    content: '- Sprawdź ciśnienie w oponach\n- Wyczyść i naoliw łańcuch\n- Przetestuj oba hamulce na suchej drodze',
  },
  {
    name: 'English figures',
    page: 'en',
    for: ['depth_specificity'],
    content:
      'In our test in January 2026 a Volkswagen Golf stopped from 50 km/h on snow after 26 metres, and after 43 metres on summer tyres. A set by Continental in the size 205/55 R16 cost 412 euros at Ridgeway in Hamburg. For example, a driver with 12,000 kilometres a year pays about 70 euros a season.',
  },
  {
    name: 'an English next step',
    page: 'en',
    for: ['structure_next_step'],
    content: 'Book the change of your winter tyres now: [see prices and free dates](/prices/).',
  },
  {
    name: 'an English contact',
    page: 'en',
    for: ['trust_contact'],
    content: 'Questions about your wheels? Write to workshop@{own} or call +49 40 3290174.',
  },
  {
    name: 'English experience',
    page: 'en',
    for: ['trust_experience'],
    content:
      'We tested four sets of winter tyres ourselves in January. On our own test track in Lapland we measured the way to stop from 50 km/h: 26 metres with the best set and 34 metres with the worst. Our customers told us the same. "I got up the hill behind our house for the first time in ten years," wrote one of them after 3 days. The results surprised our mechanics, who had expected 5 % at most.',
  },
];
