/** Without words for a language a label, a sentence and a denial look like what is offered, and name no page. */
export const isPlainItem = (text: string): boolean =>
  !/^[^:]{2,60}\s?:\s\D|[.!?]\s\p{Lu}|[.!?]$/u.test(text) &&
  !/^(?:ei|eivät|emme|не|немає|без|nu|fără|nem|nincs|όχι|δεν|χωρίς)\s/iu.test(text);
