import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import type { AuthorSignal, ContactSignal, DateSignal } from '../../extraction/signals/page-signals.ts';
import { lowerInPlace } from '../../language/lower-in-place.ts';
import { excerpt } from '../../language/text-length.ts';
import { message, quoted } from '../../messages/message.ts';
import { authoredKinds } from '../../pages/page-kind/page-kinds.ts';
import { adviceWords, insertAdvice, quoteKeyword, scaledByLength } from '../advice.ts';
import type { ComponentGrader } from '../component-grader.ts';
import { judgeEssentials, lacksContact } from '../essentials.ts';
import type { Verdict } from '../grading-input.ts';
import { findPlaceholders } from '../left-placeholders.ts';
import { scoreDate } from '../own-date.ts';
import type { PageReading } from '../page-reading.ts';
import { clamp, ramp } from '../shares.ts';
import { claim, count, quote, say } from '../statement.ts';
import { occurrences } from '../target-keyword.ts';
import { attributions, experienceWords, firstPerson } from '../vocabulary.ts';
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
const nobody = new RegExp(`^(?:${alternatives('grading', 'nobody')})$`, 'i');

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
        ? say('grading.trust_author.evidence', { source: named.source, name: stateName(named) })
        : general !== null
          ? say('grading.trust_author.general', { name: stateName(general) })
          : say('grading.trust_author.none', {}, { kind: 'no_author' }),
    advice: insertAdvice(
      page,
      'body:byline',
      page.headings[0]?.id ?? page.firstBlockId,
      adviceWords('trust_author', {
        named: general === null ? claim(false, { kind: 'no_author' }) : true,
        name: general === null ? '' : stateName(general),
      }),
    ),
  };
}

function stateName({ name, source }: AuthorSignal) {
  const { shown, isCut } = excerpt(name, 80);
  return claim(quoted(`${shown}${isCut ? '…' : ''}`), { kind: 'author', value: shown, source });
}

/** A reference is dated by a version: "version 3.11", "PostgreSQL 15.2", "since 2.4". */
const versionPattern =
  /\b(?:version|release|since|v)\s?\d{1,4}(?:\.\d{1,4}){0,3}\b|\b\p{Lu}[\p{L}]{2,30} \d{1,4}(?:\.\d{1,4}){1,3}\b/iu;

function dates(page: PageReading): Verdict | null {
  if (!authoredKinds.has(page.kind) && page.kind !== 'reference') return null;
  const best = page.signals.dates.toSorted((a, b) => scoreDate(b) - scoreDate(a))[0] ?? null;
  const share = best === null ? 0 : scoreDate(best);
  const version = page.kind === 'reference' ? (versionPattern.exec(page.text)?.[0] ?? null) : null;
  if (version !== null && share < 0.8)
    return { share: 0.8, evidence: say('grading.trust_dates.version', { version: quote('text', version) }) };
  return {
    share,
    evidence:
      best !== null
        ? say('grading.trust_dates.evidence', {
            source: best.source,
            date: stateDay(best),
            modified: best.kind === 'modified',
          })
        : say('grading.trust_dates.none', {}, { kind: 'no_date' }),
    advice: insertAdvice(page, 'body:byline', page.headings[0]?.id ?? page.firstBlockId, {
      title: message('grading.trust_dates.title'),
      description:
        best === null
          ? say('grading.trust_dates.description', {}, { kind: 'no_date' })
          : say(
              'grading.trust_dates.unsaid',
              { address: best.source === 'url', date: stateDay(best) },
              { kind: 'no_date' },
            ),
      whyItMatters: message('grading.trust_dates.why'),
    }),
  };
}

const stateDay = ({ date, quote: value, source }: DateSignal) => claim(date, { kind: 'date', value, date, source });

