import type { Element } from 'hast';
import { collapse } from '../extraction/hast-text.ts';
import { titleText } from '../extraction/page-metadata.ts';
import { textProperty } from '../extraction/text-property.ts';
import { parseHttpUrl } from '../urls/http-url.ts';
import type { DocumentRecord } from './page-record.ts';
import { bounded } from './some.ts';

/** A page has one of each; some more show that it has several. */
const REPEATED_MAX = 4;
/** Google takes a few hundred; a site has as many languages. */
const ALTERNATES_MAX = 120;

type Meta = Pick<DocumentRecord, 'titles' | 'descriptions' | 'metaRefresh' | 'hasViewport' | 'openGraph'>;

/** Reads the `title` and `meta` elements. */
export function readMeta(elements: readonly Element[]): Meta {
  const metas = elements.filter(({ tagName }) => tagName === 'meta');
  const named = (name: string): string[] =>
    metas
      .filter((meta) => textProperty(meta, 'name')?.trim().toLowerCase() === name)
      .map((meta) => collapse(textProperty(meta, 'content') ?? ''));
  const titles = elements.filter(({ tagName }) => tagName === 'title').map(titleText);
  const refresh = metas.find((meta) => textProperty(meta, 'http-equiv')?.trim().toLowerCase() === 'refresh');
  return {
    titles: titles.slice(0, REPEATED_MAX).map(bounded),
    descriptions: named('description')
      .slice(0, REPEATED_MAX)
      .map((text) => text.slice(0, 500)),
    metaRefresh: refreshTarget(textProperty(refresh ?? noMeta, 'content') ?? ''),
    hasViewport: named('viewport').some((content) => content !== ''),
    openGraph: readOpenGraph(metas),
  };
}

const noMeta: Element = { type: 'element', tagName: 'meta', properties: {}, children: [] };

/** `5; url=/new/`; a page that only reloads itself leads nowhere. */
const refreshTarget = (content: string): string | null =>
  bounded(/^\s*\d+(?:\.\d*)?\s*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(content)?.[1]?.trim() ?? '') || null;

/** Names of the properties that have a value, without `og:`. */
function readOpenGraph(metas: readonly Element[]): string[] {
  const names = metas.flatMap((meta) => {
    const name = (textProperty(meta, 'property') ?? textProperty(meta, 'name') ?? '').trim().toLowerCase();
    const hasValue = (textProperty(meta, 'content') ?? '').trim() !== '';
    return name.startsWith('og:') && hasValue ? [name.slice('og:'.length)] : [];
  });
  return [...new Set(names)].slice(0, 20);
}

interface RelatedLink {
  relations: readonly string[];
  url: string;
  hreflang: string | null;
}

/** The `link` elements and those of the response's header that name other addresses of the page. */
export function relatedLinks(elements: readonly Element[], header: string, baseUrl: string): RelatedLink[] {
  const inMarkup = elements
    .filter(({ tagName }) => tagName === 'link')
    .flatMap((link) =>
      related(textProperty(link, 'href'), textProperty(link, 'rel'), textProperty(link, 'hreflang'), baseUrl),
    );
  const inHeader = [...header.matchAll(/<([^<>]{1,2048})>((?:\s*;[^,<>]{0,200}){0,5})/g)].flatMap(
    ([, href = '', rest = '']) => related(href, parameter(rest, 'rel'), parameter(rest, 'hreflang'), baseUrl),
  );
  return [...inMarkup, ...inHeader];
}

function related(href: string | null, rel: string | null, hreflang: string | null, baseUrl: string): RelatedLink[] {
  const trimmed = href?.trim() ?? '';
  const url = trimmed === '' ? null : parseHttpUrl(trimmed, baseUrl);
  return url === null ? [] : [{ relations: (rel ?? '').toLowerCase().split(/\s+/), url: url.href, hreflang }];
}

const parameter = (text: string, name: string): string | null =>
  new RegExp(`;\\s*${name}\\s*=\\s*"?([^";]*)`, 'i').exec(text)?.[1]?.trim() ?? null;

export const listCanonicals = (links: readonly RelatedLink[]): string[] =>
  [...new Set(links.filter(({ relations }) => relations.includes('canonical')).map(({ url }) => url))].slice(
    0,
    REPEATED_MAX,
  );

export const listAlternates = (links: readonly RelatedLink[]): [string, string][] =>
  links
    .flatMap(({ relations, hreflang, url }): [string, string][] =>
      relations.includes('alternate') && hreflang !== null && hreflang.trim() !== '' ? [[hreflang.trim(), url]] : [],
    )
    .slice(0, ALTERNATES_MAX);
