import type { FixedPage } from '../pages.ts';

/** Pages of the fifteenth set: three guides, a product and four small offers, in seven languages. */
export type FifteenthPageName =
  | 'grinder'
  | 'apron'
  | 'dachrinne'
  | 'compost'
  | 'guitarra'
  | 'rilegatura'
  | 'verpotten'
  | 'pianino';

export const fifteenthPages: Readonly<Record<FifteenthPageName, FixedPage>> = {
  grinder: {
    language: 'en',
    keyword: 'clean a coffee grinder',
    path: '/guides/grinder/',
    title: 'Grinder care',
    metaDescription: 'Coffee things.',
    h1: 'Grinder care',
    markdown: `# Grinder care

Old oils turn rancid inside the grinder and make fresh beans taste like cardboard. A dirty grinder also clogs, and the motor gets hot. Click [here](/blog/rims/) for more.

## Burrs

Unplug the machine, take out the hopper and lift the upper burr. Brush the teeth with a stiff dry brush, then vacuum the chute. Never use water on steel burrs, because they rust within a day.

## Rice

Some people grind rice. It is harder than coffee and can stall a small motor, so the makers advise against it.
`,
  },
  apron: {
    language: 'en',
    keyword: 'linen apron',
    path: '/shop/apron/',
    title: 'Apron',
    metaDescription: 'Apron.',
    h1: 'Apron No. 4',
    markdown: `# Apron No. 4

A cross-back apron that you pull over your head. There is nothing to tie and nothing that presses on the neck.

## Fabric

We weave the cloth in our own mill from Belgian flax. It is washed with stones before it is cut, so it is soft from the first day.

## Care

Wash it warm and hang it up wet. Ironing is not needed.
`,
  },
  dachrinne: {
    language: 'de',
    keyword: 'Dachrinnenreinigung Kassel',
    path: '/leistungen/',
    title: 'Leistungen',
    metaDescription: 'Reinigung.',
    h1: 'Unsere Leistungen',
    markdown: `# Unsere Leistungen

Wir holen Laub, Moos und Nester aus der Rinne und spülen das Fallrohr durch.

## Ablauf

Wir kommen mit einem Sauger an einer Stange. Eine Leiter brauchen wir nur bei Gauben. Danach sehen Sie auf Fotos, wie die Rinne vorher und nachher aussah.

## Wann es nötig ist

Wenn Wasser über den Rand läuft, ist das Rohr meist schon zu.
`,
  },
  compost: {
    language: 'fr',
    keyword: 'composter en appartement',
    path: '/conseils/compost/',
    title: 'Compost',
    metaDescription: 'Tout sur le compost.',
    h1: 'Le compost',
    markdown: `# Le compost

On peut transformer ses épluchures sans jardin. Un lombricomposteur tient sous un évier et ne sent rien quand il est bien nourri.

## Les vers

Les vers du fumier vivent à la surface et mangent chaque jour la moitié de leur poids. Ceux du jardin creusent et ne survivent pas dans une caisse.

## Ce qu'on y met

Épluchures, marc de café et carton brun. Pas d'agrumes, pas d'ail, pas de viande.
`,
  },
  guitarra: {
    language: 'es',
    keyword: 'clases de guitarra Valencia',
    path: '/clases/',
    title: 'Clases',
    metaDescription: 'Música.',
    h1: 'Clases',
    markdown: `# Clases

Enseño guitarra clásica y flamenca en mi estudio de Ruzafa. Las clases son de una persona, y cada alumno trae la música que le gusta.

## Cómo empezamos

En la primera clase afinamos el instrumento y aprendes dos acordes. Si no tienes guitarra, te presto una durante un mes.

## Los niños

Acepto niños desde los siete años. Los padres pueden quedarse.
`,
  },
  rilegatura: {
    language: 'it',
    keyword: 'rilegatura libri Bologna',
    path: '/bottega/',
    title: 'La bottega',
    metaDescription: 'Libri.',
    h1: 'La bottega',
    markdown: `# La bottega

Rileghiamo tesi, registri e libri antichi in una bottega sotto i portici.

## Il restauro

Un libro che perde le pagine si smonta, si lava foglio per foglio e si ricuce a mano. Il dorso nuovo si fa in pelle o in tela.

## Le tesi

Per una tesi bastano due giorni. Portate il file in PDF.
`,
  },
  verpotten: {
    language: 'nl',
    keyword: 'kamerplanten verpotten',
    path: '/tips/verpotten/',
    title: 'Tips',
    metaDescription: 'Planten.',
    h1: 'Tips voor planten',
    markdown: `# Tips voor planten

Een plant die niet meer groeit heeft vaak te weinig ruimte. De wortels draaien dan rondjes in de pot en nemen geen water meer op.

## Wanneer

Doe het in maart of april, als de dagen langer worden. In de winter rust de plant en herstellen de wortels slecht.

## De nieuwe pot

Neem een pot die twee vingers breder is. In een veel grotere pot blijft de aarde nat en rotten de wortels.
`,
  },
  pianino: {
    language: 'pl',
    keyword: 'strojenie pianina Kraków',
    path: '/uslugi/',
    title: 'Usługi',
    metaDescription: 'Pianina.',
    h1: 'Usługi',
    markdown: `# Usługi

Stroję pianina i fortepiany w domach, szkołach i kościołach.

## Jak to wygląda

Strojenie trwa około dwóch godzin i wymaga ciszy. Po przeprowadzce instrument powinien odstać dwa tygodnie.

## Naprawy

Wymieniam pęknięte struny, młotki i filce. Klejenie płyty rezonansowej robię w pracowni.
`,
  },
};
