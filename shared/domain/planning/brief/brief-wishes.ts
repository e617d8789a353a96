import type { Language } from '../../language/languages.ts';
import { termsOf } from '../../language/subject-terms.ts';
import type { ReadingWords } from '../words/reading-words.ts';
import type { NamedRole, WritingWords } from '../words/writing-words.ts';
import type { Said } from './brief-offerings.ts';
import type { Statement } from './brief-statements.ts';
import { bareItem, capitalizedFirst, listItems, withoutLeading } from './phrase-lists.ts';
import { rolesIn } from './site-roles.ts';
import { bookedObjects } from './verb-objects.ts';
import { atLeast, every, isUsable, toolsIn, type Wanted, wantedPage } from './wanted-page.ts';
import { type WishCue, wishCue, withoutVisitors } from './wish-sentences.ts';
import { wordPattern } from './word-pattern.ts';

export interface BriefWishes {
  /** Pages that the client wants by their part in a site. */
  readonly roles: ReadonlyMap<NamedRole, string>;
  /** Pages that the client wants about a subject. */
  readonly topics: readonly Said[];
  /** Pages that the client does not want. */
  readonly refused: ReadonlySet<NamedRole>;
  /** What the brief speaks of, though nobody asked for a page. */
  readonly mentioned: ReadonlyMap<NamedRole, string>;
}

const TOPICS_MAX = 8;
const TOPIC_WORDS_MAX = 9;
/** What follows a comma is a further subject where it is short; else it is a clause of its own. */
const FURTHER_WORDS_MAX = 4;

export function wishesIn(
  statements: readonly Statement[],
  words: ReadingWords,
  writing: WritingWords,
  language: Language | null,
): BriefWishes {
  const roles = new Map<NamedRole, string>();
  const mentioned = new Map<NamedRole, string>();
  const refused = new Set<NamedRole>();
  const topics: Said[] = [];
  let wasWish = false;
  for (const statement of statements) {
    const { kind, topic, said: whole, denied, text } = statement;
    const said = withoutReason(whole);
    for (const role of rolesIn(denied, writing)) refused.add(role);
    if (/(?<!\p{L})(?:shop|store)(?!\p{L})/iu.test(denied)) refused.add('shop');
    if (kind === 'heading' || topic === 'rivals') continue;
    for (const role of rolesIn(said, writing)) if (!mentioned.has(role)) mentioned.set(role, text);
    const wish = wishCue(said, words);
    // "We need no shop but a page about …": the wish stands in the part that denies.
    // "Also a gallery": what adds to a wish is one.
    const adds: boolean =
      wasWish && kind === 'sentence' && continues.test(said) && !wordPattern(words.offers).test(said);
    const isWish: boolean =
      topic === 'wish' ||
      wish !== null ||
      adds ||
      opensWithPage(said, words) ||
      thirdPerson.test(said) ||
      (wishCue(denied, words) !== null && wordPattern(words.page).test(said));
    wasWish = isWish;
    if (!isWish) continue;
    const wanted = wantedIn(statement, said, wish, words);
    const isListed = topic === 'wish' || wish?.isOfSite === true;
    for (const { role, subject } of wantedPages(wanted, isListed, words, writing)) {
      if (role !== null) roles.set(role, text);
      else if (termsOf(subject, language).length > 0 && topics.length < TOPICS_MAX)
        topics.push({ value: subject, words: text });
    }
  }
  // "No setup fee" does not refuse the prices of which the brief speaks elsewhere.
  for (const role of lasting) if (mentioned.has(role)) refused.delete(role);
  for (const role of refused) roles.delete(role);
  return { roles, topics: topics.filter(({ value }) => !isRole(value, refused, writing)), refused, mentioned };
}

/** Parts of a site that nobody refuses by what is not so. */
const lasting: readonly NamedRole[] = ['prices', 'security', 'about', 'contact', 'quality', 'shipping', 'docs'];

/** "A page about funding.": a sentence of its own. */
const opensWithPage = (said: string, words: ReadingWords): boolean =>
  new RegExp(
    String.raw`^(?:(?:${words.article}|${words.leading}|${words.and})\s){0,3}(?:${words.page})\s(?:${words.about})\s`,
    'iu',
  ).test(said);

/** In notes about the client: "wants a page on …". */
const thirdPerson =
  /^(?:(?:she|he|they|client|sie|er|kundin|kunde|elle|il|cliente|ella|lei|ela|ele|zij|hij|ona|on|hon|han)\s)?(?:wants|would like|needs|will|möchte|wünscht sich|braucht|veut|voudrait|quiere|quisiera|vuole|vorrebbe|quer|gostava|wil|chce|vill ha|chtějí|chce|хочет)\s(?=\p{L})/iu;

