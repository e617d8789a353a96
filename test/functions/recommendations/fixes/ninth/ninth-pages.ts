import type { FixedPage } from '../pages.ts';

/** Pages of the ninth set: guides and offers. */
export type NinthPageName = 'compost' | 'mietrecht' | 'fontaneria' | 'velo' | 'bastu' | 'pivo';

export const ninthPages: Readonly<Record<NinthPageName, FixedPage>> = {
  compost: {
    language: 'en',
    keyword: 'compost heap',
    path: '/guides/compost/',
    title: 'Garden',
    metaDescription: 'All about it.',
    h1: 'Garden',
    markdown: `# Garden

A compost heap turns kitchen scraps and leaves into dark soil within a year. It needs air, a little water and about as much brown material as green.

## Brown and green

Leaves, straw and torn cardboard are brown and bring carbon. Grass, peelings and coffee grounds are green and bring nitrogen. A heap that smells has too much of the second kind.

## Where to put it

Choose a spot in half shade, on bare earth, so that worms can move in from below. A lid of old carpet keeps rain out and warmth in.

![](/images/set.jpg)

## Turning

Turn the heap with a fork every six weeks. The outside goes to the middle, where it is hottest, and wet lumps are broken up on the way.
`,
  },
  mietrecht: {
    language: 'de',
    keyword: 'Anwalt Mietrecht Kassel',
    path: '/mietrecht/',
    title: 'Mietrecht',
    metaDescription: 'Kanzlei.',
    h1: 'Mietrecht',
    markdown: `# Mietrecht

Als Anwalt für Mietrecht in Kassel vertrete ich Mieter und kleine Vermieter, wenn es um Kündigung, Mängel oder die Abrechnung der Nebenkosten geht.

## Mängel in der Wohnung

Schimmel, Lärm und kalte Heizkörper mindern die Miete von dem Tag an, an dem der Vermieter davon weiß. Wichtig ist eine Anzeige mit Fotos und Datum.

## Kündigung wegen Eigenbedarf

Nicht jede Kündigung hält vor Gericht. Der Vermieter muss sagen, wer einzieht und warum, und er muss eine frei werdende Wohnung im Haus anbieten.

![](/images/geraet.jpg)

## Nebenkosten

Die Abrechnung kommt spätestens zwölf Monate nach dem Ende des Zeitraums. Danach kann der Vermieter nichts mehr nachfordern, der Mieter aber Guthaben verlangen.

[Termin vereinbaren](/prices/)
`,
  },
  fontaneria: {
    language: 'es',
    keyword: 'fontanero en Murcia',
    path: '/fontanero/',
    title: 'Servicios',
    metaDescription: 'Servicios.',
    h1: 'Servicios',
    markdown: `# Servicios

Si busca un fontanero en Murcia, atendemos fugas, atascos y calentadores averiados en la ciudad y en las pedanías, también por la noche.

## Fugas de agua

Una fuga escondida se localiza con un geófono, sin picar toda la pared. Después se abre un hueco de dos azulejos y se cambia el tramo de tubería dañado.

## Atascos

La mayoría de los atascos están en el sifón o en el primer codo. Cuando el problema queda más lejos, metemos una cámara y limpiamos con agua a presión.

![](/images/botella.jpg)

## Calentadores

Antes de cambiar un calentador se comprueba la llama piloto y la presión. A veces basta con limpiar el quemador o sustituir la membrana.
`,
  },
  velo: {
    language: 'fr',
    keyword: 'voyage à vélo sur la Loire',
    path: '/guides/loire/',
    title: 'Voyage',
    metaDescription: 'Voyage.',
    h1: 'Voyage',
    markdown: `# Voyage

Un voyage à vélo sur la Loire se fait presque sans dénivelé, de Nevers à l'océan, sur des pistes balisées et de petites routes de levée.

## Choisir le sens

Le vent vient souvent de l'ouest, ce qui fatigue quand on roule vers la mer. Beaucoup de cyclistes préfèrent donc partir de Nantes et finir à Orléans.

## Dormir en route

Les campings gardent toujours une place pour une petite tente. Les chambres d'hôtes, elles, se réservent en mai pour tout l'été, surtout autour des châteaux.

![](/images/panier.jpg)

## Que mettre dans les sacoches

Une chambre à air, un démonte-pneu et une pompe suffisent pour les pannes courantes. Ajoutez un coupe-vent, car les soirées sont fraîches près de l'eau.
`,
  },
  bastu: {
    language: 'sv',
    keyword: 'bygga bastu',
    path: '/rad/bygga-bastu/',
    title: 'Bastu',
    metaDescription: 'Bastu.',
    h1: 'Bastu',
    markdown: `# Bastu

Att bygga bastu hemma kräver en torr vägg, rätt ventilation och en aggregat som passar rummets volym. Resten är snickeri som de flesta klarar på två helger.

## Väggar och panel

Reglarna täcks med isolering och aluminiumfolie, och skarvarna tejpas noga. Panel av al eller asp spricker inte och blir inte för varm mot ryggen.

## Lavar

Den övre laven sitter drygt en meter under taket. Bräderna skruvas underifrån, så att ingen bränner sig på skruvskallarna.

![](/images/rama.jpg)

## Ventilation

Friskluft ska komma in bakom aggregatet och ut i väggen mitt emot, högt upp. Efter badet får ventilerna stå öppna tills allt har torkat.
`,
  },
  pivo: {
    language: 'cs',
    keyword: 'domácí vaření piva',
    path: '/navody/vareni-piva/',
    title: 'Pivo',
    metaDescription: 'Pivo.',
    h1: 'Pivo',
    markdown: `# Pivo

Domácí vaření piva zvládne každý, kdo má velký hrnec, teploměr a trpělivost. Od prvního zahřátí vody po první sklenici uběhne asi šest týdnů.

## Rmutování

Sešrotovaný slad se míchá s teplou vodou a drží hodinu na dvaašedesáti stupních. Škrob se přitom mění na cukr a voda zesládne.

## Chmelovar

Sladina se vaří devadesát minut. Hořký chmel přijde do hrnce na začátku, voňavý až na konci, protože vůně se varem ztrácí.

![](/images/frame.jpg)

## Kvašení

Zchlazená mladina se přelije do čisté nádoby a přidají se kvasnice. Ležák kvasí v chladnu ve sklepě, svrchně kvašené pivo stačí nechat v kuchyni.
`,
  },
};
