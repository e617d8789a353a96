import { asked } from '../asked.ts';
import type { Fix } from '../fix.ts';
import type { TenthPageName } from './tenth-pages.ts';

/** Edits that only want the points. None may be accepted. */
export const tenthFakes: readonly Fix<TenthPageName>[] = [
  {
    name: 'an essay on any service',
    page: 'piano',
    for: asked.text,
    content:
      '## Why quality matters\n\nIn today’s fast moving world, people value quality and reliability more than ever. Choosing the right partner makes all the difference. With the right approach, you can save time and money and enjoy better results. Our goal is to give every customer the best possible experience.\n\n## Key benefits\n\nThere are many benefits to consider. First, professional help gives you peace of mind. Second, it improves the overall quality. Third, it adds lasting value. Whether you are a beginner or an expert, the right solution helps you reach your goals with confidence and ease.',
  },
  {
    name: 'its own text in other words',
    page: 'piano',
    for: asked.text,
    content:
      '## Piano tuning in short\n\nBecause the soundboard of a piano swells in damp air, and shrinks when the heating is on, a piano goes flat as seasons change. Tuning keeps its strings at the tension they were made for. About ninety minutes is what a tuning takes: with a fork the tuner sets the pitch, the middle octave is tuned first, and string by string he works outwards. In the same visit, squeaking pedals and sticking keys are put right. For most homes, twice a year is enough. Before it is tuned, a piano that was moved should rest for three weeks.',
  },
  {
    name: 'title of three keywords',
    page: 'piano',
    for: asked.title,
    content: 'Piano tuning, piano tuner, tune piano cheap',
  },
  {
    name: 'byline of a company',
    page: 'piano',
    for: asked.author,
    content: 'By Piano Tuning Services. Updated recently.',
  },
  {
    name: 'an alternative text that says image',
    page: 'piano',
    for: asked.image,
    replace: '/images/set.jpg',
    content: '![image of piano tuning piano tuning](/images/set.jpg)',
  },
  {
    name: 'a question that answers itself',
    page: 'piano',
    for: asked.questions,
    content:
      '## What is piano tuning?\n\nPiano tuning is the tuning of a piano, that is, when a piano is tuned by a piano tuner.\n\n## Why piano tuning?\n\nBecause piano tuning is important when a piano needs tuning, as every piano tuner knows.',
  },
  {
    name: 'a picture that is not there',
    page: 'piano',
    for: asked.image,
    content: '![A tuner at work on a grand piano](/images/missing-tuner.jpg)',
  },
  {
    name: 'prices of a car wash',
    page: 'barbier',
    for: ['depth_essentials'],
    content: 'Die Außenwäsche kostet 12 €, mit Innenreinigung 35 €, eine Politur des Lacks ab 90 €.',
  },
  {
    name: 'praise of the team',
    page: 'barbier',
    for: asked.text,
    content:
      '## Was uns auszeichnet\n\nUnser Team steht für Leidenschaft, Erfahrung und höchste Qualität. Wir nehmen uns Zeit für jeden Kunden und gehen auf alle Wünsche ein. Zufriedenheit ist unser oberstes Ziel. Mit viel Engagement und Liebe zum Detail sorgen wir jeden Tag für ein einzigartiges Erlebnis. Vertrauen Sie auf unsere Kompetenz und lassen Sie sich begeistern. Wir freuen uns auf Ihren Besuch und beraten Sie gerne persönlich.',
  },
  {
    name: 'the keyword in each heading',
    page: 'barbier',
    for: asked.text,
    content:
      '## Barbier Erfurt Haare\n\nBarbier Erfurt schneidet Haare.\n\n## Barbier Erfurt Bart\n\nBarbier Erfurt schneidet Bärte.\n\n## Barbier Erfurt Preise\n\nBarbier Erfurt hat Preise.\n\n## Barbier Erfurt Termin\n\nBarbier Erfurt gibt Termine.',
  },
  {
    name: 'a note to the editor',
    page: 'barbier',
    for: asked.description,
    content:
      'Hier bitte noch eine Beschreibung mit 150 Zeichen über den Barbier in Erfurt, seine Haarschnitte und die Bärte ergänzen, am besten mit Zahl.',
  },
  {
    name: 'title in English',
    page: 'barbier',
    for: asked.title,
    content: 'The best barber shop for hair and beard in town',
  },
  {
    name: 'text about dogs on the moon of an old novel',
    page: 'huisdier',
    for: asked.text,
    content:
      '## De reis naar de maan\n\nIn de roman van Jules Verne schieten leden van een schietclub zichzelf met een kanon de ruimte in. Het kanon staat in Florida en is honderden meters lang. Aan boord zijn drie mannen, twee kippen en wat wijn. De schrijver rekende na hoe snel de kogel moest gaan, en kwam dicht bij de snelheid van latere raketten.\n\n## Het vervolg\n\nIn het tweede boek vliegen de reizigers om de maan heen en zien ze de achterkant in het licht van een meteoor. Ze vallen in de Stille Oceaan en worden door een schip opgepikt.',
  },
  {
    name: 'a list of words',
    page: 'huisdier',
    for: asked.list,
    content: '- hond\n- kat\n- konijn\n- hond en kat\n- kat en hond\n- konijn en hond',
  },
  {
    name: 'description from any practice',
    page: 'huisdier',
    for: asked.description,
    content:
      'Welkom op onze website! Wij staan voor kwaliteit, service en persoonlijke aandacht. Neem vandaag nog contact op met ons team en ontdek alles.',
  },
  {
    name: 'shuffled words of the page',
    page: 'olive',
    for: asked.text,
    content:
      'Olive alberi sotto colore raccoglie le di mano oliveto si a nostro nel quando cambiano ottobre in. Spremitura ore prima entro dalla poche ottiene delle raccolta si extravergine l’olio dalla olive. Gradi pasta ventisette piano la calore gira a perché aromi il rovina gli. Cassette frutti schiacciano reti le non basse sono così i si. Profumo perde acidità sale più aspettano il si l’ olive le e più. Lavate foglie tolte frante con sono le olive e le.',
  },
  {
    name: 'sources that are the home pages of portals',
    page: 'olive',
    for: asked.sources,
    content:
      'Fonti: [Google](https://www.google.com/search?q=olio), [Facebook](https://www.facebook.com/), [YouTube](https://www.youtube.com/).',
  },
  {
    name: 'h1 with the keyword three times',
    page: 'olive',
    for: asked.h1,
    content: 'Olio extravergine olio extravergine olio extravergine',
  },
  {
    name: 'figures that measure nothing',
    page: 'olive',
    for: asked.figures,
    content: 'Numeri: 12, 45, 78, 100, 2024, 99 %, 7, 365, 24.',
  },
  {
    name: 'filler text',
    page: 'tapicero',
    for: asked.text,
    content:
      'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit anim id est laborum.',
  },
  {
    name: 'a town list',
    page: 'tapicero',
    for: asked.description,
    content:
      'Tapicero Sevilla, Dos Hermanas, Utrera, Écija, Carmona, Lebrija, Osuna, Morón, Marchena, Estepa, Coria, Camas, Gines, Tomares, Bormujos.',
  },
  {
    name: 'links that all lead to the page itself',
    page: 'tapicero',
    for: asked.links,
    content:
      '[Taller](https://{own}/servicios/tapicero/), [tapicero](https://{own}/servicios/tapicero/), [telas](https://{own}/servicios/tapicero/#telas).',
  },
  {
    name: 'prices that depend',
    page: 'tapicero',
    for: ['depth_essentials'],
    content:
      'El precio depende de cada caso. Pida presupuesto sin compromiso y le sorprenderemos con el mejor precio de Sevilla.',
  },
  {
    name: 'text hidden in a comment',
    page: 'rower',
    for: asked.text,
    content: `<!-- ${'Serwis rowerowy w Gdyni naprawia napęd, hamulce i koła, a mechanik sprawdza każdy przewód i każdą śrubę przed jazdą próbną. '.repeat(4)}-->`,
  },
  {
    name: 'title of another trade',
    page: 'rower',
    for: asked.title,
    content: 'Kredyty gotówkowe bez zaświadczeń, szybka decyzja',
  },
  {
    name: 'an assistant offers more',
    page: 'rower',
    for: asked.text,
    content:
      'Oczywiście! Oto rozbudowany tekst o serwisie rowerowym w Gdyni, który możesz wkleić na stronę. Tekst zawiera słowa kluczowe i odpowiada na pytania czytelników. Jeśli chcesz, mogę przygotować dłuższą wersję, dodać nagłówki o przeglądzie, hamulcach i bateriach albo zmienić styl na bardziej formalny. Daj mi znać, jaki ton wolisz.',
  },
  {
    name: 'one sentence with another town each time',
    page: 'rower',
    for: asked.text,
    content:
      'Naprawiamy rowery także dla klientów z Sopotu. Naprawiamy rowery także dla klientów z Gdańska. Naprawiamy rowery także dla klientów z Redy. Naprawiamy rowery także dla klientów z Rumi. Naprawiamy rowery także dla klientów z Wejherowa. Naprawiamy rowery także dla klientów z Pucka. Naprawiamy rowery także dla klientów z Helu. Naprawiamy rowery także dla klientów z Kartuz.',
  },
  {
    name: 'headings alone',
    page: 'kakelugn',
    for: asked.text,
    content:
      '## Renovera kakelugn själv\n\n## Vad kostar det\n\n## Hur lång tid tar det\n\n## Vanliga fel\n\n## Verktyg du behöver',
  },
  {
    name: 'a promise of text to come',
    page: 'kakelugn',
    for: asked.text,
    content:
      'Här kommer snart mer information om hur du renoverar en kakelugn. Vi arbetar på en utförlig guide med bilder, priser och tips. Den publiceras inom kort, så titta gärna in igen. Under tiden är du välkommen att kontakta oss om du har frågor om din kakelugn.',
  },
  {
    name: 'a table of dashes',
    page: 'kakelugn',
    for: asked.list,
    content: '| Steg | Kakelugn |\n| --- | --- |\n| - | - |\n| - | - |\n| - | - |',
  },
];