/** The part of a statement that says what is wanted. */
function wantedIn({ topic, isCarried }: Statement, said: string, wish: WishCue | null, words: ReadingWords): string {
  if (topic === 'wish') {
    // Behind a label further sentences say in passing why: "Case studies, we have three good ones."
    const [first = said] = said.split(',', 1);
    return isCarried === true && !wordPattern(words.page).test(said.slice(first.length)) ? first : said;
  }
  if (wish === null || words.offersAfter !== undefined) return said;
  const after = said.slice(wish.index + wish[0].length);
  if (wish.isOfSite) return after;
  // "Jobs should be on it": what is wanted stands before.
  return /^\W*$/u.test(after.split(',', 1)[0] ?? '') && !wordPattern(words.page).test(after)
    ? said.slice(0, wish.index) || said
    : said.slice(wish.index);
}

const continues =
  /^(?:and|also|plus|and also|und|auch|außerdem|dazu|et|aussi|également|y|también|además|e|anche|inoltre|também|en|ook|i|oraz|również|också|och|а также|также|и)\s/iu;

/** "a page on emergencies, since everybody asks": why it is wanted names no page. */
const reason =
  /[,\s]\s?(?:because|since(?!\s\d)|as (?:we|it|this|that|they|many|most|people|everyone)|weil|da (?:wir|das|die|viele|es|uns)|denn|parce qu[e']|car|puisqu[e']|porque|ya que|pues|perché|poiché|dato che|pois|já que|omdat|want|aangezien|bo|ponieważ|gdyż|eftersom|för att|protože|так как|потому что|поскольку|çünkü|cause)\s.*?(?=\s(?:and|und|et|y|e|en|och|i)\s(?:some|an?|also|then|eine?n?|des|une?|unas?|unos|einige|noch|uma?|een|också|też)\s|$)/isu;

const withoutReason = (said: string): string => {
  const kept = said.replace(reason, '');
  return kept.split(' ').length >= 3 ? kept : said;
};

const isRole = (value: string, roles: ReadonlySet<NamedRole>, writing: WritingWords): boolean =>
  rolesIn(value, writing).some((role) => roles.has(role));

