import { asked } from '../asked.ts';
import type { Fix } from '../fix.ts';
import type { TenthPageName } from './tenth-pages.ts';

/** Edits of an editor who knows the business. Every one counts. */
export const tenthRealFixes: readonly Fix<TenthPageName>[] = [
  { name: 'title', page: 'piano', for: asked.title, content: 'Piano tuning at home: what a visit includes' },
  {
    name: 'description',
    page: 'piano',
    for: asked.description,
    content:
      'Piano tuning in ninety minutes: pitch, sticking keys and squeaking pedals in one visit. See how often your piano needs it, and book a day.',
  },
  { name: 'h1', page: 'piano', for: asked.h1, content: 'Piano tuning at your home' },
  {
    name: 'text on costs and care',
    page: 'piano',
    for: asked.text,
    content:
      '## What it costs\n\nA tuning costs £75 within ten miles of the workshop, and a pound for each mile beyond. If the pitch has dropped by more than a quarter of a tone, the strings need a first rough pass, which adds £30. New felts for the dampers are charged by the hour.\n\n## Between two visits\n\nKeep the instrument away from radiators and out of the sun. A bowl of water inside the case helps in winter, when the air falls below forty per cent humidity. Close the lid overnight, and never set a vase on it: a spilled glass ruins hammers that took a week to make.',
  },
  {
    name: 'byline with a date',
    page: 'kakelugn',
    for: asked.author,
    content: 'Av Kerstin Hallgren, kakelugnsmakare. Uppdaterad den 3 mars 2026.',
  },
  {
    name: 'picture with a description',
    page: 'piano',
    for: asked.image,
    replace: '/images/set.jpg',
    content: '![A tuner turns a pin of an upright piano with a lever](/images/set.jpg)',
  },
  {
    name: 'questions with answers',
    page: 'piano',
    for: asked.questions,
    content:
      '## Does a new piano need tuning?\n\nYes. New strings stretch for about two years, so a new instrument needs four visits in the first year.\n\n## Can you tune a piano that is a hundred years old?\n\nUsually, as long as the pins still hold in their block. The tuner tests a few of them first and tells you before the work begins.',
  },
  {
    name: 'title',
    page: 'barbier',
    for: asked.title,
    content: 'Barbier Erfurt: Haarschnitt und Bart in der Krämergasse',
  },
  {
    name: 'text on a visit',
    page: 'barbier',
    for: asked.text,
    content:
      '## So läuft ein Besuch ab\n\nYusuf nimmt sich für einen Schnitt vierzig Minuten, mit Bart eine gute Stunde. Zuerst fragt er, wie die Haare sonst liegen und wie oft jemand nachschneiden möchte. Wer Locken hat, bekommt den Übergang etwas höher gesetzt, damit die Form beim Trocknen bleibt.\n\n## Pflege zu Hause\n\nEin Vollbart braucht alle drei Wochen einen Nachschnitt. Dazwischen genügen ein Kamm aus Horn und zwei Tropfen Öl am Morgen. Shampoo für die Haare trocknet die Haut unter dem Bart aus, milde Seife ist besser. Nach dem Messer hilft kaltes Wasser gegen rote Stellen.',
  },
  {
    name: 'prices as a list',
    page: 'barbier',
    for: ['depth_essentials'],
    content:
      '## Preise\n\n- Haarschnitt mit Waschen: 26 €\n- Bart mit heißem Tuch: 19 €\n- Haare und Bart zusammen: 40 €',
  },
  {
    name: 'description',
    page: 'barbier',
    for: asked.description,
    content:
      'Barbier Erfurt: Yusuf schneidet Haare und Bärte seit zwölf Jahren, mit Schere, Messer und heißem Tuch. Sieh dir Zeiten und Ablauf an und ruf an.',
  },
  { name: 'title', page: 'huisdier', for: asked.title, content: 'Dierenarts Zwolle: inentingen en operaties' },
  {
    name: 'description',
    page: 'huisdier',
    for: asked.description,
    content:
      'Dierenarts Zwolle voor honden, katten en konijnen. Lees welke 3 inentingen een pup krijgt en wat uw dier voor een operatie mag eten. Bel ons.',
  },
  {
    name: 'text on teeth and emergencies',
    page: 'huisdier',
    for: asked.text,
    content:
      '## Gebit\n\nVan de honden boven de drie jaar heeft de helft tandsteen. U herkent het aan een bruine rand langs het tandvlees en aan een vieze adem. De dierenarts haalt het weg onder narcose, want een wakkere hond houdt zijn bek niet stil. Poetsen met een zachte borstel houdt het gebit daarna schoon.\n\n## Spoed in het weekend\n\nBuiten de openingstijden neemt de dierenkliniek in Meppel onze telefoon op. Bel altijd eerst, zodat de operatiekamer klaarstaat. Heeft uw kat antivries gelikt of uw hond druiven gegeten, wacht dan niet op klachten: de nieren gaan in enkele uren kapot.',
  },
  {
    name: 'list of what to bring',
    page: 'huisdier',
    for: asked.list,
    content:
      '## Neem mee naar de praktijk\n\n- het paspoort met de inentingen\n- een deken die naar thuis ruikt\n- de naam van het voer en hoeveel uw dier krijgt',
  },
  { name: 'title', page: 'olive', for: asked.title, content: 'Olio extravergine: dalla raccolta al frantoio' },
  {
    name: 'description',
    page: 'olive',
    for: asked.description,
    content:
      'Olio extravergine passo per passo: raccolta a mano in ottobre, frantoio a 27 gradi, profumo che resta. Scopri come si riconosce quello buono.',
  },
  { name: 'h1', page: 'olive', for: asked.h1, content: 'Come nasce l’olio extravergine' },
  {
    name: 'text on tasting and keeping',
    page: 'olive',
    for: asked.text,
    content:
      '## Come si assaggia\n\nSi versa un cucchiaio di olio in un bicchiere piccolo e lo si scalda con la mano. Prima si annusa: erba tagliata, carciofo e pomodoro verde sono buoni segni, la cera e la muffa no. Poi si aspira con un poco di aria. Il pizzico in gola viene dai polifenoli, che proteggono anche dall’ossidazione.\n\n## Come si conserva\n\nLuce e caldo sono i nemici. Una lattina chiusa in dispensa dura diciotto mesi, una bottiglia chiara sul davanzale due settimane. Dopo l’apertura è meglio finirlo entro tre mesi. Il fondo torbido dell’olio nuovo va travasato a gennaio, altrimenti fermenta.',
  },
  {
    name: 'sources',
    page: 'kakelugn',
    for: asked.sources,
    content:
      'Att leran ska torka i sex veckor står i en [handbok om murade eldstäder](https://{other}/study/), och måtten på kanalerna kommer från en [mätning av rökgaser](https://{other}/tread-report/).',
  },
  { name: 'title', page: 'tapicero', for: asked.title, content: 'Tapicero en Sevilla para sillas, butacas y sofás' },
  {
    name: 'prices in a paragraph',
    page: 'tapicero',
    for: ['depth_essentials'],
    content:
      'Tapizar una silla cuesta desde 60 € con la tela, y una butaca desde 280 €. El presupuesto en el taller es gratis.',
  },
  {
    name: 'text on times and wood',
    page: 'tapicero',
    for: asked.text,
    content:
      '## Cuánto tarda\n\nUna silla de comedor está lista en tres días. Un sofá de tres plazas pide dos semanas, porque la cola de la madera tiene que secar y los muelles se atan a mano con ocho nudos cada uno. En agosto el taller cierra, y conviene traer los muebles antes de San Juan.\n\n## Qué merece la pena tapizar\n\nUn armazón de haya o de nogal dura otra vida. Los muebles de aglomerado se abren al clavar la tela, y preferimos decirlo antes de cobrar. Para saberlo basta levantar el asiento y mirar por debajo: si se ven virutas prensadas, no compensa.',
  },
  {
    name: 'links',
    page: 'tapicero',
    for: asked.links,
    content:
      'Mira también los [precios del taller](https://{own}/prices/) y las [llantas de los carros antiguos](https://{own}/blog/rims/).',
  },
  { name: 'title', page: 'rower', for: asked.title, content: 'Serwis rowerowy Gdynia: przegląd, naprawa, e-rowery' },
  {
    name: 'description',
    page: 'rower',
    for: asked.description,
    content:
      'Serwis rowerowy Gdynia: czyścimy napęd, ustawiamy przerzutki i sprawdzamy hamulce oraz baterię. Zobacz, co obejmuje przegląd, i umów się na 1 dzień.',
  },
  {
    name: 'prices as a table',
    page: 'rower',
    for: ['depth_essentials'],
    content:
      '## Cennik\n\n| Usługa | Cena |\n| --- | --- |\n| Przegląd roweru miejskiego | 150 zł |\n| Przegląd roweru elektrycznego | 220 zł |',
  },
  { name: 'title', page: 'kakelugn', for: asked.title, content: 'Renovera kakelugn: ta ner, rengör och mura upp' },
  {
    name: 'description',
    page: 'kakelugn',
    for: asked.description,
    content:
      'Renovera kakelugn steg för steg: så tar du ner kaklen, märker dem och murar upp ugnen igen. Läs varför leran måste torka i 6 veckor.',
  },
  {
    name: 'text on soot and costs',
    page: 'kakelugn',
    for: asked.text,
    content:
      '## Vad sotaren tittar på\n\nSotaren trycker rök genom kanalerna och ser var den läcker. Spjället ska gå lätt och luckan sluta tätt. Finns det sprickor i eldstaden räcker det ibland att byta några tegel, men är murstocken trasig måste ett rör sättas in. Först med ett godkänt protokoll får du elda.\n\n## Vad det kostar\n\nEn kakelugnsmakare tar mellan sextio och hundra tusen kronor för en rund ugn. Hälften är arbete med kaklen. Saknas ett kakel går det att gjuta ett nytt efter ett gammalt, och glasyren bränns då två gånger för att färgen ska stämma.',
  },
];
