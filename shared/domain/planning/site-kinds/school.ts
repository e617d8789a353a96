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
    fr: 'école|académie|cours de|soutien scolaire|formation|auto-école|studio de (?:yoga|danse)|conservatoire|crèche',
    es: 'escuela|academia|clases de|autoescuela|formación|guardería|colegio|estudio de (?:yoga|danza)',
    it: 'scuola|accademia|lezioni|ripetizioni|autoscuola|corsi di|studio di yoga|asilo|formazione',
    pt: 'escola|academia de|aulas de|explicações|formação|jardim de infância|estúdio de (?:yoga|dança)|cursos de',
    nl: 'kinderopvang|school|academie|bijles|lessen|rijschool|cursussen|yogastudio|dansstudio|opleiding',
    pl: 'szkoł|akademi|korepetycj|kursy|lekcj|przedszkol|studio (?:jogi|tańca)|szkoleni',
    sv: 'skola|akademi|kurser|lektioner|trafikskola|yogastudio|förskola',
    cs: 'škol|akademi|doučován|kurzy|autoškol|jóga studio|školk',
    ru: 'школ|академи|курсы|репетитор|уроки|автошкол|детский сад|студия (?:йоги|танца)',
    tr: 'okul|akademi|kurs|özel ders|sürücü kursu|yoga stüdyo|anaokul',
  },
};
