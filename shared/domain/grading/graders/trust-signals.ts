import type { AuthorSignal, ContactSignal, DateSignal, SignalSource } from '../../extraction/signals/page-signals.ts';
import { excerpt } from '../../language/text-length.ts';
import { authoredKinds } from '../../pages/page-kind/page-kinds.ts';
import { insertAdvice, quoteKeyword, scaledByLength } from '../advice.ts';
import type { ComponentGrader } from '../component-grader.ts';
import { judgeEssentials, lacksContact } from '../essentials.ts';
import type { Verdict } from '../grading-input.ts';
import { findPlaceholders } from '../left-placeholders.ts';
import { scoreDate } from '../own-date.ts';
import type { PageReading } from '../page-reading.ts';
import { clamp, ramp } from '../shares.ts';
import { claim, count, plural, quote, say } from '../statement.ts';
import { occurrences } from '../target-keyword.ts';
import { attributions, experienceWords, firstPerson, firstPersonEndings } from '../vocabulary.ts';
import { longestSectionEnd } from './structure.ts';

export const trustSignalsGrader: ComponentGrader = {
  componentType: 'trust_signals',
  criteria: {
    trust_author: author,
    trust_dates: dates,
    trust_experience: experience,
    trust_sources: sources,
    trust_contact: contact,
  },
};

/** Names that content systems give to whoever is signed in: they name no one. */
const nobody = /^(?:admin|administrator|author|autor|editor|guest|gast|root|user|webmaster|staff|redaktion|team)$/i;

const whereAuthor: Readonly<Record<SignalSource, string>> = {
  json_ld: 'The structured data names the author',
  microdata: 'The markup names the author',
  rdfa: 'The markup names the author',
  meta: 'A meta element names the author',
  link: 'A link names the author',
  byline: 'A byline of the page names the author',
  text: 'The text names the author',
  time: 'The page names the author',
  url: 'The address names the author',
};

function author(page: PageReading): Verdict | null {
  // Of a page that offers or documents something, the site itself is the author.
  if (!authoredKinds.has(page.kind)) return null;
  const { authors } = page.signals;
  const named = authors.find(({ name }) => !nobody.test(name)) ?? null;
  const general = named === null ? (authors[0] ?? null) : null;
  return {
    share: named !== null ? 1 : general !== null ? 0.4 : 0,
    evidence:
      named !== null
        ? say`${whereAuthor[named.source]} ${stateName(named)}.`
        : general !== null
          ? say`The only author named is ${stateName(general)}.`
          : say`${noAuthor} in the text, in a byline or in markup that can be read.`,
    advice: insertAdvice(page, 'body:byline', page.headings[0]?.id ?? page.firstBlockId, {
      title: 'Name the author',
      description: say`${general === null ? noAuthor : say`The only author named is ${stateName(general)}`}. Put a byline with the author’s name below the H1, and say in one line what qualifies them.`,
      whyItMatters: 'Search quality raters check who wrote a page and what qualifies the author.',
    }),
  };
}

const noAuthor = claim('No person was found who is named as the author', { kind: 'no_author' });

function stateName({ name, source }: AuthorSignal) {
  const { shown, isCut } = excerpt(name, 80);
  return claim(`"${shown}${isCut ? '…' : ''}"`, { kind: 'author', value: shown, source });
}

/** A reference is dated by a version: "version 3.11", "PostgreSQL 15.2", "since 2.4". */
const versionPattern =
  /\b(?:version|release|since|v)\s?\d{1,4}(?:\.\d{1,4}){0,3}\b|\b\p{Lu}[\p{L}]{2,30} \d{1,4}(?:\.\d{1,4}){1,3}\b/iu;

const whereDate: Readonly<Record<SignalSource, string>> = {
  json_ld: 'The structured data gives the date',
  microdata: 'The markup gives the date',
  rdfa: 'The markup gives the date',
  meta: 'A meta element gives the date',
  time: 'A time element gives the date',
  byline: 'A byline gives the date',
  link: 'A link gives the date',
  text: 'The text has the date',
  url: 'The address has the date',
};

