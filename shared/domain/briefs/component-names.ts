import type { Language } from '../language/languages.ts';
import type { WrittenIn } from '../outlines/words/read-outline-words.ts';
import { type ComponentType, componentTypes } from '../rubric/rubric.ts';

/** Names of the components for the writer of a page, in the order of `componentTypes`. */
const tables: Readonly<Partial<Record<Language, string>>> = {
  de: 'Titel|Beschreibung für die Suche|Überschriften|Umfang und Tiefe|Begriffe der Suche|Lesbarkeit|Aufbau|Links zu eigenen Seiten|Strukturierte Daten|Zeichen von Vertrauen|Vergleich mit Suchergebnissen',
  fr: 'Titre|Description pour la recherche|Titres de sections|Étendue et profondeur|Mots de la recherche|Lisibilité|Structure|Liens vers vos pages|Données structurées|Signes de confiance|Comparaison avec les résultats de recherche',
  es: 'Título|Descripción para el buscador|Títulos de secciones|Extensión y profundidad|Palabras de la búsqueda|Legibilidad|Estructura|Enlaces a sus páginas|Datos estructurados|Señales de confianza|Comparación con los resultados de búsqueda',
  it: 'Titolo|Descrizione per la ricerca|Titoli delle sezioni|Ampiezza e profondità|Parole della ricerca|Leggibilità|Struttura|Link alle vostre pagine|Dati strutturati|Segni di fiducia|Confronto con i risultati di ricerca',
  nl: 'Titel|Beschrijving voor de zoekmachine|Koppen|Omvang en diepgang|Zoekwoorden|Leesbaarheid|Opbouw|Links naar eigen pagina’s|Gestructureerde gegevens|Tekenen van vertrouwen|Vergelijking met zoekresultaten',
  pl: 'Tytuł|Opis dla wyszukiwarki|Nagłówki|Zakres i głębia|Słowa z wyszukiwania|Czytelność|Układ|Linki do własnych stron|Dane strukturalne|Oznaki zaufania|Porównanie z wynikami wyszukiwania',
  sv: 'Titel|Beskrivning för sökningen|Rubriker|Omfång och djup|Sökningens ord|Läsbarhet|Uppbyggnad|Länkar till egna sidor|Strukturerade data|Tecken på förtroende|Jämförelse med sökresultaten',
  pt: 'Título|Descrição para a pesquisa|Títulos das secções|Extensão e profundidade|Palavras da pesquisa|Legibilidade|Estrutura|Ligações às suas páginas|Dados estruturados|Sinais de confiança|Comparação com os resultados da pesquisa',
};

const ofBrazil =
  'Título|Descrição para a busca|Títulos das seções|Extensão e profundidade|Palavras da busca|Legibilidade|Estrutura|Links para suas páginas|Dados estruturados|Sinais de confiança|Comparação com os resultados da busca';

const isComponent = (text: string): text is ComponentType => componentTypes.some((type) => type === text);

/** The name of a component in a language of the sheets; null in English, where a recommendation speaks for itself. */
export function componentName(component: string, { language, region }: WrittenIn): string | null {
  const table = language === 'pt' && region === 'BR' ? ofBrazil : tables[language ?? 'en'];
  const names = table?.split('|');
  return names === undefined || !isComponent(component) ? null : (names[componentTypes.indexOf(component)] ?? null);
}
