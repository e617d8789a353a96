import { asked } from '../asked.ts';
import type { Fix } from '../fix.ts';
import type { NinthPageName } from './ninth-pages.ts';

/** Edits that an editor would make. All must be addressed. */
export const ninthRealFixes: readonly Fix<NinthPageName>[] = [
  { name: 'a title', page: 'compost', for: asked.title, content: 'How to Start a Compost Heap That Does Not Smell' },
  {
    name: 'a description',
    page: 'compost',
    for: asked.description,
    content:
      'Learn what belongs on a compost heap, how to balance brown and green material, where to put it and how often to turn it for dark soil within one year.',
  },
  {
    name: 'a section',
    page: 'compost',
    for: asked.text,
    content:
      '## What to leave out\n\nMeat, cheese and cooked food draw rats and belong in the bin. Citrus peel rots slowly, but a few lemons do no harm. Weeds with ripe seeds survive unless the middle of the heap reaches sixty degrees, which small heaps rarely do. Ash from untreated wood is fine in thin layers.\n\n## When it is ready\n\nFinished compost is crumbly, smells like a forest floor and shows no trace of what went in. Sieve it through a wire mesh and return the coarse bits.',
  },
  {
    name: 'questions',
    page: 'compost',
    for: asked.questions,
    content:
      '## Can I compost in winter?\n\nYes, but slowly: the worms move deeper, and a thick layer of straw keeps the middle from freezing.\n\n## Why is my heap cold?\n\nIt is usually too small or too dry. A cubic metre with some fresh grass warms up within three days.',
  },
  {
    name: 'ein Titel',
    page: 'mietrecht',
    for: asked.title,
    content: 'Anwalt für Mietrecht in Kassel: Mängel und Kündigung',
  },
  {
    name: 'eine Beschreibung',
    page: 'mietrecht',
    for: asked.description,
    content:
      'Schimmel, Eigenbedarf oder falsche Nebenkosten? Als Anwalt für Mietrecht in Kassel prüfe ich Ihren Fall und sage Ihnen, was vor Gericht Bestand hat.',
  },
  {
    name: 'ein Abschnitt',
    page: 'mietrecht',
    for: asked.text,
    content:
      '## Was die Beratung kostet\n\nFür ein erstes Gespräch berechne ich 120 Euro. Wer eine Rechtsschutzversicherung hat, bringt die Nummer des Vertrags mit, dann frage ich dort nach der Deckung. Bei kleinem Einkommen hilft ein Schein vom Amtsgericht.\n\n## Fristen\n\nGegen eine Kündigung kann der Mieter bis zwei Monate vor dem Auszug Widerspruch einlegen. Einer Mieterhöhung stimmt man innerhalb von zwei Monaten zu oder eben nicht.',
  },
  {
    name: 'Kontakt',
    page: 'mietrecht',
    for: asked.contact,
    content: 'Sie erreichen die Kanzlei unter 0561 70 49 18 3 oder per E-Mail an post@kanzlei-wilhelmshoehe.de.',
  },
  {
    name: 'un título',
    page: 'fontaneria',
    for: asked.title,
    content: 'Fontanero en Murcia: fugas, atascos y calentadores',
  },
  {
    name: 'un párrafo',
    page: 'fontaneria',
    for: asked.text,
    content:
      '## Cuánto cuesta la visita\n\nLa salida dentro de Murcia cuesta 35 euros, que se descuentan si nos encarga la reparación. Por la noche y en festivos se suma un recargo de 40 euros. Antes de empezar le decimos el precio y no tocamos nada hasta que lo acepte.\n\n## Qué hacer mientras llegamos\n\nCierre la llave general, que suele estar junto al contador, y abra un grifo para que se vacíe la instalación. Si el agua gotea cerca de un enchufe, baje también el diferencial.',
  },
  {
    name: 'una lista',
    page: 'fontaneria',
    for: asked.list,
    content:
      'Señales de que hay una fuga:\n\n- el contador gira con todos los grifos cerrados\n- aparece una mancha de humedad en el techo del vecino\n- la factura sube sin explicación\n- se oye agua dentro de la pared por la noche',
  },
  {
    name: 'un titre',
    page: 'velo',
    for: asked.title,
    content: 'Voyage à vélo sur la Loire : sens, étapes, bagages',
  },
  {
    name: 'une section',
    page: 'velo',
    for: asked.text,
    content:
      '## Combien de jours prévoir\n\nD’Orléans à Saint-Nazaire, il y a un peu plus de quatre cents kilomètres. En famille, comptez dix jours avec une demi-journée de baignade par-ci par-là. Un couple habitué à rouler boucle le parcours en une semaine.\n\n## Rentrer en train\n\nLes trains régionaux acceptent les vélos sans réservation, sauf en juillet et en août, où une voiture spéciale circule entre Orléans et Le Croisic. Arrivez vingt minutes avant le départ, car les crochets partent vite.',
  },
  {
    name: 'une source',
    page: 'velo',
    for: asked.sources,
    content:
      'D’après [le comptage régional](https://{other}/study/), plus d’un million de cyclistes empruntent chaque année cet itinéraire.',
  },
  { name: 'en titel', page: 'bastu', for: asked.title, content: 'Bygga bastu hemma: väggar, lavar och ventilation' },
  {
    name: 'ett avsnitt',
    page: 'bastu',
    for: asked.text,
    content:
      '## Vad det kostar\n\nMaterialet till ett rum på fyra kvadratmeter går på ungefär tjugotusen kronor, och ett elaggregat kostar lika mycket till. Elektrikern måste dra en egen trefasledning, så fråga efter pris innan du börjar riva.\n\n## Golvet\n\nKakel med lutning mot en brunn är lättast att hålla rent. Lägg en trall av asp ovanpå, så slipper ni kalla fötter, och ställ upp den mot väggen när alla har badat klart.',
  },
  {
    name: 'en rad om författaren',
    page: 'bastu',
    for: asked.author,
    content: 'Av Lennart Sjöqvist, snickare i Luleå · Uppdaterad 12 januari 2026',
  },
  {
    name: 'en bild',
    page: 'bastu',
    for: asked.image,
    content: '![Två lavar av asp med ryggstöd och en liten lykta i hörnet](/images/set.jpg)',
  },
  {
    name: 'titulek',
    page: 'pivo',
    for: asked.title,
    content: 'Domácí vaření piva krok za krokem: slad, chmel, kvašení',
  },
  {
    name: 'popis',
    page: 'pivo',
    for: asked.description,
    content:
      'Jak na domácí vaření piva? Přečtěte si, při kolika stupních rmutovat, kdy přidat chmel a kde nechat pivo kvasit. Od hrnce ke sklenici za šest týdnů.',
  },
  {
    name: 'oddíl',
    page: 'pivo',
    for: asked.text,
    content:
      '## Co si pořídit\n\nNa začátek stačí hrnec na dvacet litrů, kvasná nádoba se zátkou, hadička a cukroměr. Šrotovník si půjčte, nebo kupte slad už sešrotovaný. Nejdůležitější je čistota, proto všechno po vychladnutí mladiny vypláchněte dezinfekcí.\n\n## Lahvování\n\nDo každé lahve přijde lžička cukru, aby pivo získalo říz. Lahve stojí týden v teple a potom dva týdny v chladu. Kdo spěchá, má v lednici sladkou vodu s bublinkami.',
  },
];
