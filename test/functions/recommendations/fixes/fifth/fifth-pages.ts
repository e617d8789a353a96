import type { FixedPage } from '../pages.ts';

/** Pages of the fifth set: in Hungarian, Romanian, Greek, Ukrainian and Indonesian, which the others do not have. */
export type FifthPageName = 'gulyas' | 'caine' | 'elia' | 'vulyk' | 'kopi';

export const fifthPages: Readonly<Record<FifthPageName, FixedPage>> = {
  gulyas: {
    language: 'hu',
    keyword: 'bográcsgulyás',
    path: '/tuzon/bogracsgulyas/',
    title: 'Gulyás',
    metaDescription: 'A gulyásról.',
    h1: 'Gulyás',
    markdown: `# Gulyás

A bográcsgulyás lassú tűzön készül, és annál jobb, minél tovább fő. A titka a sok hagyma, a jó pirospaprika és a marhalábszár, amelyet nem szabad siettetni.

## A hagyma

A hagymát apróra vágjuk, és zsíron üvegesre pároljuk. Ha megpirul, keserű lesz tőle a lé, ezért a tűz fölött magasabbra akasztjuk a bográcsot.

## A paprika

A pirospaprikát a tűzről levéve szórjuk a hagymára, mert a forró zsírban pillanatok alatt megég. Utána azonnal felöntjük egy kevés vízzel, és beletesszük a húst.

![](/images/bogracs.jpg)

## A zöldségek

A burgonyát és a sárgarépát csak akkor tesszük bele, amikor a hús már majdnem puha. Így nem fő szét, és a lé sem lesz zavaros.
`,
  },
  caine: {
    language: 'ro',
    keyword: 'dresaj câini Cluj',
    path: '/servicii/dresaj-caini-cluj/',
    title: 'Dresaj',
    metaDescription: 'Despre noi.',
    h1: 'Dresaj',
    markdown: `# Dresaj

Cauți dresaj pentru câini în Cluj, fără pedepse și fără zgardă cu țepi? Lucrăm cu pui și cu câini adulți, acasă la tine sau în parcul de lângă lac.

## Mersul în lesă

Un câine care trage în lesă nu este încăpățânat, ci nerăbdător. Îl învățăm că drumul merge mai departe numai atunci când lesa este liberă, iar stăpânul învață să se oprească la timp.

## Chemarea

Chemarea se exersează întâi în casă, apoi în curte și abia la sfârșit în parc. Câinele primește de fiecare dată o recompensă, ca să aleagă stăpânul în locul mirosurilor.

![](/images/caine.jpg)

## Câinii fricoși

Cu un câine fricos mergem încet. Îl lăsăm să privească de departe lucrul de care se teme și ne apropiem doar cât timp rămâne liniștit.
`,
  },
  elia: {
    language: 'el',
    keyword: 'κλάδεμα ελιάς',
    path: '/odigos/kladema-elias/',
    title: 'Ελιά',
    metaDescription: 'Για την ελιά.',
    h1: 'Ελιά',
    markdown: `# Ελιά

Το κλάδεμα ελιάς γίνεται στο τέλος του χειμώνα, όταν έχει περάσει ο κίνδυνος του παγετού. Ένα δέντρο που κλαδεύεται σωστά δίνει καρπό κάθε χρόνο και όχι κάθε δεύτερο.

## Τα εργαλεία

Το ψαλίδι και το πριόνι πρέπει να είναι καθαρά και ακονισμένα. Μια στραβή τομή κρατάει νερό, και από εκεί μπαίνουν οι μύκητες στο ξύλο του δέντρου.

## Το άνοιγμα της κόμης

Πρώτα αφαιρούμε τα ξερά κλαδιά και όσα διασταυρώνονται. Το φως πρέπει να φτάνει στο κέντρο της ελιάς, γιατί εκεί όπου δεν πέφτει ήλιος δεν δένει καρπός.

![](/images/elia.jpg)

## Οι παραφυάδες

Οι βλαστοί που φυτρώνουν από τη βάση του κορμού κόβονται κάθε καλοκαίρι, επειδή παίρνουν δύναμη από το δέντρο χωρίς να δίνουν ελιές.
`,
  },
  vulyk: {
    language: 'uk',
    keyword: 'догляд за вуликом',
    path: '/porady/dohliad-za-vulykom/',
    title: 'Вулик',
    metaDescription: 'Про вулик.',
    h1: 'Вулик',
    markdown: `# Вулик

Догляд за вуликом починається навесні, коли бджоли роблять перший обліт. Перший огляд має бути коротким, щоб сім'я не замерзла і матка не перестала червити.

## Весняний огляд

Під час огляду перевіряємо, чи є матка, чи вистачає корму і чи суха підлога. Старі темні рамки виносимо, а замість них ставимо світлі з медом.

## Розширення гнізда

Коли бджоли займають усі рамки, гніздо розширюють. Якщо запізнитися, сім'я почне готуватися до роїння і перестане носити нектар.

![](/images/vulyk.jpg)

## Підготовка до зими

Восени вулик утеплюють, льоток зменшують від мишей, а мед залишають із запасом. Вологий вулик небезпечніший за холодний, тому вентиляцію не закривають.
`,
  },
  kopi: {
    language: 'id',
    keyword: 'menyangrai kopi di rumah',
    path: '/panduan/menyangrai-kopi/',
    title: 'Kopi',
    metaDescription: 'Tentang kopi.',
    h1: 'Kopi',
    markdown: `# Kopi

Menyangrai kopi di rumah tidak sulit kalau apinya kecil dan tangannya sabar. Biji hijau yang baru disangrai berbau jauh lebih harum daripada kopi yang sudah lama disimpan di toko.

## Memilih biji

Pilih biji hijau yang ukurannya sama dan tidak berjamur. Biji yang pecah akan gosong lebih dulu, sehingga rasa kopi menjadi pahit dan berasap.

## Mengaduk di wajan

Wajan tebal menyimpan panas lebih merata daripada wajan tipis. Biji kopi harus terus diaduk supaya tidak ada sisi yang hangus sebelum bagian dalamnya matang.

![](/images/kopi.jpg)

## Mendinginkan biji

Begitu warnanya sesuai, biji kopi segera dipindahkan ke nampan dan dikipasi. Kalau dibiarkan di wajan, biji akan terus matang dan aromanya hilang.
`,
  },
};