/** "a page about allergies, a blog and online booking": one subject and two parts of a site. */
function wantedPages(wanted: string, isListed: boolean, words: ReadingWords, writing: WritingWords): Wanted[] {
  const pages = new RegExp(wordPattern(`${words.page}|${another}`), 'giu');
  const marks = [...wanted.matchAll(pages)];
  const found: Wanted[] = [];
  // "a site with the exhibitions, a page on the house": what stands beside the pages are parts as well.
  const parts = siteWith.exec(wanted)?.[1];
  for (const part of parts === undefined ? [] : listItems(parts.split(/[.;!?]/u, 1)[0] ?? '', words))
    if (!new RegExp(pages, 'iu').test(part) && part.split(' ').length <= FURTHER_WORDS_MAX + 1)
      found.push(wantedPage(part, words, writing));
  if (words.offersAfter !== undefined && marks[0] !== undefined) {
    // Where the verb comes last, the subject stands before the page: "ulaşım hakkında bir sayfa".
    const [first] = marks;
    const before = new RegExp(
      String.raw`(?:^|[,;]|\s(?:${words.and})\s)\s*([^,;]{2,60}?)\s(?:${words.about})(?:\s${words.article})?\s?$`,
      'iu',
    );
    const parts = wanted.slice(0, first.index);
    const subject = before
      .exec(parts)?.[1]
      ?.split(new RegExp(String.raw`\s(?:${words.and})\s`, 'iu'))
      .at(-1);
    if (subject !== undefined)
      return [
        ...rolesIn(parts.slice(0, parts.lastIndexOf(subject)), writing).map((role) => ({ role, subject: '' })),
        wantedPage(subject, words, writing),
      ].filter(isUsable);
  }
  const quotedTitle = /^\s["“”„«»]([^"“”„«»]{3,80})["“”»]/u;
  const about = new RegExp(String.raw`^[\s,]*(?:\p{L}+\s)?(?:${words.about})(?:\s|(?<=['’])\s?)(.+)$`, 'iu');
  const loose = marks[0] ? wanted.slice(0, marks[0].index) : wanted;
  for (const [at, mark] of marks.entries()) {
    const after = wanted.slice(mark.index + mark[0].length, marks[at + 1]?.index);
    const title = quotedTitle.exec(after)?.[1];
    if (title !== undefined) {
      found.push({ role: null, subject: capitalizedFirst(title.trim()) });
      continue;
    }
    const asked = questionOf.exec(after);
    const question = thatWasAsked.test(after)
      ? askedBefore.exec(wanted.slice(0, mark.index))?.[1]
      : (asked?.[1] ?? asked?.[2]);
    if (question !== undefined && question.split(' ').length <= QUESTION_WORDS_MAX) {
      found.push({ role: null, subject: capitalizedFirst(question.trim()) });
      continue;
    }
    const subject = withInstrumental(after) ?? about.exec(after)?.[1]?.replace(relative, '');
    if (subject !== undefined) {
      const kept = keptAbout.exec(after)?.[0] ?? '';
      found.push(
        ...listItems(subject, words)
          .filter((item, index) => index === 0 || item.split(' ').length <= FURTHER_WORDS_MAX)
          .map((item, index) => (index === 0 ? `${kept}${item}` : item.replace(atLeast, '')))
          .filter((item) => !every.test(item) && !wordPattern(words.rivals).test(item))
          .map((item) => wantedPage(item, words, writing)),
      );
    } else found.push(...besidePage(wanted, mark, after, words, writing));
    if (subject !== undefined) continue;
    if (/(?:seite|pagina)$/iu.test(mark[0]) && mark[0].length > 8)
      found.push(...rolesIn(mark[0], writing).map((role) => ({ role, subject: '' })));
  }
  if (isListed && marks.length === 0) {
    const items = listItems(bareItem(wanted), words)
      .map(withoutVisitors)
      .filter((item) => bookedObjects(item).length === 0);
    const isShort = items.every((item) => item.split(' ').length <= TOPIC_WORDS_MAX);
    return (isShort ? items : [bareItem(wanted)])
      .filter((item) => words.hasCapitalNouns !== true || /\p{Lu}/u.test(item.replace(preposition, '')))
      .map((item) => wantedPage(item, words, writing))
      .filter((item) => item.role !== null || !preposition.test(item.subject))
      .filter(isUsable);
  }
  for (const tool of toolsIn(loose)) found.push(wantedPage(tool, words, writing));
  for (const role of rolesIn(loose, writing)) found.push({ role, subject: '' });
  if (marks.length === 0 && found.length === 0)
    for (const role of rolesIn(wanted, writing)) found.push({ role, subject: '' });
  // What follows the last subject may be a part of a site too: "… and a blog".
  return found.filter(isUsable);
}

/** "something simple with a menu and directions" */
const siteWith =
  /(?<!\p{L})(?:web ?site|site|something(?: \p{L}+)?|webseite|homepage|etwas(?: \p{L}+)?|quelque chose(?: de \p{L}+)?|web|sitio|algo(?: \p{L}+)?|sito|qualcosa(?: di \p{L}+)?|stronę|coś(?: \p{L}+)?|webbplats|hemsida|iets(?: \p{L}+)?|webové stránky|сайт)(?:\s(?:internet|web|nuevo|nueva|new))?\s(?:with|mit|avec|con|com|met|z|med|s|с)\s(.+)$/iu;

/** "projects, large and with pictures": how it should look. */
const preposition = /^(?:with|mit|avec|con|com|met|med|without|ohne|sans|sin|senza|sem|zonder|bez|utan)\s/iu;

/** "eine Seite darüber gibt, was man tun soll, wenn man einen Heuler findet": the question is the title. */
const questionOf =
  /^\s(?:(?:darüber|dazu)(?:\s\p{Ll}+){0,2},\s((?:was|wie|wann|wo|warum|welche[rsnm]?|ob|wer|woran|worauf)\s[^.;!?]{8,120}?)|(?:o tym|o to),\s((?:jak|co|kiedy|dlaczego|czy|gdzie|ile|któr\p{L}+)\s[^.,;!?]{8,120}))(?=,\s(?:und|sowie|oder)\s|$|[.,;!?](?:\s|$)(?!wenn|die|der|das|dass|was|wie|ob))/u;
const QUESTION_WORDS_MAX = 14;

/** "They ask when to begin: a page on that would be good." */
const thatWasAsked =
  /^\s(?:là-dessus|à ce sujet|sur ce (?:sujet|point)|darüber|dazu|about (?:that|this|it)|on (?:that|this)|for that|sobre (?:eso|esto|ello|isso|isto)|su (?:questo|ciò|quello)|daarover|over dat|na ten temat|o tym|om det|o tom|об этом)(?=[\s.!]*$|\s(?:would|is|wäre|ist|fänd\p{L}*|serait|sería|estaría|sarebbe|seria|zou|vore|bitte|please|merci)(?!\p{L}))/iu;
