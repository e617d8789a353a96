import type { FixedPage } from '../pages.ts';

/** Pages of the twelfth set: small businesses in ten languages, with the faults that such pages have. */
export type TwelfthPageName =
  | 'notdienst'
  | 'agriturismo'
  | 'viennoiserie'
  | 'flatroof'
  | 'mudanzas'
  | 'kapsalon'
  | 'verkstad'
  | 'fryzjer'
  | 'advogada'
  | 'vinduer';

export const twelfthPages: Readonly<Record<TwelfthPageName, FixedPage>> = {
  notdienst: {
    language: 'de',
    keyword: 'Tierarzt Notdienst Landau',
    path: '/notdienst/',
    title: 'Tierarztpraxis Lenz',
    metaDescription: '',
    h1: 'Erreichbarkeit',
    markdown: `# Erreichbarkeit

Bei einem Notfall können Sie versuchen, mich unter der Praxisnummer zu erreichen, der Anruf wird auf das Handy weitergeleitet, bitte lassen Sie es länger klingeln und schalten Sie Ihre Rufnummernübermittlung ein, sonst kann ich nicht zurückrufen.

Sollte ich nicht ans Telefon gehen können, nennt Ihnen der Anrufbeantworter die Praxis, die gerade Dienst hat.

Unsere Praxis bildet mit vier anderen den Notdienstkreis Südpfalz:

- Bender, Landau
- Lenz, Landau
- Ott, Herxheim
- Weick, Annweiler

Achtung! Der Notdienst beginnt am Abend nach Praxisschluss und geht, bis morgens die Praxen wieder öffnen!!
`,
  },
  agriturismo: {
    language: 'it',
    keyword: 'agriturismo Nettuno',
    path: '/agriturismo/',
    title: 'Agriturismo Colle Verde',
    metaDescription: 'Agriturismo.',
    h1: 'Agriturismo Colle Verde',
    markdown: `# Agriturismo Colle Verde

## HOME

Immerso nel verde della campagna laziale, a circa quaranta chilometri da Roma, l'agriturismo vi permette di raggiungere le spiagge del litorale e le Isole Pontine, di trascorrere un pomeriggio tra i resti della villa di Nerone o di visitare il borgo medioevale di Nettuno con le sue botteghe e le sue piazzette.

## I nostri servizi

Cinque camere, piscina, parcheggio, colazione con torte fatte in casa.

![](/images/piscina-colle.jpg)

## Elenco prenotazioni

Nessuna prenotazione.
`,
  },
  viennoiserie: {
    language: 'fr',
    keyword: 'boulangerie Rodez',
    path: '/viennoiserie/',
    title: 'Page Title',
    metaDescription: '',
    h1: 'Viennoiserie',
    markdown: `# Viennoiserie

- Croissant au beurre
- Pain au chocolat
- Chausson aux pommes
- Tresse au chocolat
- Brioche à tête
- Chouquettes

## Nos horaires

Le four tourne dès quatre heures. La boutique ouvre à six heures et demie, sauf le mercredi.

## Commandes

Les grosses commandes se font la veille, au comptoir. Une boulangerie de quartier ne livre pas.
`,
  },
  flatroof: {
    language: 'en',
    keyword: 'flat roof repair Leeds',
    path: '/services/flat-roofs/',
    title: 'Flat roofs | Aire Valley Roofing Ltd',
    metaDescription: 'We do flat roofs.',
    h1: 'Flat roofs',
    markdown: `# Flat roofs

We repair and replace flat roofs on garages, extensions and dormers. All work is carried out by our own roofers.

## Felt, rubber or fibreglass

Felt is the cheapest and is laid in three layers with a torch. Rubber comes in one sheet and has no joints. Fibreglass is poured on site and sets hard.

## Signs of trouble

Puddles that stay for more than two days, blisters in the felt, a brown ring on the ceiling. A flat roof repair is cheaper than a new ceiling.

## Get in touch

For more information click [here](https://{own}/contact/) or [here](https://{own}/prices/).
`,
  },
  mudanzas: {
    language: 'es',
    keyword: 'mudanzas Vilafranca',
    path: '/servicios/mudanzas/',
    title: 'Mudanzas',
    metaDescription: 'Mudanzas.',
    h1: 'Mudanzas',
    markdown: `# Mudanzas

Hacemos mudanzas de pisos, casas y oficinas. Hacemos mudanzas en Vilafranca. Hacemos mudanzas en toda la comarca. Hacemos mudanzas con elevador.

## Cómo trabajamos

Primero visitamos la vivienda y medimos los muebles grandes. Después recibes un presupuesto cerrado por escrito. El día de la mudanza llegamos tres personas con un camión de veinte metros cúbicos.

## Embalaje

Traemos cajas, mantas y papel. Los cuadros y los espejos los embalamos nosotros.

![](/images/camion-mudanza.jpg)
`,
  },
  kapsalon: {
    language: 'nl',
    keyword: 'kapsalon Zeist',
    path: '/behandelingen/',
    title: 'Behandelingen',
    metaDescription: 'Knippen en kleuren.',
    h1: 'Behandelingen',
    markdown: `# Behandelingen

Bij ons kunt u terecht voor knippen, kleuren en krullen.

## Knippen

We wassen uw haar, kijken hoe het valt en knippen het dan droog of nat. Voor kinderen onder de tien jaar nemen we een half uur.

## Kleuren

Voor een kleuring doen we eerst een proefje achter het oor, twee dagen van tevoren. We werken met verf zonder ammoniak.

## Krullen

Krullen knippen we per lok. Daarna leren we u hoe u ze thuis droogt zonder pluis.
`,
  },
  verkstad: {
    language: 'sv',
    keyword: 'bilverkstad Höganäs',
    path: '/service/',
    title: 'Välkommen',
    metaDescription: 'Bilar.',
    h1: 'Service',
    markdown: `# Service

Vi servar bilar av alla märken. Vi byter olja, filter, bromsar och kamremmar.

## Så går det till

Du lämnar bilen före klockan åtta. Vi ringer innan vi byter något som inte är avtalat. På eftermiddagen är bilen klar, och gamla delar får du se om du vill.

## Däck

Vi skiftar däck i april och oktober. Hjulen kan stå hos oss över vintern.

## Lånebil

En liten Polo finns att låna, men boka i god tid.
`,
  },
  fryzjer: {
    language: 'pl',
    keyword: 'fryzjer Kraśnik',
    path: '/uslugi/',
    title: 'Salon Mila | Usługi | Strona główna',
    metaDescription: 'Salon.',
    h1: 'Usługi',
    markdown: `# Usługi

W salonie Mila strzyżemy panie, panów i dzieci. Umawiamy się telefonicznie.

## Strzyżenie

Strzyżenie zaczynamy od rozmowy i mycia. Potem pokazujemy, jak układać włosy w domu bez suszarki.

## Koloryzacja

Farbujemy odrosty, robimy pasemka i balayage. Przed pierwszym farbowaniem sprawdzamy, czy skóra nie reaguje na farbę.

## Upięcia

Na ślub i studniówkę robimy próbne upięcie dwa tygodnie wcześniej.
`,
  },
  advogada: {
    language: 'pt',
    keyword: 'advogada de família em Viseu',
    path: '/areas/familia/',
    title: 'Direito da Família',
    metaDescription: 'Advocacia.',
    h1: 'Direito da Família',
    markdown: `# Direito da Família

Insights sobre divórcio, guarda e pensões.

## Divórcio

O divórcio por mútuo consentimento faz-se na conservatória, quando os dois concordam. Sem acordo, segue para o tribunal. Uma advogada de família acompanha os dois caminhos.

## Responsabilidades parentais

O acordo diz com quem vive a criança, quando vê o outro progenitor e quem paga o quê. O juiz ouve a criança se ela tiver idade para isso.

## Partilhas

Depois do divórcio divide-se a casa, o carro e as dívidas. Pode ser no notário.
`,
  },
  vinduer: {
    language: 'da',
    keyword: 'vinduespolering Odense',
    path: '/vinduespolering/',
    title: 'Forside',
    metaDescription: 'Rene vinduer.',
    h1: 'Vinduespolering',
    markdown: `# Vinduespolering

Vi polerer vinduer for private og butikker på Fyn. Vi kommer hver fjerde eller ottende uge, som du vil.

## Sådan gør vi

Udvendigt bruger vi rent vand på en stang, så ingen stige rører din facade. Indvendigt arbejder vi med svaber og klud og flytter selv dine potteplanter.

## Aftale

Du binder dig ikke. Vi sender en besked dagen før, og du betaler bagefter.
`,
  },
};
