import type { OutlineInput } from './outline-input.ts';

/** A longer heading is none of these. */
const CHARACTERS_READ_MAX = 160;

/** True for a heading that names no section of the text, and for those below it. */
export function isBesideText(sections: readonly OutlineInput['sections'][number][], at: number): boolean {
  const heading = (sections[at]?.heading ?? '').slice(0, CHARACTERS_READ_MAX);
  return (
    [tableOfContents, besideTheText, byline].some((pattern) => pattern.test(heading)) || isBelowOther(sections, at)
  );
}

/** Links to the sections, which are no section. */
const tableOfContents =
  /^(?:(?:table of )?contents|on this page|inhalt(?:sverzeichnis)?|auf dieser seite|sommaire|table des matières|índice(?: de contenidos)?|contenido|indice(?: dei contenuti)?|sommario|sumário|índice|inhoud(?:sopgave)?|op deze pagina|spis treści)\W*$/iu;

/** Comments of readers, and what a form says once it was sent: none of it is written for the page. */
const besideTheText =
  /(?<!\p{L})(?:comments?|leave a (?:reply|comment)|kommentare?|kommentieren|commentaires?|comentarios?|commenti|comentários?|reacties?|komentarz\p{L}*|kommentarer|message sent|submission failed|newsletter|(?:more|similar|related|ähnliche|weitere|autres|similaires|más|otras|altre|simili|outras|andere|meer|inne|podobne|andra|liknande|fler)\s(?:\p{L}+\s)?(?:recipes|rezepte|recettes|recetas|ricette|receitas|recepten|przepisy|recept))(?!\p{L})/iu;

/** Below a heading that is beside the text, up to the next one of its level. */
function isBelowOther(sections: readonly OutlineInput['sections'][number][], at: number): boolean {
  const level = sections[at]?.level ?? 0;
  const above = sections.slice(0, at).findLast((other) => other.level < level);
  return above !== undefined && besideTheText.test(above.heading.slice(0, CHARACTERS_READ_MAX));
}

/** Who wrote it and when: a line of the page that some mark as a heading. */
const byline = /^(?:(?:by|von|par|por|di|da|door|av|af)\s.{3,80}\s)?\d{1,2}\.?\s\p{L}{3,12}\s\d{4}$/iu;
