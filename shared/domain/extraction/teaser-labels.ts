/** The words that lead from an article to somewhere else, in the languages that most pages are written in. */

/** Labels before a link to another article: `Read more:`, `Lesen Sie auch`, `À lire aussi`. */
const readMore = [
  // English
  "(?:also )?read(?: (?:more|also|next|on|the full [a-z]{1,20}|our [a-z]{1,20})){1,3}|read next|see also|also see|more (?:on|from|about|stories|news|reading|like)|related(?: (?:articles?|stor(?:y|ies)|posts?|content|links?|news|topics?|coverage|reading|videos?))?|recommended(?: (?:for you|articles?|stories|reading|links?))?|you (?:may|might|could) (?:also )?(?:like|enjoy|be interested)|don['’]t miss|must read|also read|watch(?: also| more| next| now)|listen(?: also| next)|most (?:read|popular|viewed|shared)|trending(?: now| stories)?|up next|what to read next|continue reading|further reading|more",
  // German
  '(?:das |auch |mehr |dazu |jetzt |hier ){0,3}(?:lesen sie|lies)(?: (?:auch|mehr|dazu|hier|hierzu|jetzt|weiter|zum thema)){0,3}|lest auch|mehr (?:zum thema|dazu|über|aus|von|infos?)|auch interessant|das könnte sie (?:auch )?interessieren|weiterlesen|zum thema|mehr zu[mr]?|weitere (?:informationen|artikel|themen|meldungen|newsletter|links)|passend dazu|siehe auch|häufig gelesen|meistgelesen\\p{L}{0,4}|am beliebtesten|empfehlungen|lesetipps?|schlagwörter(?: zu diesem artikel)?|#?themen',
  // French
  '(?:à )?lire (?:aussi|également|plus|la suite)|(?:à )?voir aussi|sur le même (?:sujet|thème)|pour aller plus loin|en savoir plus|articles? (?:liés?|similaires?|associés?)|les plus lus',
  // Spanish
  '(?:lee|leer|lea|ver|mira|vea) (?:también|además|más)|te puede interesar|te recomendamos|quizás te interese|noticias relacionadas|más (?:información|noticias|sobre)|para saber más|artículos? relacionados?|lo más leído|sigue leyendo',
  // Portuguese
  '(?:leia|veja|confira|saiba|ouça|assista) (?:também|mais|ainda)|notícias relacionadas|artigos? relacionados?|relacionad[oa]s|mais lidas|você também pode gostar',
  // Italian
  '(?:leggi|vedi|guarda|scopri|approfondisci) (?:anche|di più|altro|tutto)|per approfondire|articoli correlati|potrebbe interessarti|ti potrebbe interessare|notizie correlate|i più letti',
  // Dutch
  'lees (?:ook|meer|verder|hier)|bekijk ook|zie ook|meer (?:over|nieuws|lezen)|gerelateerd(?:e artikelen)?|meest gelezen',
  // Polish, Czech, Slovak
  '(?:czytaj|zobacz|przeczytaj) (?:więcej|także|również|też)|polecamy|powiązane|najczęściej czytane|(?:čtěte|přečtěte si) (?:také|více|dále|i)|mohlo by vás zajímat|související(?: články)?|čítajte (?:aj|tiež|viac)|súvisiace',
  // Swedish, Norwegian, Danish, Finnish, Icelandic
  'läs (?:mer|också|även|vidare)|les (?:også|mer|saken|videre)|læs (?:også|mere|videre)|se også|relater(?:t|te|ede|ade)(?: (?:artikler|saker|artiklar|saker))?|mest (?:lest|läst|læste)|lue (?:myös|lisää)|katso myös|aiheesta lisää|lesa meira|sjá einnig',
  // Turkish
  'ayrıca (?:oku|okuyun|bakınız)|ilgili haber(?:ler)?|bunlar da ilginizi çekebilir|devamını oku(?:yun)?|haberin devamı',
  // Russian, Ukrainian
  '(?:читайте|смотрите|слушайте) (?:также|также по теме|еще|подробнее|далее)|по теме|материалы по теме|подробнее|(?:читайте|дивіться) (?:також|ще|далі)|за темою',
  // Greek, Hungarian, Romanian
  'διαβάστε (?:επίσης|περισσότερα|ακόμη|ακόμα)|δείτε (?:επίσης|ακόμη)|(?:olvassa|olvasd) (?:el|még|tovább)(?: is)?|kapcsolódó(?: cikkek)?|ajánljuk|citește (?:și|mai mult)|vezi și|citiți și|articole similare',
  // Indonesian, Vietnamese
  'baca (?:juga|selengkapnya|lainnya)|lihat juga|artikel terkait|simak juga|xem thêm|đọc thêm|tin liên quan|bài viết liên quan',
  // Arabic, Hebrew, Hindi
  'اقرأ (?:أيضا|أيضاً|ايضا|المزيد)|إقرأ أيضا|شاهد أيضا|مواضيع ذات صلة|קרא(?:ו)? (?:גם|עוד)|ראו גם|כתבות נוספות|यह भी पढ़ें|ये भी पढ़ें|और पढ़ें|संबंधित ख़?बरें',
  // Japanese, Chinese, Korean
  '関連(?:記事|ニュース|リンク|情報)|あわせて読みたい|こちらも(?:読まれています|おすすめ)|おすすめ(?:記事|情報)|続きを読む|もっと読む|(?:相关|相關)(?:阅读|閱讀|新闻|新聞|文章|链接|報導|报道)|延伸(?:阅读|閱讀)|更多(?:新闻|内容|內容|文章)|推荐阅读|推薦閱讀|관련\\s?(?:기사|뉴스)|더 ?보기|함께 ?(?:볼|읽을) ?(?:만한)? ?(?:기사|뉴스)',
];

