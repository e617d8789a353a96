import type { OutlineInput } from './outline-input.ts';

/** A longer heading is none of these. */
const CHARACTERS_READ_MAX = 160;

/** True for a heading that names no section of the text. */
export function isBesideText(sections: readonly OutlineInput['sections'][number][], at: number): boolean {
  const heading = (sections[at]?.heading ?? '').slice(0, CHARACTERS_READ_MAX);
  return besideTheText.test(heading);
}

/** Comments of readers, and what a form says once it was sent: none of it is written for the page. */
const besideTheText =
  /(?<!\p{L})(?:comments?|leave a (?:reply|comment)|kommentare?|kommentieren|commentaires?|comentarios?|commenti|comentários?|reacties?|komentarz\p{L}*|kommentarer|message sent|submission failed|newsletter|(?:more|similar|related|ähnliche|weitere|autres|similaires|más|otras|altre|simili|outras|andere|meer|inne|podobne|andra|liknande|fler)\s(?:\p{L}+\s)?(?:recipes|rezepte|recettes|recetas|ricette|receitas|recepten|przepisy|recept))(?!\p{L})/iu;
