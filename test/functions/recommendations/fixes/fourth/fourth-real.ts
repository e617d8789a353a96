import type { Fix } from '../fix.ts';
import type { FourthPageName } from './fourth-pages.ts';

/** Edits that an editor would make. All must be addressed. */
export const fourthRealFixes: readonly Fix<FourthPageName>[] = [
  {
    name: 'a Danish title',
    page: 'rugbrod',
    for: ['title_length', 'title_keyword'],
    content: 'Rugbrød med surdej: saftigt brød uden æltning',
  },
  {
    name: 'a Danish description',
    page: 'rugbrod',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Sådan bager du et saftigt rugbrød med surdej: fodr surdejen dagen før, læg kernerne i blød natten over, og bag brødet længe ved svag varme.',
  },
  { name: 'a Danish byline', page: 'rugbrod', for: ['trust_author'], content: 'Af Mette Sørensen, bager i Aarhus' },
  { name: 'a Danish date', page: 'rugbrod', for: ['trust_dates'], content: 'Opdateret den 14. marts 2026' },
  {
    name: 'Danish questions',
    page: 'rugbrod',
    for: ['depth_questions'],
    content:
      '## Hvor længe skal rugbrødet bage?\n\nEt brød på to kilo bager i halvanden time ved 160 grader. Stik et termometer i midten: ved 97 grader er brødet færdigt.\n\n## Kan surdejen fryses?\n\nJa, en klat surdej kan ligge i fryseren i tre måneder. Tø den op i køleskabet og fodr den to gange, før du bager igen.\n\n## Hvorfor er brødet klægt?\n\nEt klægt brød er skåret for tidligt eller bagt for varmt. Lad det køle af natten over, før du skærer den første skive.',
  },
  {
    name: 'a Czech title',
    page: 'instalater',
    for: ['title_length', 'title_keyword'],
    content: 'Instalatér v Brně: odpady, bojlery a topení ještě dnes',
  },
  {
    name: 'a Czech description',
    page: 'instalater',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Instalatér v Brně, který přijede ještě dnes: vyčistí ucpaný odpad, vymění starý bojler a před zimou odvzdušní radiátory v bytě i v domě.',
  },
  {
    name: 'a Czech list',
    page: 'instalater',
    for: ['structure_lists'],
    content:
      'Za práci v Brně účtujeme:\n\n- Čištění odpadu spirálou do pěti metrů za 900 Kč\n- Prohlídku potrubí kamerou za 1 500 Kč\n- Výměnu bojleru o objemu 80 litrů za 2 400 Kč\n- Odvzdušnění radiátorů v bytě za 600 Kč',
  },
  {
    name: 'a Czech alternative text',
    page: 'instalater',
    for: ['structure_images'],
    replace: 'bojler.jpg',
    content: '![Nový bojler zavěšený na zdi koupelny vedle pračky](/images/bojler.jpg)',
  },
  {
    name: 'a Chinese title',
    page: 'jianbing',
    for: ['title_length', 'title_keyword'],
    content: '电动自行车电池保养指南：怎么充电、过冬存放和更换的时机，一篇文章讲清楚全部要点',
  },
  {
    name: 'Chinese paragraphs',
    page: 'jianbing',
    for: ['depth_length', 'depth_coverage'],
    content:
      '## 充电器怎么选\n\n充电器的电压必须和电池一致，四十八伏的电池不能用六十伏的充电器。原装充电器带有温度保护，充满以后会自动断开，便宜的替代品往往没有这个功能。\n\n## 雨天骑车要注意什么\n\n电池仓一般可以防溅水，但是不能泡在水里。雨天骑车以后，把电池取下来擦干接口，放在通风的地方晾几个小时，再插回车上充电。接口上如果有绿色的锈迹，可以用棉签蘸酒精轻轻擦掉。',
  },
  { name: 'a Chinese author', page: 'jianbing', for: ['trust_author'], content: '作者：王建国' },
  {
    name: 'an Arabic title',
    page: 'nakhla',
    for: ['title_length', 'title_keyword'],
    content: 'زراعة النخيل خطوة بخطوة: الفسيلة والتربة والري',
  },
  {
    name: 'an Arabic description',
    page: 'nakhla',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'دليل عملي إلى زراعة النخيل في الحديقة: كيف تختار الفسيلة السليمة، وكيف تجهز الحفرة والتربة الرملية، وكم تحتاج النخلة من الماء في الصيف.',
  },
  {
    name: 'Arabic paragraphs',
    page: 'nakhla',
    for: ['depth_length', 'depth_coverage'],
    content:
      '## التسميد\n\nتحتاج النخلة الصغيرة إلى السماد مرتين في السنة، في أول الربيع وفي نهاية الصيف. يوضع السماد البلدي على بعد نصف متر من الجذع ثم يغطى بالتربة ويروى جيدا.\n\n## التلقيح وجني التمر\n\nتزهر النخلة في شهر مارس، ويحتاج كل عشرين نخلة مؤنثة إلى فحل واحد للتلقيح. ينضج التمر في شهر سبتمبر، وتقطع العذوق بمنجل حاد عندما يتغير لون الثمار.',
  },
  {
    name: 'a Finnish title',
    page: 'sauna',
    for: ['title_length', 'title_keyword'],
    content: 'Polkupyörän talvihuolto: ketju, renkaat ja jarrut',
  },
  {
    name: 'Finnish paragraphs',
    page: 'sauna',
    for: ['depth_length', 'depth_coverage'],
    content:
      '## Valot ja akku\n\nPakkasessa lampun akku tyhjenee nopeammin kuin kesällä, joten lataa se joka yö sisällä. Ota valo mukaan, kun pysäköit pyörän ulos pitkäksi aikaa.\n\n## Säilytys kevääseen\n\nJos et aja talvella, pese pyörä, öljyä ketju ja ripusta se kuivaan varastoon. Täytä renkaat kerran kuussa, jotta kumi ei halkeile, ja löysää vaihteiden vaijerit pienimmälle rattaalle.',
  },
  { name: 'a Finnish byline', page: 'sauna', for: ['trust_author'], content: 'Kirjoittaja: Antti Virtanen' },
  {
    name: 'a Korean title',
    page: 'gimchi',
    for: ['title_length', 'title_keyword'],
    content: '김치 담그는 법: 배추 절이기부터 양념과 익히기, 보관까지 순서대로',
  },
  {
    name: 'a Korean list',
    page: 'gimchi',
    for: ['structure_lists'],
    content:
      '배추 두 포기에 필요한 재료는 다음과 같습니다.\n\n- 배추 두 포기와 굵은소금 500 g\n- 고춧가루 두 컵과 멸치액젓 반 컵\n- 다진 마늘 네 큰술과 생강 한 큰술\n- 무 반 개, 쪽파 한 줌, 찹쌀풀 한 컵',
  },
];
