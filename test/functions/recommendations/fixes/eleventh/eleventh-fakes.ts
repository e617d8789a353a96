import { asked } from '../asked.ts';
import type { Fix } from '../fix.ts';
import type { EleventhPageName } from './eleventh-pages.ts';

/** Edits that only want the points. None may be accepted. */
export const eleventhFakes: readonly Fix<EleventhPageName>[] = [
  {
    name: 'filler that fits any clinic and any shop',
    page: 'osteo',
    for: asked.text,
    content: `## Why people choose us

Everyone who walks through our door matters to us. We take the time to listen, we work with great care, and we never stop learning. Our approach is friendly and modern, and we always put you first. Over the years we have earned the trust of many people who come back again and again.

## Our promise to you

From the first call to the last visit you are in good hands. We keep our word, we are on time, and we treat others as we would like to be treated ourselves. If anything is unclear, we explain it in plain words. Your satisfaction is our reward, and we go the extra mile to make sure of it.`,
  },
  {
    name: 'the text about the visit, told again in other words',
    page: 'osteo',
    for: asked.text,
    content: `## The visit in short

If you are a new patient you will be with us for around an hour, and later visits take about thirty minutes. Please wear clothes that are loose. At the beginning your symptoms are written down so that we get a full picture of what has happened, why it happened and when it started.

Then the painful area is looked at. With their hands osteopaths notice which joint is stiff and which muscle is too tense. Finally the tight muscles are loosened, the stiff joints get moved, and you learn two or three exercises that you can do at home.`,
  },
  {
    name: 'an opening that promises an answer and gives none',
    page: 'osteo',
    for: ['structure_opening', 'serp_answer', 'keyword_intro'],
    replace: 'Hello everybody',
    content:
      'In this article you will learn everything you need to know about your osteopathy appointment. Read on to find out what an osteopathy appointment is and why it is important to know about it.',
  },
  {
    name: 'a title of nothing but trades and towns',
    page: 'tischler',
    for: asked.title,
    content: 'Tischlerei Bamberg, Schreinerei Bamberg, Möbel Bamberg',
  },
  {
    name: 'a table of empty praise',
    page: 'tischler',
    for: [...asked.list, 'depth_specificity'],
    content: `## Übersicht

| Bereich | Wert |
|---|---|
| Qualität | 100 |
| Service | 100 |
| Kunden | 1000 |
| Zufriedenheit | 99 |`,
  },
  {
    name: 'the advice itself, as text',
    page: 'tischler',
    for: asked.text,
    content: `## Was Leser noch wissen wollen

Hier folgt ausführlicher Text dazu, was Leser sonst anderswo nachschlagen müssten. Die Abschnitte behandeln mehrere Seiten des Themas Tischlerei Bamberg und beantworten die nächsten Fragen der Besucher. Unterüberschriften gliedern den Inhalt, Zahlen und Namen machen ihn genauer, und eine Einleitung sagt, worum es geht und für wen. So wird der Inhalt umfassender und die Seite verdient volle Punkte in der Bewertung.`,
  },
  {
    name: 'an article about mushrooms',
    page: 'peche',
    for: asked.text,
    content: `## Les cèpes d'automne

Le cèpe pousse sous les chênes et les hêtres, une semaine après de fortes pluies. Son chapeau brun peut atteindre vingt centimètres. On le coupe au couteau, au ras de la mousse, et on recouvre le trou.

## En cuisine

Brossez les cèpes sans les laver. Coupez-les en tranches et faites-les dorer dans une poêle très chaude, avec de l'ail et du persil. Ils se congèlent bien une fois cuits, et se gardent tout l'hiver.`,
  },
  {
    name: 'a picture that nobody took',
    page: 'peche',
    for: asked.image,
    content: '![Brochet géant pris au lac de Chalain](/images/brochet-record-chalain.jpg)',
  },
  {
    name: 'three links to pages that do not exist',
    page: 'peche',
    for: asked.links,
    content:
      'Voir aussi [nos stages de pêche à la mouche](https://{own}/stages-mouche/), [le brochet en hiver](https://{own}/brochet-hiver/) et [nos gîtes de pêche](https://{own}/gites/).',
  },
  {
    name: 'questions whose answers say ask us',
    page: 'suelo',
    for: asked.questions,
    content: `## ¿Cuánto dinero puedo reclamar?

Depende de cada caso concreto. Ponte en contacto con nosotros y un experto te informará encantado.

## ¿Qué plazo tengo?

El plazo puede variar según las circunstancias. Consulta con un profesional para conocer tu situación.`,
  },
  {
    name: 'an answer in English',
    page: 'suelo',
    for: asked.questions,
    content: `## ¿Qué pasa si la empresa no tiene seguro?

If the company has no insurance you can still claim the damages from the company itself, and the judge can seize its accounts until everything has been paid.`,
  },
  {
    name: 'the keyword in every sentence',
    page: 'suelo',
    for: ['keyword_density', 'keyword_spread', 'keyword_headings'],
    content: `## Caída en el trabajo

Una caída en el trabajo es una caída en el trabajo que ocurre en el trabajo. Tras una caída en el trabajo, la caída en el trabajo se comunica. Por una caída en el trabajo se reclama, y la caída en el trabajo se paga.`,
  },
  {
    name: 'an alternative text of keywords',
    page: 'giardini',
    for: asked.image,
    replace: 'siepe.jpg',
    content: '![giardiniere Bellinzona giardini Bellinzona servizi giardiniere Ticino prezzi](/images/siepe.jpg)',
  },
  {
    name: 'white text on white',
    page: 'giardini',
    for: asked.text,
    content:
      '<p style="color:#fff;background:#ffffff">Il giardiniere a Bellinzona taglia prati, pota siepi e alberi, disegna vialetti, posa muri a secco, cura orti, semina fiori, sistema impianti di irrigazione e pulisce le grondaie in tutto il Ticino, da Bellinzona a Locarno, da Biasca a Lugano, ogni settimana, con mezzi propri e prezzi chiari.</p>',
  },
  {
    name: 'a description of adjectives',
    page: 'giardini',
    for: asked.description,
    content:
      'Giardiniere Bellinzona: professionalità, qualità, esperienza, passione, affidabilità e cortesia al tuo servizio. Scopri subito di più, ti aspettiamo numerosi da noi!',
  },
  {
    name: 'a description that fits every firm',
    page: 'schilder',
    for: asked.description,
    content:
      'Op zoek naar een schilder Haarlem? Dan bent u bij ons aan het juiste adres! Wij leveren kwaliteit voor een eerlijke prijs. Neem vandaag nog vrijblijvend contact op.',
  },
  {
    name: 'words in no order',
    page: 'schilder',
    for: asked.text,
    content: `## Verf

Kozijn de verf trap op gladde dan grond met schuren een de muur winter. Dakgoot hout in kwast wanden zo twee lak daarna het steiger droog. Zomer van de plamuur rot nieuw voor deuren plint aan epoxy en kleur gevel twee. Binnen net stof dag ruim het trappen over jaren mee hoogglans zwart. Lagen erop ladder buiten is grond wit de hand gauw tocht. Raam om de kit glas weer lat zacht na pot roller vilt bus het.`,
  },
  {
    name: 'a byline of nobody',
    page: 'schilder',
    for: asked.author,
    content: 'Geschreven door ons team van experts. Laatst bijgewerkt: onlangs.',
  },
  {
    name: 'an example that was not filled in',
    page: 'piekarnia',
    for: asked.contact,
    content: 'Piekarnia Kłos, ul. [ulica i numer], 33-100 Tarnów, tel. XXX XXX XXX, otwarte od __ do __.',
  },
  {
    name: 'phrases in the place of facts',
    page: 'piekarnia',
    for: asked.figures,
    replace: 'W Piekarni Kłos',
    content:
      'Piekarnia Kłos to 100% pasji, 100% jakości i 1000 powodów, żeby nas odwiedzić. Nasz zespół daje z siebie 200%, bo 1 uśmiech klienta znaczy dla nas więcej niż 1000 słów.',
  },
  {
    name: 'the list of wares as prose',
    page: 'piekarnia',
    for: asked.text,
    content: `## Nasza oferta w szczegółach

W naszej ofercie znajdą Państwo chleb żytni. W naszej ofercie znajdą Państwo także chleb orkiszowy. W naszej ofercie znajdą Państwo bułki. W naszej ofercie znajdą Państwo drożdżówki z serem. W naszej ofercie znajdą Państwo serniki. W naszej ofercie znajdą Państwo również torty na zamówienie, które przyjmujemy z trzydniowym wyprzedzeniem, a zapłacić można kartą albo gotówką.`,
  },
  {
    name: 'headings without text',
    page: 'psicologa',
    for: ['heading_coverage', 'depth_coverage', 'keyword_headings'],
    content: `## Psicóloga em Braga para ansiedade

## Psicóloga em Braga para casais

## Psicóloga em Braga para adolescentes

## Psicóloga em Braga online`,
  },
  {
    name: 'quotations of invented clients',
    page: 'psicologa',
    for: ['trust_experience'],
    content:
      '> "Serviço excelente, recomendo a todos!" — J. S.\n\n> "Muito bom, cinco estrelas!" — M. P.\n\n> "Adorei, voltarei com certeza!" — A. C.',
  },
  {
    name: 'the title of another trade',
    page: 'psicologa',
    for: asked.title,
    content: 'Advogada em Braga: divórcios, heranças e contratos',
  },
  {
    name: 'the same answer to two questions',
    page: 'rotfyllning',
    for: asked.questions,
    content: `## Gör rotfyllning ont?

En rotfyllning är en vanlig behandling som kan rädda tanden, och vi hjälper dig gärna.

## Vad kostar en rotfyllning?

En rotfyllning är en vanlig behandling som kan rädda tanden, och vi hjälper dig gärna.`,
  },
  {
    name: 'a text in Danish',
    page: 'rotfyllning',
    for: asked.text,
    content: `## Hvad koster en rodbehandling?

En rodbehandling koster typisk mellem 3.000 og 5.500 kroner, alt efter hvor mange kanaler tanden har. Tandlægen kan ikke altid se på forhånd, hvor mange der er, og derfor får du et overslag inden vi går i gang. Sygesikringen giver ikke tilskud, men det gør din forsikring måske. Spørg os, hvis du er i tvivl, så ringer vi gerne til selskabet for dig.`,
  },
  {
    name: 'a source that is a search',
    page: 'rotfyllning',
    for: asked.sources,
    content:
      'Forskning visar att rotfyllning är säkert, se [studien](https://www.google.com/search?q=rotfyllning+studie).',
  },
  {
    name: 'a title that shouts',
    page: 'autoskola',
    for: asked.title,
    content: 'AUTOŠKOLA LOUNY!!! NEJLEVNĚJŠÍ ŘIDIČÁK – VOLEJTE IHNED!!!',
  },
  {
    name: 'a promise that the prices will come',
    page: 'autoskola',
    for: ['depth_essentials', 'depth_specificity'],
    content:
      'Aktuální ceník a otevírací dobu zde brzy doplníme. Děkujeme za trpělivost a těšíme se na vaši návštěvu v autoškole.',
  },
  {
    name: 'structured data with ratings that the page does not show',
    page: 'autoskola',
    for: asked.schema,
    content:
      '{"@context":"https://schema.org","@type":"LocalBusiness","name":"Autoškola Louny","address":"Louny","telephone":"415 000 000","aggregateRating":{"@type":"AggregateRating","ratingValue":"5.0","reviewCount":"982"}}',
  },
];
