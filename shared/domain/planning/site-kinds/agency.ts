import type { SiteKind } from './site-kind.ts';

/** Agencies and studios that work for other firms: clients look for proof, then for people. */
export const agency: SiteKind = {
  id: 'agency',
  isLocal: false,
  sellsGoods: false,
  overview: 'services',
  always: ['references', 'team'],
  may: ['prices', 'jobs', 'news', 'reviews', 'faq'],
  words: {
    en: 'agency|design studio|creative studio|consultancy|marketing|web design|branding|seo|production company|photo studio',
    de: 'agentur|designbüro|kreativ|marketing|webdesign|branding|seo|filmproduktion|werbe',
    fr: 'agence (?:web|de communication|de design|digitale|créative|de)|agence|studio de (?:design|création|graphisme)|communication|graphisme|marketing|webdesign',
    es: 'agencia|estudio de (?:diseño|comunicación)|marketing|publicidad|diseño web|branding|productora',
    it: 'agenzia|studio (?:grafico|creativo|di design)|comunicazione|marketing|pubblicità|web design|branding',
    pt: 'agência|estúdio de (?:design|comunicação)|marketing|publicidade|web design|branding|produtora',
    nl: 'bureau|reclamebureau|ontwerpstudio|marketing|webdesign|branding|agency',
    pl: 'agencj|studio (?:graficzne|projektowe)|marketing|reklam|branding|strony www',
    sv: 'byrå|designstudio|marknadsföring|reklam|webbdesign|varumärke',
    cs: 'agentur|studio|marketing|reklam|webdesign|branding',
    ru: 'агентств|студи[яию] дизайна|маркетинг|реклам|веб-дизайн|брендинг',
    tr: 'ajans|tasarım stüdyo|pazarlama|reklam|web tasarım|marka',
    da: 'bureau|designstudie|marketing|reklame|webdesign|branding',
    no: 'byrå|designstudio|markedsføring|reklame|webdesign',
    ja: '広告代理店|制作会社|デザイン事務所|マーケティング|ウェブ制作|Web制作|ブランディング|デザイン会社',
    zh: '广告|廣告|设计公司|营销|品牌策划|网站建设|设计工作室|公关',
    ko: '광고대행사|마케팅|디자인 회사|에이전시|웹 제작|브랜딩|디자인 스튜디오',
    ar: 'وكالة|تسويق|دعاية|إعلان|تصميم مواقع|استوديو تصميم',
  },
};
