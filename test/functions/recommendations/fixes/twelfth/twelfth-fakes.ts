import { asked } from '../asked.ts';
import type { Fix } from '../fix.ts';
import type { TwelfthPageName } from './twelfth-pages.ts';

const coverage = [...asked.text, 'depth_specificity', 'readability_ease'];

/** Edits that only want the points. None may be accepted. */
export const twelfthFakes: readonly Fix<TwelfthPageName>[] = [
  {
    name: 'text for any practice with the town put in',
    page: 'notdienst',
    for: coverage,
    content: `## Ihr Tierarzt Notdienst in Landau

Wenn es um Ihr Tier geht, zählt jede Minute. Deshalb sind wir in Landau immer für Sie da, mit viel Herz und großer Erfahrung. Unser Team nimmt sich die Zeit, die Ihr Liebling braucht, und findet gemeinsam mit Ihnen die beste Lösung. In Landau vertrauen uns schon viele Familien.

## Warum Landau auf uns zählt

Wir lieben Tiere, und das merkt man. Modernste Technik, ein freundliches Team und faire Preise machen uns in Landau zur ersten Wahl. Überzeugen Sie sich selbst und kommen Sie vorbei, wir freuen uns auf Sie und Ihren Vierbeiner.`,
  },
  {
    name: 'the same sentence, longer',
    page: 'notdienst',
    for: ['readability_sentences'],
    replace: 'Bei einem Notfall',
    content:
      'Bei einem Notfall, der natürlich immer dann eintritt, wenn man ihn am wenigsten brauchen kann, können Sie selbstverständlich jederzeit versuchen, mich unter der Praxisnummer zu erreichen, wobei der Anruf auf das Handy weitergeleitet wird, das ich immer bei mir trage, sodass Sie es bitte etwas länger klingeln lassen.',
  },
  {
    name: 'a title for a vet in ten towns',
    page: 'notdienst',
    for: asked.title,
    content: 'Tierarzt Landau Speyer Germersheim Annweiler Herxheim',
  },
  {
    name: 'a text of wine',
    page: 'agriturismo',
    for: coverage,
    content: `## Il Barolo e le Langhe

Il Barolo nasce da uve nebbiolo coltivate sulle colline intorno ad Alba. Deve invecchiare almeno trentotto mesi, di cui diciotto in botti di rovere. I cru più noti sono Cannubi, Brunate e Rocche. Si serve a diciotto gradi in un calice ampio, con brasati, tartufo e formaggi stagionati. Le annate migliori degli ultimi anni sono la 2010 e la 2016, ricercate dai collezionisti di tutto il mondo.`,
  },
  {
    name: 'a heading of the keyword twice',
    page: 'agriturismo',
    for: ['heading_wording', 'keyword_headings'],
    replace: 'HOME',
    content: '## Agriturismo Nettuno agriturismo a Nettuno agriturismi Nettuno',
  },
  {
    name: 'prices to be asked for',
    page: 'agriturismo',
    for: ['depth_essentials', 'depth_specificity'],
    content:
      'Offriamo prezzi convenienti per ogni esigenza e per tutte le tasche. Contattateci per ricevere la migliore offerta su misura per voi, senza impegno.',
  },
  {
    name: 'the list said again as a paragraph',
    page: 'viennoiserie',
    for: coverage,
    content: `## Notre choix

Chez nous vous trouverez des croissants au beurre, des pains au chocolat, des chaussons aux pommes, des tresses au chocolat, des brioches à tête et des chouquettes. La boutique ouvre à six heures et demie, et le four tourne dès quatre heures. Le mercredi, nous n'ouvrons pas. Pour une grosse commande, passez la veille au comptoir, car nous ne livrons pas.`,
  },
  {
    name: 'a title of the template',
    page: 'viennoiserie',
    for: asked.title,
    content: 'Boulangerie Rodez - Accueil - Bienvenue sur notre site',
  },
  {
    name: 'a text in Catalan',
    page: 'viennoiserie',
    for: coverage,
    content: `## Com fem la pasta

Cada tarda preparem la massa amb farina de força, llet i una mica de sucre. La deixem reposar tota la nit a la nevera, i l'endemà a les quatre hi posem la mantega en tres plecs. Amb aquest sistema els croissants queden lleugers per dins i cruixents per fora, i no cal afegir-hi cap millorant.`,
  },
  {
    name: 'links that lead nowhere',
    page: 'flatroof',
    for: ['links_anchor_text'],
    replace: 'For more information',
    content:
      'See our [guide to flat roof coverings](#) and the [gallery of roofs in Leeds](https://{own}/gallery-of-roofs/).',
  },
  {
    name: 'a study that nobody made',
    page: 'flatroof',
    for: ['trust_experience', 'trust_sources'],
    content:
      'Studies show that 97% of homeowners are happier with a new flat roof. Experts agree that flat roof repair is important, and research has proven that it works.',
  },
  {
    name: 'a table of ticks',
    page: 'flatroof',
    for: asked.list,
    content: `| Us | Them |
|---|---|
| Yes | No |
| Yes | No |
| Yes | No |
| Yes | No |`,
  },
  {
    name: 'sentences with another town each',
    page: 'mudanzas',
    for: coverage,
    content: `## Zonas

Si buscas mudanzas en Sitges, nuestra empresa de mudanzas en Sitges te ayuda. Si buscas mudanzas en Gavà, nuestra empresa de mudanzas en Gavà te ayuda. Si buscas mudanzas en Martorell, nuestra empresa de mudanzas en Martorell te ayuda. Si buscas mudanzas en Igualada, nuestra empresa de mudanzas en Igualada te ayuda. Si buscas mudanzas en Manresa, nuestra empresa de mudanzas en Manresa te ayuda.`,
  },
  {
    name: 'repetition in the place of repetition',
    page: 'mudanzas',
    for: ['depth_originality', 'readability_openings'],
    replace: 'Hacemos mudanzas de pisos',
    content:
      'Mudanzas, mudanzas y más mudanzas: eso hacemos. Mudanzas de pisos, mudanzas de casas, mudanzas de oficinas y mudanzas de todo.',
  },
  {
    name: 'an alternative text with the file',
    page: 'mudanzas',
    for: asked.image,
    replace: 'camion-mudanza',
    content: '![camion-mudanza-vilafranca-01](/images/camion-mudanza.jpg)',
  },
  {
    name: 'answers that ask back',
    page: 'kapsalon',
    for: asked.questions,
    content: `## Wat kost knippen?

Dat hangt helemaal van uw wensen af. Onze stylisten denken graag met u mee over de mogelijkheden.

## Hoe lang duurt kleuren?

Dat verschilt per persoon en per situatie. Vraag ernaar tijdens uw bezoek, wij vertellen u er graag meer over.`,
  },
  {
    name: 'an opening that greets',
    page: 'kapsalon',
    for: ['structure_opening', 'serp_answer', 'keyword_intro'],
    replace: 'Bij ons kunt u terecht',
    content:
      'Hartelijk welkom op de website van onze kapsalon Zeist! Fijn dat u er bent. Op deze pagina leest u alles over onze kapsalon Zeist en wat wij voor u kunnen betekenen. Veel leesplezier!',
  },
  {
    name: 'prices of nothing',
    page: 'kapsalon',
    for: ['depth_essentials', 'structure_lists', 'depth_specificity'],
    content: '- € 10\n- € 20\n- € 30\n- € 40\n- € 50',
  },
  {
    name: 'words of the page, mixed',
    page: 'verkstad',
    for: coverage,
    content: `## Mer om service

Bilen oktober vi filter på före står byter. Lånebil alla hjulen ringer olja till märken av klar innan. Däck bromsar vintern du kamremmar hos skiftar och tid åtta. Delar gamla boka något över eftermiddagen som liten. Lämnar april Polo se inte i får klockan avtalat. Kan god om vill att men är finns låna en. Så går hos delar bilar vi i till servar det över. Bromsar hos du bilen om byter oss filter en vill.`,
  },
  {
    name: 'promises for the season',
    page: 'verkstad',
    for: asked.figures,
    content:
      'Vi ger alltid 110 % för våra kunder, 365 dagar om året och 24 timmar om dygnet. Hos oss är du nummer 1, och vi är 100 % engagerade.',
  },
  {
    name: 'the next step without a step',
    page: 'verkstad',
    for: ['structure_next_step', 'trust_contact'],
    content: 'Välkommen in till oss! Vi ser fram emot att träffa dig och din bil. Kontakta oss gärna när som helst.',
  },
  {
    name: 'a byline from the template',
    page: 'fryzjer',
    for: ['trust_contact', 'depth_essentials'],
    content: 'Salon Mila, ul. Przykładowa 1, 00-000 Miasto. Zadzwoń: 123 456 789. E-mail: kontakt@twojadomena.pl.',
  },
  {
    name: 'a section of proverbs',
    page: 'fryzjer',
    for: coverage,
    content: `## Piękno zaczyna się od środka

Każda kobieta zasługuje na chwilę dla siebie. Piękne włosy dodają pewności siebie, a pewność siebie otwiera wszystkie drzwi. W dzisiejszym zabieganym świecie warto czasem się zatrzymać i pomyśleć o sobie. Zadbaj o siebie już dziś, bo jutro może być za późno. Jesteś tego warta, a my pomożemy ci to odkryć i pokażemy, jak wiele możesz zyskać.`,
  },
  {
    name: 'an H1 of three trades',
    page: 'fryzjer',
    for: asked.h1,
    content: 'Fryzjer Kraśnik fryzjer damski Kraśnik fryzjer męski',
  },
  {
    name: 'hidden keywords',
    page: 'advogada',
    for: coverage,
    content:
      '<div style="position:absolute;left:-9999px">Advogada de família em Viseu, advogada de divórcio em Viseu, advogada barata em Viseu, guarda partilhada em Viseu, pensão de alimentos em Viseu, divórcio rápido em Viseu, partilhas em Viseu, melhor advogada em Viseu, consulta jurídica em Viseu, apoio judiciário em Viseu e arredores, Tondela, Mangualde e Nelas</div>',
  },
  {
    name: 'an assistant that explains itself',
    page: 'advogada',
    for: coverage,
    content: `Claro! Aqui está uma secção adicional para a sua página sobre direito da família:

## A importância do direito da família

O direito da família é um ramo muito importante do direito. Ele regula as relações entre as pessoas e protege quem mais precisa. Contar com o apoio certo faz toda a diferença nos momentos difíceis da vida.

Espero que este texto seja útil! Se quiser, posso adaptá-lo ou torná-lo mais longo.`,
  },
  {
    name: 'a list of the headings',
    page: 'advogada',
    for: ['structure_lists', 'serp_format'],
    content: '- Divórcio\n- Responsabilidades parentais\n- Partilhas\n- Direito da família',
  },
  {
    name: 'a description of stars',
    page: 'vinduer',
    for: asked.description,
    content:
      '⭐⭐⭐⭐⭐ Vinduespolering Odense ⭐ BEDST OG BILLIGST ⭐ Ring nu og få et godt tilbud ⭐ Professionel service ⭐ Tilfredse kunder ⭐ Klik her og læs mere!',
  },
  {
    name: 'one answer for everything',
    page: 'vinduer',
    for: asked.questions,
    content: `## Hvad koster vinduespolering?

Prisen afhænger af mange ting. Kontakt os for et uforpligtende tilbud, så finder vi en god løsning.

## Hvor ofte skal vinduer poleres?

Det afhænger af mange forskellige ting. Kontakt os for god rådgivning, så finder vi den rigtige løsning sammen.`,
  },
  {
    name: 'reviews by initials',
    page: 'vinduer',
    for: ['trust_experience', 'depth_specificity'],
    content:
      '"Super service, kan varmt anbefales!" – M.\n\n"Altid tilfreds, 5 ud af 5!" – K.\n\n"Bedste firma, 10/10!" – T.',
  },
];