function dates(page: PageReading): Verdict | null {
  if (!authoredKinds.has(page.kind) && page.kind !== 'reference') return null;
  const best = page.signals.dates.toSorted((a, b) => scoreDate(b) - scoreDate(a))[0] ?? null;
  const share = best === null ? 0 : scoreDate(best);
  const version = page.kind === 'reference' ? (versionPattern.exec(page.text)?.[0] ?? null) : null;
  if (version !== null && share < 0.8)
    return { share: 0.8, evidence: say`The text says which version it is about: ${quote('text', version)}.` };
  return {
    share,
    evidence:
      best !== null
        ? say`${whereDate[best.source]} ${stateDay(best)}${best.kind === 'modified' ? ', as that of a change' : ''}.`
        : claim(
            'No date of publication or of a change was found in the text, in the address or in markup that can be read.',
            {
              kind: 'no_date',
            },
          ),
    advice: insertAdvice(page, 'body:byline', page.headings[0]?.id ?? page.firstBlockId, {
      title: 'Say when the page was updated',
      description: say`${best === null ? claim('No date says', { kind: 'no_date' }) : say`The ${best.source === 'url' ? 'address' : 'text'} has the date ${stateDay(best)}, and ${claim('nothing says', { kind: 'no_date' })} that it is the day`} when the page was published or last reviewed. Add a line such as "Updated on" with the date, and datePublished and dateModified to the structured data.`,
      whyItMatters: 'Visitors and search engines prefer pages that show how current they are.',
    }),
  };
}

const stateDay = ({ date, quote: value, source }: DateSignal) => claim(date, { kind: 'date', value, date, source });

/** Amounts with their unit, in words of the languages most sites are written in. */
const measures = new RegExp(
  `(?<![\\p{L}\\p{N}])[$€£]\\s?\\p{Nd}{1,3}|(?<![\\p{L}\\p{N}$€£.,])\\p{Nd}{1,12}(?:[.,]\\p{Nd}{1,6})?[ \\u00a0]?(?:[%€$£°]|(?:${[
    'mm|cm|dm|m|km|mg|g|kg|ml|cl|l|w|kw|kwh|kr|zł|m²|m³|ft|feet|foot|inch(?:es)?|lbs?|oz|mph|sq|acres?|gallons?|gpm|mw|v|a|ah|gb|tb|mb|hz',
    'percent|prozent|procent|procento|prosent|por ciento|pour cent|per cento|процент\\p{L}*',
    'minut\\p{L}*|hours?|days?|weeks?|months?|years?|litres?|liters?|met(?:er|re)s?|degrees|pounds|dollars|euros?',
    'stunden?|tagen?|wochen?|monaten?|jahren?|grad|uur|uren|dagen|weken|maanden|jaar',
    'heures?|jours?|semaines?|mois|ans|degrés|horas?|días?|dias?|semanas?|meses|años|anos|grados|graus|litros?|metros?',
    'ore|giorni|settimane|mesi|anni|gradi|litri|metri|timmar|timer|dag|dagar|dager|dage|veckor|uger|uker|månader|år|grader|kronor|kroner|liter',
    'godzin\\p{L}*|dni|tygodni\\p{L}*|miesięcy|lat|hodin\\p{L}*|dnů|týdnů|let|stupňů|złotych',
    'час\\p{L}{0,3}|дн(?:я|ей)|недел\\p{L}+|месяц\\p{L}*|лет|год\\p{L}{0,2}|градус\\p{L}*|литр\\p{L}*|метр\\p{L}*|рубл\\p{L}+',
    'saat|gün|hafta|ay|yıl|dakika|derece|litre|metre|lira',
  ].join('|')})(?!\\p{L}))`,
  'giu',
);

