import type { Texts } from '../shape.ts';
import { count } from './count.ts';

export const lists: Texts['lists'] = {
  more: 'Mehr anzeigen',
  shown: (shown) => `${count(shown, 'Eintrag', 'Einträge')} angezeigt`,
  all: 'Alle',
  none: 'Keine',
  unknown: 'Unbekannt',
  filterEmpty: 'Nichts passt zu den Filtern',
  filterEmptyText: 'Leeren oder ändern Sie einen Filter, um mehr zu sehen.',
  clearFilters: 'Filter leeren',
  search: 'Suchen',
  exportCsv: 'Als CSV herunterladen',
  exporting: 'Zeilen werden gelesen',
  exportFailed: 'Der Download ist fehlgeschlagen. Versuchen Sie es noch einmal.',
};