/** Amounts with their unit, in words of the languages most sites are written in. */
const measures = new RegExp(
  `(?<![\\p{L}\\p{N}])[$€£]\\s?\\p{Nd}{1,3}|(?<![\\p{L}\\p{N}$€£.,])\\p{Nd}{1,12}(?:[.,]\\p{Nd}{1,6})?[ \\u00a0]?(?:[%€$£°]|(?:${alternatives('grading', 'measureUnits')})(?!\\p{L}))`,
  'gu',
);

function experience(page: PageReading): Verdict {
  const own = page.words.filter((word) => firstPerson.has(word)).length;
  const proof = page.words.filter((word) => experienceWords.has(word)).length;
  // A quotation that is set apart has marks as well, most often.
  const quotations = Math.max(page.quoteCount, (page.text.match(/["“„«][^"“”„«»\n]{20,400}["”“»]/g) ?? []).length);
  const figures = (lowerInPlace(page.text).match(measures) ?? []).length;
  const reported =
    0.3 * ramp(own, 0, 4) + 0.3 * ramp(proof, 0, 3) + 0.2 * ramp(quotations, 0, 1) + 0.2 * ramp(figures, 0, 4);
  // Examples that run are the tests of a reference.
  const shown = page.kind === 'reference' ? 0.8 * ramp(page.codeCount, 0, 3) : 0;
  const found = { quotations: count('quotation', quotations), measures: count('measure', figures) };
  return scaledByLength(page, 200, {
    share: Math.max(reported, shown),
    evidence: say('grading.trust_experience.evidence', {
      code: shown > reported ? count('code', page.codeCount) : 0,
      ...found,
    }),
    advice: insertAdvice(
      page,
      'body:experience',
      longestSectionEnd(page),
      adviceWords('trust_experience', { ...found, keyword: quoteKeyword(page) }),
    ),
  });
}

function sources(page: PageReading): Verdict | null {
  // A manual is the source, and an offer is about itself.
  if (!authoredKinds.has(page.kind)) return null;
  const outbound = new Set(page.links.filter(({ kind }) => kind === 'outbound').map(({ target }) => target)).size;
  const attributed =
    attributions.reduce((total, phrase) => total + occurrences(page.matchText, phrase), 0) + page.footnoteCount;
  const found = say('grading.trust_sources.evidence', { n: count('outbound_target', outbound) });
  return {
    share: clamp(0.45 * outbound + 0.3 * Math.min(attributed, 2)) * ramp(page.wordCount, 0, 150),
    evidence: found,
    advice: insertAdvice(page, 'body:sources', longestSectionEnd(page), adviceWords('trust_sources', { found })),
  };
}

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
        ? say('grading.trust_contact.none', {}, { kind: 'no_contact' })
        : say('grading.trust_contact.evidence', {
            how: found.kind,
            ...shownContact(found),
            placeholder: isOfTemplate(found, page),
          }),
    advice: lacksContact(page)
      ? judgeEssentials(page)?.advice
      : insertAdvice(
          page,
          'body:contact',
          page.lastBlockId,
          adviceWords('trust_contact', {
            legal: found === undefined ? claim(false, { kind: 'no_contact' }) : true,
            ...(found === undefined ? { shown: false, contact: '' } : shownContact(found)),
          }),
        ),
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
  const { shown, isCut } = excerpt(text, 60);
  return {
    shown: text !== '',
    contact: claim(text === '' ? '' : quoted(`${shown}${isCut ? '…' : ''}`), {
      kind: 'contact',
      value: text === '' ? '' : shown,
      href,
    }),
  };
}

const contactShare = (contact: ContactSignal, page: PageReading): number =>
  isOfTemplate(contact, page) ? 0.1 : contact.kind === 'legal_page' ? 0.7 : 1;

/** "123-456-7890" and "info@example.com" in a footer reach no one. */
const isOfTemplate = ({ kind, text, href }: ContactSignal, page: PageReading): boolean =>
  (kind === 'telephone' || kind === 'email') &&
  findPlaceholders(page, `${text}\n${(href ?? '').replace(/^(?:mailto|tel):/i, '')}`).length > 0;
