/** Articles of about so many words in several languages and scripts, such as an editor writes: no two sentences are alike. */

interface Vocabulary {
  readonly title: string;
  readonly keyword: string;
  readonly headings: readonly string[];
  /** `N` is a noun, `A` an adjective, `#` a number. */
  readonly sentences: readonly string[];
  readonly nouns: readonly string[];
  readonly adjectives: readonly string[];
  readonly item: string;
}

const words = (list: string): string[] => list.split(' ');

const vocabularies: Readonly<Record<string, Vocabulary>> = {
  en: {
    title: 'How to look after a bicycle chain',
    keyword: 'bicycle chain',
    headings: ['How long does the N last?', 'What the N costs after # rides', 'When the A N has to go'],
    sentences: [
      'The N takes # minutes to clean, because the A N holds the dirt of every ride in the rain.',
      'However, a N that has stretched by # per cent grinds down the A N of the bicycle chain.',
      'We measured # of them in our workshop, and the A ones had lost their N after a year.',
      'If the N was left in the garage, look at the A N first and wipe it with a dry cloth.',
      'For example, one drop of oil for each N is enough, and # drops make a A N of dust.',
    ],
    nouns: words(
      'chain cassette sprocket pedal crank wheel brake cable saddle frame fork bearing spoke tyre tube pump lever bottle lamp basket mudguard handlebar derailleur link pin roller plate tool brush cloth',
    ),
    adjectives: words('worn clean narrow heavy cheap old bent dry oily rusty smooth noisy loose tight light hard'),
    item: 'Wipe the A N with # strokes.',
  },
  de: {
    title: 'Wie man eine Fahrradkette richtig pflegt',
    keyword: 'Fahrradkette',
    headings: ['Wie lange hält das N?', 'Was das N nach # Fahrten kostet', 'Wann das A N weg muss'],
    sentences: [
      'Das N wird in # Minuten sauber, weil das A N den Schmutz von jeder Fahrt im Regen hält.',
      'Allerdings schleift ein N, das sich um # Prozent gelängt hat, das A N der Fahrradkette ab.',
      'Wir haben # davon in unserer Werkstatt gemessen, und das A N war nach einem Jahr verschlissen.',
      'Wenn das N in der Garage stand, sollte man zuerst das A N ansehen und mit einem Tuch abwischen.',
      'Zum Beispiel genügt ein Tropfen Öl für jedes N, und # Tropfen machen daraus ein A N voller Staub.',
    ],
    nouns: words(
      'Kettenglied Ritzel Pedal Kurbelblatt Laufrad Bremskabel Sattelrohr Rahmenteil Gabelende Kugellager Speichenrad Schlauchventil Pumpenrohr Werkzeug Reinigungstuch Schaltwerk Kettenblatt Schutzblech Lenkerband Rücklicht Gewinde Schaltauge Tretlager Kettenöl',
    ),
    adjectives: words(
      'alte saubere schmale schwere günstige trockene rostige glatte laute lockere feste harte leichte',
    ),
    item: 'Das A N mit # Strichen abwischen.',
  },
  fr: {
    title: "Comment entretenir la chaîne d'un vélo",
    keyword: 'chaîne de vélo',
    headings: ['Combien de temps dure le N ?', 'Ce que coûte le N après # sorties', 'Quand le N A doit partir'],
    sentences: [
      'Le N se nettoie en # minutes, parce que le N A garde la saleté de chaque sortie sous la pluie.',
      "Cependant, un N qui s'est allongé de # pour cent use le N A de la chaîne de vélo.",
      "Nous en avons mesuré # dans notre atelier, et le N A avait perdu sa forme au bout d'un an.",
      "Si le N est resté dans le garage, regardez d'abord le N A et essuyez-le avec un chiffon sec.",
      "Par exemple, une goutte d'huile suffit pour chaque N, et # gouttes en font un N A de poussière.",
    ],
    nouns: words(
      'maillon pignon plateau pédalier frein câble cadre guidon roulement rayon pneu tube levier panier dérailleur outil pinceau chiffon moyeu ressort boulon écrou galet axe joint filet bidon phare support casque',
    ),
    adjectives: words('usé propre étroit lourd cher vieux sec gras rouillé lisse bruyant serré léger dur'),
    item: 'Essuyez le N A en # gestes.',
  },
  pl: {
    title: 'Jak dbać o łańcuch rowerowy',
    keyword: 'łańcuch rowerowy',
    headings: ['Jak długo działa N?', 'Ile kosztuje N po # jazdach', 'Kiedy A N trzeba wymienić'],
    sentences: [
      'Ten N można wyczyścić w # minut, ponieważ A N zbiera brud z każdej jazdy w deszczu.',
      'Jednak N, który wydłużył się o # procent, niszczy A N i cały łańcuch rowerowy.',
      'Zmierzyliśmy # takich części w naszym warsztacie, a A N był do wymiany już po roku.',
      'Jeśli N stał w garażu, to najpierw obejrzyj A N i wytrzyj go suchą szmatką z obu stron.',
      'Na przykład jedna kropla oleju na każdy N wystarczy, a # kropli robi z tego A N pełen kurzu.',
    ],
    nouns: words(
      'łańcuch pedał hamulec kabel rama widelec łożysko szprycha zawór dętka klucz pędzel bagażnik błotnik koszyk uchwyt wspornik pancerz adapter licznik dzwonek reflektor bidon kask sworzeń rolka suport wózek',
    ),
    adjectives: words('stary czysty wąski ciężki tani suchy gładki głośny luźny mocny lekki twardy zużyty nowy'),
    item: 'Wytrzyj A N w # ruchach.',
  },
  ja: {
    title: '自転車チェーンの手入れのしかた',
    keyword: '自転車チェーン',
    headings: ['Nはどのくらい使えますか？', '#回乗ったあとのNの費用', 'AなNを交換する時期'],
    sentences: [
      'Nは#分できれいになりますが、AなNには雨の日の汚れが残ります。',
      'しかし、#パーセント伸びたNは、自転車チェーンのAなNを早く減らしてしまいます。',
      '私たちの工房では#本を測りましたが、AなNは一年で使えなくなっていました。',
      'Nを車庫に置いたままなら、まずAなNを見て、乾いた布で拭いてください。',
      'たとえば、Nごとに油を一滴で十分で、#滴ではAなNにほこりが付きます。',
    ],
    nouns: words(
      '部品 歯車 車輪 軸受け 工具 布 油 変速機 踏板 座席 車体 前輪 後輪 空気入れ 電灯 荷台 泥よけ 鍵 金具 軸 管 弁 ばね 取っ手 刷毛 留め具',
    ),
    adjectives: words('きれい 頑丈 丈夫 特別 簡単 新品 安価 高価 便利 危険 静か 滑らか'),
    item: 'AなNを#回拭きます。',
  },
  ar: {
    title: 'كيف تعتني بسلسلة الدراجة',
    keyword: 'سلسلة الدراجة',
    headings: ['كم يدوم ال N؟', 'ما يكلفه ال N بعد # رحلة', 'متى يجب تغيير ال N ال A'],
    sentences: [
      'يحتاج ال N إلى # دقيقة من التنظيف، لأن ال N ال A يحمل غبار كل رحلة تحت المطر.',
      'لكن ال N الذي طال بنسبة # في المئة يأكل من ال N ال A في سلسلة الدراجة.',
      'قسنا # منها في ورشتنا، وكان ال N ال A قد فقد شكله بعد سنة واحدة من الاستعمال.',
      'إذا بقي ال N في المرآب، فانظر أولا إلى ال N ال A وامسحه بقطعة قماش جافة.',
      'على سبيل المثال، تكفي قطرة زيت واحدة لكل N، و # قطرات تجعل ال N ال A مليئا بالغبار.',
    ],
    nouns: words('ترس إطار مقود فرامل كابل مقعد هيكل محور مفتاح مصباح جرس صمام أنبوب مسمار غطاء حامل مكبس ذراع'),
    adjectives: words('قديم نظيف ضيق ثقيل رخيص جاف صدئ ناعم صاخب مشدود خفيف صلب'),
    item: 'امسح ال N ال A # مرات.',
  },
};

