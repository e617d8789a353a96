/** Titles and headings that could stand on any page. */
export const genericLabels: ReadonlySet<string> = new Set(
  `home|homepage|home page|welcome|welcome to our website|untitled|untitled document|index|page|new page|start|startseite|willkommen|accueil
   |bienvenue|inicio|bienvenido|benvenuti|introduction|intro|overview|conclusion|summary|more|more information|information|details|about|about us
   |services|our services|products|our products|contact|contact us|blog|news|article|post|section|einleitung|fazit|übersicht|mehr|über uns
   |conclusión|introducción|résumé|aperçu`
    .split('|')
    .map((label) => label.replaceAll(/\s+/g, ' ').trim()),
);
