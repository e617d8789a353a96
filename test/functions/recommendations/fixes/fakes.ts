import type { Fix } from './fix.ts';
import type { PageName } from './pages.ts';

const titleCriteria = ['title_length', 'title_keyword'];
const questions = ['depth_questions'];

export const fakes: readonly Fix<PageName>[] = [
  // Titles and other fields
  {
    name: 'a title of 200 characters',
    page: 'en',
    for: ['title_keyword'],
    content: `Winter tyres and everything that you ever wanted to know about them, ${'from the first day to the last day of the season, '.repeat(3)}and more`,
  },
  {
    name: 'a shouting title',
    page: 'en',
    for: titleCriteria,
    content: 'WINTER TYRES: BUY THE BEST TYRES TODAY AND SAVE!!!',
  },
  {
    name: 'a title of keywords',
    page: 'en',
    for: titleCriteria,
    content: 'Winter tyres, winter tyres cheap, winter tyres sale, tyres',
  },
  {
    name: 'a title about something else',
    page: 'en',
    for: ['title_length', 'title_specificity'],
    content: 'Banana bread recipe with walnuts and brown sugar',
  },
  {
    name: 'a title in another language',
    page: 'en',
    for: ['title_length'],
    content: 'Wann man die Reifen im Winter wechselt und was das kostet',
  },
  {
    name: 'a German title about football',
    page: 'de',
    for: ['title_length', 'title_specificity'],
    content: 'Bundesliga heute: Ergebnisse, Tabelle und alle Tore',
  },
  {
    name: 'a French title of separators',
    page: 'fr',
    for: titleCriteria,
    content: 'Pain au levain | Pain | Levain | Farine | Boulanger | Four',
  },
  {
    name: 'a Spanish title in capitals',
    page: 'es',
    for: titleCriteria,
    content: 'ACEITE DE OLIVA VIRGEN EXTRA: COMPRAR BARATO AHORA',
  },
  {
    name: 'a Japanese title with the keyword five times',
    page: 'ja',
    for: ['title_keyword'],
    content: '抹茶 抹茶 抹茶 抹茶 抹茶',
  },
  {
    name: 'a Polish title about loans',
    page: 'pl',
    for: ['title_length', 'title_specificity'],
    content: 'Kredyt gotówkowy online bez zaświadczeń w pięć minut',
  },
  {
    name: 'a title that announces itself',
    page: 'en',
    for: titleCriteria,
    content: 'The title has been updated with winter tyres as recommended',
  },
  {
    name: 'a title with a comment in it',
    page: 'en',
    for: titleCriteria,
    content: 'Tyres for your car <!-- winter tyres guide and prices -->',
  },
  {
    name: 'an H1 of the keyword thrice',
    page: 'en',
    for: ['h1_keyword'],
    content: 'Winter tyres winter tyres winter tyres',
  },
  {
    name: 'an H1 about something else',
    page: 'es',
    for: ['h1_keyword'],
    content: 'Noticias de fútbol y resultados de la liga',
  },
  {
    name: 'a description of keywords',
    page: 'en',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Winter tyres, tyres winter, cheap winter tyres, best winter tyres, winter tyres sale, winter tyres price, winter tyres shop, tyres online',
  },
  {
    name: 'a description of the same sentence',
    page: 'en',
    for: ['meta_description_length'],
    content:
      'Winter tyres are good for you. Winter tyres are good for you. Winter tyres are good for you. Winter tyres are good for you.',
  },
  {
    name: 'a description in another language',
    page: 'de',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'A Wärmepumpe takes the heat out of the air and warms the house with it. Read how to choose the place and what to check in the first winter.',
  },
  {
    name: 'a description that is lorem ipsum',
    page: 'fr',
    for: ['meta_description_length'],
    content:
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua ut enim ad.',
  },
  {
    name: 'a description with a bracket to fill in',
    page: 'en',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Winter tyres from [Company Name]: when to change them, how to store the other set, and how deep the tread has to be on a wet road.',
  },
  // Structured data
  {
    name: 'markup with ratings that nobody gave',
    page: 'en',
    for: ['schema_coverage'],
    content:
      '{"@context":"https://schema.org","@type":"Product","name":"Winter tyres","image":"https://{own}/a.jpg","aggregateRating":{"@type":"AggregateRating","ratingValue":"4.9","reviewCount":"2381"}}',
  },
  {
    name: 'markup about something else',
    page: 'en',
    for: ['schema_coverage'],
    content:
      '{"@context":"https://schema.org","@type":"Article","headline":"Banana bread with walnuts","author":{"@type":"Person","name":"Ida Berg"},"datePublished":"2026-01-02"}',
  },
  {
    name: 'markup from the future',
    page: 'en',
    for: ['schema_coverage'],
    content:
      '{"@context":"https://schema.org","@type":"Article","headline":"Winter tyres","author":{"@type":"Person","name":"Ida Berg"},"datePublished":"2031-01-02"}',
  },
  {
    name: 'markup by nobody',
    page: 'de',
    for: ['schema_coverage'],
    content:
      '{"@context":"https://schema.org","@type":"Article","headline":"Wärmepumpe","author":{"@type":"Person","name":"Admin"},"datePublished":"2026-01-02"}',
  },
  {
    name: 'questions in the markup that the page does not ask',
    page: 'en',
    for: ['schema_coverage'],
    content:
      '{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Who founded the company Globex?","acceptedAnswer":{"@type":"Answer","text":"Hank Scorpio founded it in Cypress Creek."}}]}',
  },
  // Authors and dates
  { name: 'an author called Admin', page: 'en', for: ['trust_author'], content: 'By Admin' },
  { name: 'an author from a template', page: 'en', for: ['trust_author'], content: 'By John Doe' },
  { name: 'an author who is the subject', page: 'en', for: ['trust_author'], content: 'Written by Winter Tyres' },
  {
    name: 'an author without a name',
    page: 'en',
    for: ['trust_author'],
    content: 'About the author: an expert with many years of experience.',
  },
  { name: 'a German author from a template', page: 'de', for: ['trust_author'], content: 'Von Max Mustermann' },
  { name: 'a French team', page: 'fr', for: ['trust_author'], content: "Écrit par l'équipe" },
  {
    name: 'a Spanish editorial office without a name',
    page: 'es',
    for: ['trust_author'],
    content: 'Escrito por Redacción',
  },
  { name: 'a date in the future', page: 'en', for: ['trust_dates'], content: 'Updated on 12 March 2031' },
  { name: 'a day that no calendar has', page: 'en', for: ['trust_dates'], content: 'Published on 2026-02-31' },
  { name: 'a German day that no calendar has', page: 'de', for: ['trust_dates'], content: 'Stand: 31.02.2026' },
  { name: 'a French date in the future', page: 'fr', for: ['trust_dates'], content: 'Mis à jour le 3 avril 2032' },
  { name: 'a label without a date', page: 'es', for: ['trust_dates'], content: 'Actualizado recientemente' },
  // Links and sources
  {
    name: 'links to pages that do not exist',
    page: 'en',
    for: ['links_internal'],
    content:
      'See also our [guide to steel rims](/blog/steel-rims-that-never-were/) and the [tread depth table](/blog/no-such-table/).',
  },
  {
    name: 'links to the page itself',
    page: 'en',
    for: ['links_internal'],
    content:
      'More in [our guide to winter tyres](/blog/winter-tyres/) and in [all about tyres](https://{own}/blog/winter-tyres/).',
  },
  {
    name: 'links that lead nowhere',
    page: 'de',
    for: ['links_internal'],
    content: 'Mehr dazu im [Ratgeber zur Heizkurve](#) und in der [Übersicht der Kosten](#).',
  },
  {
    name: 'a source that does not exist',
    page: 'en',
    for: ['trust_sources', 'links_outbound'],
    content:
      'According to [a study of the road safety institute](https://{other}/study-that-never-was/), soft rubber shortens the way to stop.',
  },
  {
    name: 'a source that is a page of the site',
    page: 'en',
    for: ['trust_sources', 'links_outbound'],
    content: 'According to [a study of tread depth](/blog/rims/), soft rubber shortens the way to stop on wet roads.',
  },
  {
    name: 'a source that is only claimed',
    page: 'en',
    for: ['trust_sources'],
    content:
      'According to a study, winter tyres are safer. Studies show that experts agree. Source: research by scientists.',
  },
  {
    name: 'a source that is a search engine',
    page: 'fr',
    for: ['trust_sources', 'links_outbound'],
    content: 'Selon [une étude sur le levain](https://www.google.com/), la pâte lève mieux la nuit.',
  },
  {
    name: 'a Spanish source that does not exist',
    page: 'es',
    for: ['trust_sources', 'links_outbound'],
    content:
      'Según [el informe del consejo oleícola](https://{other}/informe-inventado/), la luz estropea el aceite en ocho semanas.',
  },
  {
    name: 'a telephone number from a template',
    page: 'en',
    for: ['trust_contact'],
    content: 'Call us about winter tyres: +49 123 4567890 or write to info@example.com.',
  },
  // Images
  {
    name: 'an image that does not exist',
    page: 'en',
    for: ['structure_images'],
    content: '![A mechanic measures the tread of a winter tyre with a gauge](/images/missing.jpg)',
  },
  {
    name: 'an alternative text that is a file name',
    page: 'en',
    for: ['structure_images'],
    replace: 'set.jpg',
    content: '![IMG_2041.jpg](/images/set.jpg)',
  },
  {
    name: 'an alternative text that is the keyword',
    page: 'en',
    for: ['structure_images'],
    replace: 'set.jpg',
    content: '![Winter tyres](/images/set.jpg)',
  },
  {
    name: 'an alternative text that is a word',
    page: 'de',
    for: ['structure_images'],
    replace: 'geraet.jpg',
    content: '![Bild](/images/geraet.jpg)',
  },
  {
    name: 'one alternative text for all images',
    page: 'fr',
    for: ['structure_images'],
    replace: 'panier.jpg',
    content:
      '![Un panier fariné avec la pâte qui repose](/images/panier.jpg)\n\n![Un panier fariné avec la pâte qui repose](/images/four.jpg)',
  },
  {
    name: 'an alternative text of a template in Japanese',
    page: 'ja',
    for: ['structure_images'],
    replace: 'chawan.jpg',
    content: '![画像](/images/chawan.jpg)',
  },
  // Questions and answers
  {
    name: 'questions without answers',
    page: 'en',
    for: questions,
    content:
      '## How long do winter tyres last?\n\n## When should I change winter tyres?\n\n## How do I store winter tyres?',
  },
  {
    name: 'questions with the same answer',
    page: 'en',
    for: questions,
    content:
      '## How long do winter tyres last?\n\nThat depends on the car, the road and the way in which you drive every day.\n\n## When should I change winter tyres?\n\nThat depends on the car, the road and the way in which you drive every day.\n\n## How do I store winter tyres?\n\nThat depends on the car, the road and the way in which you drive every day.',
  },
  {
    name: 'answers that are the question',
    page: 'en',
    for: questions,
    content:
      '## How long do winter tyres last?\n\nHow long winter tyres last is how long the winter tyres last.\n\n## Why do winter tyres grip?\n\nWinter tyres grip because winter tyres are tyres that grip in winter.\n\n## Which winter tyres fit?\n\nThe winter tyres that fit are the winter tyres which fit.',
  },
  {
    name: 'answers that evade',
    page: 'en',
    for: questions,
    content:
      '## How long do winter tyres last?\n\nThat is a good question. Contact us to find out more about it.\n\n## When should I change them?\n\nMany people ask this. Read on to learn more about tyres.\n\n## Which ones fit?\n\nGreat question! Ask our experts and they will help you.',
  },
  {
    name: 'German answers of two words',
    page: 'de',
    for: questions,
    content:
      '## Wie lange hält eine Wärmepumpe?\n\nSehr lange.\n\n## Wie laut ist eine Wärmepumpe?\n\nNicht laut.\n\n## Was kostet eine Wärmepumpe?\n\nKommt drauf an.',
  },
  {
    name: 'Japanese questions without answers',
    page: 'ja',
    for: questions,
    content:
      '## 抹茶は何度のお湯でたてますか？\n\n## 抹茶の賞味期限はどのくらいですか？\n\n## 抹茶と緑茶の違いは何ですか？',
  },
  {
    name: 'answers about something else',
    page: 'es',
    for: questions,
    content:
      '## ¿Cuánto dura el aceite de oliva?\n\nNuestra empresa nació en las montañas y reúne a muchas personas apasionadas por los viajes.\n\n## ¿Se puede congelar?\n\nEl equipo local ganó otra vez el campeonato gracias a su portero y a su afición.\n\n## ¿Cuál es mejor?\n\nLos gatos duermen mucho durante el día y juegan de noche con cualquier ovillo.',
  },
  // More text
  {
    name: 'a copy of the text',
    page: 'en',
    for: ['depth_length'],
    content:
      'Many drivers change their tyres when the first snow falls. That is late, because every workshop is full on that day. A set that is changed in October lasts as long as one that is changed in December, and the appointment is easier to get.\n\nSummer wheels belong in a dry and dark place. Lay them flat when they are on rims, and stand them upright when they are not. Mark on every wheel where it was mounted, so that it returns to the right place in spring.',
  },
  {
    name: 'one sentence thirty times',
    page: 'en',
    for: ['depth_length'],
    content: 'Good winter tyres make every drive through the cold season safer for all. '.repeat(30),
  },
  {
    name: 'one sentence with a word changed',
    page: 'de',
    for: ['depth_length'],
    content: [
      'gut',
      'leise',
      'sparsam',
      'schön',
      'neu',
      'klein',
      'groß',
      'schnell',
      'sauber',
      'sicher',
      'warm',
      'stark',
    ]
      .map((word) => `Eine moderne Wärmepumpe im eigenen Haus ist immer sehr ${word} und lohnt sich.`)
      .join(' '),
  },
  {
    name: 'text about something else',
    page: 'en',
    for: ['depth_length', 'depth_coverage'],
    content: `The Roman empire reached its greatest extent under Trajan. Senators debated taxes in the capital while legions guarded distant borders along rivers. Merchants shipped grain, wine and glass across the sea. Philosophers taught wealthy pupils in gardens. ${'Emperors built baths, theatres and aqueducts that impressed every visitor from abroad. Poets praised victories, and historians recorded scandals of the palace with pleasure. '.repeat(1)}Later centuries admired these ruins and copied their columns in palaces and banks.`,
  },
  {
    name: 'shuffled words',
    page: 'en',
    for: ['depth_length'],
    content:
      'Rubber the of winter and tread grips a to road. Snow on when tyres the is cold soft in. Mechanic every and a of the checks to wheels. October before the in of and the change rims. A by the with slide wet tyres of and. Pressure the to and a from is the of driver. In the and of tyre to a storage the dark. Workshop of a the and full is the on. Tread the deep and of a measures to coin the.',
  },
  {
    name: 'a list of words',
    page: 'fr',
    for: ['depth_length'],
    content:
      'Pain levain farine eau sel four cocotte croûte mie grille panier pâte boulanger recette cuisson température réfrigérateur volume goût pli force nuit boulangerie tradition artisan qualité blé seigle épeautre céréales moulin meule campagne miche baguette fournil pétrin fermentation acidité arôme alvéole grigne façonnage.',
  },
  {
    name: 'text in a comment',
    page: 'en',
    for: ['depth_length'],
    content: `<!-- ${'Winter tyres need a tread of four millimetres, and workshops measure it for free in autumn. '.repeat(8)} -->`,
  },
  {
    name: 'text that is not shown',
    page: 'en',
    for: ['depth_length'],
    content: `<div style="display:none">Winter tyres need a tread of four millimetres. Workshops measure it for free in autumn. Drivers who wait for snow pay more and queue longer. A set lasts about six seasons. Rims of steel suit salt better than alloy. Pressure falls in the cold and should be checked monthly. All four wheels need the same type.</div>`,
  },
  {
    name: 'text of another language',
    page: 'pl',
    for: ['depth_length'],
    content:
      'A city bike has an upright position, mudguards and a rack, so it suits the daily ride to work. The frame must fit the height of the rider. Lamps with a dynamo always shine and need no battery. In winter the chain wants oil, and the tyres want air. A good lock costs as much as a tenth of the bike.',
  },
  // Lists, figures, headings, openings
  {
    name: 'a list of items that say nothing',
    page: 'en',
    for: ['structure_lists'],
    content: '- Item 1\n- Item 2\n- Item 3',
  },
  {
    name: 'a list of the same item',
    page: 'es',
    for: ['structure_lists'],
    content: '- Aceite de oliva bueno\n- Aceite de oliva bueno\n- Aceite de oliva bueno',
  },
  {
    name: 'a table of nothing',
    page: 'en',
    for: ['structure_lists'],
    content: '| Column A | Column B |\n|---|---|\n| Row 1 | x |\n| Row 2 | x |',
  },
  {
    name: 'bare figures',
    page: 'en',
    for: ['depth_specificity'],
    content: '50 %, 30 %, 20 %, 10 %. 1,000 and 2,000. 7, 8, 9. 15 km, 20 km, 25 km.',
  },
  {
    name: 'figures to be filled in',
    page: 'en',
    for: ['depth_specificity'],
    content:
      'Winter tyres shorten the way to stop by XX% on snow, and our customers saved XX hours in 20XX with a set for $XXX.',
  },
  {
    name: 'headings without text',
    page: 'de',
    for: ['heading_coverage', 'keyword_headings'],
    content: '## Wärmepumpe im Winter\n\n## Wärmepumpe im Sommer\n\n## Wärmepumpe im Altbau',
  },
  {
    name: 'a next step that leads nowhere',
    page: 'en',
    for: ['structure_next_step'],
    content: 'Book your winter tyre change now: [choose a date in October](#).',
  },
  {
    name: 'the keyword many times',
    page: 'en',
    for: ['keyword_density', 'keyword_spread'],
    content:
      'Winter tyres winter tyres. Buy winter tyres for winter, since winter tyres are winter tyres. Our winter tyres beat other winter tyres, and winter tyres are the best winter tyres.',
  },
  {
    name: 'a promise instead of text',
    page: 'en',
    for: ['trust_experience'],
    content: 'We have added the text. Our results and customer experience: coming soon.',
  },
];
