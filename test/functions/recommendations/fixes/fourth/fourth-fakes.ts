import type { Fix } from '../fix.ts';
import type { FourthPageName } from './fourth-pages.ts';

/** Edits that only want the points. None may be accepted. */
export const fourthFakes: readonly Fix<FourthPageName>[] = [
  {
    name: 'a title of keywords',
    page: 'rugbrod',
    for: ['title_length', 'title_keyword'],
    content: 'Rugbrød med surdej, rugbrød opskrift, surdej, rugbrød',
  },
  {
    name: 'a description in Swedish',
    page: 'rugbrod',
    for: ['meta_description_length'],
    content:
      'Här får du veta hur du bakar ett saftigt bröd hemma: hur surdegen matas, varför fröna ska ligga i blöt och hur länge brödet ska svalna innan du skär det.',
  },
  {
    name: 'paragraphs about mortgages',
    page: 'rugbrod',
    for: ['depth_length', 'depth_coverage'],
    content:
      'Når du optager et lån i banken, skal du se på renten og på gebyrerne. Et fast lån giver ro i økonomien, mens et variabelt lån kan blive dyrere, når renten stiger. Spørg altid to banker om et tilbud, og læs betingelserne, før du skriver under på aftalen med rådgiveren.',
  },
  { name: 'a bakery as author', page: 'rugbrod', for: ['trust_author'], content: 'Skrevet af redaktionen' },
  { name: 'a day to come', page: 'rugbrod', for: ['trust_dates'], content: 'Opdateret den 14. august 2034' },
  {
    name: 'questions with one answer',
    page: 'rugbrod',
    for: ['depth_questions'],
    content:
      '## Hvor længe skal rugbrød bage?\n\nDet kommer helt an på dig selv, din smag og dit køkken, så prøv dig bare frem derhjemme.\n\n## Hvor meget salt skal der i?\n\nDet kommer helt an på dig selv, din smag og dit køkken, så prøv dig bare frem derhjemme.\n\n## Kan rugbrød fryses?\n\nDet kommer helt an på dig selv, din smag og dit køkken, så prøv dig bare frem derhjemme.',
  },
  {
    name: 'a title about a casino',
    page: 'instalater',
    for: ['title_length', 'title_keyword'],
    content: 'Online kasino s bonusem zdarma pro nové hráče',
  },
  {
    name: 'a description of commas',
    page: 'instalater',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Instalatér v Brně, instalatér Brno, instalatérské práce Brno, levný instalatér v Brně, nonstop instalatér Brno, instalatér v Brně levně a rychle.',
  },
  {
    name: 'markup with invented ratings',
    page: 'instalater',
    for: ['schema_coverage'],
    content:
      '{"@context":"https://schema.org","@type":"Plumber","name":"Instalatér","aggregateRating":{"@type":"AggregateRating","ratingValue":"5.0","reviewCount":"842"}}',
  },
  {
    name: 'a contact of a template',
    page: 'instalater',
    for: ['trust_contact'],
    content: 'Kontakt: info@vasedomena.cz, telefon 123 456 789',
  },
  {
    name: 'praise that says nothing',
    page: 'instalater',
    for: ['depth_specificity'],
    content: '100 %, 24, 7, 365, 1000, 50 %, 2026, 99, 12, 3, 18, 77.',
  },
  {
    name: 'the keyword many times',
    page: 'instalater',
    for: ['keyword_density', 'keyword_spread'],
    content:
      'Instalatér v Brně je instalatér v Brně. Když hledáte instalatér v Brně, volejte instalatér v Brně. Náš instalatér v Brně je nejlepší instalatér v Brně, protože instalatér v Brně je prostě instalatér v Brně.',
  },
  {
    name: 'an alternative text that is the title',
    page: 'instalater',
    for: ['structure_images'],
    replace: 'bojler.jpg',
    content: '![Instalatér](/images/bojler.jpg)',
  },
  {
    name: 'a Chinese title of keywords',
    page: 'jianbing',
    for: ['title_length', 'title_keyword'],
    content: '电动自行车电池,电动自行车电池价格,电动自行车电池批发,电动自行车电池维修',
  },
  {
    name: 'Chinese text that is there already',
    page: 'jianbing',
    for: ['depth_length'],
    content:
      '锂电池不需要用完再充。剩余电量在三成左右时充电最合适，充满以后应该及时拔掉充电器。夏天骑行回来，要等电池凉下来再充电，否则电芯容易鼓包。气温低的时候，电池的放电能力会下降。',
  },
  {
    name: 'one Chinese sentence six times',
    page: 'jianbing',
    for: ['depth_length', 'depth_coverage'],
    content: '电动自行车电池要经常检查接口是不是松动了。'.repeat(8),
  },
  {
    name: 'English text on a Chinese page',
    page: 'jianbing',
    for: ['depth_length', 'depth_coverage'],
    content:
      'The battery of an electric bicycle should be charged at room temperature. Keep it away from direct sunlight, and store it half full when you do not ride for a month. A damaged battery must be taken to a shop and should never be opened at home.',
  },
  {
    name: 'a hidden Chinese paragraph',
    page: 'jianbing',
    for: ['depth_length'],
    content:
      '<div style="display:none">电池的容量用安时表示，容量越大，续航越长。购买时要看清额定电压，并且选择带有保护板的产品，这样可以防止过充和短路。</div>',
  },
  { name: 'a Chinese editor', page: 'jianbing', for: ['trust_author'], content: '作者：小编' },
  {
    name: 'an Arabic title about football',
    page: 'nakhla',
    for: ['title_length', 'title_keyword'],
    content: 'نتائج مباريات كرة القدم اليوم في الدوري',
  },
  {
    name: 'Arabic words in no order',
    page: 'nakhla',
    for: ['depth_length', 'depth_coverage'],
    content:
      'في الفسيلة الماء على من التمر الجذور لا قبل الشمس إلى سنوات التربة. كل من النخلة الري على في ثم الرمل السماد إلى حفرة الصيف. عند الجذع من لا الشجرة حول في صغير على الأسابيع إلى ثم النخيل. من في على ثم إلى التربة كل الحفرة الماء لا قبل عند الشمس.',
  },
  {
    name: 'Arabic answers that evade',
    page: 'nakhla',
    for: ['depth_questions'],
    content:
      '## متى تزرع الفسيلة؟\n\nاقرأ المقال.\n\n## كم تحتاج من الماء؟\n\nاتصل بنا.\n\n## متى تثمر النخلة؟\n\nقريبا.',
  },
  {
    name: 'an Arabic source that does not exist',
    page: 'nakhla',
    for: ['trust_sources', 'links_outbound'],
    content: 'وفقا [لدراسة حديثة](https://{other}/no-such-study/)، تزيد زراعة النخيل من خصوبة التربة.',
  },
  { name: 'an Arabic team', page: 'nakhla', for: ['trust_author'], content: 'بقلم: فريق التحرير' },
  {
    name: 'a Finnish title that shouts',
    page: 'sauna',
    for: ['title_length', 'title_keyword'],
    content: 'POLKUPYÖRÄN TALVIHUOLTO HALVALLA!!! OSTA HETI NYT!!!',
  },
  {
    name: 'Estonian on a Finnish page',
    page: 'sauna',
    for: ['depth_length', 'depth_coverage'],
    content:
      'Jalgratta kett tuleb enne talve puhtaks pesta ja korralikult õlitada. Kui teedel on palju soola, siis kulub kett kiiresti läbi ning hammasrattad tuleb välja vahetada. Hoia ratast talvel kuivas kohas ja kontrolli rehvide rõhku vähemalt kord kuus.',
  },
  {
    name: 'a Finnish announcement',
    page: 'sauna',
    for: ['depth_coverage', 'depth_length'],
    content:
      'Tähän lisätään pian lisää tekstiä polkupyörän talvihuollosta. Teksti on päivitetty ja avainsana on lisätty. Tämä kappale parantaa sivun pisteitä ja vastaa suositukseen.',
  },
  {
    name: 'Finnish dead links',
    page: 'sauna',
    for: ['links_internal'],
    content: 'Lue myös [nastarenkaiden vertailu](/blogi/nastarenkaat-2019/) ja [ketjuöljyopas](/blogi/ketjuoljy-x/).',
  },
  {
    name: 'a Korean description of the title',
    page: 'gimchi',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      '김치 담그는 법 김치 담그는 법 김치 담그는 법 김치 담그는 법 김치 담그는 법 김치 담그는 법 김치 담그는 법 김치 담그는 법 김치 담그는 법 김치 담그는 법',
  },
  {
    name: 'Korean text about shares',
    page: 'gimchi',
    for: ['depth_length', 'depth_coverage'],
    content:
      '주식 투자를 처음 시작하는 사람은 증권 계좌부터 만들어야 합니다. 한 종목에 돈을 모두 넣지 말고 여러 회사에 나누어 투자하는 편이 안전합니다. 회사의 실적과 부채를 꼼꼼히 살펴보고, 시장이 흔들려도 오래 보유할 수 있는 돈으로만 투자하십시오.',
  },
];
