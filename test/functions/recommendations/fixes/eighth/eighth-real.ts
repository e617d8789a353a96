import { asked } from '../asked.ts';
import type { Fix } from '../fix.ts';
import type { EighthPageName } from './eighth-pages.ts';

/** Edits that an editor would make. All must be addressed. */
export const eighthRealFixes: readonly Fix<EighthPageName>[] = [
  { name: 'a title', page: 'bikes', for: asked.title, content: 'Bike Repair in Leith: Punctures Fixed While You Wait' },
  {
    name: 'a description',
    page: 'bikes',
    for: asked.description,
    content:
      'Gears slipping or brakes squealing? Our bike repair workshop in Leith mends punctures on the spot and most other jobs within one day. Older bikes welcome.',
  },
  {
    name: 'a section',
    page: 'bikes',
    for: asked.text,
    content:
      '## How long a service takes\n\nA basic check takes forty minutes: we tighten bolts, oil the chain and set the brake pads. You can wait with a coffee next door. A full service needs the bike for a day, because the hubs and the headset come apart and are packed with new grease.\n\nIn April and May everybody remembers the bike in the shed at once. Book a week ahead then, or come in winter, when the stand is often free in the afternoon.',
  },
  {
    name: 'questions',
    page: 'bikes',
    for: asked.questions,
    content:
      '## Do you repair electric bikes?\n\nWe change tyres, chains and brakes on any of them, but motors and batteries go back to the dealer.\n\n## Can I leave my bike overnight?\n\nYes, the workshop is locked and alarmed, and there is room for eleven bikes.',
  },
  {
    name: 'contact data',
    page: 'bikes',
    for: asked.contact,
    content: 'Call the workshop on 0131 554 29 17 or write to hello@shorebikes.scot.',
  },
  {
    name: 'ein Titel',
    page: 'honig',
    for: asked.title,
    content: 'Honig vom Imker: Sorten, Ernte und Lagerung erklärt',
  },
  {
    name: 'ein Abschnitt',
    page: 'honig',
    for: asked.text,
    content:
      '## Was die Bienen im Winter machen\n\nWenn es kalt wird, rücken die Bienen eines Volkes zu einer Kugel zusammen und wärmen sich gegenseitig. In der Mitte sitzt die Königin. Wir füttern im August Zuckerwasser zu, weil wir den größten Teil der Vorräte ernten. Im Januar hören wir nur von außen, ob das Volk noch summt.\n\n## Gegen die Milbe\n\nIm Spätsommer und noch einmal um Weihnachten behandeln wir mit organischen Säuren, die keine Rückstände hinterlassen. Wer das auslässt, steht im Frühjahr vor leeren Kästen.',
  },
  {
    name: 'eine Autorenzeile mit Datum',
    page: 'honig',
    for: asked.author,
    content: 'Von Gerlinde Aschauer, Imkerin seit 1998 · Aktualisiert am 4. Mai 2026',
  },
  {
    name: 'eine Liste',
    page: 'honig',
    for: asked.list,
    content:
      'So bleibt ein Glas lange gut:\n\n- mit trockenem Löffel entnehmen\n- den Deckel gleich wieder zudrehen\n- bei höchstens 18 Grad lagern\n- nicht neben Zwiebeln oder Gewürze stellen',
  },
  {
    name: 'un título',
    page: 'surf',
    for: asked.title,
    content: 'Clases de surf en Zarautz: grupos de cuatro y material',
  },
  {
    name: 'una descripción',
    page: 'surf',
    for: asked.description,
    content:
      '¿Nunca has cogido una ola? En nuestras clases de surf en Zarautz aprendes a remar y a levantarte en grupos de cuatro, con tabla y neopreno incluidos.',
  },
  {
    name: 'cifras',
    page: 'surf',
    for: asked.figures,
    content:
      'Una clase dura 90 minutos y cuesta 38 €; el bono de 5 sale por 165 €. En julio el agua llega a 22 grados y en febrero baja a 12, así que usamos neoprenos de 4 milímetros. El verano pasado entraron al agua con nosotros 640 alumnos, y 9 de cada 10 se pusieron de pie en la segunda clase.',
  },
  {
    name: 'un titre',
    page: 'gite',
    for: asked.title,
    content: 'Gîte en Aubrac pour six personnes, près de Laguiole',
  },
  {
    name: 'des liens',
    page: 'gite',
    for: asked.links,
    content:
      'Pour préparer votre séjour, consultez [les prix par saison](/prices/) et [nos idées de randonnées](/blog/rims/).',
  },
  {
    name: 'une section',
    page: 'gite',
    for: asked.text,
    content:
      '## Venir jusqu’ici\n\nLa gare la plus proche est Aumont-Aubrac, où s’arrête le train de Clermont-Ferrand. De là, il reste trente kilomètres de petites routes que le chasse-neige dégage tôt le matin. Prévoyez des pneus neige entre novembre et mars.\n\n## Faire ses courses\n\nUn boulanger passe en camionnette le mardi et le samedi. Pour le reste, l’épicerie de Laguiole ouvre tous les jours, et la coopérative vend la tome fraîche qu’il faut pour l’aligot.',
  },
  {
    name: 'un titolo',
    page: 'liuteria',
    for: asked.title,
    content: 'Liutaio a Cremona: violini nuovi, restauro e vernici',
  },
  {
    name: 'una fonte',
    page: 'liuteria',
    for: asked.sources,
    content:
      'Secondo [una ricerca del museo del violino](https://{other}/study/), gli abeti cresciuti lentamente danno tavole più leggere e più rigide.',
  },
  {
    name: 'un paragrafo sui tempi',
    page: 'liuteria',
    for: asked.text,
    content:
      '## Quanto tempo serve\n\nPer un violino ci vogliono circa duecento ore, distribuite in quattro mesi. La parte più lunga è la sgrossatura del fondo, che si fa a mano e si controlla battendo il legno con le nocche. La vernice chiede altre sei settimane, se il sole aiuta.\n\nChi porta uno strumento da riparare lo riprende di solito dopo dieci giorni. Per un manico nuovo ne servono trenta, perché la colla deve riposare.',
  },
  {
    name: 'tytuł',
    page: 'kwiaty',
    for: asked.title,
    content: 'Bukiet ślubny na każdą porę roku: kwiaty i dekoracje',
  },
  {
    name: 'opis',
    page: 'kwiaty',
    for: asked.description,
    content:
      'Jaki bukiet ślubny wybrać w maju, a jaki zimą? Zobacz, które kwiaty kwitną w danym miesiącu, jak wygląda pierwsza rozmowa i co stawiamy na stołach gości.',
  },
  {
    name: 'pytania',
    page: 'kwiaty',
    for: asked.questions,
    content:
      '## Kiedy zamówić kwiaty na ślub?\n\nNajlepiej trzy miesiące wcześniej, a na soboty w czerwcu i wrześniu nawet pół roku przed uroczystością.\n\n## Czy bukiet można zasuszyć?\n\nTak, najlepiej od razu po weselu, główkami w dół, w ciemnym i przewiewnym miejscu przez trzy tygodnie.',
  },
  {
    name: 'een beschrijving',
    page: 'fiets',
    for: asked.description,
    content:
      'Bakfiets huren voor een dag of een weekend? Lees welke maat past, wanneer een motor handig is en wat je doet bij een lekke band. Ophalen zonder wachten.',
  },
  {
    name: 'een stuk tekst',
    page: 'fiets',
    for: asked.text,
    content:
      '## Zo haal je hem op\n\nNeem een geldig rijbewijs of paspoort mee, want daarvan maken we een kopie. De borg van honderd euro pin je en krijg je terug zodra de fiets weer in het rek staat. Wij stellen het zadel af en laten zien hoe de standaard werkt, want daar knijpt iedereen de eerste keer zijn vingers.\n\n## Terugbrengen\n\nNa sluitingstijd zet je hem in de kooi achter de winkel. De code krijg je per sms.',
  },
  {
    name: 'uma imagem',
    page: 'pao',
    for: asked.image,
    content: '![Pão de côdea escura com um corte em espiga, a arrefecer numa grelha](/images/set.jpg)',
  },
  {
    name: 'um H1',
    page: 'pao',
    for: asked.h1,
    content: 'Pão de fermentação natural na panela de ferro',
  },
  {
    name: '日本語の説明',
    page: 'onsen',
    for: asked.description,
    content:
      '朝十時から入れる日帰り温泉です。加水も加温もしない硫黄泉の特徴、紅葉の見える露天風呂、必要な持ち物をご紹介します。タオルは受付で借りられるので、手ぶらでも立ち寄れます。',
  },
  {
    name: '日本語の段落',
    page: 'onsen',
    for: asked.text,
    content:
      '## アクセス\n\n最寄りの駅からはバスで二十五分かかります。終点で降りると、橋の向こうに湯気が見えます。車の場合は、冬の間は滑り止めのタイヤが必要です。\n\n## 混む時間\n\n土曜日の午後は駐車場がいっぱいになります。ゆっくり露天風呂に入りたい方は、平日の午前中がおすすめです。夕方は地元の方が仕事帰りに立ち寄るので、洗い場が少し込み合います。',
  },
];
