import type { Language } from '../domain/language/languages.ts';

/** The language that a brief is written in. What reads it, with the words of every language, is loaded with the first brief. */
export async function readBriefLanguage(brief: string | null | undefined): Promise<Language | null> {
  if (brief == null) return null;
  const { readBrief } = await import('../domain/planning/brief/read-brief.ts');
  return readBrief(brief).language;
}
