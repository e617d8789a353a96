import type { Fix } from '../fix.ts';
import type { SixthPageName } from './sixth-pages.ts';

/** Edits that an editor would make. All must be addressed. */
export const sixthRealFixes: readonly Fix<SixthPageName>[] = [
  {
    name: 'a Vietnamese title',
    page: 'pho',
    for: ['title_length', 'title_keyword'],
    content: 'Nấu phở bò tại nhà: nước dùng trong, thịt tái mềm',
  },
  {
    name: 'a Vietnamese description',
    page: 'pho',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Nấu phở bò tại nhà từng bước: chần xương ống, nướng hành gừng, rang hồi quế và ninh nhỏ lửa tám tiếng để có nồi nước dùng trong và thơm.',
  },
  { name: 'a Vietnamese H1', page: 'pho', for: ['h1_keyword'], content: 'Nấu phở bò với nước dùng trong' },
  { name: 'a Vietnamese byline', page: 'pho', for: ['trust_author'], content: 'Tác giả: Nguyễn Thị Hoa' },
  {
    name: 'a Vietnamese list',
    page: 'pho',
    for: ['structure_lists'],
    content:
      'Cho bốn bát phở bạn cần:\n\n- hai ký xương ống bò đã chặt khúc\n- ba trăm gam thịt thăn thái mỏng\n- một củ gừng và hai củ hành nướng\n- tám trăm gam bánh phở tươi',
  },
  {
    name: 'a Vietnamese section',
    page: 'pho',
    for: ['depth_length', 'depth_coverage'],
    content:
      '## Chọn xương\n\nXương ống bò cho vị ngọt và nhiều tuỷ, còn xương đuôi làm nước dùng sánh hơn. Với bốn người ăn, bạn cần khoảng hai ký xương và năm lít nước. Hãy nhờ người bán chặt xương thành khúc dài bằng bàn tay để tuỷ dễ ra. Xương mua về nên nấu ngay trong ngày, nếu để qua đêm thì nước dùng dễ bị hôi. Khi ninh, bạn không đậy kín nắp, vì hơi nước nhỏ xuống sẽ làm nước dùng đục đi.',
  },
  {
    name: 'a Slovak title',
    page: 'kotol',
    for: ['title_length', 'title_keyword'],
    content: 'Servis kotlov Žilina: ročná prehliadka aj oprava porúch',
  },
  {
    name: 'a Slovak description',
    page: 'kotol',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Servis kotlov Žilina a okolie: vyčistíme výmenník, nastavíme horák a zmeriame spaliny. Pri poruche prídeme do 24 hodín, diely máme v aute.',
  },
  {
    name: 'a Slovak list',
    page: 'kotol',
    for: ['structure_lists'],
    content:
      'Pri ročnej prehliadke technik urobí tieto kroky:\n\n- odčíta chybové kódy z pamäte kotla\n- vyčistí výmenník a elektródy horáka\n- zmeria tlak plynu a zloženie spalín\n- doplní vodu a skontroluje expanznú nádobu',
  },
  {
    name: 'Slovak contact data',
    page: 'kotol',
    for: ['trust_contact'],
    content:
      'Objednajte sa na čísle 041 562 38 17 alebo na adrese servis@kotly-zilina.sk, v pracovné dni od 7:00 do 16:00.',
  },
  {
    name: 'Slovak figures',
    page: 'kotol',
    for: ['depth_specificity'],
    content:
      'Ročná prehliadka kondenzačného kotla stojí 75 € a trvá asi 90 minút. V cene je vyčistenie výmenníka, meranie spalín a doprava do 20 km od Žiliny. Vlani sme opravili 412 kotlov, z toho 168 značky Protherm a 97 značky Vaillant, a v 8 prípadoch z 10 stačila jedna návšteva.',
  },
  {
    name: 'a Slovak H1',
    page: 'kotol',
    for: ['h1_keyword'],
    content: 'Servis kotlov v Žiline a okolí',
  },
  {
    name: 'a Catalan title',
    page: 'hort',
    for: ['title_length', 'title_keyword'],
    content: 'Hort al balcó: quina llum, quin substrat i quan regar',
  },
  {
    name: 'a Catalan description',
    page: 'hort',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Com fer un hort al balcó amb quatre testos: quantes hores de sol volen els tomàquets, quin substrat drena bé i a quina hora es rega a l’estiu.',
  },
  { name: 'a Catalan byline', page: 'hort', for: ['trust_author'], content: 'Per Montserrat Vila' },
  { name: 'a Catalan date', page: 'hort', for: ['trust_dates'], content: 'Actualitzat el 14 de març de 2026' },
  {
    name: 'a Catalan source',
    page: 'hort',
    for: ['trust_sources', 'links_outbound'],
    content:
      'Segons [un estudi sobre horts urbans](https://{other}/study/), un test de vint litres dona fins a tres quilos de tomàquets per temporada si té sis hores de sol.',
  },
  {
    name: 'Catalan questions',
    page: 'hort',
    for: ['depth_questions'],
    content:
      '## Quan es planten els tomàquets?\n\nA partir de mitjan abril, quan les nits ja no baixen de deu graus i el planter té quatre fulles.\n\n## Quants litres ha de tenir el test?\n\nPer a una tomaquera calen vint litres, i per a un enciam n’hi ha prou amb tres o quatre.\n\n## Cada quants dies es rega?\n\nA l’estiu cada dia al vespre, i a la primavera cada dos o tres dies, quan la terra és seca a dos dits de fondària.',
  },
  {
    name: 'a Bulgarian picture',
    page: 'mlyako',
    for: ['structure_images'],
    content: '![Буркан с гъсто домашно кисело мляко до дървена лъжица](/images/mlyako.jpg)',
  },
  {
    name: 'a Bulgarian title',
    page: 'mlyako',
    for: ['title_length', 'title_keyword'],
    content: 'Домашно кисело мляко: закваска, температура и втасване',
  },
];
