/**
 * The addresses of a `srcset` (HTML, "parse a srcset attribute"): each is followed by a descriptor, and may have commas itself, as
 * long as none is its last character.
 */
export function readSrcset(srcset: string): string[] {
  const found: string[] = [];
  let isAddress = true;
  for (const token of srcset.split(/\s+/)) {
    if (token === '') continue;
    const comma = token.indexOf(',');
    const address = isAddress ? token : comma < 0 ? '' : token.slice(comma + 1);
    if (address.replaceAll(',', '') !== '') found.push(address.endsWith(',') ? address.slice(0, -1) : address);
    // A descriptor may be left out: then the comma stands behind the address.
    isAddress = token.endsWith(',');
  }
  return found;
}
