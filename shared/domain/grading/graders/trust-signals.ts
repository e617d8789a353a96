import { authoredKinds } from '../../pages/page-kind/page-kinds.ts';
import { insertAdvice, keywordOf, plural, scaledByLength } from '../advice.ts';
import type { ComponentGrader } from '../component-grader.ts';
import type { Verdict } from '../grading-input.ts';
import type { PageReading } from '../page-reading.ts';
import { clamp, ramp } from '../shares.ts';
import { occurrences } from '../target-keyword.ts';
import { attributions, bylines, dateLabels, experienceWords, firstPerson } from '../vocabulary.ts';
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

/** "By Jane Doe", at the start of a line, in the languages of the word lists. */
const bylinePattern =
  /(?:^|\n)[^\n]{0,40}?\b(?:[Bb]y|[Vv]on|[Pp]ar|[Pp]or|[Dd]i|[Dd]oor)\s+\p{Lu}[\p{L}'’-]+\s+(?:\p{Lu}\.?\s+)?\p{Lu}[\p{L}'’-]+/u;

function author(page: PageReading): Verdict | null {
  // Of a page that offers or documents something, the site itself is the author.
  if (!authoredKinds.has(page.kind)) return null;
  const inSchema = page.schema.author;
  // Bylines stand at the top or at the end; searching between them would find "by Albert Einstein" in any text.
  const edges = `${page.text.slice(0, 600)}\n${page.ending.slice(0, 1500)}`;
  const byline = bylinePattern.exec(edges)?.[0]?.trim() ?? null;
  const label = bylines.find((phrase) => edges.toLowerCase().includes(phrase));
  const share = inSchema !== null || byline !== null ? 1 : label !== undefined ? 0.8 : 0;
  return {
    share,
    evidence:
      inSchema !== null
        ? `The structured data names the author "${inSchema.slice(0, 80)}".`
        : byline !== null
          ? `The text has a byline: "${byline.slice(0, 80)}".`
          : share > 0
            ? 'The text says who is responsible for it.'
            : 'No author is named in the text or the structured data.',
    advice: insertAdvice(page, 'body:byline', page.headings[0]?.id ?? page.firstBlockId, {
      title: 'Name the author',
      description:
        'No author is named. Put a byline with the author’s name below the H1, and say in one line what qualifies them.',
      whyItMatters: 'Search quality raters check who wrote a page and what qualifies the author.',
    }),
  };
}

const datePattern =
  /\b(?:\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}|(?:\d{1,2}\.? )?\p{L}{3,10}\.? (?:\d{1,2}, )?(?:19|20)\d{2})\b/u;

/** What a reference is dated by: "version 3.11", "PostgreSQL 15.2", "since 2.4". */
const versionPattern =
  /\b(?:version|release|since|v)\s?\d{1,4}(?:\.\d{1,4}){0,3}\b|\b\p{Lu}[\p{L}]{2,30} \d{1,4}(?:\.\d{1,4}){1,3}\b/iu;

function dates(page: PageReading): Verdict | null {
  if (!authoredKinds.has(page.kind) && page.kind !== 'reference') return null;
  const inSchema = page.schema.date;
  const edges = `${page.text.slice(0, 1000)}\n${page.ending.slice(0, 1500)}`;
  const written = datePattern.exec(edges)?.[0] ?? null;
  const isLabelled = written !== null && dateLabels.some((label) => edges.toLowerCase().includes(label));
  const hasYear = /\b20\d{2}\b/.test(page.text);
  const version = page.kind === 'reference' ? (versionPattern.exec(page.text)?.[0] ?? null) : null;
  if (version !== null && inSchema === null && !isLabelled)
    return { share: 0.8, evidence: `The text says which version it is about: "${version}".` };
  return {
    share: inSchema !== null || isLabelled ? 1 : written !== null ? 0.6 : hasYear ? 0.3 : 0,
    evidence:
      inSchema !== null
        ? `The structured data is dated ${inSchema.slice(0, 40)}.`
        : written !== null
          ? `The text carries a date: "${written}".`
          : hasYear
            ? 'The text mentions a year, but not the date when it was written.'
            : 'Nothing says when the page was written or updated.',
    advice: insertAdvice(page, 'body:byline', page.headings[0]?.id ?? page.firstBlockId, {
      title: 'Say when the page was updated',
      description: `${hasYear ? 'The text mentions a year, but nothing' : 'Nothing'} says when it was published or last reviewed. Add a line such as "Updated on" with the date, and datePublished and dateModified to the structured data.`,
      whyItMatters: 'Visitors and search engines prefer pages that show how current they are.',
    }),
  };
}

