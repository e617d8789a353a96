import { asked } from '../asked.ts';
import type { Fix } from '../fix.ts';
import type { FifteenthPageName } from './fifteenth-pages.ts';

/** Edits that only want the points. None may be accepted. */
export const fifteenthFakes: readonly Fix<FifteenthPageName>[] = [
  {
    name: 'the paragraph as it was',
    page: 'grinder',
    for: ['links_anchor_text'],
    replace: 'Old oils turn',
    content:
      'Old oils turn rancid inside the grinder and make fresh beans taste like cardboard. A dirty grinder also clogs, and the motor gets hot. Click [here](/blog/rims/) for more.',
  },
  {
    name: 'the paragraph without any link',
    page: 'grinder',
    for: ['links_anchor_text'],
    replace: 'Old oils turn',
    content:
      'Old oils turn rancid inside the grinder and make fresh beans taste like cardboard. A dirty grinder also clogs, and the motor gets hot.',
  },
  {
    name: 'a section that any guide could have',
    page: 'grinder',
    for: asked.text,
    content: `## Why care matters

Taking good care of your equipment is one of the most important things that you can do. With a little time and the right approach, anybody can achieve great results. Whether you are a beginner or an expert, there is always something new to learn. Regular attention pays off in the long run and helps you to enjoy the things that you love even more.`,
  },
  {
    name: 'a title of the keyword and praise',
    page: 'apron',
    for: asked.title,
    content: 'Linen apron: best linen apron, top linen apron, buy it',
  },
  {
    name: 'sizes that say nothing',
    page: 'apron',
    for: asked.list,
    content: '- Quality\n- Comfort\n- Style\n- Value\n- Quality and comfort',
  },
  {
    name: 'a description that could be of any product',
    page: 'apron',
    for: asked.description,
    content:
      'Discover our amazing linen apron today and enjoy great quality at a great price. Perfect for everybody who loves quality products. Order now and save big!',
  },
  {
    name: 'an H1 that is the keyword twice',
    page: 'dachrinne',
    for: asked.h1,
    content: 'Dachrinnenreinigung Kassel – Dachrinnenreinigung in Kassel',
  },
  {
    name: 'a telephone number of a template',
    page: 'dachrinne',
    for: asked.contact,
    content: 'Rufen Sie uns an: 0561 1234567. Musterstraße 1, 12345 Musterstadt.',
  },
  {
    name: 'prices that are not said',
    page: 'dachrinne',
    for: ['depth_essentials', 'depth_specificity'],
    content: `## Preise

Unsere Preise sind fair und transparent. Was die Reinigung kostet, hängt von vielen Faktoren ab. Fragen Sie uns einfach nach einem individuellen Angebot, wir beraten Sie gern.`,
  },
  {
    name: 'questions without answers',
    page: 'compost',
    for: asked.questions,
    content: `## Pourquoi composter ?

Les raisons sont nombreuses et chacun a les siennes.

## Comment bien composter ?

Il existe plusieurs façons de faire, et il faut choisir celle qui vous convient.

## Où trouver plus d'informations ?

Vous trouverez beaucoup d'informations utiles sur notre site.`,
  },
  {
    name: 'a title about gardens of castles',
    page: 'compost',
    for: asked.title,
    content: 'Visiter les jardins des châteaux de la Loire au printemps',
  },
  {
    name: 'the text of the page in another order',
    page: 'compost',
    for: asked.text,
    content: `## En bref

Ceux du jardin creusent et ne survivent pas dans une caisse. Un lombricomposteur tient sous un évier et ne sent rien quand il est bien nourri. Les vers du fumier vivent à la surface et mangent chaque jour la moitié de leur poids. On peut transformer ses épluchures sans jardin.`,
  },
  {
    name: 'praise of the teacher by nobody',
    page: 'guitarra',
    for: ['trust_experience', 'trust_author'],
    content:
      'Nuestro equipo de profesionales cuenta con una amplia experiencia en el sector y con la máxima dedicación a cada alumno.',
  },
  {
    name: 'a price to be filled in',
    page: 'guitarra',
    for: ['depth_essentials', 'depth_specificity'],
    content: 'Una clase de 60 minutos cuesta XX euros, y el bono de cuatro, [precio] euros.',
  },
  {
    name: 'a title that is said to be changed',
    page: 'guitarra',
    for: asked.title,
    content: 'Título optimizado para clases de guitarra Valencia',
  },
  {
    name: 'what any workshop says',
    page: 'rilegatura',
    for: asked.text,
    content: `## Perché sceglierci

La nostra azienda mette al primo posto la soddisfazione del cliente. Grazie a un'esperienza pluriennale e a personale qualificato offriamo un servizio completo, rapido e affidabile. Ogni progetto è unico: ascoltiamo le vostre esigenze e troviamo insieme la soluzione migliore. Contattateci senza impegno, saremo lieti di rispondere a ogni domanda.`,
  },
  {
    name: 'a description of the keyword',
    page: 'rilegatura',
    for: asked.description,
    content:
      'Rilegatura libri Bologna, rilegatura libri antichi Bologna, rilegatura tesi Bologna, rilegatura libri prezzi Bologna, rilegatura libri economica.',
  },
  {
    name: 'an H1 in capitals',
    page: 'rilegatura',
    for: asked.h1,
    content: 'RILEGATURA LIBRI BOLOGNA!!! PREZZI BASSI!!!',
  },
  {
    name: 'a source that is no page',
    page: 'verpotten',
    for: asked.sources,
    content: 'Dat blijkt uit [onderzoek](https://{other}/no-such-study/).',
  },
  {
    name: 'steps of a list without content',
    page: 'verpotten',
    for: asked.list,
    content: '1. Begin\n2. Ga verder\n3. Kijk goed\n4. Bijna klaar\n5. Klaar',
  },
  {
    name: 'the keyword in every sentence',
    page: 'verpotten',
    for: asked.text,
    content: `## Kamerplanten verpotten

Kamerplanten verpotten is belangrijk voor wie kamerplanten wil verpotten. Wie kamerplanten verpotten wil, moet weten hoe kamerplanten verpotten werkt. Met kamerplanten verpotten begin je door kamerplanten te verpotten. Kamerplanten verpotten doe je als kamerplanten verpotten nodig is.`,
  },
  {
    name: 'what any firm says',
    page: 'pianino',
    for: asked.text,
    content: `## Dlaczego my

Jesteśmy zespołem profesjonalistów z wieloletnim doświadczeniem. Stawiamy na najwyższą jakość usług i indywidualne podejście do każdego klienta. Dzięki naszej pasji i zaangażowaniu zawsze znajdziemy najlepsze rozwiązanie. Zaufało nam już wielu zadowolonych klientów, zapraszamy do współpracy.`,
  },
  {
    name: 'a title about loans',
    page: 'pianino',
    for: asked.title,
    content: 'Kredyt hipoteczny Kraków: ranking ofert i kalkulator rat',
  },
  {
    name: 'a description cut from a template',
    page: 'pianino',
    for: asked.description,
    content:
      'Strojenie pianina Kraków – [nazwa firmy]. Oferujemy najlepsze usługi w mieście. Zadzwoń już dziś pod numer [telefon] i umów się na wizytę, czekamy na Ciebie.',
  },
];
