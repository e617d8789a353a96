import type { FixedPage } from '../pages.ts';

/** Pages of the eighth set: small businesses and guides that close with an invitation. */
export type EighthPageName = 'bikes' | 'honig' | 'surf' | 'gite' | 'liuteria' | 'kwiaty' | 'fiets' | 'pao' | 'onsen';

export const eighthPages: Readonly<Record<EighthPageName, FixedPage>> = {
  bikes: {
    language: 'en',
    keyword: 'bike repair Leith',
    path: '/services/bike-repair/',
    title: 'Services',
    metaDescription: 'Our services.',
    h1: 'Services',
    markdown: `# Services

Bike repair Leith riders can walk to: our workshop on the Shore fixes punctures while you wait and turns most other jobs around in a day.

## What we mend

Worn chains, slipping gears and brakes that squeal make up most of our week. We true wheels on a stand, replace bearings, and straighten hangers that were bent in a bike rack.

## Before you bring it in

Wipe the frame and take off panniers, locks and lights. Tell us what the noise sounds like and when it comes, because a bike on the stand is silent more often than not.

![](/images/set.jpg)

## Older bikes

Steel frames from the eighties are welcome. Parts for them are harder to find, so we keep a drawer of cotter pins, quill stems and friction shifters.

## Come by

[Book a slot](/prices/)
`,
  },
  honig: {
    language: 'de',
    keyword: 'Honig vom Imker',
    path: '/honig/',
    title: 'Honig',
    metaDescription: 'Honig.',
    h1: 'Honig',
    markdown: `# Honig

Honig vom Imker schmeckt in jedem Jahr anders, weil die Bienen fliegen, wohin sie wollen. Unsere zwölf Völker stehen am Waldrand über dem Dorf und an zwei Rapsfeldern.

## Vom Volk ins Glas

Im Juni nehmen wir die vollen Waben heraus und schleudern sie noch am selben Tag. Der Honig läuft durch ein feines Sieb und ruht, bis der Schaum oben steht. Dann rühren wir ihn jeden Abend, damit er cremig wird.

## Sorten

Der Frühlingshonig ist hell und mild, der Waldhonig dunkel und würzig. Was im Sommer dazwischen blüht, füllen wir als Blütenhonig ab.

![](/images/geraet.jpg)

## Aufbewahren

Ein Glas gehört in den Schrank und nicht ins Fenster. Wird der Inhalt fest, hilft ein lauwarmes Wasserbad.

[Zum Hofladen](/prices/)
`,
  },
  surf: {
    language: 'es',
    keyword: 'clases de surf en Zarautz',
    path: '/clases/',
    title: 'Clases',
    metaDescription: 'Clases para todos.',
    h1: 'Clases',
    markdown: `# Clases

Las clases de surf en Zarautz empiezan en la arena: primero se aprende a leer las olas, después a remar y solo al final a ponerse de pie sobre la tabla.

## Grupos pequeños

Cada monitor entra al agua con cuatro alumnos como mucho. Así puede corregir la postura en cada ola y nadie se queda solo cuando sube la marea.

## Material

Prestamos tablas blandas, que son anchas y no golpean, y neoprenos de todas las tallas. El invento se ata al tobillo de la pierna de atrás.

![](/images/botella.jpg)

## Mareas y temporada

Con marea baja las olas rompen más lejos y son más suaves. En septiembre el agua está templada y la playa casi vacía, por eso es el mes preferido de los monitores.

[Reserva tu clase](/prices/)
`,
  },
  gite: {
    language: 'fr',
    keyword: 'gîte en Aubrac',
    path: '/gite/',
    title: 'Accueil',
    metaDescription: 'Notre gîte.',
    h1: 'Bienvenue',
    markdown: `# Bienvenue

Notre gîte en Aubrac est une ancienne ferme en granit, posée au bord du plateau, à un quart d'heure de Laguiole. Les vaches passent devant la fenêtre de la cuisine.

## La maison

Au rez-de-chaussée, une grande salle avec sa cheminée et une cuisine équipée. À l'étage, trois chambres sous les poutres et deux salles d'eau refaites l'hiver dernier.

## Autour du gîte

Le chemin de Saint-Jacques passe à deux kilomètres. En mai, les narcisses couvrent les prés, et en hiver les pistes de ski de fond partent du village.

![](/images/panier.jpg)

## Bon à savoir

Le poêle marche au bois, que nous livrons fendu. Les draps sont fournis, et les chiens sont acceptés s'ils ne courent pas après les bêtes.

[Voir les tarifs](/prices/)
`,
  },
  liuteria: {
    language: 'it',
    keyword: 'liutaio a Cremona',
    path: '/bottega/',
    title: 'Bottega',
    metaDescription: 'La bottega.',
    h1: 'Bottega',
    markdown: `# Bottega

Un liutaio a Cremona lavora ancora come tre secoli fa: sgorbie, colla animale e molta luce. Nella nostra bottega nascono violini e viole, e tornano a suonare quelli vecchi.

## Il legno

Le tavole sono di abete della Val di Fiemme, stagionato per almeno dieci anni. Per il fondo e le fasce usiamo acero dei Balcani, scelto per la marezzatura.

## La vernice

La vernice a olio si stende in strati sottili e asciuga al sole. Ogni mano si leviga con la pomice, perché uno strato troppo spesso spegne il suono.

![](/images/chawan.jpg)

## Riparazioni

Crepe, manici abbassati e anime cadute sono i guasti più comuni. Prima di aprire uno strumento lo fotografiamo e ne misuriamo gli spessori.

[Scrivici](/prices/)
`,
  },
  kwiaty: {
    language: 'pl',
    keyword: 'bukiet ślubny',
    path: '/sluby/',
    title: 'Śluby',
    metaDescription: 'Śluby.',
    h1: 'Śluby',
    markdown: `# Śluby

Bukiet ślubny układamy rano w dniu uroczystości, żeby płatki były świeże na zdjęciach i podczas tańca. Kwiaty zamawiamy dwa dni wcześniej na giełdzie.

## Pierwsza rozmowa

Na spotkanie warto przynieść zdjęcie sukni i próbkę koloru. Oglądamy razem katalog, ale najczęściej zaczynamy od tego, co kwitnie w danym miesiącu.

## Kwiaty na każdą porę

W maju królują piwonie, latem dalie i słoneczniki, a jesienią chryzantemy z owocami głogu. Zimą sięgamy po ciemierniki i gałązki eukaliptusa.

![](/images/rama.jpg)

## Dekoracja sali

Na stołach stawiamy niskie kompozycje, żeby goście widzieli się nawzajem. Wazony i świeczniki wypożyczamy i odbieramy następnego dnia.

[Umów rozmowę](/prices/)
`,
  },
  fiets: {
    language: 'nl',
    keyword: 'bakfiets huren',
    path: '/verhuur/',
    title: 'Verhuur',
    metaDescription: 'Verhuur.',
    h1: 'Verhuur',
    markdown: `# Verhuur

Een bakfiets huren is handig voor een verhuizing in de buurt of een dag naar het strand met drie kinderen. Je haalt hem bij ons op en rijdt meteen weg.

## Welke bakfiets past

De tweewieler stuurt als een gewone fiets en past door een smalle poort. De driewieler staat stabiel en draagt meer, maar neemt in de bocht meer ruimte in.

## Elektrisch of niet

Met een volle bak en wind tegen is een motor geen luxe. De accu van onze elektrische bakfietsen gaat op een middag niet leeg, en de lader mag mee.

![](/images/frame.jpg)

## Sloten en schade

Zet de fiets altijd met de ketting vast aan iets dat in de grond zit. Een lekke band plakken wij voor je, bel dan even waar je staat.

[Reserveer een bakfiets](/prices/)
`,
  },
  pao: {
    language: 'pt',
    keyword: 'pão de fermentação natural',
    path: '/receitas/pao/',
    title: 'Pão',
    metaDescription: 'Pão.',
    h1: 'Pão',
    markdown: `# Pão

O pão de fermentação natural precisa apenas de farinha, água, sal e de uma massa-mãe bem ativa. O resto é tempo e uma panela de ferro muito quente.

## A massa-mãe

A massa-mãe come farinha e água todos os dias, ou uma vez por semana se ficar no frigorífico. Está pronta quando duplica e uma colherada flutua num copo de água.

## Amassar e dobrar

A massa descansa meia hora antes de levar o sal. Depois dobra-se quatro vezes, com trinta minutos de pausa, até ficar lisa e cheia de ar.

![](/images/four.jpg)

## Levar ao forno

A panela aquece vazia durante quarenta minutos. O corte na superfície deixa o pão crescer, e a tampa guarda o vapor nos primeiros vinte minutos.

[Ver os cursos](/prices/)
`,
  },
  onsen: {
    language: 'ja',
    keyword: '日帰り温泉',
    path: '/onsen/',
    title: '温泉',
    metaDescription: '温泉です。',
    h1: '温泉',
    markdown: `# 温泉

日帰り温泉をお探しの方に、当館では朝十時から露天風呂を開けています。湯は裏山の源泉から引き、加水も加温もしていません。

## お湯の特徴

泉質は硫黄泉で、白く濁り、独特の香りがあります。肌がつるつるになると言われ、冬でも湯冷めしにくいのが特徴です。

## 露天風呂

露天風呂は川に面していて、秋には紅葉が湯船のすぐ上まで迫ります。雪の日は屋根のある側に入ると髪が濡れません。

![](/images/set.jpg)

## 持ち物

タオルは受付で借りられます。石けんとシャンプーは洗い場に置いてありますが、かみそりはご持参ください。

[料金を見る](/prices/)
`,
  },
};
