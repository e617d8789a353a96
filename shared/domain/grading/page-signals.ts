import type { ContactSignal, PageSignals } from '../extraction/signals/page-signals.ts';
import type { Language } from '../language/languages.ts';
import { noMarkup, noStructure } from '../pages/page-kind/clue.ts';
import { detectPageKind } from '../pages/page-kind/detect-page-kind.ts';
import type { DetectedPageKind } from '../pages/page-kind/page-kinds.ts';
import { siteNameOf } from '../pages/page-kind/page-names.ts';
import type { BodyHeading, BodyParts } from './body-parts.ts';
import type { GradingInput } from './grading-input.ts';
import type { PageLink } from './page-links.ts';
import type { SchemaReading } from './schema-reading.ts';

interface ReadPart {
  readonly input: GradingInput;
  readonly parts: BodyParts;
  readonly schema: SchemaReading;
  readonly links: readonly PageLink[];
  readonly text: string;
  readonly language: Language | null;
  readonly h1s: readonly string[];
  readonly leadHeading: BodyHeading | null;
}

const noSignals: Omit<PageSignals, 'kind'> = {
  authors: [],
  dates: [],
  contacts: [],
  callsToAction: [],
  markupItems: [],
  images: [],
  ownH1: null,
  hiddenText: null,
  contradictions: [],
  reading: null,
};

/**
 * What the crawl read beside the body, and what the body and the structured data say as they are now: a draft, or a version that was
 * written since, counts.
 */
export function readSignals(page: ReadPart): PageSignals {
  const crawled = page.input.signals ?? null;
  return {
    ...(crawled ?? noSignals),
    kind: kindOf(page),
    contacts: [...(crawled?.contacts ?? []), ...contactsOf(page)],
    ownH1: page.h1s[0] ?? crawled?.ownH1 ?? null,
  };
}

function kindOf({ input, schema, text, parts, links, h1s, leadHeading }: ReadPart): DetectedPageKind {
  if (input.pageKind != null) return { kind: input.pageKind, evidence: ['The kind was set for this page.'] };
  if (input.signals != null) return input.signals.kind;
  return detectPageKind({
    url: input.url,
    path: input.path,
    title: input.fields.title,
    h1: h1s[0] ?? leadHeading?.text ?? null,
    markup: { ...noMarkup, itemTypes: [...schema.types] },
    structure: {
      ...noStructure,
      textLength: text.length,
      linkTextLength: links.reduce((length, link) => length + link.text.length, 0),
      paragraphs: parts.paragraphs.filter((block) => block.text.length >= 80).length,
      codeBlocks: parts.codeCount,
      questions: parts.subheadings.filter((heading) => /[?？؟]\s*$/.test(heading.text)).length,
      contactLinks: links.filter(({ href }) => /^(?:mailto|tel):/i.test(href)).length,
    },
  });
}

const pageKindsOfNames = { contact: 'contact_page', about: 'about_page', legal: 'legal_page' } as const;

function contactsOf({ links, input }: ReadPart): ContactSignal[] {
  return [...links.map(({ href, text }) => ({ href, text })), ...internalLinks(input)].flatMap(
    ({ href, text }): ContactSignal[] => {
      if (/^tel:/i.test(href)) return [{ kind: 'telephone', text, href }];
      if (/^mailto:/i.test(href)) return [{ kind: 'email', text, href }];
      const name = siteNameOf(text) ?? siteNameOf(lastSegment(href));
      return name === null ? [] : [{ kind: pageKindsOfNames[name], text, href }];
    },
  );
}

const internalLinks = ({ links }: GradingInput): { href: string; text: string }[] =>
  links.internal.map(({ href, anchorText }) => ({ href, text: anchorText ?? '' }));

const lastSegment = (href: string): string => {
  const [path = ''] = href.split(/[?#]/, 1);
  return (path.replace(/\/+$/, '').split('/').at(-1) ?? '').replace(/\.[a-z]{3,5}$/i, '');
};
