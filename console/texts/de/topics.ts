import type { Texts } from '../shape.ts';
import { count, number } from './count.ts';

export const topics: Texts['topics'] = {
  title: 'Themen',
  intro: 'Wovon die Website handelt und wie weit jedes Thema von ihrem Kern entfernt ist.',
  empty: 'Noch keine Karte',
  emptyText: 'Eine Ideensuche liest die Seiten der Website, findet ihre Themen und zeichnet die Karte.',
  goToIdeas: 'Zu den Ideen',
  core: (label) => `Kern: ${label}`,
  mapLabel: (topics, core) =>
    `Karte mit ${count(topics, 'Thema', 'Themen')} um ${core}. Die Tabelle darunter hat dieselben Zahlen.`,
  legend:
    'Je näher an der Mitte, desto näher am Kern. Größere Kreise haben mehr Seiten. Ein gestrichelter Kreis hat Ideen und keine Seite. In der Tabelle ist ein Abstand von 0 der Kern, und 1 hat nichts mit ihm gemeinsam; abweichende Seiten sagen weniger über ihr Thema als dessen andere Seiten.',
  tableLabel: 'Themen',
  columns: { topic: 'Thema', distance: 'Abstand', pages: 'Seiten', drifting: 'Abweichend', ideas: 'Ideen' },
  distance: { core: 'Kern', close: 'Nah', adjacent: 'Angrenzend', distant: 'Fern' },
  distanceValue: (band, value) => `${band} (${number(value, 2)})`,
  gap: 'Lücke: Ideen und keine Seite',
  drifting: 'Abweichende Seiten',
  driftingText: 'Diese Seiten sagen weniger über ihr Thema als dessen andere Seiten.',
  crossTopic: 'Seiten zwischen Themen',
  crossTopicText:
    'Diese Seiten liegen fast ebenso nah an einem zweiten Thema. Sie konkurrieren vielleicht mit dessen Seiten.',
  pageColumns: { page: 'Seite', topic: 'Thema', reason: 'Warum', topics: 'Themen' },
  opened: (topic) => `Thema: ${topic}`,
  close: 'Thema schließen',
  openTopic: (topic) => `Thema ${topic} öffnen`,
  pagesOf: (shown, all) =>
    shown < all ? `${number(shown)} von ${count(all, 'Seite', 'Seiten')}` : count(all, 'Seite', 'Seiten'),
  pagesUnknown: 'Die Seiten dieses Themas sind nach der nächsten Ideensuche aufgeführt.',
  noPages: 'Noch handelt keine Seite davon.',
  ideasOf: (ideas) => `${count(ideas, 'Idee', 'Ideen')} zu diesem Thema`,
  untitled: 'Seite ohne Titel',
};
