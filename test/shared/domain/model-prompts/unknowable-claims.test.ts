import { describe, expect, test } from 'vitest';
import { shownTexts, supportedSentences } from '../../../../shared/domain/model-prompts/supported-words.ts';

describe('what a model writes and was not shown is left out, in the language of the page', () => {
  test.each([
    [
      'de',
      'Den Ablauf erklären.',
      'Viele Kunden fragen danach.',
      'Studien zeigen den Nutzen.',
      'Die Konkurrenz erklärt es nicht.',
    ],
    [
      'fr',
      'Expliquer le déroulement.',
      'La plupart des clients le demandent.',
      'Selon des études, cela aide.',
      'La page n’a pas de tarifs.',
    ],
    [
      'es',
      'Explicar los pasos.',
      'Es un tema muy buscado.',
      'Según encuestas, funciona.',
      'La página no tiene precios.',
    ],
    [
      'it',
      'Spiegare le fasi.',
      'È un tema molto cercato.',
      'Secondo le statistiche funziona.',
      'La pagina non ha prezzi.',
    ],
    ['pt', 'Explicar os passos.', 'É muito procurado.', 'Segundo estudos, funciona.', 'A página não tem preços.'],
    [
      'nl',
      'De stappen uitleggen.',
      'Veel mensen vragen dit.',
      'Volgens onderzoek helpt het.',
      'De concurrentie legt dit uit.',
    ],
    [
      'pl',
      'Opisać kolejne kroki.',
      'Większość klientów o to pyta.',
      'Według badań to pomaga.',
      'Na stronie nie ma cen.',
    ],
    ['sv', 'Förklara stegen.', 'Många kunder frågar.', 'Enligt studier hjälper det.', 'Sidan saknar priser.'],
    [
      'en',
      'Explain the steps.',
      'Many people ask for it.',
      'According to experts, it helps.',
      'The page has no prices.',
    ],
  ] as const)('%s', (language, advice, ...inventions) => {
    const shown = shownTexts([advice], language);
    expect(supportedSentences([advice, ...inventions].join(' '), shown)).toBe(advice);
    for (const sentence of inventions) expect(supportedSentences(sentence, shown)).toBe('');
  });

  test('English claims are left out on a page in another language too', () => {
    expect(supportedSentences('Most people search for this.', shownTexts([], 'de'))).toBe('');
  });
});
