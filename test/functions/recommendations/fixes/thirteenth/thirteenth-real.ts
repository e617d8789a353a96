import { asked } from '../asked.ts';
import type { Fix } from '../fix.ts';
import type { ThirteenthPageName } from './thirteenth-pages.ts';

/** Edits as a good editor writes them: short, plain, with what only the owner knows. */
export const thirteenthRealFixes: readonly Fix<ThirteenthPageName>[] = [
  {
    name: 'the endless method in steps',
    page: 'marmalade',
    for: ['readability_sentences', 'structure_lists'],
    replace: 'Halve the oranges',
    content: `1. Halve the oranges, squeeze them and tie the pips in a cloth.
2. Shred the peel, add the water and the cloth, and leave it overnight.
3. Simmer for two hours. Squeeze the cloth into the pan and take it out.
4. Stir in the sugar until it has melted.
5. Boil hard for about twenty minutes. It is done when a drop wrinkles on a cold plate.`,
  },
  {
    name: 'a title with yield and time',
    page: 'marmalade',
    for: asked.title,
    content: 'Seville orange marmalade: my aunt’s recipe for 8 jars',
  },
  {
    name: 'a description of the method and the place',
    page: 'kompost',
    for: asked.description,
    content:
      'Komposttoilette im Garten: So funktioniert die Trennung, so oft leeren Sie Eimer und Kanister, und das sagt das Kleingartengesetz. Mit Maßen für den Selbstbau.',
  },
  {
    name: 'how to build one',
    page: 'kompost',
    for: asked.text,
    content: `## Selbst bauen

Für den Kasten genügen drei Platten aus Siebdruckholz, 18 Millimeter stark. Die Sitzhöhe liegt bei 45 Zentimetern, die Öffnung misst 25 mal 30. Den Trenneinsatz gibt es ab 80 Euro aus Kunststoff. Ein Rohr von 75 Millimetern führt die Luft über das Dach, ein kleiner Lüfter mit Solarzelle zieht den Geruch ab.

## Was auf den Kompost darf

Lassen Sie den Inhalt des Eimers ein Jahr lang getrennt ruhen. Danach gehört er unter Sträucher und Bäume, nicht auf das Gemüsebeet. Den Urin verdünnen Sie eins zu zehn und gießen damit den Rasen.`,
  },
  {
    name: 'a title for the club',
    page: 'club',
    for: asked.title,
    content: 'Club de tir à l’arc de Vannes : cours, salle et concours',
  },
  {
    name: 'an alternative text of the archers',
    page: 'club',
    for: asked.image,
    replace: 'archers.jpg',
    content: '![Six archers alignés sur le pas de tir, face aux cibles du parc](/images/archers.jpg)',
  },
  {
    name: 'questions of beginners',
    page: 'gazpacho',
    for: asked.text,
    content: `## Por qué sale amargo

Casi siempre es el pepino. Córtale las puntas y pruébalo antes de echarlo. También amarga el ajo si lleva el germen, ese brote verde del centro, así que ábrelo y quítaselo. Un trozo de manzana arregla un gazpacho que ya se ha pasado.

## Cuánto aguanta en la nevera

Tres días en una botella de cristal bien cerrada. El segundo día está mejor. Si se separa, agítalo. No lo congeles con el pimiento, porque se vuelve aguado.`,
  },
  {
    name: 'a description with time and secret',
    page: 'gazpacho',
    for: asked.description,
    content:
      'Gazpacho andaluz en diez minutos: cantidades para cuatro, cuánto vinagre poner y cómo evitar que amargue. La receta de casa de mi abuela, sin pan y sin colador.',
  },
  {
    name: 'a title without the chain',
    page: 'biciclette',
    for: ['title_length', 'title_keyword', 'title_wording', 'serp_preview'],
    content: 'Noleggio bici Lucca: città, tandem ed elettriche da 4 €',
  },
  {
    name: 'prices, address and hours',
    page: 'biciclette',
    for: ['depth_essentials', 'depth_specificity', 'trust_contact'],
    content:
      'Una bici da città costa 4 € all’ora e 15 € al giorno, il tandem 9 € e 38 €. Siamo in piazza Santa Maria 31, 55100 Lucca, tutti i giorni dalle 9:00 alle 19:30. Tel. 0583 49 18 27.',
  },
  {
    name: 'an opening with ages and place',
    page: 'hockey',
    for: ['structure_opening', 'serp_answer', 'keyword_intro'],
    replace: 'Vanaf vijf jaar',
    content:
      'Hockey in Bussum begint voor de jeugd met vijf jaar, bij de Kabouters. Zij trainen spelend, een uur op zaterdagochtend. Vanaf acht jaar spelen kinderen in een team met wedstrijden.',
  },
  {
    name: 'what it costs, with the due date',
    page: 'hockey',
    for: asked.figures,
    content:
      'De contributie is € 148 voor de Kabouters en € 312 vanaf de zesjes. Een stick van 28 inch past bij kinderen tot 1,15 meter. Tweedehands sticks liggen in de kist bij de bar, voor € 10.',
  },
  {
    name: 'a title with months',
    page: 'rozsada',
    for: asked.title,
    content: 'Rozsada pomidorów: siew w marcu, sadzenie w maju',
  },
  {
    name: 'what goes wrong',
    page: 'rozsada',
    for: asked.text,
    content: `## Dlaczego rozsada się wyciąga

Siewki rosną w stronę okna i robią się cienkie, gdy mają za ciepło, a za mało światła. Po wschodach wystarczy im osiemnaście stopni. Kubki warto obracać co dwa dni. Pomaga też biała kartka ustawiona za roślinami, bo odbija światło.

## Czarna nóżka

Łodyga czernieje przy ziemi i siewka się kładzie. To grzyb, który lubi mokre podłoże. Podlewamy więc od dołu, do podstawki, i wylewamy resztę po kwadransie. Chorych roślin nie da się uratować, zdrowe trzeba od razu przenieść do świeżej ziemi.`,
  },
  {
    name: 'a title that says who and where',
    page: 'nokipoika',
    for: asked.title,
    content: 'Nuohooja Porvoo: nuohous ja ilmanvaihto alkaen 65 €',
  },
  {
    name: 'prices and a number',
    page: 'nokipoika',
    for: ['depth_specificity', 'trust_contact'],
    content:
      'Omakotitalon yhden hormin nuohous maksaa 65 €, jokainen lisähormi 18 €. Sipoossa ja Loviisassa käymme tiistaisin. Soita 019 524 7810 arkisin kello 8–15.',
  },
  {
    name: 'a title with the treatments',
    page: 'fogorvos',
    for: asked.title,
    content: 'Fogorvos Szeged: tömés, gyökérkezelés, fogpótlás',
  },
  {
    name: 'what to expect after a treatment',
    page: 'fogorvos',
    for: asked.text,
    content: `## Kezelés után

Amíg a zsibbadás tart, ne egyen és ne igyon forrót, mert könnyen megharapja a nyelvét. Ez két-három óra. Tömés után aznap már rágni is lehet vele. Gyökérkezelés után néhány napig érzékeny maradhat a fog, erre elég egy közönséges fájdalomcsillapító.

## Fogkő

A fogkövet félévente érdemes levenni. Ultrahanggal dolgozunk, utána homokfúvással tüntetjük el a kávé és a dohány nyomait. Aki vérhígítót szed, szóljon előre, mert az íny jobban vérezhet. A kezelés negyven perc.`,
  },
  {
    name: 'an H1 with the town',
    page: 'halici',
    for: asked.h1,
    content: 'Eskişehir’de halı yıkama: alıyor, yıkıyor, getiriyoruz',
  },
  {
    name: 'prices by the square metre',
    page: 'halici',
    for: ['depth_specificity', 'depth_essentials'],
    content:
      'Makine halısının metrekaresi 45 ₺, yün halının 80 ₺, shaggy halının 60 ₺. En az 10 metrekare alıyoruz. Teslim süresi yazın 3, kışın 5 gün.',
  },
];
