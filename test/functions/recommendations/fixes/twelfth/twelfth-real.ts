import { asked } from '../asked.ts';
import type { Fix } from '../fix.ts';
import type { TwelfthPageName } from './twelfth-pages.ts';

const coverage = [...asked.text, 'depth_specificity', 'readability_ease'];

/** Edits as a good editor writes them: short, plain, with what only the owner knows. */
export const twelfthRealFixes: readonly Fix<TwelfthPageName>[] = [
  {
    name: 'the long sentence in four',
    page: 'notdienst',
    for: ['readability_sentences'],
    replace: 'Bei einem Notfall',
    content:
      'Rufen Sie im Notfall die Praxisnummer an. Der Anruf geht auf mein Handy. Lassen Sie es bitte länger klingeln und schalten Sie Ihre Rufnummer frei. Sonst kann ich nicht zurückrufen.',
  },
  {
    name: 'a title with the service and the town',
    page: 'notdienst',
    for: ['title_length', 'title_keyword', 'title_specificity', 'title_h1_agreement'],
    content: 'Tierarzt Notdienst Landau: erreichbar nachts und sonntags',
  },
  {
    name: 'what an emergency is',
    page: 'notdienst',
    for: coverage,
    content: `## Wann Sie sofort anrufen sollten

Ein aufgeblähter Bauch beim Hund, ein Kater, der keinen Urin absetzt, oder ein Kaninchen, das seit zwölf Stunden nicht frisst: Das kann nicht bis morgen warten. Auch nach einem Unfall gehört jedes Tier untersucht, selbst wenn es schon wieder läuft. Bei Vergiftungen bringen Sie bitte die Packung mit.

## Was der Notdienst kostet

Nach der Gebührenordnung zahlen Sie nachts mindestens den doppelten Satz und eine Pauschale von 50 Euro. Das gilt in jeder Praxis. Karte und Bargeld nehmen wir beides, eine Rechnung schreiben wir nur für Kunden, die wir kennen.`,
  },
  {
    name: 'the warning in a calm voice',
    page: 'notdienst',
    for: ['readability_tone'],
    replace: 'Achtung',
    content:
      'Der Notdienst beginnt abends um 19 Uhr und endet morgens um 8 Uhr. Am Mittwoch früh rufen Sie also die Praxis an, die am Dienstag dran war.',
  },
  {
    name: 'a heading in the place of HOME',
    page: 'agriturismo',
    for: ['heading_wording', 'readability_tone', 'keyword_headings'],
    replace: 'HOME',
    content: '## Un agriturismo a dieci minuti dal mare di Nettuno',
  },
  {
    name: 'the long sentence, shortened',
    page: 'agriturismo',
    for: ['readability_sentences', 'readability_ease'],
    replace: 'Immerso nel verde',
    content:
      "L'agriturismo sta in campagna, a quaranta chilometri da Roma. In un quarto d'ora siete in spiaggia. Da Anzio parte il traghetto per le Isole Pontine. Nel pomeriggio vale una visita la villa di Nerone o il borgo di Nettuno.",
  },
  {
    name: 'a description with rooms and distance',
    page: 'agriturismo',
    for: asked.description,
    content:
      "Agriturismo vicino a Nettuno con cinque camere, piscina e colazione di casa. A 40 km da Roma e 15 minuti dal mare. Scrivete per le date libere dell'estate.",
  },
  {
    name: 'prices of the rooms',
    page: 'agriturismo',
    for: ['depth_essentials', 'depth_specificity'],
    content:
      'La camera doppia costa 85 € a notte con colazione, da giugno a settembre 110 €. I bambini sotto i tre anni dormono gratis. Via della Campana 12, 00048 Nettuno, telefono 06 980 4471.',
  },
  {
    name: 'a title with the bakery and its town',
    page: 'viennoiserie',
    for: asked.title,
    content: 'Boulangerie à Rodez : croissants, brioches, chouquettes',
  },
  {
    name: 'an introduction of two sentences',
    page: 'viennoiserie',
    for: ['structure_opening', 'serp_answer', 'keyword_intro'],
    replace: 'Croissant au beurre',
    content: `Notre boulangerie de Rodez pétrit, plie et cuit toute sa viennoiserie sur place. Le beurre vient de la laiterie de Saint-Flour, la pâte repose une nuit.

- Croissant au beurre
- Pain au chocolat
- Chausson aux pommes
- Tresse au chocolat
- Brioche à tête
- Chouquettes`,
  },
  {
    name: 'a description of the dough and the hours',
    page: 'viennoiserie',
    for: asked.description,
    content:
      'Croissants pur beurre, brioches et chouquettes cuits chaque matin dans notre boulangerie à Rodez. Ouvert dès 6 h 30, fermé le mercredi. Commande la veille.',
  },
  {
    name: 'an address with a number',
    page: 'viennoiserie',
    for: asked.contact,
    content: 'Boulangerie Cazals, 7 rue de la Barrière, 12000 Rodez. Tél. 05 65 68 31 27.',
  },
  {
    name: 'link texts that say where they lead',
    page: 'flatroof',
    for: ['links_anchor_text'],
    replace: 'For more information',
    content:
      'Send us two photos through the [contact form](https://{own}/contact/) and we ring you the same day. What a square metre costs is on the [price list](https://{own}/prices/).',
  },
  {
    name: 'a table of the three coverings',
    page: 'flatroof',
    for: [...asked.list, 'depth_specificity'],
    content: `## The three coverings compared

| Covering | Price per m² | Lasts about |
|---|---|---|
| Felt | £55 | 15 years |
| Rubber | £85 | 30 years |
| Fibreglass | £95 | 25 years |`,
  },
  {
    name: 'a description with the towns and the price',
    page: 'flatroof',
    for: asked.description,
    content:
      'Flat roof repair in Leeds, Wakefield and Otley from £180. We find the leak, show you a photo and mend it in felt, rubber or fibreglass, usually within a week.',
  },
  {
    name: 'a job that went wrong first',
    page: 'flatroof',
    for: ['trust_experience', 'depth_specificity'],
    content:
      'In March 2025 we opened a dormer in Horsforth that two firms had patched. The felt was sound. The water came in 40 centimetres higher, through a cracked lead flashing, and ran along the joist. The new flashing took us three hours and cost £210.',
  },
  {
    name: 'four sentences become two',
    page: 'mudanzas',
    for: ['depth_originality', 'readability_openings'],
    replace: 'Hacemos mudanzas de pisos',
    content:
      'Hacemos mudanzas de pisos, casas y oficinas en Vilafranca y en todo el Penedès. Donde la escalera es estrecha, subimos los muebles con un elevador hasta el octavo piso.',
  },
  {
    name: 'an alternative text of the van',
    page: 'mudanzas',
    for: asked.image,
    replace: 'camion-mudanza',
    content: '![Dos operarios suben un sofá envuelto en mantas al camión](/images/camion-mudanza.jpg)',
  },
  {
    name: 'a title with the town',
    page: 'mudanzas',
    for: asked.title,
    content: 'Mudanzas Vilafranca: pisos, oficinas y guardamuebles',
  },
  {
    name: 'questions about the day',
    page: 'mudanzas',
    for: asked.questions,
    content: `## ¿Tengo que vaciar los armarios?

La ropa puede quedarse colgada, la pasamos a cajas con barra. Los cajones sí deben ir vacíos.

## ¿Quién pide el permiso para aparcar?

Nosotros. El ayuntamiento tarda unos cinco días y la tasa va incluida en el precio.`,
  },
  {
    name: 'a title with the town and the work',
    page: 'kapsalon',
    for: asked.title,
    content: 'Kapsalon Zeist: knippen, kleuren en krullen per lok',
  },
  {
    name: 'a list of prices',
    page: 'kapsalon',
    for: ['depth_essentials', 'structure_lists', 'depth_specificity'],
    content: `## Prijzen

- Knippen dames: € 38
- Knippen heren: € 29
- Kinderen tot tien jaar: € 21
- Kleuren, uitgroei: vanaf € 52
- Krullen per lok: € 64`,
  },
  {
    name: 'an opening with who and where',
    page: 'kapsalon',
    for: ['structure_opening', 'serp_answer', 'keyword_intro'],
    replace: 'Bij ons kunt u terecht',
    content:
      'Onze kapsalon in Zeist heeft vier stoelen en een rustige hoek voor wie niet van drukte houdt. Esra en Tom knippen, kleuren en verzorgen krullen, van dinsdag tot en met zaterdag.',
  },
  {
    name: 'a next step',
    page: 'kapsalon',
    for: ['structure_next_step', 'trust_contact'],
    content: 'Een afspraak maakt u [online](https://{own}/contact/) of telefonisch op 030 691 44 82.',
  },
  {
    name: 'a title that says what and where',
    page: 'verkstad',
    for: asked.title,
    content: 'Bilverkstad i Höganäs: service, bromsar och däck',
  },
  {
    name: 'how long and how much',
    page: 'verkstad',
    for: asked.figures,
    content:
      'En liten service kostar 1 890 kr och en stor 3 450 kr, olja och filter ingår. Kamremmen byter vi vid 18 000 mil eller vart tionde år. Däckskifte tar 25 minuter.',
  },
  {
    name: 'two links of the site',
    page: 'verkstad',
    for: asked.links,
    content:
      'Alla fasta priser finns i [prislistan](https://{own}/prices/). Vill du ha en tid, använd [bokningen](https://{own}/contact/).',
  },
  {
    name: 'a section on inspection',
    page: 'verkstad',
    for: coverage,
    content: `## Inför besiktningen

Många kommer till oss veckan före besiktningen. Vi lyfter bilen, drar i spindelleder och bussningar och mäter bromsarna på rullar. Lampor och torkarblad byter vi på plats. Får bilen ändå en tvåa lagar vi felet och kör om besiktningen åt dig.

## Elbilar och hybrider

Sedan 2023 har två av våra mekaniker behörighet för högvolt. Vi mäter batteriets hälsa och skriver ut ett intyg som köparen kan läsa. Själva cellerna öppnar vi inte, det gör märkesverkstaden i Helsingborg. Kupéfilter, bromsvätska och stötdämpare tar vi som på vilken bil som helst.`,
  },
  {
    name: 'a title without the chain',
    page: 'fryzjer',
    for: ['title_keyword', 'title_specificity', 'title_wording', 'title_h1_agreement'],
    content: 'Fryzjer Kraśnik: strzyżenie, koloryzacja i upięcia',
  },
  {
    name: 'an address, hours and a number',
    page: 'fryzjer',
    for: ['depth_essentials', 'trust_contact'],
    content:
      'Salon Mila, ul. Lubelska 30, 23-200 Kraśnik. Czynne od wtorku do piątku 9:00–18:00, w soboty 8:00–14:00. Zadzwoń: 81 825 40 17.',
  },
  {
    name: 'what makes the colour last',
    page: 'fryzjer',
    for: coverage,
    content: `## Jak utrzymać kolor

Przez dwa dni po farbowaniu nie należy myć głowy. Potem wystarczy szampon bez siarczanów i letnia woda, a raz w tygodniu maska. Basen z chlorem zmienia blond w zieleń, dlatego przed pływaniem warto zmoczyć włosy i nałożyć odżywkę. Odrosty poprawiamy po sześciu tygodniach, balayage dopiero po czterech miesiącach.

## Dzieci

Pierwsze strzyżenie trwa piętnaście minut. Dziecko siedzi na kolanach mamy albo w fotelu w kształcie auta i ogląda bajkę. Nożyczki zamiast maszynki, bo maszynka hałasuje. Kosmyk dajemy do koperty na pamiątkę.`,
  },
  {
    name: 'an H1 with the town',
    page: 'fryzjer',
    for: asked.h1,
    content: 'Fryzjer w Kraśniku: nasze usługi',
  },
  {
    name: 'an opening that answers',
    page: 'advogada',
    for: ['structure_opening', 'serp_answer', 'keyword_intro'],
    replace: 'Insights sobre',
    content:
      'Como advogada de família em Viseu, trato de divórcios, de acordos sobre os filhos e de partilhas. A primeira conversa dura quarenta minutos e custa 60 euros, que desconto se avançar com o processo.',
  },
  {
    name: 'the papers as a list',
    page: 'advogada',
    for: ['structure_lists', 'serp_format'],
    content: `## Que papéis trazer

- Certidão de casamento
- Certidões de nascimento dos filhos
- Últimos três recibos de vencimento de ambos
- Caderneta predial da casa
- Extrato do empréstimo`,
  },
  {
    name: 'a byline with the bar number left to the office',
    page: 'advogada',
    for: asked.figures,
    content:
      'Na conservatória, o divórcio custa 280 euros e fica feito em cerca de seis semanas. No tribunal de Viseu, um processo sem acordo demora entre oito e catorze meses.',
  },
  {
    name: 'a source in the law',
    page: 'advogada',
    for: asked.sources,
    content:
      'A audição da criança está prevista no [regime geral do processo tutelar cível](https://{other}/study/), que não fixa uma idade mínima.',
  },
  {
    name: 'a title that is not Forside',
    page: 'vinduer',
    for: asked.title,
    content: 'Vinduespolering i Odense uden binding | Fynsk Glas',
  },
  {
    name: 'a description of price and area',
    page: 'vinduer',
    for: asked.description,
    content:
      'Vinduespolering i Odense og omegn fra 189 kr. pr. gang. Vi vasker ude og inde med rent vand, sender besked dagen før, og du betaler først bagefter.',
  },
  {
    name: 'two questions of customers',
    page: 'vinduer',
    for: asked.text,
    content: `## Skal jeg være hjemme?

Nej, ikke til den udvendige side. Lågen skal bare være åben, så lægger vi en seddel i postkassen.

## Hvad sker der, når det regner?

Let regn gør ingen forskel, for vandet er uden kalk. Ved storm flytter vi turen en dag.`,
  },
  {
    name: 'who founded the firm, and when',
    page: 'vinduer',
    for: ['trust_experience', 'depth_specificity'],
    content:
      'Jonas Krag startede firmaet i 2011 med en stige og en varevogn. I dag pudser fire mand ruder i 640 hjem og 75 butikker mellem Bogense og Nyborg.',
  },
];
