import { asked } from '../asked.ts';
import type { Fix } from '../fix.ts';
import type { FifteenthPageName } from './fifteenth-pages.ts';

/** Edits as a good editor writes them: short, plain, with what only the owner knows. */
export const fifteenthRealFixes: readonly Fix<FifteenthPageName>[] = [
  {
    name: 'a title with the task and the steps',
    page: 'grinder',
    for: asked.title,
    content: 'How to clean a coffee grinder: burrs, chute and hopper',
  },
  {
    name: 'a link text that says where it leads',
    page: 'grinder',
    for: ['links_anchor_text'],
    replace: 'Old oils turn',
    content:
      'Old oils turn rancid inside the grinder and make fresh beans taste like cardboard. A dirty grinder also clogs, and the motor gets hot. The [guide to cleaning rims](/blog/rims/) shows the brushes that we use.',
  },
  {
    name: 'how often, and tablets',
    page: 'grinder',
    for: asked.text,
    content: `## How often to do it

With dark, oily beans, brush the burrs every week; with light roasts once a month is enough. If the grounds come out in clumps or the shot runs faster than last week, the chute is coated. At our roastery we strip the two shop grinders on Sunday evening, after about forty kilos.

## Cleaning tablets

Tablets of pressed grain soak up oil where a brush does not reach. Run 35 grams through on a coarse setting, then grind a handful of old beans and throw both away. They do not replace the brush: fines stay packed under the lower burr until you lift it.`,
  },
  {
    name: 'a title with fabric and cut',
    page: 'apron',
    for: asked.title,
    content: 'Linen apron with cross-back straps, woven from flax',
  },
  {
    name: 'a description with size and care',
    page: 'apron',
    for: asked.description,
    content:
      'A linen apron that you pull over your head: cross-back, stone-washed, two deep pockets. Woven in our mill from Belgian flax and sewn to fit sizes S to XXL.',
  },
  {
    name: 'sizes as a list',
    page: 'apron',
    for: asked.list,
    content: `## Sizes

- **S/M:** 78 cm long, 92 cm wide, for a chest up to 100 cm
- **L/XL:** 86 cm long, 104 cm wide, for a chest up to 120 cm
- **XXL:** 92 cm long, 118 cm wide, straps 8 cm longer
- **Pockets:** two, 18 by 20 cm, on the front`,
  },
  {
    name: 'an H1 with service and town',
    page: 'dachrinne',
    for: asked.h1,
    content: 'Dachrinnenreinigung in Kassel: ohne Leiter, mit Fotos',
  },
  {
    name: 'prices by the metre',
    page: 'dachrinne',
    for: ['depth_essentials', 'depth_specificity'],
    content: `## Was es kostet

Ein Meter Rinne kostet 4,50 Euro, ein Fallrohr bis acht Meter 25 Euro. Die Anfahrt ist in Kassel, Baunatal und Vellmar frei. Ein Reihenhaus mit 16 Metern Rinne und zwei Rohren kommt so auf 122 Euro.`,
  },
  {
    name: 'address and telephone',
    page: 'dachrinne',
    for: asked.contact,
    content:
      'Sie erreichen uns montags bis freitags von 7 bis 17 Uhr unter 0561 7039 2284. Unsere Werkstatt ist in der Leipziger Straße 214, 34123 Kassel.',
  },
  {
    name: 'a title with the method',
    page: 'compost',
    for: asked.title,
    content: 'Composter en appartement : vers, caisse et épluchures',
  },
  {
    name: 'questions of beginners',
    page: 'compost',
    for: asked.questions,
    content: `## Combien de vers faut-il pour commencer ?

Comptez 500 grammes pour deux personnes. Ils doublent en trois mois si la caisse reste entre 15 et 25 degrés.

## Que faire si des moucherons arrivent ?

Enterrez les épluchures sous cinq centimètres de carton humide et ne nourrissez plus pendant une semaine. Les larves meurent de faim, pas les vers.

## Quand peut-on récolter le compost ?

Au bout de quatre à six mois, quand le bac du bas est brun et sent la forêt.`,
  },
  {
    name: 'a description that says what follows',
    page: 'compost',
    for: asked.description,
    content:
      "Composter en appartement avec un lombricomposteur : quels vers choisir, quoi leur donner, et comment éviter les odeurs quand la caisse est sous l'évier.",
  },
  {
    name: 'a title with style and district',
    page: 'guitarra',
    for: asked.title,
    content: 'Clases de guitarra en Valencia: clásica y flamenca',
  },
  {
    name: 'what a class costs',
    page: 'guitarra',
    for: ['depth_essentials', 'depth_specificity'],
    content: `## Precios

Una clase de 60 minutos cuesta 28 euros, y el bono de cuatro, 100 euros. Para niños hago clases de 40 minutos por 20 euros. Si avisas el día antes, no se cobra la clase perdida.`,
  },
  {
    name: 'what the teacher has done',
    page: 'guitarra',
    for: ['trust_experience', 'trust_author'],
    content:
      'Me llamo Inés Soler Peris. Estudié en el conservatorio Joaquín Rodrigo y toqué doce años en el tablao El Toro. Desde 2011 he enseñado a más de 160 alumnos, y nueve de ellos viven hoy de la guitarra.',
  },
  {
    name: 'an H1 with the craft',
    page: 'rilegatura',
    for: asked.h1,
    content: 'Rilegatura di libri e tesi a Bologna',
  },
  {
    name: 'how a restoration goes on',
    page: 'rilegatura',
    for: asked.text,
    content: `## Quanto dura un restauro

Un volume dell'Ottocento resta da noi circa sei settimane. Le carte asciugano tra feltri per tre giorni, poi colmiamo gli strappi con carta giapponese e colla d'amido. La cucitura segue i fori antichi: non ne apriamo di nuovi. Prima di toccare il libro fotografiamo ogni fascicolo e vi mandiamo un preventivo.

## Pelle, tela o carta

La capra regge meglio del vitello negli angoli, e invecchiando prende lucentezza. La tela costa meno e si presta ai registri che si aprono ogni giorno. Per i quaderni usiamo carta marmorizzata, che prepariamo noi il lunedì nella vasca in fondo alla bottega.`,
  },
  {
    name: 'a description with works and days',
    page: 'rilegatura',
    for: asked.description,
    content:
      'Rilegatura di libri a Bologna: tesi pronte in due giorni, registri cuciti a mano e restauro di volumi antichi in pelle o tela, nella bottega sotto i portici.',
  },
  {
    name: 'a title with the month',
    page: 'verpotten',
    for: asked.title,
    content: 'Kamerplanten verpotten: wanneer, welke pot en hoe',
  },
  {
    name: 'the steps in order',
    page: 'verpotten',
    for: asked.list,
    content: `## Zo doe je het

1. Geef de plant een dag vooraf water.
2. Keer de pot om en trek de kluit er voorzichtig uit.
3. Maak de buitenste wortels los en knip bruine stukken weg.
4. Leg 2 cm hydrokorrels onderin en vul aan met potgrond.
5. Zet de kluit 1 cm onder de rand en druk de aarde aan.`,
  },
  {
    name: 'a source for the root room',
    page: 'verpotten',
    for: asked.sources,
    content:
      'Onderzoek met 65 soorten laat zien dat een plant in een pot van dubbel formaat gemiddeld 43 procent meer groeit; zie het [overzicht van proeven met potmaten](https://{other}/study/).',
  },
  {
    name: 'a title with town and instruments',
    page: 'pianino',
    for: asked.title,
    content: 'Strojenie pianina Kraków: struny, filce i naprawy w domu',
  },
  {
    name: 'humidity and how often',
    page: 'pianino',
    for: asked.text,
    content: `## Jak często stroić

Nowe pianino stroję dwa razy w pierwszym roku, bo struny jeszcze się rozciągają. Potem wystarczy raz na rok, najlepiej w listopadzie, kilka tygodni po włączeniu kaloryferów. Instrument, na którym dziecko ćwiczy codziennie, traci strój szybciej w dyszkancie.

## Wilgotność w pokoju

Płyta rezonansowa pęcznieje latem i kurczy się zimą. Przy 30 procentach wilgotności dźwięk opada, a kołki zaczynają puszczać. Postaw higrometr obok klawiatury i trzymaj 45 do 55 procent. Miska z wodą pod pianinem nie wystarcza, nawilżacz już tak.`,
  },
  {
    name: 'a description with homes and time',
    page: 'pianino',
    for: asked.description,
    content:
      'Strojenie pianina w Krakowie: przyjeżdżam do domów, szkół i kościołów, stroję w dwie godziny i wymieniam pęknięte struny, młotki oraz filce na miejscu.',
  },
];