const askedBefore =
  /(?:^|\s)((?:how|when|what|why|where|which|wie|wann|was|warum|wo|welche[rsnm]?|comment|quand|pourquoi|où|quel(?:le)?s?|cómo|cuándo|qué|por qué|dónde|cuánto|come|quando|cosa|perché|dove|quanto|como|o que|hoe|wanneer|wat|waarom|jak|kiedy|co|dlaczego|hur|när|vad|varför|kdy|proč|как|когда|что|почему)\s[^:;,–—.?!]{6,80}?)\s?[:;,–—.?!]+\s*(?:(?:a|an|eine?n?|une?|una|uma|een|en|jedna|and|und|et|y|e)\s)*$/iu;

/** "zakładkę z testem poziomującym": behind "z" a noun has an ending that a name of a page has not. */
function withInstrumental(after: string): string | undefined {
  const found = /^\s(?:z|ze)\s(\p{Ll}+em|\p{Ll}+ą)(\s\p{Ll}+(?:ym|im|ą))?(?=$|[\s,.])(.*)$/u.exec(after);
  if (found === null) return undefined;
  const [, noun = '', adjective = '', rest = ''] = found;
  const plain = noun.endsWith('ą') ? `${noun.slice(0, -1)}a` : noun.replace(/(?<=[kg])iem$/u, '').replace(/em$/u, '');
  return `${plain}${adjective.replace(/ą$/u, 'a').replace(/(?<=[yi])m$/u, '')}${rest}`;
}

/** "a page on braces and another on children" */
const another =
  'one(?= (?:about|on)\\s)|eine(?= (?:über|zum?)\\s)|une(?= sur\\s)|una(?= (?:su|sul|sulla|sulle|sui|sobre)\\s)|uma(?= sobre\\s)|een(?= over\\s)|jedną(?= o\\s)|something(?= (?:about|on))|etwas(?= (?:über|zu|darüber|dazu))|quelque chose(?= sur)|algo(?= sobre)|qualcosa(?= s)|iets(?= over)|coś(?= o)|något(?= om)|another(?: one)?|(?:eine )?(?:weitere|andere)(?= (?:über|zu|zum|zur|für))|une autre|otra|un.altra|outra|een andere|jeszcze jedna|en annan|en(?= om )|jednu(?= o )|ещё одн[ау]';
/** "a page where it says what a first meeting costs" */
const relative =
  /^(?:(?:it )?says|steht|stehen|erklärt wird|es geht um|man (?:\p{L}+ )?(?:findet|sieht|erfährt|liest)|(?:on |l'on )?(?:explique|trouve)|se (?:explica|cuenta|indica)|si (?:spiega|trova)|staat|jest napisane|står)[,:]?\s/iu;

/** Where "about" gives the noun another ending, it stays: "O bólu kręgosłupa". */
const keptAbout = /^\s*(?:o|об?|про|dla|для|pro)\s(?=\p{L}{2})/iu;

/** "une page abonnement", "a wedding page": the subject stands beside the word. */
function besidePage(
  wanted: string,
  mark: RegExpExecArray,
  after: string,
  words: ReadingWords,
  writing: WritingWords,
): Wanted[] {
  const [behind = ''] = after.split(/[,.;:!?()]/u, 1);
  const follows = listItems(behind.trim(), words)[0] ?? '';
  if (
    /^\s\p{Ll}/u.test(behind) &&
    follows.split(' ').length <= 3 &&
    !wordPattern(`${words.tail}|${words.is}|${words.and}`).test(follows.split(' ')[0] ?? '')
  ) {
    return [wantedPage(follows, words, writing)];
  }
  const before =
    wanted
      .slice(0, mark.index)
      .split(/[,.;:!?()]/u)
      .at(-1) ?? '';
  const wish = wordPattern(words.wish).exec(before);
  const own = listItems(before.slice(wish ? wish.index + wish[0].length : 0).trim(), words).at(-1) ?? '';
  const subject = withoutLeading(
    own,
    `${words.article}|${words.leading}|own|separate|eigene|extra|new|landing|single|main|good|proper|to have|have`,
  );
  const [role] = rolesIn(`${subject} ${mark[0]}`, writing);
  if (subject !== '' && role !== undefined) return [{ role, subject: '' }];
  return mark[0].toLowerCase().startsWith('page') && subject !== '' && subject.split(' ').length <= 3
    ? [wantedPage(subject, words, writing)]
    : [];
}
