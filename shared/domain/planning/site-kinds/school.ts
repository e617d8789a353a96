import type { SiteKind } from './site-kind.ts';

/** Schools and studios that teach: learners want the course, the teacher, the date and the price. */
export const school: SiteKind = {
  id: 'school',
  isLocal: true,
  sellsGoods: false,
  overview: 'courses',
  always: ['team', 'enrolment'],
  may: ['prices', 'events', 'vouchers', 'faq', 'news', 'jobs'],
  words: {
    en: 'school|academy|tutoring|music lessons|lessons|yoga studio|dance studio|courses|training cent(?:re|er)|driving school|kindergarten|nursery school|classes',
    de: 'schule|akademie|nachhilfe|unterricht|yogastudio|tanzstudio|kurse|fahrschule|kindergarten|kita|volkshochschule|seminare',
    fr: 'salle de sport|club de fitness|crossfit|cours particuliers|professeure? de|prof de|pilates|école|académie|cours de|soutien scolaire|formation|auto-école|studio de (?:yoga|danse)|conservatoire|crèche',
    es: 'gimnasio|gym|crossfit|clases particulares|profesora? de|pilates|escuela|academia|clases de|autoescuela|formación|guardería|colegio|estudio de (?:yoga|danza)',
    it: 'palestra|crossfit|asilo nido|doposcuola|insegnante di|maestr[oa] di|pilates|scuola|accademia|lezioni|ripetizioni|autoscuola|corsi di|studio di yoga|asilo|formazione',
    pt: 'academia|ginásio|crossfit|professora? de|pilates|escola|academia de|aulas de|explicações|formação|jardim de infância|estúdio de (?:yoga|dança)|cursos de',
    nl: 'kinderopvang|school|academie|bijles|lessen|rijschool|cursussen|yogastudio|dansstudio|opleiding',
    pl: 'siłowni|klub fitness|crossfit|żłob|nauczyciel|instruktor|pilates|joga|jogi|szkoł|akademi|korepetycj|kursy|lekcj|przedszkol|studio (?:jogi|tańca)|szkoleni',
    sv: 'skola|akademi|kurser|lektioner|trafikskola|yogastudio|förskola',
    cs: 'posilovn|fitness|školk|mateřská škol|lektor|učitel|pilates|škol|akademi|doučován|kurzy|autoškol|jóga studio|školk',
    ru: 'школ|академи|курсы|репетитор|уроки|автошкол|детский сад|студи[яию] (?:йоги|танца|английск|иностранн|язык)|английского|иностранных языков',
    tr: 'okul|akademi|kurs|özel ders|sürücü kursu|yoga stüdyo|anaokul',
    da: 'skole|akademi|kurser|undervisning|køreskole|yogastudie|børnehave|musikskole|højskole',
    no: 'skole|akademi|kurs|undervisning|kjøreskole|yogastudio|barnehage|kulturskole',
    ja: '教室|塾|学校|学園|学院|スクール|幼稚園|保育園|講座|アカデミー|大学|予備校|こども園',
    zh: '学校|學校|培训|培訓|教育|幼儿园|补习|辅导|舞蹈|书院|钢琴课|瑜伽馆|学院|驾校|画室',
    ko: '학원|학교|교습소|유치원|어린이집|과외|교실|아카데미|요가원|교육원|운전학원|음악원',
    ar: 'مدرسة|معهد|أكاديمية|دورات|روضة|حضانة|تعليم القيادة|مركز تدريب|مركز تعليمي',
  },
};
