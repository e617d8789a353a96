import type { Fix } from '../fix.ts';
import type { ThirdPageName } from './third-pages.ts';

const article = (headline: string, author: string, date: string, image: string): string =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline,
    author: { '@type': 'Person', name: author },
    datePublished: date,
    image: `https://{own}/images/${image}.jpg`,
  });

/** Edits that an editor would make. All must be addressed. */
export const thirdRealFixes: readonly Fix<ThirdPageName>[] = [
  {
    name: 'a title',
    page: 'fiets',
    for: ['title_length', 'title_keyword'],
    content: 'Elektrische fiets onderhoud: accu, ketting en remmen',
  },
  {
    name: 'a title',
    page: 'horta',
    for: ['title_length', 'title_keyword'],
    content: 'Horta em vasos: vaso, terra e rega passo a passo',
  },
  {
    name: 'a title',
    page: 'bastu',
    for: ['title_length', 'title_keyword'],
    content: 'Bygga bastu i källaren: isolering, trä och aggregat',
  },
  {
    name: 'a title',
    page: 'samovar',
    for: ['title_length', 'title_keyword'],
    content: 'Как выбрать самовар: объём, материал и накипь',
  },
  {
    name: 'a title',
    page: 'zeytin',
    for: ['title_length', 'title_keyword'],
    content: 'Zeytinyağı seçimi: etiket, saklama ve tadım rehberi',
  },
  {
    name: 'a title',
    page: 'gutters',
    for: ['title_length', 'title_keyword'],
    content: 'Gutter cleaning: when to do it and what you need',
  },
  {
    name: 'a description',
    page: 'fiets',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Zo houdt u met weinig onderhoud uw elektrische fiets jaren goed: de accu binnen laden, de ketting dun oliën en remblokken op tijd vervangen.',
  },
  {
    name: 'a description',
    page: 'horta',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Como montar uma horta em vasos na varanda: que vaso escolher, como misturar terra e composto e a que horas regar para colher tomate e alface.',
  },
  {
    name: 'a description',
    page: 'bastu',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Så går det till att bygga bastu hemma: rätt isolering och ångspärr, vilket trä som passar till lavarna och hur starkt aggregatet ska vara.',
  },
  {
    name: 'a description',
    page: 'samovar',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Рассказываем, как выбрать самовар для дачи и квартиры: какой нужен объём, чем никель лучше латуни и как снять накипь лимонной кислотой дома.',
  },
  {
    name: 'a description',
    page: 'zeytin',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Zeytinyağı seçimi için etikette nelere bakılır, yağ evde nasıl saklanır ve iyi bir sızma yağ tadından nasıl anlaşılır? Adım adım anlattık.',
  },
  {
    name: 'a description',
    page: 'gutters',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'How gutter cleaning works without a contractor: the right months, the few tools you need, and how to stand a ladder safely beside the roof.',
  },
  { name: 'an H1', page: 'fiets', for: ['h1_keyword'], content: 'Onderhoud van een elektrische fiets' },
  { name: 'an H1', page: 'samovar', for: ['h1_keyword'], content: 'Как выбрать самовар для дома и дачи' },
  { name: 'an H1', page: 'zeytin', for: ['h1_keyword'], content: 'Zeytinyağı seçimi nasıl yapılır' },
  {
    name: 'markup',
    page: 'fiets',
    for: ['schema_coverage'],
    content: article('Fiets', 'Joost van Dijk', '2026-03-14', 'ketting'),
  },
  {
    name: 'markup',
    page: 'bastu',
    for: ['schema_coverage'],
    content: article('Bygga bastu', 'Karin Öberg', '2026-01-09', 'lave'),
  },
  {
    name: 'markup',
    page: 'gutters',
    for: ['schema_coverage'],
    content: article('Gutters', 'Helen Marsh', '2026-05-02', 'downpipe'),
  },
  { name: 'a byline', page: 'horta', for: ['trust_author'], content: 'Por Teresa Figueiredo, engenheira agrónoma' },
  { name: 'a byline', page: 'bastu', for: ['trust_author'], content: 'Av Lars Holmgren, snickare sedan 1998' },
  { name: 'a byline', page: 'zeytin', for: ['trust_author'], content: 'Yazan: Elif Demirtaş, gıda mühendisi' },
  { name: 'a date', page: 'samovar', for: ['trust_dates'], content: 'Обновлено 12 мая 2026 года' },
  { name: 'a date', page: 'fiets', for: ['trust_dates'], content: 'Bijgewerkt op 3 april 2026' },
  {
    name: 'questions',
    page: 'fiets',
    for: ['depth_questions'],
    content:
      "## Hoe vaak moet de ketting worden gesmeerd?\n\nSmeer de ketting van een elektrische fiets ongeveer om de 300 kilometer, en vaker als u veel door regen rijdt. Een droge ketting hoort u aan het gepiep.\n\n## Hoe lang gaat een accu mee?\n\nEen goede accu haalt zo'n 800 laadbeurten. Daarna is ongeveer zeventig procent van de capaciteit over, genoeg voor korte ritten in de stad.\n\n## Wat kost een onderhoudsbeurt?\n\nEen grote beurt kost bij de meeste werkplaatsen 90 tot 130 euro. Remblokken en een nieuwe ketting komen daar nog bij.",
  },
  {
    name: 'questions',
    page: 'horta',
    for: ['depth_questions'],
    content:
      '## Quantas horas de sol precisa uma horta em vasos?\n\nO tomate e o pimento pedem pelo menos seis horas de sol por dia. A alface e a salsa crescem bem com quatro horas.\n\n## Que legumes crescem em vasos pequenos?\n\nRabanetes, alface e ervas aromáticas bastam-se com um vaso de vinte centímetros. O tomate precisa do dobro.\n\n## Com que frequência se aduba?\n\nUma colher de composto por vaso a cada três semanas é suficiente entre abril e setembro.',
  },
  {
    name: 'questions',
    page: 'samovar',
    for: ['depth_questions'],
    content:
      '## Сколько времени закипает самовар?\n\nЭлектрический самовар на три литра закипает за 25 минут. Жаровому на дровах нужно около сорока минут.\n\n## Чем топить жаровой самовар?\n\nЛучше всего подходят сосновые шишки и сухие берёзовые щепки. Они горят ровно и почти не дают сажи.\n\n## Можно ли ставить самовар на деревянный стол?\n\nМожно, если подложить металлический поднос. Ножки самовара нагреваются до шестидесяти градусов.',
  },
  {
    name: 'questions',
    page: 'zeytin',
    for: ['depth_questions'],
    content:
      '## Zeytinyağının asit oranı kaç olmalı?\n\nSızma zeytinyağında asit oranı en çok yüzde 0,8 olabilir. Salata için yüzde 0,5 altındaki yağlar daha yumuşak bir tat verir.\n\n## Zeytinyağı buzdolabına konur mu?\n\nKonabilir, ama yağ donar ve bulanıklaşır. Oda sıcaklığında birkaç saat içinde eski haline döner.\n\n## Açılmış şişe ne kadar dayanır?\n\nAçılan bir şişe serin ve karanlık bir dolapta yaklaşık üç ay tadını korur.',
  },
  {
    name: 'questions',
    page: 'gutters',
    for: ['depth_questions'],
    content:
      '## How often do gutters need cleaning?\n\nTwice a year is enough for most houses: in late November and again in May. Below pines, add a third round in summer.\n\n## What does a professional charge?\n\nA two-storey house costs between 120 and 180 pounds, depending on the length of the gutters and the access.\n\n## Do leaf guards make cleaning needless?\n\nGuards keep large leaves out, but moss and seeds still pass. A gutter with guards needs a rinse every two years.',
  },
  {
    name: 'specifics',
    page: 'bastu',
    for: ['depth_specificity'],
    content:
      'I en bastu på 8 kubikmeter räcker ett aggregat på 6 kW. Vi isolerade väggarna med 45 mm mineralull och lade 12 mm luftspalt bakom panelen. Rummet blev 80 grader varmt på 35 minuter, och elen kostade 14 kronor för ett bad.',
  },
  {
    name: 'specifics',
    page: 'gutters',
    for: ['depth_specificity'],
    content:
      'On our own house we measured 28 metres of gutter with a fall of 3 millimetres per metre. In November 2025 the downpipe held 4.5 kilograms of wet leaves. The work took 90 minutes with two people and cost 12 pounds for a new bracket.',
  },
  {
    name: 'sources',
    page: 'gutters',
    for: ['trust_sources', 'links_outbound'],
    content:
      'According to a [study of damp walls](https://{other}/study/), one facade in three is wet because a gutter overflows, and cleaning the downpipe once a year prevents most of it.',
  },
  {
    name: 'sources',
    page: 'horta',
    for: ['trust_sources', 'links_outbound'],
    content:
      'Segundo um [estudo sobre hortas urbanas](https://{other}/study/), um vaso de barro perde cerca de um terço mais água por dia do que um vaso de plástico.',
  },
  {
    name: 'links',
    page: 'fiets',
    for: ['links_internal'],
    content:
      'Lees ook onze uitleg over [velgen en banden](/blog/rims/) en bekijk de [prijzen van een onderhoudsbeurt](/prices/) in onze werkplaats.',
  },
  {
    name: 'an alternative text',
    page: 'bastu',
    for: ['structure_images'],
    replace: 'lave.jpg',
    content: '![Lave av al i två nivåer bredvid aggregatet](/images/lave.jpg)',
  },
  {
    name: 'an alternative text',
    page: 'samovar',
    for: ['structure_images'],
    replace: 'kran.jpg',
    content: '![Кран латунного самовара с деревянной ручкой](/images/kran.jpg)',
  },
  {
    name: 'an alternative text',
    page: 'zeytin',
    for: ['structure_images'],
    replace: 'sise.jpg',
    content: '![Koyu yeşil cam şişede sızma zeytinyağı](/images/sise.jpg)',
  },
  {
    name: 'a list',
    page: 'gutters',
    for: ['structure_lists'],
    content:
      'What you need for one afternoon of gutter cleaning:\n\n- a ladder that reaches one metre above the gutter\n- a narrow trowel and a bucket with a hook\n- a garden hose with a nozzle\n- thick rubber gloves\n- a rope to tie the ladder',
  },
  {
    name: 'a list',
    page: 'horta',
    for: ['structure_lists'],
    content:
      'Para começar uma horta em vasos são precisos:\n\n1. três vasos com furos no fundo\n2. um saco de terra vegetal de vinte litros\n3. cinco litros de composto\n4. sementes de alface e mudas de tomate\n5. um regador de bico fino',
  },
  {
    name: 'experience',
    page: 'zeytin',
    for: ['trust_experience'],
    content:
      'Biz bu yıl altı zeytinyağını kendi mutfağımızda denedik. Aynı yağı hem cam şişede hem plastik kapta üç ay beklettik. Plastik kaptaki yağ 9 hafta sonra acılaştı, koyu camdaki yağın tadı değişmedi. "Fark ilk yudumda belli oldu" dedi aşçımız Murat Kaya.',
  },
  {
    name: 'experience',
    page: 'bastu',
    for: ['trust_experience'],
    content:
      'Vi byggde vår egen bastu i februari 2026 och mätte fukten bakom panelen i sex veckor. Med tejpade skarvar låg den på 11 procent, utan tejp på 19 procent. "Skillnaden syntes redan efter tre bad", säger vår snickare Lars Holmgren.',
  },
];
