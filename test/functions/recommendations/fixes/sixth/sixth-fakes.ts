import type { Fix } from '../fix.ts';
import type { SixthPageName } from './sixth-pages.ts';

/** Edits that only want the points, most of them with care. None may be accepted. */
export const sixthFakes: readonly Fix<SixthPageName>[] = [
  {
    name: 'the right keyword before nonsense',
    page: 'pho',
    for: ['title_length', 'title_keyword'],
    content: 'Nấu phở bò: vay tiền nhanh, lãi suất thấp trong ngày',
  },
  {
    name: 'a description of a bank with the keyword at its end',
    page: 'pho',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Ngân hàng của chúng tôi cho vay mua nhà với lãi suất cố định trong hai năm đầu, thủ tục đơn giản, giải ngân trong ba ngày, nấu phở bò.',
  },
  {
    name: 'a copy of the page with a few words changed',
    page: 'pho',
    for: ['depth_length', 'depth_coverage'],
    content:
      'Xương ống được ngâm nước lạnh, chần sơ qua nước sôi rồi rửa kỹ từng khúc. Sau đó xương được ninh thật nhỏ lửa, vừa ninh vừa vớt bọt để nước không bị đục. Hồi, quế và thảo quả được rang trên chảo khô cho thơm, rồi bọc trong túi vải. Túi gia vị chỉ cho vào nồi khi xương đã ninh được một nửa thời gian.',
  },
  {
    name: 'answers to other questions',
    page: 'pho',
    for: ['depth_questions'],
    content:
      '## Ninh xương bao lâu?\n\nCửa hàng mở cửa từ bảy giờ sáng đến mười giờ tối, kể cả ngày lễ và chủ nhật hằng tuần.\n\n## Dùng loại thịt nào?\n\nQuý khách có thể thanh toán bằng thẻ, bằng tiền mặt hoặc chuyển khoản qua ngân hàng.\n\n## Có để tủ lạnh được không?\n\nChúng tôi giao hàng miễn phí trong nội thành với đơn hàng từ hai trăm nghìn đồng.',
  },
  { name: 'a kitchen team as author', page: 'pho', for: ['trust_author'], content: 'Tác giả: Ban biên tập' },
  {
    name: 'a title of places',
    page: 'kotol',
    for: ['title_length', 'title_keyword'],
    content: 'Servis kotlov Žilina, Martin, Bytča, Čadca, servis kotlov',
  },
  {
    name: 'boilerplate of any firm',
    page: 'kotol',
    for: ['depth_length', 'depth_coverage'],
    content:
      'Sme moderná spoločnosť s dlhoročnou tradíciou a individuálnym prístupom ku každému zákazníkovi. Naším cieľom je spokojnosť klientov, profesionalita a kvalita za prijateľné ceny. Zakladáme si na férovom jednaní, spoľahlivosti a neustálom vzdelávaní našich zamestnancov. Presvedčte sa sami a staňte sa súčasťou rodiny spokojných zákazníkov.',
  },
  {
    name: 'a link to a real page that has nothing to do with it',
    page: 'kotol',
    for: ['trust_sources'],
    content: 'Podľa štúdie (https://{own}/prices/) je servis kotlov dôležitý.',
  },
  {
    name: 'a list of adjectives',
    page: 'kotol',
    for: ['structure_lists'],
    content: '- rýchlo\n- kvalitne\n- lacno\n- spoľahlivo\n- profesionálne',
  },
  {
    name: 'a telephone number of zeros',
    page: 'kotol',
    for: ['trust_contact'],
    content: 'Zavolajte nám: 000 000 000, alebo napíšte na info@example.com.',
  },
  {
    name: 'numbers without a meaning',
    page: 'kotol',
    for: ['depth_specificity'],
    content: 'Pri servise kotlov platí 100 %, 24, 365, 7, 2024 a 1000. Číslo 1 na trhu, 5 hviezd, 99 %.',
  },
  {
    name: 'a Spanish paragraph on the subject',
    page: 'hort',
    for: ['depth_length', 'depth_coverage'],
    content:
      'Un huerto en el balcón necesita luz, un sustrato ligero y riegos cortos. Los tomates quieren macetas de veinte litros y una caña para sujetarse, mientras que las lechugas crecen bien en una jardinera poco profunda. En verano conviene cubrir la tierra con paja para que no se seque, y abonar cada quince días con un puñado de humus de lombriz.',
  },
  {
    name: 'a title that promises a casino',
    page: 'hort',
    for: ['title_length', 'title_specificity'],
    content: 'Les millors apostes i girs gratis del casino en línia',
  },
  {
    name: 'a description that says what it will say',
    page: 'hort',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Hort al balcó hort al balcó hort al balcó: tot el que has de saber de l’hort al balcó, el millor hort al balcó i molt més sobre hort al balcó.',
  },
  {
    name: 'evasions for answers',
    page: 'hort',
    for: ['depth_questions'],
    content:
      '## Quan es planten els tomàquets?\n\nAquesta és una pregunta molt interessant que ens fan sovint els nostres lectors i clients.\n\n## Quanta aigua necessiten?\n\nTot depèn de cada cas, i el millor és que consulteu sempre un bon professional del sector.\n\n## Cal adobar?\n\nHi ha moltes opinions diferents sobre aquest tema, i totes són igual de respectables avui dia.',
  },
  {
    name: 'a date that no calendar has',
    page: 'hort',
    for: ['trust_dates'],
    content: 'Actualitzat el 31 de febrer de 2025',
  },
  {
    name: 'words about the edit',
    page: 'mlyako',
    for: ['depth_length', 'depth_coverage'],
    content:
      'Този раздел беше разширен и подобрен с полезна информация за домашното кисело мляко. Добавихме нови абзаци, ключови думи и отговори, за да отговаря текстът на изискванията. Скоро ще добавим още съдържание за млякото, закваската и втасването, така че проверявайте редовно страницата ни за новини.',
  },
  {
    name: 'a picture that is not there',
    page: 'mlyako',
    for: ['structure_images'],
    content: '![Буркани с домашно кисело мляко под одеяло](/images/burkani.jpg)',
  },
  {
    name: 'a title in another language',
    page: 'mlyako',
    for: ['title_length'],
    content: 'Как приготовить домашний йогурт: молоко и закваска дома',
  },
  {
    name: 'sentences with one word changed',
    page: 'mlyako',
    for: ['depth_length'],
    content:
      'Киселото мляко е полезно за сутрешна закуска. Киселото мляко е полезно за обедна закуска. Киселото мляко е полезно за вечерна закуска. Киселото мляко е полезно за детска закуска. Киселото мляко е полезно за лятна закуска. Киселото мляко е полезно за зимна закуска. Киселото мляко е полезно за бърза закуска. Киселото мляко е полезно за лека закуска.',
  },
];
