import type { SiteKind } from './site-kind.ts';

/** Advisers with a profession: law, tax, notaries, insurance, estate agents. */
export const advisers: SiteKind = {
  id: 'advisers',
  isLocal: true,
  sellsGoods: false,
  overview: 'services',
  always: ['team'],
  may: ['prices', 'appointment', 'faq', 'jobs', 'news', 'references'],
  words: {
    en: 'law firm|law practice|employment law|solicitor|lawyer|attorney|barrister|accountan|bookkeep|tax advis|notary|insurance broker|financial advis|estate agent|architect|surveyor|consultanc',
    de: 'rechtsanw|anwalt|anwält|kanzlei|steuerberat|notar|versicherungsmakler|finanzberat|immobilienmakler|maklerbüro|architekt|ingenieurbüro|unternehmensberat|wirtschaftsprüf|gutachter|sachverständig',
    fr: "avocat|notaire|expert-comptable|comptab|courtier|agence immobilière|architecte|cabinet de conseil|bureau d'études|géomètre|huissier",
    es: 'estudio jurídico|bufete|despacho jurídico|abogad|notarí|asesorí|gestoría|contab|correduría|inmobiliaria|arquitect|consultor|procurador',
    it: 'avvocat|notai|commercialist|studio legale|consulen(?:te|za)|agenzia immobiliare|architett|geometra|assicura',
    pt: 'escritório jurídico|despachante|advogad|notári|contab|solicitador|imobiliária|arquitet|consultor|mediador de seguros',
    nl: 'advocat|notaris|accountant|boekhoud|belastingadvis|makelaar|architect|verzekeringsadvis|adviesbureau',
    pl: 'prawnik|prawnicz|kancelari|adwokat|radc[ay] prawn|notariusz|księgow|doradc[ay] podatkow|biuro rachunkowe|nieruchomości|architekt',
    sv: 'advokat|jurist|revisor|redovisning|mäklare|arkitekt|försäkringsförmed',
    cs: 'advokát|notář|účetn|daňov|realitn|architekt|makléř',
    ru: 'адвокат|юрист|юридическ|нотариус|бухгалтер|риелтор|архитектор|агентство недвижимости',
    tr: 'avukat|hukuk bürosu|noter|muhasebe|mali müşavir|emlak|mimar',
    da: 'advokat|jurist|revisor|bogholder|ejendomsmægler|arkitekt|forsikringsmægler',
    no: 'advokat|jurist|revisor|regnskap|eiendomsmegler|arkitekt|forsikringsmegler',
    ja: '法律事務所|弁護士|税理士|会計事務所|司法書士|行政書士|社会保険労務士|不動産|建築士|設計事務所|建築家',
    zh: '律师|律師|法律|会计|會計|税务|代理记账|房产|地产|建筑设计|知识产权|咨询公司',
    ko: '법률사무소|법무법인|변호사|세무사|회계|노무사|법무사|부동산|건축사|건축가',
    ar: 'محام|محامي|محاماة|محاسب|محاسبة|استشارات قانونية|عقارات|عقاري|مهندس معماري',
  },
};
