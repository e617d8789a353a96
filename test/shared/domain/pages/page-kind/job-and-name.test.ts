import { expect, test } from 'vitest';
import { extractPage } from '../../../../../shared/domain/extraction/extract-page.ts';

const kindOf = (body: string, title = 'Hartley'): string =>
  extractPage({
    html: `<!doctype html><html><head><title>${title}</title></head><body><main>${body}</main></body></html>`,
    url: 'https://hartley.example/x-104',
  }).signals.kind.kind;
const list = '<ul><li>Bänke aus Eiche bauen und ölen</li><li>Aufmaß bei den Kunden</li></ul>';

test.each([
  ['German', ['Ihre Aufgaben', 'Ihr Profil', 'Wir bieten']],
  ['English', ['Key responsibilities', 'Qualifications and experience', 'How to apply']],
  ['French', ['Vos missions', 'Profil recherché', 'Type de contrat']],
  ['Japanese', ['仕事内容', '応募資格', '勤務時間']],
])('a posting without markup is a job by the headings of its parts: %s', (_, headings) => {
  expect(kindOf(`<h1>Hartley</h1>${headings.map((text) => `<p><b>${text}:</b></p>${list}`).join('')}`)).toBe('job');
});

test.each([
  ['legal', 'Impressum der Tischlerei Hartley'],
  ['contact', 'Contact (new address since May)'],
  ['legal', 'Privacy policy of Hartley & Sons'],
])('a page that every site has is told by the name that its heading begins with: %s', (kind, heading) => {
  expect(kindOf(`<h1>${heading}</h1><p>Hartley, Canal Row 14, Leeds.</p>`)).toBe(kind);
});
