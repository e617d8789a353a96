import type { Fix } from '../fix.ts';
import type { FifthPageName } from './fifth-pages.ts';

/** Edits that an editor would make. All must be addressed. */
export const fifthRealFixes: readonly Fix<FifthPageName>[] = [
  {
    name: 'a Hungarian title',
    page: 'gulyas',
    for: ['title_length', 'title_keyword'],
    content: 'Bográcsgulyás lassú tűzön: hagyma, paprika, marhalábszár',
  },
  {
    name: 'a Hungarian description',
    page: 'gulyas',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Így készül a bográcsgulyás: üvegesre párolt hagyma, tűzről levéve megszórt pirospaprika és marhalábszár, amely két és fél óra alatt puhul meg.',
  },
  { name: 'a Hungarian byline', page: 'gulyas', for: ['trust_author'], content: 'Írta: Kovács Eszter' },
  {
    name: 'Hungarian questions',
    page: 'gulyas',
    for: ['depth_questions'],
    content:
      '## Mennyi ideig fő a bográcsgulyás?\n\nA marhalábszár két és fél óra alatt puhul meg, ha a lé csak gyöngyözik. A burgonya az utolsó harminc percben kerül a bográcsba.\n\n## Mennyi paprika kell bele?\n\nEgy kiló húshoz két púpozott evőkanál édes pirospaprikát számítunk, és legfeljebb egy késhegynyi csípőset.\n\n## Lehet másnap melegíteni?\n\nIgen, a gulyás másnapra összeérik. Lassan melegítsük, és öntsünk hozzá egy deci vizet, mert a burgonya sok levet felvesz.',
  },
  {
    name: 'a Romanian title',
    page: 'caine',
    for: ['title_length', 'title_keyword'],
    content: 'Dresaj câini Cluj: mers în lesă, chemare, frică',
  },
  {
    name: 'a Romanian description',
    page: 'caine',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Dresaj câini Cluj, acasă sau în parc: mers în lesă fără tras, chemare sigură și lucru blând cu câinii fricoși. Prima întâlnire durează o oră.',
  },
  { name: 'a Greek date', page: 'elia', for: ['trust_dates'], content: 'Ενημερώθηκε στις 12 Μαρτίου 2026' },
  {
    name: 'a Romanian list',
    page: 'caine',
    for: ['structure_lists'],
    content:
      'Pentru prima ședință de dresaj ai nevoie de:\n\n- o lesă de trei metri, fără mâner elastic\n- bucăți mici de carne fiartă, cam cât un bob de mazăre\n- un ham care nu strânge la gât\n- carnetul de sănătate al câinelui',
  },
  {
    name: 'a Greek title',
    page: 'elia',
    for: ['title_length', 'title_keyword'],
    content: 'Κλάδεμα ελιάς: πότε, με ποια εργαλεία και πώς γίνεται',
  },
  {
    name: 'a Greek description',
    page: 'elia',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Κλάδεμα ελιάς βήμα βήμα: πότε περνάει ο παγετός, πώς ανοίγει η κόμη για να μπει φως και γιατί κόβονται οι παραφυάδες κάθε καλοκαίρι.',
  },
  { name: 'a Greek byline', page: 'elia', for: ['trust_author'], content: 'Του Νίκου Παπαδάκη' },
  {
    name: 'Greek questions',
    page: 'elia',
    for: ['depth_questions'],
    content:
      '## Πότε γίνεται το κλάδεμα της ελιάς;\n\nΣτα πεδινά κλαδεύουμε από τα μέσα Φεβρουαρίου ως τα τέλη Μαρτίου, και στα ορεινά έναν μήνα αργότερα, για να μην κάψει ο παγετός τις τομές.\n\n## Πόσα κλαδιά αφαιρούμε;\n\nΑπό ένα δέντρο που καρπίζει κόβουμε το πολύ το ένα τέταρτο της κόμης. Αν αφαιρεθούν περισσότερα, η ελιά πετάει λαίμαργους βλαστούς.\n\n## Πρέπει να αλείφουμε τις τομές;\n\nΟι τομές πάνω από πέντε εκατοστά αλείφονται με χαλκούχα πάστα. Οι μικρότερες κλείνουν μόνες τους σε μία άνοιξη.',
  },
  {
    name: 'a Ukrainian title',
    page: 'vulyk',
    for: ['title_length', 'title_keyword'],
    content: 'Догляд за вуликом: весна, розширення гнізда і зима',
  },
  {
    name: 'a Ukrainian description',
    page: 'vulyk',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      "Догляд за вуликом протягом року: короткий весняний огляд, вчасне розширення гнізда, щоб сім'я не роїлася, і суха зимівля із запасом меду.",
  },
  { name: 'a Ukrainian byline', page: 'vulyk', for: ['trust_author'], content: 'Автор: Олена Ковальчук' },
  { name: 'a Ukrainian date', page: 'vulyk', for: ['trust_dates'], content: 'Оновлено 5 березня 2026 року' },
  {
    name: 'an Indonesian title',
    page: 'kopi',
    for: ['title_length', 'title_keyword'],
    content: 'Menyangrai kopi di rumah: biji, wajan, dan api kecil',
  },
  {
    name: 'an Indonesian description',
    page: 'kopi',
    for: ['meta_description_length', 'meta_description_keyword'],
    content:
      'Cara menyangrai kopi di rumah dengan wajan tebal: memilih biji hijau, mengaduk di atas api kecil, dan mendinginkan biji sebelum aromanya hilang.',
  },
  {
    name: 'Indonesian questions',
    page: 'kopi',
    for: ['depth_questions'],
    content:
      '## Berapa lama menyangrai kopi?\n\nDua ratus gram biji hijau matang dalam dua belas sampai lima belas menit di atas api kecil. Letupan pertama terdengar kira-kira pada menit kesembilan.\n\n## Kapan biji harus diangkat?\n\nUntuk kopi saring, angkat biji satu menit setelah letupan pertama. Untuk kopi tubruk, tunggu sampai warnanya cokelat tua.\n\n## Berapa lama kopi bisa disimpan?\n\nBiji yang sudah disangrai bertahan tiga minggu di stoples kedap udara, jauh dari kompor dan cahaya matahari.',
  },
  {
    name: 'an Indonesian alternative text',
    page: 'kopi',
    for: ['structure_images'],
    content: '![Biji kopi hijau diaduk dengan sendok kayu di wajan besi](/images/kopi.jpg)',
  },
];