function experience(page: PageReading): Verdict {
  const ending = firstPersonEndings[page.language ?? ''];
  const own = page.words.filter((word) => firstPerson.has(word) || ending?.test(word) === true).length;
  const proof = page.words.filter((word) => experienceWords.has(word)).length;
  // A quotation that is set apart has marks as well, most often.
  const quotations = Math.max(page.quoteCount, (page.text.match(/["“„«][^"“”„«»\n]{20,400}["”“»]/g) ?? []).length);
  const figures = (page.text.match(measures) ?? []).length;
  const reported =
    0.3 * ramp(own, 0, 4) + 0.3 * ramp(proof, 0, 3) + 0.2 * ramp(quotations, 0, 1) + 0.2 * ramp(figures, 0, 4);
  // Examples that run are the tests of a reference.
  const shown = page.kind === 'reference' ? 0.8 * ramp(page.codeCount, 0, 3) : 0;
  const found = say`${count('quotation', quotations)} and ${count('measure', figures)}`;
  return scaledByLength(page, 200, {
    share: Math.max(reported, shown),
    evidence: say`The text has ${shown > reported ? say`${count('code', page.codeCount)}, ` : ''}${found}.`,
    advice: insertAdvice(page, 'body:experience', longestSectionEnd(page), {
      title: 'Show first-hand experience',
      description: say`The text has ${found}. Report what you did with ${quoteKeyword(page)}: a case, a measurement, a customer’s words.`,
      whyItMatters: 'Experience is the first E of E-E-A-T, and it cannot be copied from another page.',
    }),
  });
}

function sources(page: PageReading): Verdict | null {
  // A manual is the source, and an offer is about itself.
  if (!authoredKinds.has(page.kind)) return null;
  const outbound = new Set(page.links.filter(({ kind }) => kind === 'outbound').map(({ target }) => target)).size;
  const attributed =
    attributions.reduce((total, phrase) => total + occurrences(page.matchText, phrase), 0) + page.footnoteCount;
  const found = claim(`The text links to ${plural(outbound, 'page')} of other sites`, {
    kind: 'count',
    of: 'outbound_target',
    value: outbound,
  });
  return {
    share: clamp(0.45 * outbound + 0.3 * Math.min(attributed, 2)) * ramp(page.wordCount, 0, 150),
    evidence: say`${found}.`,
    advice: insertAdvice(page, 'body:sources', longestSectionEnd(page), {
      title: 'Name your sources',
      description: say`${found}. Say for each figure where it comes from, and link at least two sources.`,
      whyItMatters: 'Readers can check claims with sources, so they trust and cite them more.',
    }),
  };
}

/** Ways to reach the publisher; a legal page has them too, by law or by custom. */
const contactWords: Readonly<Record<ContactSignal['kind'], string>> = {
  telephone: 'gives a telephone number',
  email: 'gives an e-mail address',
  contact_page: 'links to a contact page',
  about_page: 'links to a page about the publisher',
  legal_page: 'links to a legal page',
  contact_form: 'has a contact form',
  markup: 'gives contact data in its structured data',
};

function contact(page: PageReading): Verdict {
  const [found] = page.signals.contacts.toSorted((a, b) => contactShare(b, page) - contactShare(a, page));
  const share =
    found === undefined
      ? page.input.links.crawled || page.input.signals != null
        ? 0
        : 0.2
      : contactShare(found, page);
  return {
    share,
    evidence:
      found === undefined
        ? claim('Neither contact data nor a link to a contact, about or legal page was found.', { kind: 'no_contact' })
        : say`The page ${contactWords[found.kind]}${shownContact(found)}${isOfTemplate(found, page) ? ', which is a placeholder' : ''}.`,
    advice: lacksContact(page)
      ? judgeEssentials(page)?.advice
      : insertAdvice(page, 'body:contact', page.lastBlockId, {
          title: 'Say who can be contacted',
          description: say`${found === undefined ? claim('Neither contact data nor a link to a contact or about page was found', { kind: 'no_contact' }) : say`The page links to a legal page${shownContact(found)}; neither contact data nor a link to a contact or about page was found`}. End with a line that says who publishes the page, and link it to the about or contact page.`,
          whyItMatters: 'Quality raters rate a page as untrustworthy when its publisher cannot be reached.',
        }),
  };
}

function shownContact({ kind, text: label, href }: ContactSignal) {
  // Of a link to a mailbox or a telephone the address or the number is what a reader needs, whatever the link says.
  const address =
    kind === 'email'
      ? /^mailto:([^?]+)/i.exec(href ?? '')?.[1]
      : kind === 'telephone' && !/\d/.test(label)
        ? /^tel:([^?;]+)/i.exec(href ?? '')?.[1]
        : undefined;
  const text = address !== undefined && !label.includes('@') && !address.includes('%') ? address : label;
  if (text === '') return claim('', { kind: 'contact', value: '', href });
  const { shown, isCut } = excerpt(text, 60);
  return claim(`: "${shown}${isCut ? '…' : ''}"`, { kind: 'contact', value: shown, href });
}

const contactShare = (contact: ContactSignal, page: PageReading): number =>
  isOfTemplate(contact, page) ? 0.1 : contact.kind === 'legal_page' ? 0.7 : 1;

/** "123-456-7890" and "info@example.com" in a footer reach no one. */
const isOfTemplate = ({ kind, text, href }: ContactSignal, page: PageReading): boolean =>
  (kind === 'telephone' || kind === 'email') &&
  findPlaceholders(page, `${text}\n${(href ?? '').replace(/^(?:mailto|tel):/i, '')}`).length > 0;
