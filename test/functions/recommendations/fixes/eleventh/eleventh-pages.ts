import type { FixedPage } from '../pages.ts';

/** Pages of the eleventh set: small businesses and a guide of a law firm, one in each of ten languages. */
export type EleventhPageName =
  | 'osteo'
  | 'tischler'
  | 'peche'
  | 'suelo'
  | 'giardini'
  | 'schilder'
  | 'piekarnia'
  | 'psicologa'
  | 'rotfyllning'
  | 'autoskola';

export const eleventhPages: Readonly<Record<EleventhPageName, FixedPage>> = {
  osteo: {
    language: 'en',
    keyword: 'osteopathy appointment',
    path: '/osteopathy/first-visit/',
    title: 'What to expect',
    metaDescription: 'What to expect at the clinic.',
    h1: 'What to expect',
    markdown: `# What to expect

Hello everybody, the clinic stays OPEN during the second lockdown and all appointments that have been booked will be kept.

## How it works

New patients are seen for about an hour, and further visits are planned for half an hour. Wear something loose.

### Case history

A case history is taken about your symptoms so that a complete picture of what has happened, and why, and when it began, and what has been tried against it so far by you or by your doctor, can be formed before any treatment is given or any exercise is recommended to you.

### Examination

The area that hurts is examined. Osteopaths feel with their hands where a joint is stiff and where a muscle holds too much tension.

### Treatment

Tight muscles are released and stiff joints are moved. You are shown two or three exercises to do at home. Click [here](https://{own}/prices/).
`,
  },
  tischler: {
    language: 'de',
    keyword: 'Tischlerei Bamberg',
    path: '/leistungen/',
    title: 'Leistungen',
    metaDescription: 'Fenster, Möbel, Böden.',
    h1: 'Unsere Leistungen',
    markdown: `Maßgefertigt

# Unsere Leistungen

Fenster, Möbel und Böden – individuelle Lösungen für Behörden und Privatkunden.

Fenster

## Licht und Lebensqualität

Wir bauen Holzfenster für Schulen, Ämter und Wohnhäuser. Aufmaß, Bau und Montage kommen aus einer Hand.

- ✓ Holzfenster in höchster Qualität
- ✓ Energieeffiziente Lösungen
- ✓ Montage und Wartung

Möbel

## Einzigartig und maßgefertigt

Jedes Möbelstück entsteht nach Ihren Wünschen. Am liebsten arbeiten wir mit Eiche, Esche und Nussbaum aus Franken.

- ✓ Einbauschränke
- ✓ Küchen
- ✓ Reparatur

Böden

## Natürlich und wohngesund

Dielen und Parkett aus massivem Holz, geölt oder gewachst. Alte Böden schleifen wir ab und versiegeln sie neu.

## Bereit für Ihr Projekt?

Wir beraten Sie gerne persönlich.
`,
  },
  peche: {
    language: 'fr',
    keyword: 'guide de pêche Jura',
    path: '/zones/',
    title: 'Zones',
    metaDescription: 'Nos zones de pêche.',
    h1: 'Nos zones de pêche',
    markdown: `# Nos zones de pêche

Les plus beaux lacs de la région

![](/images/vouglans.jpg)

## Lac de Vouglans

Le plus grand lac du Jura s'étire sur trente-cinq kilomètres. Tous les carnassiers y vivent, du sandre à la perche. En été, les premières heures après le lever du soleil sont les meilleures.

[Réserver](https://{own}/contact/)

## Lac de Chalain

Plus petit et plus calme, Chalain a des eaux vertes et des bords couverts de roseaux. Nous y cherchons surtout le brochet.

[Réserver](https://{own}/contact/)

## Les Rousses

À mille mètres d'altitude, l'eau reste fraîche tout l'été. Un guide de pêche qui connaît les fosses évite bien des heures perdues.

[Réserver](https://{own}/contact/)
`,
  },
  suelo: {
    language: 'es',
    keyword: 'caída en el trabajo',
    path: '/guias/suelo-mojado/',
    title:
      'Me caí por un suelo mojado en el trabajo y no había ninguna señal: todo lo que puedo reclamar | Bufete Ondarra',
    metaDescription: 'Guía sobre caídas.',
    h1: 'Me caí por un suelo mojado',
    markdown: `# Me caí por un suelo mojado

Un suelo recién fregado, una fuga, un derrame que nadie limpió. Si te has caído así, puede no ser mala suerte.

## ¿Por qué importa la señal?

La normativa de prevención de riesgos laborales obliga a las empresas a identificar los peligros de sus instalaciones, a advertir de ellos de forma visible mientras dure el peligro con carteles, cintas o avisos de palabra a los compañeros y a secar o cerrar la zona lo antes posible para que nadie pase por ella. Una caída en el trabajo sin señal es un incumplimiento.

## Qué puedes reclamar

- **Recargo de prestaciones:** un porcentaje adicional que paga la empresa.
- **Daños y perjuicios:** por las secuelas y el dolor.
- **Lesiones permanentes:** por una cicatriz o un movimiento limitado.

## Así trabajamos

Revisamos contigo cómo ocurrió la caída y qué informes tienes. Después reclamamos ante el INSS y ante el seguro de la empresa.
`,
  },
  giardini: {
    language: 'it',
    keyword: 'giardiniere Bellinzona',
    path: '/servizi/',
    title: 'Home',
    metaDescription: 'Giardini.',
    h1: 'Servizi',
    markdown: `# Servizi

La nostra missione è valorizzare ogni spazio verde, grande o piccolo, con soluzioni su misura che rispettano l'ambiente e i desideri dei nostri clienti.

Crediamo che un giardino ben curato sia un luogo di armonia, relax e bellezza.

![](/images/siepe.jpg)

## Manutenzione

Tagliamo prati e siepi, potiamo alberi da frutto e togliamo le erbacce. Passiamo ogni due settimane da aprile a ottobre.

## Nuovi giardini

Disegniamo vialetti, aiuole e piccoli muri a secco in granito. Piantiamo specie che sopportano l'estate ticinese con poca acqua.
`,
  },
  schilder: {
    language: 'nl',
    keyword: 'schilder Haarlem',
    path: '/diensten/',
    title: 'Diensten — Schilderwerken De Wit',
    metaDescription: 'Binnen en buiten.',
    h1: 'Wat ik voor u kan doen',
    markdown: `# Wat ik voor u kan doen

Vakkundig schilderwerk, van een enkele deur tot het hele huis. Staat uw klus er niet bij, bel gerust even.

01

## Binnenschilderwerk

Strak werk op wanden, deuren en trappen. Ik werk stofarm en ruim aan het einde van de dag op.

02

## Buitenschilderwerk

Buitenwerk vraagt om de juiste aanpak: schuren, plamuren, gronden en aflakken. Zo gaat het jaren mee.

03

## Houtreparatie

Houtrot in kozijnen, dorpels en dakgoten herstel ik met epoxy of met nieuw hout. Daarna kan de kwast erop.

## Werk uit de praktijk

![IMG_2041](/images/dakkapel.jpg)

Een dakkapel in hoogglans zwart en wit, geschilderd vanaf de steiger.
`,
  },
  piekarnia: {
    language: 'pl',
    keyword: 'piekarnia Tarnów',
    path: '/o-nas/',
    title: 'Piekarnia Kłos',
    metaDescription: 'Piekarnia.',
    h1: 'O nas',
    markdown: `# O nas

W Piekarni Kłos od ponad piętnastu lat tworzymy nasze specjały z pasją i zaangażowaniem. Nasze produkty pieczemy z najwyższej jakości składników, a chleb wyrabiamy na naturalnym zakwasie, co gwarantuje doskonały smak i wyjątkową świeżość.

Każdego dnia nasz zespół wzbogaca ofertę, tak aby każdy mógł znaleźć coś dla siebie.

## Oferta

Chleb żytni, chleb orkiszowy, bułki, drożdżówki z serem, serniki i torty na zamówienie.

## Zamówienia

Torty przyjmujemy z trzydniowym wyprzedzeniem. Można zapłacić kartą albo gotówką.
`,
  },
  psicologa: {
    language: 'pt',
    keyword: 'psicóloga em Braga',
    path: '/',
    title: 'Site Profissional de Psicologia',
    metaDescription: 'Psicóloga.',
    h1: 'Psicóloga Profissional',
    markdown: `# Psicóloga Profissional

## Transformando vidas com empatia

A sua jornada de autoconhecimento começa aqui. Confie em quem une conhecimento e dedicação para cuidar do que realmente importa.

## Sobre mim

Trabalho há onze anos com adultos e adolescentes, no consultório e por videochamada. Sigo a terapia cognitivo-comportamental.

- Pós-graduada em Psicologia Clínica
- Atendimento online e presencial
- Membro da Ordem dos Psicólogos

## Como posso ajudar

Ansiedade, luto, insónia, dificuldades no casal e cansaço no trabalho são os motivos mais frequentes de quem me procura. Cada sessão dura cinquenta minutos.

A ansiedade trata-se. A ansiedade tem muitas causas. A ansiedade pode voltar. A ansiedade não é fraqueza.
`,
  },
  rotfyllning: {
    language: 'sv',
    keyword: 'rotfyllning',
    path: '/behandlingar/rotfyllning/',
    title: 'Rotfyllning – Tandläkarna vid Torget',
    metaDescription: 'Rotfyllning.',
    h1: 'Rotfyllning',
    markdown: `# Rotfyllning

En rotfyllning innebär att vi rengör och fyller tandens rotkanaler. Det kan låta skrämmande men är en vanlig behandling som kan rädda tanden.

## När behövs det?

Rotfyllning blir aktuell när tandens nerv är inflammerad. Det kan bero på djup karies, en stor gammal fyllning eller ett slag mot tanden.

## Hur går det till?

Vi börjar med röntgen. Sedan bedövar vi tanden, rensar kanalerna med fina filar, desinficerar dem och fyller dem med ett tätt material. Det tar ett eller två besök.

## Efteråt

De flesta känner lindring direkt. Tanden kan vara öm några dagar.
`,
  },
  autoskola: {
    language: 'cs',
    keyword: 'autoškola Louny',
    path: '/vycvik/',
    title: 'Co nabízíme | Autoškola',
    metaDescription: 'Autoškola.',
    h1: 'Výcvik řidičů',
    markdown: `# Výcvik řidičů

Výcvik lze absolvovat dvěma způsoby:

- 🏫 **V kurzu:** žák dochází s ostatními na teorii jednou nebo dvakrát týdně. Jízdy si domlouvá s instruktorem.
- 🕒 **Individuálně:** žák se učí teorii sám a dochází na konzultace, kdy se mu to hodí.

## ⏱️ Délka výcviku

Kurz trvá čtyři až šest týdnů, individuální výcvik tři až čtyři týdny. Začínáme do týdne po odevzdání přihlášky.

## ⚖️ Všeobecné podmínky

Výuku může provádět pouze akreditované středisko. Žák musí doložit zdravotní posudek a v den zkoušky musí mít osmnáct let.
`,
  },
};
