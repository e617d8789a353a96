import { type Message, message } from '../../messages/message.ts';
import type { ExtractedPage, Unreadable } from '../extracted-page.ts';
import type { ReadingSignal } from './page-signals.ts';

interface ReadText {
  /** Characters of the page that a visitor sees, and of those the ones outside of navigation, header and footer. */
  readonly visibleCharacters: number;
  readonly contentCharacters: number;
  readonly extractedCharacters: number;
  /** Characters that the page has and no visitor sees. */
  readonly hiddenCharacters: number;
  readonly extractedWords: number;
  /** The content has a sentence outside of links. */
  readonly hasSentence: boolean;
  /** Characters of paragraphs in the content that are no part of what was read. */
  readonly unreadProse: number;
  /** The page says that it is an article. */
  readonly isArticle: boolean;
  readonly unreadable: Unreadable | null;
  /** A browser ran its scripts first. */
  readonly isRendered: boolean;
  /** A sentence about the notice in the place of a text. */
  readonly notice: Message | null;
  /** The document was cut: it has more than is read. */
  readonly isCut: boolean;
  /** A document of HTML with anything in it: only such a one has a text that could be missing. */
  readonly isHtml: boolean;
}

/** Below this share of the content most of a page was not read, whatever it is. */
const SHARE_MIN = 0.1;
/** A page with less content than this has no main text that could be missing. */
const CONTENT_CHARACTERS_MIN = 1500;

/**
 * A page that shows so few characters, and less than this share of what it hides, shows its text by something that was not run. One that
 * shows a text and hides more beside it is stuffed, and is judged by what it shows.
 */
const SHOWN_CHARACTERS_FEW = 500;
const HIDDEN_SHARE_MAX = 0.2;
/** A text of fewer words may not be what the page is about. */
const WORDS_FEW = 50;
/** An article with so few words has this share of what its page shows, where it is a whole one. */
const ARTICLE_SHARE_MIN = 0.1;
/** A few words without a sentence, in a page with ten times as much around them, may be all that was left of a page made by script. */
const FRAME_SHARE_MAX = 0.1;
const FRAME_CONFIDENCE = 0.4;
/** Paragraphs beside a few words, from here on and twice as long as these, are what the page says. */
const UNREAD_PROSE_MIN = 400;

/** No reading that is in doubt is surer than this. */
const UNREAD_CONFIDENCE = 0.3;

const reasons: Readonly<Record<Unreadable, Message>> = {
  script_shell: message('reading.script-shell'),
  bot_challenge: message('reading.bot-challenge'),
  consent_wall: message('reading.consent-wall'),
  soft_404: message('reading.soft-404'),
};

/** How much of the page was read as its main text, and whether that is probably the main text. */
export function measureReading({
  visibleCharacters,
  contentCharacters,
  extractedCharacters,
  hiddenCharacters,
  extractedWords,
  hasSentence,
  unreadProse,
  isArticle,
  unreadable,
  isRendered,
  notice,
  isCut,
  isHtml,
}: ReadText): ReadingSignal {
  const isEmpty = isHtml && extractedCharacters === 0;
  const share = isEmpty ? 0 : ratio(extractedCharacters, visibleCharacters);
  const ofContent = isEmpty ? 0 : ratio(extractedCharacters, contentCharacters);
  const isTooLittle = contentCharacters >= CONTENT_CHARACTERS_MIN && ofContent < SHARE_MIN;
  const isMostlyHidden =
    hiddenCharacters >= CONTENT_CHARACTERS_MIN &&
    visibleCharacters < Math.min(SHOWN_CHARACTERS_FEW, hiddenCharacters * HIDDEN_SHARE_MAX);
  const isFew = extractedWords < WORDS_FEW;
  const isNoArticle = isFew && isArticle && share < ARTICLE_SHARE_MIN && visibleCharacters >= CONTENT_CHARACTERS_MIN;
  const isBeside = isFew && unreadProse >= Math.max(UNREAD_PROSE_MIN, 2 * extractedCharacters);
  const isFrameAlone = isFew && !hasSentence && share < FRAME_SHARE_MAX && visibleCharacters >= CONTENT_CHARACTERS_MIN;
  const doubt =
    unreadable !== null
      ? isRendered && unreadable === 'script_shell'
        ? message('reading.rendered-shell')
        : reasons[unreadable]
      : isMostlyHidden
        ? message('reading.hidden', { shown: visibleCharacters, hidden: hiddenCharacters })
        : isEmpty
          ? message('reading.none')
          : isTooLittle
            ? message('reading.share', { percent: Math.round(ofContent * 100) })
            : isNoArticle
              ? message('reading.few-words', { words: extractedWords, shown: visibleCharacters })
              : isBeside
                ? message('reading.beside', { words: extractedWords })
                : notice;
  return {
    visibleCharacters,
    extractedCharacters,
    share: hundredths(share),
    // A third of the content may be lists and teasers beside an article; what is below lowers the confidence.
    confidence:
      doubt === null
        ? hundredths(Math.min(isFrameAlone ? FRAME_CONFIDENCE : 1, 0.4 + ofContent * 1.2) * (isCut ? 0.8 : 1))
        : hundredths(Math.min(UNREAD_CONFIDENCE, ofContent)),
    doubt,
  };
}

/** A page whose text comes by script, and whose script was not run; `advice` says what to do about it. */
export function markNotRun(page: ExtractedPage, advice: Message): ExtractedPage {
  const { reading } = page.signals;
  const doubt = message('reading.sentences', { sentences: [reasons.script_shell, advice] });
  const doubted = reading && { ...reading, confidence: Math.min(reading.confidence, UNREAD_CONFIDENCE), doubt };
  return { ...page, signals: { ...page.signals, reading: doubted } };
}

/** A page of which something else than its HTML shows that it is not what was asked for. */
export function markUnreadable(page: ExtractedPage, unreadable: Unreadable): ExtractedPage {
  const { reading } = page.signals;
  const doubted = reading && {
    ...reading,
    confidence: Math.min(reading.confidence, UNREAD_CONFIDENCE),
    doubt: reasons[unreadable],
  };
  return { ...page, unreadable, signals: { ...page.signals, reading: doubted } };
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 1 : Math.min(1, part / whole));
const hundredths = (value: number): number => Math.round(value * 100) / 100;
