import { describe, expect, test } from 'vitest';
import { extractPage } from '../../../../shared/domain/extraction/extract-page.ts';
import { markNotRun, markUnreadable, measureReading } from '../../../../shared/domain/extraction/signals/reading.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { findMessages, renderEnglish } from '../../../../shared/domain/messages/render-message.ts';
import { listMessageLanguages } from '../../../../shared/language-data/messages/read-messages.ts';

const read = (body: string) => extractPage({ html: `<body>${body}</body>`, url: 'https://a.example/a' });

const shell = read('<div id="root"></div><script src="/main.js"></script>');
const whole = {
  ...{ visibleCharacters: 4_000, contentCharacters: 4_000, extractedCharacters: 4_000, hiddenCharacters: 0 },
  ...{ extractedWords: 600, hasSentence: true, unreadProse: 0, isArticle: false, unreadable: null },
  ...{ isRendered: false, notice: null, isCut: false, isHtml: true },
};

/** Readings of which each is in another doubt. */
const readings = [
  shell.signals.reading,
  markNotRun(shell, message('reading.not-run.never')).signals.reading,
  ...(['bot_challenge', 'consent_wall', 'soft_404'] as const).map((one) => markUnreadable(shell, one).signals.reading),
  measureReading({ ...whole, unreadable: 'script_shell', isRendered: true }),
  measureReading({ ...whole, visibleCharacters: 1, hiddenCharacters: 12_000 }),
  measureReading({ ...whole, extractedCharacters: 0 }),
  measureReading({ ...whole, extractedCharacters: 200 }),
  measureReading({ ...whole, extractedCharacters: 399, contentCharacters: 500, extractedWords: 1, isArticle: true }),
  measureReading({ ...whole, extractedCharacters: 800, extractedWords: 40, unreadProse: 2_000 }),
  ...['Coming soon', 'Redirecting', '503 Service Unavailable', 'This domain is for sale', 'Are you over 18?'].map(
    (heading) => read(`<main><h1>${heading}</h1></main>`).signals.reading,
  ),
];
const doubts: Message[] = readings.map((reading) => reading?.doubt ?? expect.unreachable());

test('each reading is in another doubt', () => {
  expect(new Set(doubts.map(renderEnglish)).size).toBe(doubts.length);
});

describe.each(listMessageLanguages().filter((language) => language !== 'en'))('in "%s"', (language) => {
  test('each doubt is a sentence, and none is the English one', () => {
    const messages = findMessages(language);
    for (const doubt of doubts) {
      expect(messages.render(doubt)).toMatch(/^\S.*\.$/s);
      expect(messages.render(doubt)).not.toBe(renderEnglish(doubt));
    }
  });
});
