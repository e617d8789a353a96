import type { FixedPage } from '../pages.ts';

/** Pages of the third set, in languages of which four are in no other set. */
export type ThirdPageName = 'fiets' | 'horta' | 'bastu' | 'samovar' | 'zeytin' | 'gutters';

export const thirdPages: Readonly<Record<ThirdPageName, FixedPage>> = {
  fiets: {
    language: 'nl',
    keyword: 'elektrische fiets onderhoud',
    path: '/blog/elektrische-fiets-onderhoud/',
    title: 'Fiets',
    metaDescription: 'Over fietsen.',
    h1: 'Fiets',
    markdown: `# Fiets

Een elektrische fiets vraagt meer onderhoud dan een gewone fiets. De motor trekt harder aan de ketting, en het extra gewicht laat de remblokken sneller slijten.

## De accu

Een accu houdt niet van kou en niet van hitte. Zet hem in de winter binnen en laad hem op voordat hij helemaal leeg is. Wie de accu maanden laat staan, vindt in het voorjaar een accu die minder ver komt dan eerst.

## De ketting

De ketting slijt door zand en regen. Maak haar schoon met een doek en breng daarna een dunne laag olie aan. Te veel olie trekt juist vuil aan.

![](/images/ketting.jpg)

## De remmen

Remblokken zijn op als de groef niet meer te zien is. Wie dan doorrijdt, beschadigt de schijf, en een nieuwe schijf kost veel meer dan een paar blokken.
`,
  },
  horta: {
    language: 'pt',
    keyword: 'horta em vasos',
    path: '/blog/horta-em-vasos/',
    title: 'Horta',
    metaDescription: 'Uma horta.',
    h1: 'Horta',
    markdown: `# Horta

Uma horta em vasos cabe em qualquer varanda que receba algumas horas de sol. Não é preciso ter quintal para colher salsa, tomate ou alface em casa.

## Escolher o vaso

O vaso precisa de furos no fundo, porque a água parada apodrece as raízes. O tomate pede um vaso fundo, e a alface contenta-se com um vaso raso. O barro seca mais depressa do que o plástico.

## Preparar a terra

A terra do jardim é pesada demais para um vaso. Misture terra vegetal com composto e um pouco de areia, para que a água escorra. Renove a camada de cima todos os anos.

![](/images/vaso.jpg)

## Regar

Regue de manhã cedo, até que a água saia pelos furos. No verão os vasos pequenos secam num só dia, e as folhas murchas mostram que já é tarde.
`,
  },
  bastu: {
    language: 'sv',
    keyword: 'bygga bastu',
    path: '/blogg/bygga-bastu/',
    title: 'Bastu',
    metaDescription: 'Allt om bastu.',
    h1: 'Bastu',
    markdown: `# Bastu

Att bygga bastu i källaren är ett arbete för några helger, om rummet är torrt och har en frånluftsventil. Det viktigaste är att fukten kommer ut och att värmen stannar inne.

## Isolera väggarna

Väggarna isoleras med mineralull och täcks med en ångspärr av aluminium. Skarvarna tejpas noga, eftersom fukt som kommer bakom panelen ger mögel. Mellan ångspärren och panelen ska det finnas en luftspalt.

## Välj rätt trä

Panelen är oftast av gran, men lavarna ska vara av al eller asp. De träslagen blir inte lika varma, och de har ingen kåda som bränner huden.

![](/images/lave.jpg)

## Aggregatet

Ett aggregat ska passa till rummets volym. Är det för svagt blir bastun aldrig varm, och är det för starkt blir luften torr. En elektriker ska alltid göra inkopplingen.
`,
  },
  samovar: {
    language: 'ru',
    keyword: 'как выбрать самовар',
    path: '/blog/kak-vybrat-samovar/',
    title: 'Самовар',
    metaDescription: 'О самоварах.',
    h1: 'Самовар',
    markdown: `# Самовар

Как выбрать самовар, зависит от того, где его будут ставить. Для дачи подходит жаровой самовар на дровах, а для квартиры нужен электрический.

## Объём

На семью из четырёх человек хватает трёх литров. Большой самовар долго закипает, и половина воды остывает раньше, чем гости допьют первую чашку.

## Материал

Самовары делают из латуни и покрывают никелем. Никель не темнеет и легко моется, а латунь нужно чистить каждый месяц. Внутри стенки должны быть покрыты оловом.

![](/images/kran.jpg)

## Накипь

Накипь появляется от жёсткой воды. Её снимают раствором лимонной кислоты, который кипятят и оставляют на ночь. После этого самовар промывают чистой водой два раза.
`,
  },
  zeytin: {
    language: 'tr',
    keyword: 'zeytinyağı seçimi',
    path: '/blog/zeytinyagi-secimi/',
    title: 'Zeytinyağı',
    metaDescription: 'Zeytinyağı hakkında.',
    h1: 'Zeytinyağı',
    markdown: `# Zeytinyağı

Zeytinyağı seçimi mutfakta her yemeğin tadını değiştirir. Sızma yağ salatada çiğ kullanılır, rafine yağ ise kızartmada daha dayanıklıdır.

## Etiketi okumak

Etikette hasat yılı ve asit oranı yazmalıdır. Asit oranı düşük olan yağ daha taze zeytinden sıkılmıştır. Yalnızca dolum tarihi yazan bir şişe, yağın ne zaman sıkıldığını söylemez.

## Saklamak

Işık ve sıcak yağı bozar. Koyu renkli cam şişe veya teneke kutu en iyi kaptır. Ocağın yanında duran bir şişe birkaç ay içinde acılaşır.

![](/images/sise.jpg)

## Tatmak

İyi bir yağ ağızda meyve tadı, sonra boğazda hafif bir yanma bırakır. Küf veya sirke kokusu, zeytinin uzun süre bekletildiğini gösterir.
`,
  },
  gutters: {
    language: 'en',
    keyword: 'gutter cleaning',
    path: '/blog/gutter-cleaning/',
    title: 'Gutters',
    metaDescription: 'About gutters.',
    h1: 'Gutters',
    markdown: `# Gutters

Gutter cleaning keeps rain away from the walls and the cellar of a house. Leaves and moss block the downpipe, and the water then runs down the facade.

## When to clean

Clean the gutters after the leaves have fallen and once more in spring, when seeds and blossom come down. Houses below tall pines need a third round, because needles fall all year.

## What to use

A small trowel and a bucket are enough for a low roof. Rinse the gutter with a garden hose afterwards and watch whether the water leaves through the downpipe. A slow flow means that the pipe is blocked further down.

![](/images/downpipe.jpg)

## Safety

Stand the ladder on firm ground and tie it to a fixed point. Never lean it against the gutter itself, because the brackets are not made for that weight.
`,
  },
};