export const benchLanguages: readonly string[] = Object.keys(vocabularies);

export interface BenchArticle {
  readonly title: string;
  readonly keyword: string;
  readonly markdown: string;
}

export function articleIn(language: string, wordCount: number, edition: number): BenchArticle {
  const vocabulary = vocabularies[language];
  if (vocabulary === undefined) throw new Error(`No text in ${language}.`);
  const { title, keyword, headings, sentences, nouns, adjectives, item } = vocabulary;
  let at = edition * 7;
  const pick = (from: readonly string[], step: number): string => {
    at += 1;
    return from[(at * step + Math.floor(at / from.length)) % from.length] ?? '';
  };
  const number = (): string => {
    at += 3;
    return String(2 + (at % 97));
  };
  const filled = (template: string): string =>
    template.replaceAll(/[NA#]/g, (mark) =>
      mark === '#' ? number() : mark === 'N' ? pick(nouns, 7) : pick(adjectives, 5),
    );
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const countWords = (text: string): number =>
    [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
  const parts = [`# ${title}`];
  let written = 0;
  for (let section = 0; written < wordCount; section += 1) {
    const link = `[${filled(headings[1] ?? '').slice(0, 30)}](/guides/part-${section}/)`;
    const paragraph = (from: number): string =>
      [0, 1, 2, 3].map((more) => filled(sentences[(section + from + more) % sentences.length] ?? '')).join(' ');
    const added = [
      `## ${filled(headings[section % headings.length] ?? '')}`,
      paragraph(0),
      `${paragraph(2)} ${link}`,
      [1, 2, 3].map(() => `- ${filled(item)}`).join('\n'),
    ];
    parts.push(...added);
    written += countWords(added.join('\n'));
  }
  return { title, keyword, markdown: `${parts.join('\n\n')}\n` };
}
