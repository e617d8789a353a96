import { message, quoted } from '../../messages/message.ts';
import type { PageIssue } from '../issue-type.ts';
import { firstUrls, listed } from '../wording.ts';

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
  find: ({ links }) => {
    const generic = links.filter(
      ({ isInternal, nofollow, anchorText }) =>
        isInternal && !nofollow && phrases.has((anchorText ?? '').trim().toLowerCase()),
    );
    if (generic.length === 0) return null;
    const texts = [...new Set(generic.map(({ anchorText }) => anchorText?.trim() ?? ''))].map(quoted);
    return {
      message: message('issues.generic-link-text.evidence', { count: generic.length, texts: listed(texts) }),
      urls: firstUrls(generic.map(({ url }) => url)),
    };
  },
};
