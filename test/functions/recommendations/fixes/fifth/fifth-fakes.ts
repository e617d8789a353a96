import type { Fix } from '../fix.ts';
import type { FifthPageName } from './fifth-pages.ts';

/** Edits that only want the points. None may be accepted. */
export const fifthFakes: readonly Fix<FifthPageName>[] = [
  {
    name: 'a title of keywords',
    page: 'gulyas',
    for: ['title_length', 'title_keyword'],
    content: 'Bográcsgulyás, bográcsgulyás recept, gulyás, bográcsgulyás',
  },
  {
    name: 'a description in Polish',
    page: 'gulyas',
    for: ['meta_description_length'],
    content:
      'Tutaj dowiesz się, jak ugotować dobrą zupę nad ogniskiem: jak drobno kroi się cebulę, kiedy wsypać paprykę i jak długo gotuje się mięso na małym ogniu.',
  },
  { name: 'an editorial office as author', page: 'gulyas', for: ['trust_author'], content: 'Írta: a szerkesztőség' },
  {
    name: 'questions with one answer',
    page: 'gulyas',
    for: ['depth_questions'],
    content:
      '## Mennyi ideig fő a gulyás?\n\nEz mindig attól függ, hogy ki mit szeret, ezért mindenki próbálja ki otthon magának.\n\n## Mennyi só kell bele?\n\nEz mindig attól függ, hogy ki mit szeret, ezért mindenki próbálja ki otthon magának.\n\n## Lehet fagyasztani?\n\nEz mindig attól függ, hogy ki mit szeret, ezért mindenki próbálja ki otthon magának.',
  },
  {
    name: 'a title about loans',
    page: 'caine',
    for: ['title_length', 'title_keyword'],
    content: 'Credite rapide online doar cu buletinul, fără garanți',
  },
  {
    name: 'paragraphs about mortgages',
    page: 'caine',
    for: ['depth_length', 'depth_coverage'],
    content:
      'Când iei un credit ipotecar, compară dobânda anuală efectivă și comisioanele băncii. O dobândă fixă te apără de creșterea ratelor, iar una variabilă poate deveni scumpă peste câțiva ani. Cere oferte de la cel puțin trei bănci, citește contractul până la capăt și întreabă ce se întâmplă dacă vrei să rambursezi mai devreme suma împrumutată.',
  },
  { name: 'a day to come', page: 'caine', for: ['trust_dates'], content: 'Actualizat la 12 martie 2041' },
  {
    name: 'a list of nothing',
    page: 'caine',
    for: ['structure_lists'],
    content: '- Dresaj\n- Dresaj câini\n- Dresaj Cluj\n- Câini Cluj\n- Dresaj câini Cluj',
  },
  {
    name: 'a title in capitals',
    page: 'elia',
    for: ['title_length', 'title_keyword'],
    content: 'ΚΛΑΔΕΜΑ ΕΛΙΑΣ: ΜΑΘΕΤΕ ΤΩΡΑ ΤΟ ΜΥΣΤΙΚΟ ΤΩΝ ΕΙΔΙΚΩΝ!!!',
  },
  {
    name: 'a description that repeats the keyword',
    page: 'elia',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Κλάδεμα ελιάς εύκολα, κλάδεμα ελιάς γρήγορα, κλάδεμα ελιάς σωστά, κλάδεμα ελιάς φθηνά: όλα για το κλάδεμα ελιάς στο κλάδεμα ελιάς σήμερα.',
  },
  { name: 'a role as author', page: 'elia', for: ['trust_author'], content: 'Από τη συντακτική ομάδα' },
  {
    name: 'text that stands on the page',
    page: 'elia',
    for: ['depth_length'],
    content:
      'Πρώτα αφαιρούμε τα ξερά κλαδιά και όσα διασταυρώνονται. Το φως πρέπει να φτάνει στο κέντρο της ελιάς, γιατί εκεί όπου δεν πέφτει ήλιος δεν δένει καρπός. Μια στραβή τομή κρατάει νερό, και από εκεί μπαίνουν οι μύκητες στο ξύλο του δέντρου.',
  },
  {
    name: 'words about the edit',
    page: 'vulyk',
    for: ['depth_length'],
    content: 'Цю статтю було оновлено, і тепер вона містить більше корисної інформації для наших читачів.',
  },
  {
    name: 'a Russian description',
    page: 'vulyk',
    for: ['meta_description_length'],
    content:
      'Здесь вы узнаете, как ухаживать за пчёлами в течение всего года: как проверить семью весной, когда расширить гнездо и как подготовить пчёл к холодам.',
  },
  { name: 'a shop as author', page: 'vulyk', for: ['trust_author'], content: 'Автор: Адміністратор' },
  { name: 'a day that no calendar has', page: 'vulyk', for: ['trust_dates'], content: 'Оновлено 31 лютого 2026 року' },
  {
    name: 'a title about football',
    page: 'kopi',
    for: ['title_length', 'title_keyword'],
    content: 'Jadwal pertandingan sepak bola liga utama malam ini',
  },
  {
    name: 'shuffled sentences',
    page: 'kopi',
    for: ['depth_length', 'depth_coverage'],
    content:
      'Berbau harum sudah lama kopi disangrai baru biji di disimpan yang toko jauh yang hijau daripada lebih. Tipis merata sehingga wajan sisi matang daripada semua wajan panas bersama tebal menyimpan biji lebih. Maka matang kalau terlalu menjadi biji itu besar gosong luar bagian bagian sebelum kopi apinya dalam. Harus berasap letupan supaya pertama tidak pahit dikecilkan terdengar rasa dan menjadi kopi api setelah.',
  },
  {
    name: 'an evasion for an answer',
    page: 'kopi',
    for: ['depth_questions'],
    content:
      '## Berapa lama menyangrai kopi?\n\nHubungi kami.\n\n## Kapan biji harus diangkat?\n\nLihat di bawah.\n\n## Berapa lama kopi bisa disimpan?\n\nTergantung.',
  },
  {
    name: 'a file name as alternative text',
    page: 'kopi',
    for: ['structure_images'],
    content: '![kopi.jpg](/images/kopi.jpg)',
  },
];
