import { describe, expect, test } from 'vitest';
import { readBrief } from '../../../../shared/domain/planning/brief/read-brief.ts';

describe('the name of the business is read', () => {
  test.each([
    [
      'Since 1987 the Harrow family has been looking after septic tanks around Okehampton. Harrow Drainage empties tanks and clears blocked drains.',
      'Harrow Drainage',
    ],
    [
      'Depuis trois générations, la Maison Carpentier répare et accorde les pianos dans la région de Lille. Nous louons aussi des pianos.',
      'Maison Carpentier',
    ],
    ['A Transportes Lousada, Lda. faz mudanças em Braga e em todo o Minho desde 2001.', 'Transportes Lousada'],
    ['Vi är tre bröder som driver Ängsbacka Bygg i Arvika. Ofta är det fritidshus runt sjöarna.', 'Ängsbacka Bygg'],
    [
      'Herzlich willkommen in der Bäckerei Oberle in Offenburg. Gebacken wird Holzofenbrot und Laugengebäck.',
      'Bäckerei Oberle',
    ],
  ])('%s', (brief, name) => {
    expect(readBrief(brief).name?.value).toBe(name);
  });
});

describe('a wished page is named by what it is about', () => {
  const wished = (brief: string): string[] => readBrief(brief).wishes.topics.map(({ value }) => value);

  test.each([
    [
      'Wij zijn een rijschool in Drachten en geven rijlessen. Graag een pagina met onze tarieven en eentje over rijangst.',
      'Rijangst',
    ],
  ])('%s', (brief, page) => {
    expect(wished(brief)).toContain(page);
  });
});
