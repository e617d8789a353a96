import { asked } from '../asked.ts';
import type { Fix } from '../fix.ts';
import type { NinthPageName } from './ninth-pages.ts';

/** Edits that only want the points. None may be accepted. */
export const ninthFakes: readonly Fix<NinthPageName>[] = [
  {
    name: 'a title of synonyms',
    page: 'compost',
    for: asked.title,
    content: 'Compost heap, compost pile, compost bin, composter, composting',
  },
  {
    name: 'a paragraph on composting software',
    page: 'compost',
    for: asked.text,
    content:
      '## Managing containers\n\nThe compose file lists every service of an application with its image, ports and volumes. One command starts them all in the right order, and another removes them together with their network. Secrets belong in a separate file that is never committed to the repository. When a container exits, read its log first and check the environment variables that were passed to it.',
  },
  {
    name: 'questions answered with praise',
    page: 'compost',
    for: asked.questions,
    content:
      '## How long does compost take?\n\nOur customers love their gardens and come back to us year after year with a smile.\n\n## Which bin is best?\n\nQuality always pays off in the end, and beautiful things bring joy to the whole family.',
  },
  {
    name: 'reversed sentences',
    page: 'compost',
    for: asked.text,
    content:
      'Year a within soil dark into leaves and scraps kitchen turns heap compost a. Green as material brown much as about and water little a air needs it. Carbon bring and brown are cardboard torn and straw leaves. Nitrogen bring and green are grounds coffee and peelings grass. Below from in move can worms that so earth bare on shade half in spot a choose. Weeks six every fork a with heap the turn. Way the on up broken are lumps wet and hottest is it where middle the to goes outside the.',
  },
  { name: 'nobody', page: 'compost', for: asked.author, content: 'By Guest Author · Updated recently' },
  {
    name: 'Text einer Bäckerei',
    page: 'mietrecht',
    for: asked.text,
    content:
      '## Unser Sauerteig\n\nDer Teig ruht sechzehn Stunden, bevor er in den Ofen kommt. Roggen aus der Region gibt ihm seinen kräftigen Geschmack, und die Kruste wird durch den Dampf knusprig. Samstags backen wir zusätzlich Zöpfe mit Rosinen und Laugenstangen, die oft schon um neun Uhr verkauft sind. Kuchen bestellen Sie bitte bis Donnerstag, damit wir genug Eier und Butter im Haus haben.',
  },
  {
    name: 'Titel mit Städten',
    page: 'mietrecht',
    for: asked.title,
    content: 'Anwalt Mietrecht Kassel, Göttingen, Fulda, Marburg, Gießen',
  },
  {
    name: 'Floskeln',
    page: 'mietrecht',
    for: asked.text,
    content:
      'Unsere Kanzlei steht Ihnen in allen Fragen kompetent und zuverlässig zur Seite. Wir nehmen uns Zeit für Ihr Anliegen und entwickeln gemeinsam mit Ihnen eine individuelle Lösung. Dabei profitieren Sie von unserer langjährigen Erfahrung und unserem persönlichen Engagement. Transparenz, Vertrauen und Qualität sind für uns keine leeren Worte. Überzeugen Sie sich selbst und nehmen Sie noch heute unverbindlich Kontakt mit uns auf. Wir freuen uns darauf, Sie kennenzulernen.',
  },
  {
    name: 'erfundene Quelle',
    page: 'mietrecht',
    for: asked.sources,
    content:
      'Das bestätigt [der Bundesgerichtshof](https://{other}/urteil-das-es-nicht-gibt/) in ständiger Rechtsprechung.',
  },
  {
    name: 'Telefonnummer aus der Vorlage',
    page: 'mietrecht',
    for: asked.contact,
    content: 'Rufen Sie uns an: 01234 567890, oder schreiben Sie an info@ihre-domain.de.',
  },
  {
    name: 'una descripción de otro negocio',
    page: 'fontaneria',
    for: asked.description,
    content:
      'Fontanero en Murcia: alquiler de coches desde 12 euros al día, sin franquicia y con kilómetros ilimitados. Recogida en el aeropuerto o en su propio hotel.',
  },
  {
    name: 'frases de la página',
    page: 'fontaneria',
    for: asked.text,
    content:
      'Cuando el problema queda más lejos, metemos una cámara y limpiamos con agua a presión. A veces basta con limpiar el quemador o sustituir la membrana. Una fuga escondida se localiza con un geófono, sin picar toda la pared. Después se abre un hueco de dos azulejos y se cambia el tramo de tubería dañado. La mayoría de los atascos están en el sifón o en el primer codo. Antes de cambiar un calentador se comprueba la llama piloto y la presión.',
  },
  {
    name: 'elementos vacíos',
    page: 'fontaneria',
    for: asked.list,
    content: '- Punto 1\n- Punto 2\n- Punto 3\n- Punto 4',
  },
  {
    name: 'un párrafo en italiano',
    page: 'fontaneria',
    for: asked.text,
    content:
      'La chiamata a Murcia costa trentacinque euro, che vengono scalati se ci affidate la riparazione. Di notte e nei giorni festivi si aggiunge un supplemento. Prima di cominciare vi diciamo il prezzo e non tocchiamo nulla finché non lo accettate. Chiudete il rubinetto generale, che di solito sta accanto al contatore, e aprite un lavandino perché le tubature si svuotino.',
  },
  {
    name: 'una valoración inventada',
    page: 'fontaneria',
    for: asked.schema,
    content:
      '{"@context":"https://schema.org","@type":"Plumber","name":"Fontanero en Murcia","telephone":"+34 968 21 40 77","address":{"@type":"PostalAddress","addressLocality":"Murcia"},"aggregateRating":{"@type":"AggregateRating","ratingValue":"5.0","reviewCount":"987"}}',
  },
  {
    name: 'une description de mots',
    page: 'velo',
    for: asked.description,
    content:
      'Voyage à vélo sur la Loire, vélo Loire, cyclotourisme, piste, camping, tente, sacoches, pompe, coupe-vent, châteaux, vent, Nantes, Orléans, Nevers, océan.',
  },
  {
    name: 'remplissage',
    page: 'velo',
    for: asked.text,
    content:
      'De nos jours, de plus en plus de personnes souhaitent vivre une expérience unique et inoubliable. Que vous soyez débutant ou confirmé, vous trouverez forcément la formule qui correspond à vos envies et à votre budget. Notre équipe met tout en œuvre pour vous garantir un service de qualité, du début à la fin. N’hésitez plus et laissez-vous tenter par cette belle aventure ! Vous ne le regretterez pas, car le bonheur se trouve souvent là où on ne l’attend pas.',
  },
  {
    name: 'un texte caché',
    page: 'velo',
    for: asked.text,
    content:
      '<span hidden>Un voyage à vélo sur la Loire demande dix jours en famille et une semaine à deux. Les trains régionaux acceptent les vélos, sauf en été. Les pistes sont balisées de Nevers à Saint-Nazaire, et les campings gardent une place pour les petites tentes.</span>',
  },
  {
    name: 'des liens vers la page elle-même',
    page: 'velo',
    for: asked.links,
    content:
      'Lisez aussi [notre guide de la Loire](/guides/loire/) et [le voyage à vélo](https://{own}/guides/loire/).',
  },
  {
    name: 'samma mening om igen',
    page: 'bastu',
    for: asked.text,
    content:
      'Att bygga bastu är roligt för hela familjen. Att bygga bastu är roligt för alla vänner. Att bygga bastu är roligt för varje granne. Att bygga bastu är roligt för hela släkten. Att bygga bastu är roligt för små barn. Att bygga bastu är roligt för många gäster. Att bygga bastu är roligt för gamla föräldrar.',
  },
  {
    name: 'dansk tekst',
    page: 'bastu',
    for: asked.text,
    content:
      'Materialerne til et rum på fire kvadratmeter koster omkring tyve tusind kroner, og en elovn koster lige så meget oveni. Elektrikeren skal trække sin egen ledning, så spørg om prisen, før du begynder at rive ned. Fliser med fald mod et afløb er nemmest at holde rene. Læg en rist af asp ovenpå, så I slipper for kolde fødder, og stil den op ad væggen, når alle er færdige.',
  },
  {
    name: 'fraser',
    page: 'bastu',
    for: asked.text,
    content:
      'Vi på företaget sätter alltid kunden i centrum och erbjuder tjänster av högsta kvalitet. Med lång erfarenhet och stort engagemang hjälper vi dig att hitta den bästa lösningen för just dina behov. Vårt team är kunnigt, trevligt och flexibelt. Välkommen att kontakta oss för mer information, så berättar vi gärna vad vi kan göra för dig. Din nöjdhet är vårt främsta mål, och vi ser fram emot ett gott samarbete.',
  },
  {
    name: 'en bild utan fil',
    page: 'bastu',
    for: asked.image,
    content: '![Bastu med lavar av asp](/images/finns-inte.jpg)',
  },
  {
    name: 'slova bez vět',
    page: 'pivo',
    for: asked.text,
    content:
      'Pivo slad chmel kvasnice voda hrnec teploměr sladina mladina ležák. Domácí vaření piva recept návod postup rmutování chmelovar kvašení sklep. Cukr škrob stupně minuty hodina sklenice týdny nádoba vůně hořkost. Šrotovník lahve cukroměr hadička zátka dezinfekce čistota zrání chlad. Pivovar sládek ochutnávka pěna barva alkohol žízeň posezení přátelé.',
  },
  {
    name: 'obecné řeči',
    page: 'pivo',
    for: asked.text,
    content:
      'V dnešní uspěchané době je důležité najít si čas na to, co nás baví. Každý z nás má jiné potřeby a představy, a proto je dobré vybírat s rozmyslem. Kvalita by měla být vždy na prvním místě, protože jen tak dosáhnete výsledku, se kterým budete spokojeni. Nebojte se zkoušet nové věci a učit se z chyb. S trochou trpělivosti a chuti se dá zvládnout úplně všechno, stačí jen začít.',
  },
  {
    name: 'titulek o půjčkách',
    page: 'pivo',
    for: asked.title,
    content: 'Domácí vaření piva a rychlé půjčky bez registru ihned',
  },
  {
    name: 'slovensky',
    page: 'pivo',
    for: asked.description,
    content:
      'Ako na domáce varenie piva? Prečítajte si, pri koľkých stupňoch rmutovať, kedy pridať chmeľ a kde nechať pivo kvasiť. Od hrnca k poháru za šesť týždňov.',
  },
  { name: 'čísla', page: 'pivo', for: asked.figures, content: '100 %, 12°, 11°, 10°, 0,5 l, 5 %, 2026, 24, 7, č. 1.' },
];
