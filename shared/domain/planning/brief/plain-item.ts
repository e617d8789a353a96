/** Without words for a language a denial looks like what is offered, and names no page. */
export const isPlainItem = (text: string): boolean =>
  !/^(?:ei|eivät|emme|не|немає|без|nu|fără|nem|nincs|όχι|δεν|χωρίς)\s/iu.test(text);