/** Notices of an insertion between the paragraphs: an advertisement, a form, a jump over both. */
const notices = [
  'advertisements?|advertising|advertisements? ?[-–—] ?page continues below|press enter or click to view image in full size|continue reading below|loading\\.{3}|sponsored(?: content)?|promoted|ad|article continues (?:below|after).{0,80}|story continues (?:below|after).{0,80}|(?:skip|after) (?:past )?(?:newsletter|.{0,20}) ?promotion|skip (?:to|past|ad).{0,40}|scroll to continue.{0,80}|open this photo in gallery:?|click to (?:enlarge|expand|view).{0,20}',
  'anzeige|werbung|empfohlener (?:redaktioneller |externer )?inhalt|zum (?:inhalt|hauptinhalt) springen',
  'publicité|pub|publicidad|publicidade|pubblicità|advertentie|reklam(?:a|e|y)?|annons|annonse?|mainos|реклама|ilan|διαφήμιση|hirdetés|publicitate|iklan|quảng cáo|إعلان|פרסומת|विज्ञापन|広告|广告|廣告|광고',
];

/** Requests to the reader that have nothing to do with the text. */
const requests = [
  '(?:please )?(?:subscribe|sign up|register|log in|sign in) (?:now |here |today )?(?:to|for|with|and|below)|(?:already a|become a) (?:subscriber|member)|follow (?:us|@|the [a-z]{1,20}) |like us on|join (?:our|the) (?:newsletter|whatsapp|telegram|community|conversation|mailing)|download (?:the|our) [a-z ]{0,20}app|get (?:in touch|the latest|our|all the latest|breaking)|(?:do you|have you got|have|got) (?:have )?(?:a|any|an)? ?(?:story|tip|news tip|question|feedback|correction)|for (?:more|the latest) (?:stories|news|breaking|information|updates|on this)|support (?:our|independent|quality) journalism|share (?:this|your thoughts)|send (?:us|your)|email us|comments? (?:below|are closed)|to comment|sent? in your|by signing up|this article (?:contains|includes|may contain) affiliate|we (?:may )?earn (?:a )?commission',
  'fehler (?:gefunden|entdeckt|auf)|abonnieren sie|jetzt (?:abonnieren|anmelden|testen|registrieren)|melden sie sich|folgen sie|hier anmelden|inhaltliches feedback|haben sie (?:fragen|hinweise|anregungen)',
  'abonnez[- ]vous|inscrivez[- ]vous|suivez[- ]nous|suscr[ií]b(?:ete|ase)|síguenos|siga[- ]nos|inscreva[- ]se|assine|seguici|iscriviti|abonneer|volg ons|meld je aan|zapisz się|obserwuj nas|prenumerera|följ oss|abonner på|følg oss|følg os|tilaa|abone ol|bizi takip|подпис(?:ывайтесь|аться)|підписуйтесь|اشترك|تابعنا|구독|訂閱|订阅|关注我们',
];

/** Signs about rights and sources: `© dpa-infocom`, `Copyright 2025`. */
const rights =
  /^(?:©|ⓒ|\(c\)|℗|copyright\b|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos|무단\s?전재|版权|版權|禁止转载|無断転載)/iu;

/** Who took a picture: what stands beside its caption, or in its place. */
const pictureCredit =
  /^[\s([|/–—-]*(?:(?:photo|photograph|image|picture|foto|fotos|bild|grafik|illustration|crédit|credit|credits|source|quelle|fuente|fonte|bron|källa|zdjęcie|fot\.|фото|источник|写真|撮影|사진|图|圖)(?:s|by|graph by|\(s\)|quelle|credit|nachweis|autor)?\s*[:：/|]|photo(?:graph)? by\b|(?:photo|image) (?:courtesy|credit)|©|ⓒ|\(c\)|(?:getty images?|reuters|afp|dpa|epa|ap photo|associated press|imago|shutterstock|alamy|istock|unsplash|pexels|连合뉴스|연합뉴스|공동취재)(?=$|[\s/,.)|]))/iu;

const lead = '^[\\s>»›→▶•·|*#+\\-–—:📌👉🔴]{0,12}';
const alternation = (phrases: readonly string[]): string => `(?:${phrases.join('|')})`;
const readMoreStart = new RegExp(`${lead}${alternation(readMore)}(?![\\p{L}\\p{N}])`, 'iu');
const readMoreLabel = new RegExp(`${lead}${alternation(readMore)}[\\s:：.…>»›→|!]{0,12}$`, 'iu');
const noticeLabel = new RegExp(`${lead}${alternation(notices)}[\\s:：.…]{0,12}$`, 'iu');
const requestStart = new RegExp(`${lead}${alternation(requests)}`, 'iu');

/** A text that only announces links to other articles. */
export const isTeaserLabel = (text: string): boolean => text.length <= 60 && readMoreLabel.test(text);
/** A text that begins as one that leads to another article. */
export const startsAsTeaser = (text: string): boolean => readMoreStart.test(text);
export const isNotice = (text: string): boolean => text.length <= 80 && noticeLabel.test(text);
export const isRequest = (text: string): boolean => text.length <= 300 && requestStart.test(text);
export const isRightsLine = (text: string): boolean => text.length <= 200 && rights.test(text);
/** Words that only name the source of a picture. */
export const isPictureCredit = (text: string): boolean => text.length <= 100 && pictureCredit.test(text);
