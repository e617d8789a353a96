import type { ClaimCheckers } from './check-claim.ts';

export const structuredDataCheckers: ClaimCheckers<'valid_json_ld'> = {
  valid_json_ld: ({ value }, page) => {
    const broken = page.jsonLd.filter((block) => block.trim() !== '' && !isJson(block));
    return value && broken.length > 0 ? `${broken.length} blocks are no JSON` : null;
  },
};

function isJson(text: string): boolean {
  try {
    JSON.parse(
      text.replace(/^\s*(?:<!--|[/*\s]*<!\[CDATA\[[*/\s]*)/, '').replace(/(?:-->|[/*\s]*\]\]>[*/\s]*)\s*$/, ''),
    );
    return true;
  } catch {
    return false;
  }
}
