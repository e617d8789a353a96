/** How a plan says what a page of it is for (`planning/words`), where the words of our sections do not say it. */

/** A part of a product: what it does, whom it helps, how one begins. */
const ofFeature =
  /how to begin with it|damit anfängt|comment commencer|cómo empezar|come cominciare|como começar|hoe je begint|jak zacząć|hur man börjar/u;

/** Who joins, gives or helps. */
const ofJoining =
  /how to take part|mitmacht|comment participer|cómo participar|come partecipare|como participar|hoe je meedoet|jak się włączyć|hur man deltar/u;

export const isJoining = (purpose: string | null): boolean => ofJoining.test((purpose ?? '').slice(0, READ_MAX));

/** Words for pages that users of a product read. */
const ofDocs =
  /what they need to know to use|zum Einsatz von|savoir pour utiliser|saber para usar|sapere per usare|moeten weten om|muszą wiedzieć, w kolejności|veta för att använda/u;

export const isDocs = (purpose: string | null): boolean => ofDocs.test((purpose ?? '').slice(0, READ_MAX));

export const isFeature = (purpose: string | null): boolean => ofFeature.test((purpose ?? '').slice(0, READ_MAX));

/** The purpose's own words, without those of a brief that it quotes. */
export const statedPurpose = (purpose: string | null): string =>
  (purpose ?? '').slice(0, READ_MAX).replaceAll(/[„“”«"][^„“”«»"]{0,400}(?:[“”»"]|$)/gu, ' ');

const READ_MAX = 600;
