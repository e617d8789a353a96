import { asked } from '../asked.ts';
import type { Fix } from '../fix.ts';
import type { FourteenthPageName } from './fourteenth-pages.ts';

/** Edits that only want the points. None may be accepted. */
export const fourteenthFakes: readonly Fix<FourteenthPageName>[] = [
  {
    name: 'what every shop says',
    page: 'sykkel',
    for: asked.text,
    content: `## Hvorfor velge oss

Vi setter alltid kunden i sentrum og tilbyr service av høyeste kvalitet. Med lang erfaring og stort engasjement hjelper vi deg med å finne den beste løsningen for dine behov. Hos oss får du god rådgivning, rask hjelp og et hyggelig møte. Vi gleder oss til å bli kjent med deg, og vi er stolte av alle våre fornøyde kunder.`,
  },
  {
    name: 'a title of the keyword three times',
    page: 'sykkel',
    for: asked.title,
    content: 'Sykkelverksted Drammen, verksted Drammen, sykkel Drammen',
  },
  {
    name: 'what every practice says',
    page: 'stomatolog',
    for: asked.text,
    content: `## De ce să ne alegeți

Suntem o echipă dedicată, pentru care satisfacția pacienților este pe primul loc. Oferim servicii de cea mai înaltă calitate, într-o atmosferă prietenoasă și modernă. Cu experiență și pasiune găsim împreună cea mai bună soluție pentru nevoile dumneavoastră. Vă așteptăm cu drag și vă mulțumim pentru încredere.`,
  },
  {
    name: 'evasive answers',
    page: 'stomatolog',
    for: asked.questions,
    content: `## Cât costă un implant?

Depinde de fiecare caz în parte. Contactați-ne și vă vom răspunde cu plăcere la toate întrebările.

## Doare?

Fiecare om este diferit, de aceea vă recomandăm să discutați cu un specialist.`,
  },
  {
    name: 'the page in other words',
    page: 'kominar',
    for: asked.text,
    content: `## Naše služby v skratke

V rodinných domoch a bytovkách kontrolujeme a čistíme komíny. Komín sa vymetá kefou zhora a sadze potom odnesieme. Pred kachľami vždy zakryjeme podlahu. Ak pripájate nový kotol, treba pred pripojením urobiť revíziu, a správu z nej dostanete do dvoch dní.`,
  },
  {
    name: 'a list of the same towns',
    page: 'kominar',
    for: asked.list,
    content: '- Kominár Nitra\n- Kominár Zlaté Moravce\n- Kominár Nitra\n- Kominár Nitra okolie\n- Kominár Nitra',
  },
  {
    name: 'a text on loans',
    page: 'remont',
    for: asked.text,
    content: `## Как выбрать кредит

Перед тем как подписать договор, сравните полную стоимость кредита в нескольких банках. Обратите внимание на страховку, комиссии и штраф за просрочку. Если доход официальный, попросите снизить ставку. Ипотеку выгоднее гасить досрочно в первые годы, когда проценты составляют почти весь платёж.`,
  },
  {
    name: 'figures of speech',
    page: 'remont',
    for: asked.figures,
    content: 'Мы на 100 % любим своё дело, и 1000 клиентов на 99 % довольны нами 24 часа в сутки и 365 дней в году.',
  },
  {
    name: 'a title that greets',
    page: 'tatami',
    for: asked.title,
    content: 'ようこそ！畳の張り替え畳の張り替え畳の張り替えのホームページ',
  },
  {
    name: 'an answer that sends elsewhere',
    page: 'tatami',
    for: asked.questions,
    content: `## 料金はいくらですか？

お気軽にお問い合わせください。

## 何日かかりますか？

詳しくはお問い合わせください。`,
  },
  {
    name: 'love for all dogs',
    page: 'kennels',
    for: asked.text,
    content: `## A home from home

We are passionate about dogs and treat every guest as one of our own. Our friendly team goes the extra mile to make sure that your best friend has a wonderful stay. You can relax and enjoy your holiday, knowing that your pet is in safe hands. We believe that every dog deserves love, care and attention, and that is exactly what we offer, day after day.`,
  },
  {
    name: 'a source that is no page',
    page: 'kennels',
    for: asked.sources,
    content:
      'Vets recommend boarding for dogs, as [a large study](https://{other}/dog-boarding-study-2024/) has shown.',
  },
];
