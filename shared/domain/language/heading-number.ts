/** The words of a heading or title without its number: "37.17. Views" and "Chapter 4: Views" are about views. */
export const removeNumber = (text: string): string =>
  text
    .replace(
      /^\s{0,9}(?:chapter|part|section|appendix|kapitel|teil|chapitre|capítulo|capitolo)\s{1,3}[\dA-Z]{1,5}[.:)]?\s/i,
      '',
    )
    .replace(/^\s{0,9}(?:[\dA-Z]{1,3}(?:\.\d{1,3}){1,5}[.)]?|\d{1,3}[.)])\s/, '')
    .trim();
