import type { FixedPage } from '../pages.ts';

/** Pages of the fourteenth set: small offers in languages with and without lists of what any business says. */
export type FourteenthPageName = 'sykkel' | 'stomatolog' | 'kominar' | 'remont' | 'tatami' | 'kennels';

export const fourteenthPages: Readonly<Record<FourteenthPageName, FixedPage>> = {
  sykkel: {
    language: 'no',
    keyword: 'sykkelverksted Drammen',
    path: '/verksted/',
    title: 'Verksted',
    metaDescription: 'Sykler.',
    h1: 'Verksted',
    markdown: `# Verksted

Vi reparerer sykler av alle merker, også elsykler. Kom innom når det passer, du trenger ingen time.

## Service

En service tar to dager. Vi renser kjedet, justerer girene og strammer eikene.

## Punktering

En punktering ordner vi mens du venter. Slangen koster ekstra.
`,
  },
  stomatolog: {
    language: 'ro',
    keyword: 'stomatolog Brașov',
    path: '/servicii/',
    title: 'Servicii',
    metaDescription: 'Stomatologie.',
    h1: 'Servicii',
    markdown: `# Servicii

În cabinetul nostru facem plombe, detartraj, coroane și implanturi.

## Prima vizită

La prima vizită facem o radiografie și vorbim despre ce vă doare. Primiți un plan cu prețuri.

## Implanturi

Implantul se pune sub anestezie locală. Coroana se montează după trei luni, când osul s-a vindecat.
`,
  },
  kominar: {
    language: 'sk',
    keyword: 'kominár Nitra',
    path: '/sluzby/',
    title: 'Domov',
    metaDescription: 'Kominár.',
    h1: 'Služby',
    markdown: `# Služby

Čistíme a kontrolujeme komíny v rodinných domoch a bytovkách.

## Čistenie

Komín vymetieme zhora kefou a sadze odnesieme. Podlahu pred kachľami zakryjeme.

## Revízia

Pred pripojením nového kotla treba revíziu. Správu dostanete do dvoch dní.
`,
  },
  remont: {
    language: 'ru',
    keyword: 'ремонт стиральных машин Казань',
    path: '/remont/',
    title: 'Услуги',
    metaDescription: 'Ремонт.',
    h1: 'Ремонт техники',
    markdown: `# Ремонт техники

Чиним стиральные машины на дому. Мастер приезжает в день звонка.

## Что ломается

Чаще всего выходит из строя насос, подшипник или нагреватель. Насос меняем за полчаса, подшипник за три часа.

## Гарантия

На работу и детали даём гарантию один год. Старые детали оставляем вам.
`,
  },
  tatami: {
    language: 'ja',
    keyword: '畳の張り替え',
    path: '/tatami/',
    title: 'サービス',
    metaDescription: '畳。',
    h1: 'サービス',
    markdown: `# サービス

畳の表替えと新調を承ります。朝に引き取り、夕方にお届けします。

## 表替え

畳の床はそのままで、表と縁だけを新しくします。五年から七年が目安です。

## 新調

床が沈むようになったら新調の時期です。寸法を測ってから作ります。
`,
  },
  kennels: {
    language: 'en',
    keyword: 'dog boarding Hexham',
    path: '/boarding/',
    title: 'Boarding',
    metaDescription: 'Boarding for dogs.',
    h1: 'Boarding',
    markdown: `# Boarding

Your dog sleeps in a heated kennel with a run of its own and is walked twice a day along the river.

## What to bring

Bring the food that your dog is used to, a blanket that smells of home, and the vaccination card.

## Dogs we cannot take

We do not board bitches in season or dogs that have bitten somebody. Puppies must be six months old.
`,
  },
};
