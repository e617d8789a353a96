import { asked } from '../asked.ts';
import type { Fix } from '../fix.ts';
import type { EleventhPageName } from './eleventh-pages.ts';

/** Edits as a good editor writes them: short, plain, with what only the owner knows. */
export const eleventhRealFixes: readonly Fix<EleventhPageName>[] = [
  {
    name: 'the old notice makes room for an opening about the visit',
    page: 'osteo',
    for: ['structure_opening', 'serp_answer', 'keyword_intro'],
    replace: 'Hello everybody',
    content:
      'Your first osteopathy appointment takes an hour: we talk, I examine you, and in most cases treatment begins the same day. You need no letter from your GP.',
  },
  {
    name: 'the long sentence in two short ones',
    page: 'osteo',
    for: ['readability_sentences', 'readability_passive'],
    replace: 'A case history is taken',
    content:
      'I first ask what hurts, when it began and what you have tried so far. Then I ask about illnesses, operations and medicines, so that nothing I do can harm you.',
  },
  {
    name: 'a link text that names the target',
    page: 'osteo',
    for: ['links_anchor_text'],
    replace: 'Tight muscles are released',
    content:
      'Tight muscles are released and stiff joints are moved. You are shown two or three exercises to do at home. See [what each visit costs](https://{own}/prices/).',
  },
  {
    name: 'fees and hours',
    page: 'osteo',
    for: ['depth_essentials', 'trust_contact'],
    content:
      'First visit £58, later visits £44. The clinic is at 12 Mill Lane, Oadby, and opens Monday to Thursday from 8.30 to 18.00. Ring 0116 496 0321 to book.',
  },
  {
    name: 'a title with the trade and the town',
    page: 'tischler',
    for: asked.title,
    content: 'Tischlerei Bamberg: Fenster, Möbel und Böden aus Holz',
  },
  {
    name: 'a description with wood and area',
    page: 'tischler',
    for: asked.description,
    content:
      'Ihre Tischlerei Bamberg baut Holzfenster, Einbauschränke und Dielenböden aus fränkischer Eiche. Aufmaß im Umkreis von 40 km kostenlos, Termin meist binnen zwei Wochen.',
  },
  {
    name: 'a main heading with the town',
    page: 'tischler',
    for: asked.h1,
    content: 'Was unsere Tischlerei in Bamberg für Sie baut',
  },
  {
    name: 'how a kitchen comes about',
    page: 'tischler',
    for: asked.text,
    content: `## So läuft ein Auftrag ab

Am Anfang steht ein Besuch bei Ihnen. Wir messen die Räume aus, hören zu und schauen, was bleiben soll. Nach etwa zehn Tagen bekommen Sie eine Zeichnung und einen festen Preis. Was darin nicht steht, wird auch nicht berechnet.

Gefällt Ihnen der Entwurf, suchen Sie das Holz bei uns in der Halle selbst aus. Eiche und Esche lagern dort mindestens zwei Jahre, bevor wir sie zuschneiden. Eine Küche braucht danach sechs bis acht Wochen, ein Schrank vier.

Den Einbau machen dieselben Leute, die das Stück gebaut haben. Meist sind wir nach zwei Tagen fertig und nehmen die alten Teile gleich mit. Nach einem Winter kommen wir noch einmal vorbei und stellen Türen und Schubladen nach, denn Holz arbeitet mit der Heizungsluft.

## Für Behörden

An Ausschreibungen nehmen wir im Umkreis von sechzig Kilometern teil. Präqualifikation und Nachweise legen wir mit dem Angebot vor. Zuletzt haben wir 84 Fenster der Grundschule in Hallstadt erneuert, in den Sommerferien und bei laufendem Hort.`,
  },
  {
    name: 'a title of the place and the fish',
    page: 'peche',
    for: asked.title,
    content: 'Guide de pêche Jura : brochet à Vouglans et Chalain',
  },
  {
    name: 'an alternative text for the lake',
    page: 'peche',
    for: asked.image,
    replace: 'vouglans.jpg',
    content: '![Barque de pêche au petit matin sur le lac de Vouglans](/images/vouglans.jpg)',
  },
  {
    name: 'price, meeting place and hours',
    page: 'peche',
    for: asked.figures,
    content:
      'La sortie coûte 180 € la demi-journée pour deux personnes, matériel compris. Rendez-vous à 6 h au port de Surchauffant. Réservation : 06 39 98 12 45, tous les jours de 9 h à 19 h.',
  },
  {
    name: 'one lake gets depth, season and bait',
    page: 'peche',
    for: asked.figures,
    replace: 'Plus petit et plus calme',
    content:
      "Plus petit et plus calme, Chalain mesure 2,3 km² et descend à 32 mètres. Nous y cherchons le brochet de mai à novembre, au leurre souple de 15 cm. L'an dernier, le plus long mesurait 108 cm.",
  },
  {
    name: 'a title cut to its first half',
    page: 'suelo',
    for: ['title_length', 'serp_preview'],
    content: 'Caída en el trabajo por suelo mojado: qué puedo reclamar',
  },
  {
    name: 'the long rule in short sentences',
    page: 'suelo',
    for: ['readability_sentences', 'readability_ease'],
    replace: 'La normativa de prevención',
    content:
      'La empresa debe conocer los peligros de sus locales. Mientras el suelo siga mojado, tiene que avisar con un cartel, una cinta o de palabra. También debe secarlo o cerrar el paso cuanto antes. Una caída en el trabajo sin señal es un incumplimiento.',
  },
  {
    name: 'three questions of clients',
    page: 'suelo',
    for: asked.questions,
    content: `## ¿Cuánto tiempo tengo para reclamar?

Un año desde el alta médica o desde que se fijan las secuelas. El recargo de prestaciones prescribe a los cinco años.

## ¿Y si nadie me vio caer?

No hace falta un testigo. Sirven el parte de la mutua, una foto del pasillo y los mensajes que enviaste ese día a tu encargado.

## ¿Me pueden despedir por reclamar?

No. Un despido por ese motivo es nulo y la empresa tendría que readmitirte.`,
  },
  {
    name: 'the percentage and the article',
    page: 'suelo',
    for: ['depth_specificity', 'trust_sources', 'links_outbound'],
    replace: 'Recargo de prestaciones',
    content: `- **Recargo de prestaciones:** entre un 30 % y un 50 % más, a cargo de la empresa, según el [artículo 164 de la Ley de la Seguridad Social](https://{other}/study/).
- **Daños y perjuicios:** por las secuelas y el dolor.
- **Lesiones permanentes:** por una cicatriz o un movimiento limitado.`,
  },
  {
    name: 'a title with town and work',
    page: 'giardini',
    for: asked.title,
    content: 'Giardiniere Bellinzona: prati, siepi e nuovi giardini',
  },
  {
    name: 'the mission becomes an introduction',
    page: 'giardini',
    for: ['structure_opening', 'keyword_intro', 'serp_answer'],
    replace: 'La nostra missione',
    content:
      'Dal 2009 lavoro come giardiniere a Bellinzona e nei comuni vicini. Con due collaboratori curo circa settanta giardini privati, dal balcone in centro al vigneto in collina.',
  },
  {
    name: 'an alternative text that says what is seen',
    page: 'giardini',
    for: asked.image,
    replace: 'siepe.jpg',
    content: '![Siepe di carpino appena potata lungo un vialetto di ghiaia](/images/siepe.jpg)',
  },
  {
    name: 'a list of prices',
    page: 'giardini',
    for: [...asked.list, 'depth_specificity'],
    content: `## Prezzi

| Lavoro | Prezzo |
|---|---|
| Taglio del prato, fino a 300 m² | 85 franchi |
| Potatura di una siepe, al metro | 12 franchi |
| Potatura di un melo o di un pero | da 90 franchi |

Lo smaltimento del verde è compreso.`,
  },
  {
    name: 'a description with wood, paint and guarantee',
    page: 'schilder',
    for: asked.description,
    content:
      'Schilder in Haarlem voor kozijnen, deuren en trappen. Houtrot herstel ik zelf, vijf jaar garantie op buitenwerk. Offerte na een bezoek, binnen drie dagen in huis.',
  },
  {
    name: 'a main heading with the trade and the town',
    page: 'schilder',
    for: asked.h1,
    content: 'Schilder in Haarlem: wat ik voor u kan doen',
  },
  {
    name: 'two links to pages of the site',
    page: 'schilder',
    for: asked.links,
    content:
      'Wat een kamer of een gevel kost, staat bij de [tarieven](https://{own}/prices/). Hoe ik een oude velg van een bakfiets lakte, leest u [op mijn blog](https://{own}/blog/rims/).',
  },
  {
    name: 'a line to call',
    page: 'schilder',
    for: asked.contact,
    content: 'Ruud de Wit, Spaarnwouderweg 14, 2034 LK Haarlem. Bel 06 48 21 93 07, het liefst na vier uur.',
  },
  {
    name: 'the phrases become facts',
    page: 'piekarnia',
    for: ['depth_specificity', 'readability_ease'],
    replace: 'W Piekarni Kłos',
    content:
      'Piekarnię Kłos założył w 2009 roku Adam Wrona. Chleb rośnie u nas na zakwasie przez 16 godzin i trafia do pieca o drugiej w nocy. Mąkę bierzemy z młyna w Zalipiu, 20 km stąd.',
  },
  {
    name: 'a title with the town',
    page: 'piekarnia',
    for: asked.title,
    content: 'Piekarnia Tarnów – chleb na zakwasie i torty | Kłos',
  },
  {
    name: 'address and hours',
    page: 'piekarnia',
    for: asked.contact,
    content:
      'Piekarnia Kłos, ul. Krakowska 48, 33-100 Tarnów, tel. 14 655 21 08. Otwarte od poniedziałku do soboty od 5.30 do 17.00.',
  },
  {
    name: 'two questions of patients',
    page: 'rotfyllning',
    for: asked.questions,
    content: `## Gör en rotfyllning ont?

Nej, du får bedövning och känner bara att vi arbetar. Efteråt räcker vanliga värktabletter.

## Hur länge håller tanden?

Ofta i decennier, om den får en krona och du borstar noga längs tandköttet.`,
  },
  {
    name: 'a title that names the profession and the town',
    page: 'psicologa',
    for: asked.title,
    content: 'Psicóloga em Braga: consultas presenciais e online',
  },
  {
    name: 'a main heading with the town',
    page: 'psicologa',
    for: asked.h1,
    content: 'Psicóloga em Braga para adultos e adolescentes',
  },
  {
    name: 'the repetition goes',
    page: 'psicologa',
    for: ['depth_originality', 'readability_openings'],
    replace: 'A ansiedade trata-se',
    content:
      'A ansiedade tem muitas causas e trata-se. Às vezes volta, sobretudo depois de uma mudança, e nessa altura bastam duas ou três sessões.',
  },
  {
    name: 'the first visit, told step by step',
    page: 'psicologa',
    for: asked.text,
    content: `## Como é a primeira consulta

Na primeira consulta fala quem vem. Eu pergunto o que o trouxe, desde quando se sente assim e o que já tentou. Não é preciso contar tudo nem preparar nada. No fim digo-lhe o que penso, se o posso ajudar e quantas sessões costumam ser necessárias.

## Quanto tempo dura o acompanhamento

A maioria das pessoas vem uma vez por semana nos primeiros dois meses. Depois passamos a uma vez de quinze em quinze dias. Para uma fobia chegam em regra oito sessões, um luto pede mais tempo. Pode parar quando quiser, basta avisar com um dia de antecedência.

## Online ou no consultório

As sessões por videochamada custam o mesmo e usam uma ligação cifrada. Precisa de um quarto onde ninguém o interrompa e de auscultadores. Com menores de dezasseis anos prefiro que a primeira conversa seja em Braga, com um dos pais na sala durante os dez minutos iniciais.

## Preço e recibo

Cada consulta custa 55 euros e passo sempre recibo. A maior parte dos seguros de saúde devolve uma parte, e a ADSE também.`,
  },
  {
    name: 'a title with what the reader asks',
    page: 'rotfyllning',
    for: ['title_length', 'title_specificity', 'serp_preview'],
    content: 'Rotfyllning: så går det till, tid och pris | Torget',
  },
  {
    name: 'a description of visits, pain and price',
    page: 'rotfyllning',
    for: asked.description,
    content:
      'Rotfyllning hos Tandläkarna vid Torget: ett till två besök under bedövning, från 3 900 kr. Läs när den behövs, hur den går till och när tanden slutar ömma.',
  },
  {
    name: 'steps as a list',
    page: 'rotfyllning',
    for: ['structure_lists', 'serp_format', 'readability_sentences'],
    replace: 'Vi börjar med röntgen',
    content: `1. Vi röntgar tanden.
2. Du får bedövning.
3. Vi rensar kanalerna med fina filar och desinficerar dem.
4. Kanalerna fylls med ett tätt material.

Det tar ett eller två besök.`,
  },
  {
    name: 'a next step with a number',
    page: 'rotfyllning',
    for: ['structure_next_step', 'trust_contact'],
    content: 'Har du ont? Ring 042-400 17 60 före klockan nio, så får du oftast en tid samma dag.',
  },
  {
    name: 'a title that promises what the heading says',
    page: 'autoskola',
    for: ['title_h1_agreement', 'title_keyword', 'title_length'],
    content: 'Autoškola Louny: výcvik řidičů v kurzu i individuálně',
  },
  {
    name: 'an opening sentence for the list',
    page: 'autoskola',
    for: ['serp_answer', 'keyword_intro', 'structure_opening'],
    replace: 'Výcvik lze absolvovat',
    content:
      'V naší autoškole v Lounech uděláte řidičák skupiny B za tři až šest týdnů. Učíme od roku 1996 a máme dva instruktory. Vybrat si můžete ze dvou způsobů:',
  },
  {
    name: 'prices and office hours',
    page: 'autoskola',
    for: ['depth_essentials', 'depth_specificity'],
    content:
      'Skupina B stojí 19 900 Kč, platí se ve dvou splátkách. Kancelář v Husově ulici 12 je otevřená v úterý a ve čtvrtek od 14 do 18 hodin, telefon 415 211 087.',
  },
  {
    name: 'a heading without the picture and with the answer',
    page: 'autoskola',
    for: ['heading_wording', 'keyword_headings'],
    replace: 'Délka výcviku',
    content: '## Jak dlouho trvá autoškola v Lounech',
  },
];
