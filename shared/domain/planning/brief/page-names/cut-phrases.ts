const opensWithVerb = /^(?:ist|sind|is|are|est|sont|es|son|sono|são|zijn|är|jest|są)\s/iu;

/** True for what was cut from a sentence, in any language: "is open daily". */
export const isCutOff = (phrase: string): boolean => opensWithVerb.test(phrase);
