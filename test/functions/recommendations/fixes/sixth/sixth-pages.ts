import type { FixedPage } from '../pages.ts';

/** Pages of the sixth set: in Vietnamese, Slovak, Catalan and Bulgarian, which the others do not have. */
export type SixthPageName = 'pho' | 'kotol' | 'hort' | 'mlyako';

export const sixthPages: Readonly<Record<SixthPageName, FixedPage>> = {
  pho: {
    language: 'vi',
    keyword: 'nấu phở bò',
    path: '/cong-thuc/nau-pho-bo/',
    title: 'Phở',
    metaDescription: 'Về món phở.',
    h1: 'Phở',
    markdown: `# Phở

Nấu phở bò ngon cần thời gian hơn là cần tay nghề. Xương ống phải được chần kỹ, hành và gừng phải được nướng thơm, còn lửa thì luôn nhỏ để nước dùng trong.

## Xương và nước dùng

Xương ống được ngâm nước lạnh, chần qua nước sôi rồi rửa sạch từng khúc. Sau đó xương được ninh nhỏ lửa, vừa ninh vừa hớt bọt để nước không bị đục.

## Gia vị

Hồi, quế và thảo quả được rang trên chảo khô cho dậy mùi, rồi bọc trong túi vải. Túi gia vị chỉ thả vào nồi khi xương đã ninh được một nửa thời gian.

![](/images/pho.jpg)

## Bánh phở

Bánh phở tươi chỉ cần nhúng qua nước sôi trước khi cho vào bát. Thịt bò tái được thái thật mỏng và xếp lên trên, nước dùng đang sôi sẽ làm chín thịt.
`,
  },
  kotol: {
    language: 'sk',
    keyword: 'servis kotlov Žilina',
    path: '/sluzby/servis-kotlov-zilina/',
    title: 'Servis',
    metaDescription: 'O nás.',
    h1: 'Servis',
    markdown: `# Servis

Robíme servis kotlov v Žiline a v okolitých obciach. Prídeme, kotol vyčistíme, nastavíme horák a skontrolujeme, či spaliny odchádzajú tak, ako majú.

## Ročná prehliadka

Plynový kotol treba raz za rok otvoriť a vyčistiť výmenník. Usadené sadze zvyšujú spotrebu plynu a skracujú životnosť horáka.

## Keď kotol nekúri

Najčastejšie ide o nízky tlak vody, zanesený filter alebo chybný snímač plameňa. Technik najprv odčíta chybový kód a až potom rozoberá kotol.

![](/images/kotol.jpg)

## Náhradné diely

Bežné diely vozíme v aute, takže väčšinu porúch odstránime hneď pri prvej návšteve. Ostatné objednávame u výrobcu.
`,
  },
  hort: {
    language: 'ca',
    keyword: 'hort al balcó',
    path: '/jardi/hort-al-balco/',
    title: 'Hort',
    metaDescription: 'Coses de plantes.',
    h1: 'Hort',
    markdown: `# Hort

Un hort al balcó dona enciams i tomàquets encara que només hi hagi quatre testos. El que compta és la llum, un substrat que dreni bé i regar poc però sovint.

## La llum

Els tomàquets i els pebrots volen sis hores de sol directe. Si el balcó mira al nord, és millor plantar-hi enciams, espinacs o julivert.

## El substrat

Un bon substrat barreja compost, fibra de coco i perlita. La terra del jardí es compacta dins el test i ofega les arrels.

![](/images/hort.jpg)

## El reg

A l'estiu es rega al vespre, quan la terra ja no crema. Un plat sota el test guarda una mica d'aigua, però no s'hi ha de deixar tota la nit.
`,
  },
  mlyako: {
    language: 'bg',
    keyword: 'домашно кисело мляко',
    path: '/recepti/domashno-kiselo-mlyako/',
    title: 'Мляко',
    metaDescription: 'За млякото.',
    h1: 'Мляко',
    markdown: `# Мляко

Домашно кисело мляко се прави лесно, ако млякото е прясно и температурата е точна. Нужни са само мляко, закваска и топло одеяло, под което бурканите да стоят на спокойствие.

## Млякото

Най-гъсто става овчето мляко, а кравето е по-меко на вкус. Млякото се загрява, докато започне да се надига, и после се оставя да изстине.

## Закваската

За закваска служи лъжица готово кисело мляко. Тя се разбърква с малко топло мляко и чак тогава се сипва в буркана, за да не стане на бучки.

![](/images/mlyako.jpg)

## Втасването

Бурканите се завиват с одеяло и не се местят. Ако се разклащат, млякото пуска вода и остава рядко.
`,
  },
};
