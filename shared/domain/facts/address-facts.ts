import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import { trimTrailing } from '../language/trailing-characters.ts';
import {
  isBuilding,
  isStreet,
  isSurelyStreet,
  japaneseAddress,
  type PostcodeFormat,
  postcodeFormats,
  russianAddress,
  townAfter,
} from './address-formats.ts';
import { countryNamed } from './country-names.ts';
import { type Observation, observed } from './observation.ts';
import { describePlace, isHeading, type PageBlock, splitElementLines } from './page-blocks.ts';
import type { CountriesOfPage } from './page-country.ts';
import { isPlaceholderAddress } from './placeholders.ts';

/** A piece of a line, between commas and the like. */
interface Part {
  text: string;
  /** Where it stands in its line. */
  start: number;
  end: number;
  line: Line;
}

interface Line {
  text: string;
  block: PageBlock;
  at: number;
}

const LINE_CHARACTERS_MAX = 300;
const LINES_MAX = 3_000;
const PARTS_MAX = 6_000;
const PART_CHARACTERS_MAX = 60;
/** Parts and lines between a street and the postal code below it. */
const PARTS_BACK = 7;
const LINES_BACK = 6;
const ADDRESS_CHARACTERS_MAX = 200;

const leadingLabel = new RegExp(alternatives('facts', 'leadingLabel'), 'iu');
/** From here on a line says something else. */
const afterAddress = new RegExp(alternatives('facts', 'afterAddress'), 'iu');

function linesOfBlocks(blocks: readonly PageBlock[]): Line[] {
  const lines: Line[] = [];
  for (const block of blocks) {
    if (lines.length >= LINES_MAX) break;
    for (const text of splitElementLines(block.element))
      lines.push({ text: text.slice(0, LINE_CHARACTERS_MAX), block, at: lines.length });
  }
  return lines;
}

const separators = /\s{0,4}(?:,|\||•|·|;|\u2022|\s[-–—]\s(?!\d{1,4}$))\s{0,4}/gu;

