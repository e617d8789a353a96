import type { PageIssue } from '../issue-type.ts';
import { counted, firstUrls, listed, quoted } from '../wording.ts';

const phrases: ReadonlySet<string> = new Set(
  [
    'click here|click this|go|here|information|learn more|more|more info|more information|right here|read more|see more|start|this',
    'mehr|mehr erfahren|mehr lesen|weiterlesen|hier|hier klicken|klicken sie hier|jetzt lesen',
    'cliquez ici|en savoir plus|ici|lire la suite|lire plus|plus d’informations|voir plus',
    'click aquí|haz clic aquí|aquí|leer más|más|más información|ver más|saber más',
    'clicca qui|qui|leggi tutto|leggi di più|scopri di più|di più',
    'klik hier|hier|lees meer|meer|meer informatie|meer lezen',
    'clique aqui|aqui|leia mais|saiba mais|mais|mais informações',
    'klicka här|här|läs mer|mer|mer information',
    'kliknij tutaj|tutaj|czytaj więcej|więcej|zobacz więcej',
  ].flatMap((line) => line.split('|')),
);

export const genericLinkText: PageIssue = {
  of: 'page',
  id: 'generic-link-text',
  family: 'links',
  severity: 'notice',
  title: 'Link text that says nothing',
  why: 'Search engines and screen readers know a page by the text of the links to it.',
  how: 'Say in the text of the link what the visitor finds there.',
  found: 'From the text of links to the site: the list of phrases of Lighthouse (`link-text`), in nine languages.',
  find: ({ links }) => {
    const generic = links.filter(
      ({ isInternal, nofollow, anchorText }) =>
        isInternal && !nofollow && phrases.has((anchorText ?? '').trim().toLowerCase()),
    );
    if (generic.length === 0) return null;
    const texts = [...new Set(generic.map(({ anchorText }) => quoted(anchorText?.trim() ?? '')))];
    return {
      message: `${counted(generic.length, 'link says', 'links say')} only ${listed(texts)}.`,
      urls: firstUrls(generic.map(({ url }) => url)),
    };
  },
};
