import type { SiteKind } from './site-kind.ts';

/** Software as a service: buyers compare features, prices, safety and what it connects to. */
export const saas: SiteKind = {
  id: 'saas',
  isLocal: false,
  sellsGoods: false,
  overview: 'features',
  always: ['prices', 'docs', 'security'],
  may: ['integrations', 'changelog', 'faq', 'references', 'news', 'jobs'],
  words: {
    en: 'saas|software|platform|web app|app|api|cloud|dashboard',
    de: 'saas|software|plattform|web-?app|app|cloud|programm für',
    fr: 'saas|logiciel|plateforme|application|appli|cloud',
    es: 'saas|software|plataforma|aplicación|app|nube',
    it: 'saas|software|piattaforma|applicazione|app|gestionale|cloud',
    pt: 'saas|software|plataforma|aplicação|aplicativo|app|nuvem',
    nl: 'saas|software|platform|app|webapplicatie|cloud',
    pl: 'system dla|system do|saas|oprogramowani|platform|aplikacj|system do|chmur',
    sv: 'saas|programvara|mjukvara|plattform|app|molntjänst',
    cs: 'saas|software|platform|aplikac|cloud',
    ru: 'saas|программ|платформ|приложени|сервис для|crm',
    tr: 'saas|yazılım|platform|uygulama|bulut',
    da: 'saas|software|platform|app|cloud',
    no: 'saas|programvare|plattform|app|skytjeneste',
    ja: 'SaaS|クラウド|ソフトウェア|アプリ|プラットフォーム|システムを提供',
    zh: 'SaaS|软件|軟體|平台|系统|云服务|小程序|App',
    ko: 'SaaS|소프트웨어|플랫폼|앱|클라우드|솔루션',
    ar: 'برنامج|برمجيات|منصة|تطبيق|سحابي|نظام إدارة',
  },
};