function addressIn(text: string): string {
  const end = text.search(afterAddress);
  return end < 0 ? text.trimEnd() : trimTrailing(text.slice(0, end), /[\s,;|(–-]/);
}

function splitParts(line: Line): Part[] {
  const { text } = line;
  const label = leadingLabel.exec(text)?.[0].length ?? 0;
  const parts: Part[] = [];
  const add = (start: number, to: number): void => {
    const piece = addressIn(text.slice(start, to));
    if (piece.trim() !== '') parts.push({ text: piece.trim(), start, end: start + piece.length, line });
  };
  let start = label;
  for (const match of text.slice(label).matchAll(separators)) {
    add(start, label + match.index);
    start = label + match.index + match[0].length;
  }
  add(start, text.length);
  return parts;
}

/** True for what may stand between a street and a postal code. */
const isAddressPart = ({ text, line }: Part): boolean =>
  text.length <= PART_CHARACTERS_MAX &&
  /[\p{L}\d]/u.test(text) &&
  !/[@©?!:%€$£]|\d{6}|https?:/u.test(text) &&
  !(isHeading(line.block) && !isStreet(text) && !/\d/.test(text)) &&
  text.split(' ').length <= 9;

/** The year of a copyright line is no postal code, and what is open day and night no street. */
const noAddress = /©|(?<!\d)24\/7(?!\d)/u;

interface Found {
  value: string;
  block: PageBlock;
  evidence: string;
}

/** The postal addresses of the blocks, each with its street, without the lines beside it. */
export function addressFacts(blocks: readonly PageBlock[], countries: CountriesOfPage): Observation[] {
  const lines = linesOfBlocks(blocks);
  const parts = linesNearPostcodes(lines).flatMap(splitParts).slice(0, PARTS_MAX);
  return [
    ...parts.flatMap((_, at) => addressAt(parts, at, countries)),
    ...lines.filter(({ text }) => unspacedScripts.test(text)).flatMap((line) => unspacedAddress(line, lines)),
  ]
    .sort((a, b) => a.at - b.at)
    .flatMap(({ value, block, evidence }) =>
      value.length > ADDRESS_CHARACTERS_MAX || isPlaceholderAddress(value) || noAddress.test(value)
        ? []
        : observed({
            kind: 'contact',
            key: 'address',
            data: { value },
            source: 'crawl',
            evidence,
            locator: describePlace(block),
          }),
    );
}

/** True of every postal code. */
const likePostcode = /\d{3}|[A-Z]\d/;
const unspacedScripts = /[\u0400-\u04FF\u4E00-\u9FFF]/;

/** The lines of which an address may be made: to take the others apart is most of the work on a page without any. */
function linesNearPostcodes(lines: readonly Line[]): Line[] {
  const near: Line[] = [];
  let from = 0;
  for (const { text, at } of lines) {
    if (!likePostcode.test(text)) continue;
    near.push(...lines.slice(Math.max(from, at - LINES_BACK), at + 2));
    from = at + 2;
  }
  return near;
}

function unspacedAddress(line: Line, lines: readonly Line[]): (Found & { at: number })[] {
  const { block, text, at } = line;
  const previous = lines[at - 1];
  const postcode = previous && /〒 ?\d{3}[-‐−ー]\d{4}$/u.exec(previous.text)?.[0];
  const found = (japaneseAddress.exec(text) ?? russianAddress.exec(text))?.[0].trim();
  if (found === undefined) return [];
  const value = postcode ? `${postcode} ${found}` : found;
  return [{ value, block, evidence: found, at }];
}

function addressAt(parts: readonly Part[], at: number, countries: CountriesOfPage): (Found & { at: number })[] {
  const part = parts[at];
  if (!part || !/\d/.test(part.text)) return [];
  for (const format of postcodeFormats()) {
    const found = format.pattern.exec(part.text);
    if (!found) continue;
    const address = readAround(parts, at, format, found);
    if (address && isCertain(format, found[0], address.value, countries)) return [address];
  }
  return [];
}

/** Numbers before a town are postal codes on a page of the country, or below what is surely a street. */
function isCertain(format: PostcodeFormat, postcode: string, address: string, countries: CountriesOfPage): boolean {
  const parts = address.split(', ');
  const isSure = parts.some(isSurelyStreet);
  const hasStreet = format.town === 'before' || isSure || !/^\d/.test(address);
  return hasStreet && (isOfCountry(format, countries) || (/\d{5}/.test(postcode) && isSure));
}

const isOfCountry = ({ countries, needsCountry }: PostcodeFormat, hints: CountriesOfPage): boolean =>
  !needsCountry || countries.some((country) => hints().includes(country));

function readAround(
  parts: readonly Part[],
  at: number,
  format: PostcodeFormat,
  found: RegExpExecArray,
): (Found & { at: number }) | null {
  const part = parts[at] as Part;
  const end = findEnd(parts, at, format, found);
  if (end === null) return null;
  const lead = trimTrailing(part.text.slice(0, found.index), /[\s,–-]/);
  const first = lead !== '' && isStreet(lead) && /\d/.test(lead) ? at : streetBefore(parts, at, lead, format);
  // A number without its street is a part of an address.
  if (first === null || isBareNumber(parts[first]?.text ?? '')) return null;
  const value = joinParts(parts, first, end);
  return { value, block: part.line.block, evidence: value.includes(', ') ? part.line.text : value, at: part.line.at };
}

interface End {
  part: number;
  offset: number;
}

/** Where the address ends: after the town, or after the postal code, and after the name of the country. */
function findEnd(parts: readonly Part[], at: number, { town }: PostcodeFormat, found: RegExpExecArray): End | null {
  const part = parts[at] as Part;
  const after = found.index + found[0].length;
  const name = town === 'after' ? townAfter.exec(part.text.slice(after))?.[0] : '';
  if (name === undefined) return null;
  const end: End = { part: at, offset: part.start + Math.min(after, part.text.length) + name.length };
  const next = parts[end.part + 1];
  const isCountry = next && next.line.at - part.line.at <= 1 && /^\p{L}/u.test(next.text) && countryNamed(next.text);
  return isCountry && next ? { part: end.part + 1, offset: next.end } : end;
}

const isBareNumber = (text: string): boolean => /^\d{1,5}[a-z]?$/.test(text);

/** The first part of an address above its postal code: the street, and the building before it. */
function streetBefore(parts: readonly Part[], at: number, lead: string, { town }: PostcodeFormat): number | null {
  const anchor = parts[at] as Part;
  // A line that says more before the postal code than a town is a sentence.
  if (lead.split(' ').length > (town === 'after' ? 1 : 5) && !isStreet(lead)) return null;
  let street: number | null = lead !== '' && isStreet(lead) ? at : null;
  for (let back = at - 1; back >= Math.max(0, at - PARTS_BACK); back -= 1) {
    const part = parts[back] as Part;
    if (anchor.line.at - part.line.at > LINES_BACK || part.line.block.location !== anchor.line.block.location) break;
    if (!isAddressPart(part)) break;
    if (street === null) {
      if (isStreet(part.text)) street = back;
    } else if (isBareNumber(part.text) && part.line === parts[street]?.line) {
      // `Calle Mayor, 4, Local 4`: the number belongs to the name before it.
      const name = parts[back - 1];
      street = name?.line === part.line && isAddressPart(name) ? back - 1 : back;
    } else if (!/\d/.test(parts[street]?.text ?? '') && /\d/.test(part.text) && isStreet(part.text)) {
      // `Calle Empleo nº 17`, then the name of the estate.
      street = back;
    } else if (isBuilding(part.text) || (isBuilding(parts[street]?.text ?? '') && isStreet(part.text))) street = back;
    else break;
    if (street !== null && street < back) back = street;
  }
  return street;
}

/** The text from one part to another: as it stands within a line, lines with commas between. */
function joinParts(parts: readonly Part[], first: number, end: End): string {
  const last = parts[end.part] as Part;
  const pieces: string[] = [];
  let at = first;
  while (at <= end.part) {
    const { line, start } = parts[at] as Part;
    let to = at;
    while (to < end.part && parts[to + 1]?.line === line) to += 1;
    const stop = to === end.part && line === last.line ? end.offset : (parts[to] as Part).end;
    pieces.push(trimTrailing(line.text.slice(start, stop).trim(), /[,;|·•–-]/).trim());
    at = to + 1;
  }
  return pieces.join(', ');
}
