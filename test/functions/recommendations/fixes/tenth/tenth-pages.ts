import type { FixedPage } from '../pages.ts';

/** Pages of the tenth set: offers and guides of small businesses, in seven languages. */
export type TenthPageName = 'piano' | 'barbier' | 'huisdier' | 'olive' | 'tapicero' | 'rower' | 'kakelugn';

export const tenthPages: Readonly<Record<TenthPageName, FixedPage>> = {
  piano: {
    language: 'en',
    keyword: 'piano tuning',
    path: '/services/piano-tuning/',
    title: 'Our services',
    metaDescription: 'Pianos.',
    h1: 'Services',
    markdown: `# Services

A piano goes flat as the seasons change, because its soundboard swells in damp air and shrinks when the heating is on. Regular piano tuning keeps the strings at the tension that they were made for.

## What a visit includes

A tuning takes about ninety minutes. The tuner sets the pitch with a fork, tunes the middle octave first and works outwards, string by string. Sticking keys and squeaking pedals are put right in the same visit.

## How often

Twice a year is enough for most homes. A piano that was moved should rest for three weeks before it is tuned.

![](/images/set.jpg)
`,
  },
  barbier: {
    language: 'de',
    keyword: 'Barbier Erfurt',
    path: '/leistungen/barbier/',
    title: 'Barbier',
    metaDescription: 'Barbier.',
    h1: 'Barbier',
    markdown: `# Barbier

Beim Barbier in der Krämergasse schneidet Yusuf seit zwölf Jahren Haare und Bärte. Der Laden hat vier Stühle, eine lange Bank und einen alten Ofen.

## Haarschnitt

Geschnitten wird mit der Schere, an den Seiten mit der Maschine. Ein Foto hilft, wenn jemand einen neuen Schnitt möchte. Danach werden die Haare gewaschen und trocken geföhnt.

## Bart

Der Bart wird mit dem Messer in Form gebracht. Ein heißes Tuch macht die Haut vorher weich, ein kaltes schließt die Poren.

## Zeiten

Geöffnet ist von Dienstag bis Samstag, 10:00 bis 19:00 Uhr, Krämergasse 4, 99084 Erfurt, Telefon 0361 5550172.
`,
  },
  huisdier: {
    language: 'nl',
    keyword: 'dierenarts Zwolle',
    path: '/dierenarts/',
    title: 'Praktijk',
    metaDescription: 'Voor uw dier.',
    h1: 'Praktijk',
    markdown: `# Praktijk

Onze dierenarts in Zwolle behandelt honden, katten en konijnen. De praktijk ligt aan de rand van het park, met een eigen ingang voor katten, zodat ze geen honden tegenkomen.

## Inentingen

Een pup krijgt drie inentingen, met zes, negen en twaalf weken. Daarna is elk jaar een controle nodig. Katten die binnen blijven hebben minder vaak een spuit nodig dan katten die buiten jagen.

## Operaties

Voor een operatie mag uw dier twaalf uur niet eten. Na afloop blijft het een paar uur bij ons, tot het weer goed wakker is.
`,
  },
  olive: {
    language: 'it',
    keyword: 'olio extravergine',
    path: '/guida/olio/',
    title: 'Guida',
    metaDescription: 'Una guida.',
    h1: 'Guida',
    markdown: `# Guida

L'olio extravergine si ottiene dalla prima spremitura delle olive, entro poche ore dalla raccolta. Più le olive aspettano, più l'acidità sale e il profumo si perde.

## La raccolta

Nel nostro oliveto si raccoglie a mano in ottobre, quando le olive cambiano colore. Le reti stanno sotto gli alberi e le cassette sono basse, così i frutti non si schiacciano.

## Al frantoio

Le olive sono lavate e frante con le foglie tolte. La pasta gira piano a ventisette gradi, perché il calore rovina gli aromi.
`,
  },
  tapicero: {
    language: 'es',
    keyword: 'tapicero Sevilla',
    path: '/servicios/tapicero/',
    title: 'Taller',
    metaDescription: 'El taller.',
    h1: 'Taller',
    markdown: `# Taller

Nuestro tapicero en Sevilla arregla sillas, butacas y sofás desde 1987. El taller está en una antigua nave del barrio de Triana, con luz del norte para ver bien los colores.

## Cómo trabajamos

Primero quitamos la tela vieja y miramos la madera y los muelles. Si la madera tiene carcoma, la tratamos antes de seguir. La espuma se cambia cuando ya no vuelve a su sitio al apretarla.

## Telas

En el taller hay más de cuatrocientas telas. El lino respira bien en verano, y el terciopelo aguanta mejor las uñas de un gato que una tela de bucle.

## Dónde estamos

Calle Betis 14, 41010 Sevilla, de lunes a viernes de 9:00 a 14:00. Teléfono 954 555 172.
`,
  },
  rower: {
    language: 'pl',
    keyword: 'serwis rowerowy Gdynia',
    path: '/uslugi/serwis/',
    title: 'Serwis',
    metaDescription: 'Rowery.',
    h1: 'Serwis',
    markdown: `# Serwis

Nasz serwis rowerowy w Gdyni naprawia rowery miejskie, górskie i elektryczne. Warsztat działa w dawnej kuźni przy porcie.

## Przegląd

Podczas przeglądu czyścimy napęd, ustawiamy przerzutki i sprawdzamy hamulce. Łańcuch mierzymy przyrządem, bo zużyty niszczy zębatki. Po jeździe próbnej dostajesz listę wszystkiego, co zrobiliśmy.

## Rowery elektryczne

W rowerze elektrycznym sprawdzamy też baterię i przewody. Bateria najlepiej znosi zimę w domu, naładowana do połowy.

## Adres

ul. Portowa 6, 81-350 Gdynia, od poniedziałku do piątku 9:00–17:00, telefon 58 555 01 72.
`,
  },
  kakelugn: {
    language: 'sv',
    keyword: 'renovera kakelugn',
    path: '/guider/kakelugn/',
    title: 'Guide',
    metaDescription: 'Om kakelugnar.',
    h1: 'Guide',
    markdown: `# Guide

Att renovera kakelugn kräver tålamod, för varje kakel måste tas ner, märkas och rengöras innan ugnen muras upp igen. En kakelugn som har stått oanvänd länge får inte eldas förrän sotaren har sett den.

## Ta ner ugnen

Börja uppifrån med krönet. Kaklen sitter i lera, som mjuknar av vatten. Numrera dem på baksidan och lägg dem på ett torrt golv.

## Mura upp igen

Kanalerna muras med eldfast tegel. Leran blandas med sand, och fogarna ska vara tunna. Låt ugnen torka i sex veckor.
`,
  },
};
