import { endingsStripper } from './strip-ending.ts';

/** Catalan: plurals and genders, in the way of J. Savoy's light stemmers for the Romance languages ("Light stemming approaches", 2006). */
export const stemCatalan = (word: string): string =>
  withoutCatalanEnding(word).replace(/qu$/, 'c').replace(/gu$/, 'g').replace(/ç$/, 'c');
const withoutCatalanEnding = endingsStripper({
  3: 'acions ació cions ció aments ament ques gues ques ces ades ats ada ant ent ar er ir es os ns s a e o',
});

/** Greek: the endings of nouns, adjectives and the commonest verbs. Words come with or without accents. */
export const stemGreek = (word: string): string =>
  withoutGreekEnding(
    word
      .normalize('NFD')
      .replaceAll(/\p{Mn}/gu, '')
      .replaceAll('ς', 'σ'),
  );
const withoutGreekEnding = endingsStripper({
  3: `ματων ματοσ ματα ουσεσ οντασ ωντασ ησεισ ησεων ησησ ηση ησ εων εωσ εισ ουσ ων ου οσ οι ον ασ εσ ησ αι ει ετε ουμε ουν ω μα α η ο ε ι υ`,
});

/** Arabic: L. Larkey's light10 stemmer ("Light stemming for Arabic information retrieval", 2007), with its normalization of alef and ya. */
export function stemArabic(word: string): string {
  const plain = word
    .replaceAll(/[\u064B-\u0652\u0640]/g, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replace(/ة$/, 'ه');
  const bare = plain.replace(/^و(?=...)/, '').replace(/^(?:ال|بال|كال|فال|لل)(?=..)/, '');
  return bare.replace(/(?<=..)(?:ها|ان|ات|ون|ين|يه|يات)$/, '').replace(/(?<=..)[هي]$/, '');
}

/** Persian: plurals, the ezafe's ye, comparatives and possessives. */
export const stemPersian = (word: string): string =>
  withoutPersianEnding(
    word
      .replaceAll('ي', 'ی')
      .replaceAll('ك', 'ک')
      .replaceAll(/[\u064B-\u0652]/g, ''),
  );
const withoutPersianEnding = endingsStripper({ 3: 'هایی های هایم هایش ترین ها تر ان ات ی' });

/** Hebrew: the prefixed article and prepositions of longer words, and plurals. */
export const stemHebrew = (word: string): string =>
  word
    .replaceAll(/[\u0591-\u05C7]/g, '')
    .replace(/^(?:וה|שה|[הובלמכש])(?=.{4})/, '')
    .replace(/(?<=...)(?:ים|ות|ה)$/, '');

/** Korean: the particles behind a noun, the longest first, and the commonest endings of verbs. */
export const stemKorean = endingsStripper({
  1: `으로부터 에서부터 에게서 으로써 으로서 이라는 에서는 에서도 으로는 까지 부터 에서 에게 으로 이나 이란 이며 처럼 보다 하고 하기 하는 하여 한다 합니다 해서 했다
    입니다 이다 에는 와의 과의 들은 들이 들을 들의 은 는 이 가 을 를 의 에 로 와 과 도 만 들`,
});

/** Indonesian: particles and possessives, then the commonest affixes, after F. Tala, "A study of stemming effects" (2003), shortened. */
export function stemIndonesian(word: string): string {
  const base = word.replace(/(?<=....)(?:kah|lah|pun)$/, '').replace(/(?<=....)(?:nya|ku|mu)$/, '');
  if (base.length < 6) return base;
  const root = base
    .replace(/^(?:meng|peng)(?=[aeiough])/, '')
    .replace(/^(?:men|pen)(?=[cdjtz])/, '')
    .replace(/^(?:mem|pem)(?=[bfpv])/, '')
    .replace(/^(?:me|pe)(?=[lrwymn])/, '')
    .replace(/^(?:ber|ter|per|di|ke|se)(?=.{4})/, '');
  return root.replace(/(?<=....)(?:kan|an|i)$/, '');
}

/** Hindi: the endings of cases and numbers, after A. Ramanathan and D. Rao, "A lightweight stemmer for Hindi" (2003), shortened. */
export const stemHindi = endingsStripper({ 2: 'ियों ियाँ ियां ाओं ुओं ों ें ीं ाँ ां ी ा े ि ु ू ो' });

/** Turkish: cases and possessives, then the plural, then a last vowel. Snowball's takes 15 KB of a bundle and leaves more words apart. */
/** An apostrophe stands before the endings of names: "Eskişehir'de". */
export function stemTurkish(word: string): string {
  const name = word.replace(/(?<=..)'\p{L}+$/u, '');
  const bare = (name === word ? withoutTurkishPlural(withoutTurkishCase(word)) : name).replace(
    /(?<=...)[aeıioöuü]$/,
    '',
  );
  return bare
    .replace(/ğ$/, 'k')
    .replace(/b$/, 'p')
    .replace(/(?<=...)d$/, 't')
    .replace(/c$/, 'ç');
}
const withoutTurkishCase = endingsStripper({
  3: `sından sinden sundan sünden sında sinde sunda sünde sının sinin sunun sünün ından inden undan ünden ında inde unda ünde
    nın nin nun nün dan den tan ten sına sine suna süne sını sini sunu sünü ını ini unu ünü ına ine una üne
    da de ta te yı yi yu yü ya ye sı si su sü ın in un ün ı i u ü`,
});
const withoutTurkishPlural = endingsStripper({ 2: 'lar ler' });

/** Romanian: articles, cases and plurals of nouns and adjectives, in the way of J. Savoy's light stemmers for the Romance languages. */
export const stemRomanian = endingsStripper({
  3: 'urilor iilor urile elor ilor iile uri ului ele ile lui iei ei ul ii ua ie ia ea le ă a e i u',
});