function experience(page: PageReading): Verdict {
  const own = page.words.filter((word) => firstPerson.has(word)).length;
  const proof = page.words.filter((word) => experienceWords.has(word)).length;
  const quotations = page.quoteCount + (page.text.match(/["“„«][^"“”„«»\n]{30,400}["”“»]/g) ?? []).length;
  const figures = (
    page.text.match(
      /\b\d{1,12}(?:[.,]\d{1,6})?\s?(?:%|percent|Prozent|€|\$|£|hours?|days?|years?|minutes?|km|kg|cm|mm|Stunden|Tage|Jahre)/gi,
    ) ?? []
  ).length;
  const reported =
    0.3 * ramp(own, 0, 4) + 0.3 * ramp(proof, 0, 3) + 0.2 * ramp(quotations, 0, 1) + 0.2 * ramp(figures, 0, 4);
  // Examples that run are the tests of a reference.
  const shown = page.kind === 'reference' ? 0.8 * ramp(page.codeCount, 0, 3) : 0;
  return scaledByLength(page, 200, {
    share: Math.max(reported, shown),
    evidence: `${shown > reported ? `${plural(page.codeCount, 'code example')}, ` : ''}${plural(own, 'first-person word')}, ${plural(proof, 'word')} of testing or results, ${plural(quotations, 'quotation')}, ${plural(figures, 'measured figure')}.`,
    advice: insertAdvice(page, 'body:experience', longestSectionEnd(page), {
      title: 'Show first-hand experience',
      description: `The text has ${plural(proof, 'word')} about first-hand testing or results, ${plural(quotations, 'quotation')} and ${plural(figures, 'measured figure')}. Report what you did with ${keywordOf(page)}: a case, a measurement, a customer’s words.`,
      whyItMatters: 'Experience is the first E of E-E-A-T, and it cannot be copied from another page.',
    }),
  });
}

function sources(page: PageReading): Verdict | null {
  // A manual is the source, and an offer speaks of itself.
  if (!authoredKinds.has(page.kind)) return null;
  const outbound = new Set(page.links.filter(({ kind }) => kind === 'outbound').map(({ target }) => target)).size;
  const attributed =
    attributions.reduce((total, phrase) => total + occurrences(page.matchText, phrase), 0) + page.footnoteCount;
  return {
    share: clamp(0.45 * outbound + 0.3 * Math.min(attributed, 2)) * ramp(page.wordCount, 0, 150),
    evidence: `${plural(outbound, 'linked source')} and ${plural(attributed, 'attribution')} ("according to", "study" …).`,
    advice: insertAdvice(page, 'body:sources', longestSectionEnd(page), {
      title: 'Name your sources',
      description: `The text links to ${plural(outbound, 'source')} and attributes ${plural(attributed, 'claim')}. Say for each figure where it comes from, and link at least two sources.`,
      whyItMatters: 'Readers can check claims with sources, so they trust and cite them more.',
    }),
  };
}

function contact(page: PageReading): Verdict {
  const hrefs = [...page.links.map(({ href }) => href), ...page.input.links.internal.map(({ href }) => href)];
  const leadsThere = hrefs.some(
    (href) =>
      /^(?:mailto|tel):/i.test(href) ||
      /\/(?:contact|kontakt|about|ueber-uns|uber-uns|impressum|imprint|team|contacto|sobre|nosotros|contatti|chi-siamo|over-ons|a-propos|qui-sommes-nous)\b/i.test(
        href,
      ),
  );
  const written = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,63}|(?:\+|\b00)\d[\d ()./-]{7,18}\d/.test(page.text);
  const share = leadsThere || written || page.schema.hasContact ? 1 : page.input.links.crawled ? 0 : 0.2;
  return {
    share,
    evidence:
      share === 1
        ? 'The page gives contact data or links to a contact or about page.'
        : 'Neither contact data nor a link to a contact or about page was found.',
    advice: insertAdvice(page, 'body:contact', page.lastBlockId, {
      title: 'Say who can be contacted',
      description:
        'Neither contact data nor a link to a contact or about page was found. End with a line that says who publishes the page, and link it to the about or contact page.',
      whyItMatters: 'Quality raters rate a page as untrustworthy when its publisher cannot be reached.',
    }),
  };
}
