import type { Element, Root } from 'hast';
import { alternatives } from '../../language-data/reading-words/read-reading-words.ts';
import type { Unreadable } from './extracted-page.ts';
import { elementsIn, stringsIn, visibleText } from './hast-text.ts';
import { saysNotFound } from './not-found.ts';
import { isConsentBanner } from './part-names.ts';
import { asksForScript, isAppRoot } from './script-evidence.ts';
import { textProperty } from './text-property.ts';

/** Evidence that distinguishes a page from the notice that was served in its place. */
interface PageEvidence {
  html: string;
  root: Root;
  title: string | null;
  h1: string | null;
  /** Everything visible on the page, white space collapsed. */
  text: string;
  wordCount: number;
  /** The scripts ran: a short page is short then. */
  isRendered?: boolean | undefined;
}

/** A notice is short. Words that a long article may well use are no evidence there. */
const maxNoticeCharacters = 2500;
const maxShellCharacters = 250;
/** At most so much text is left of a page whose scripts ran and showed nothing. */
const maxRenderedShellCharacters = 30;

const challengePhrases = new RegExp(alternatives('extraction', 'challengePhrases'), 'i');
const challengeMarkers =
  /cdn-cgi\/challenge-platform|cf[-_]chl|_incapsula_resource|px-captcha|captcha-delivery\.com|datadome|g-recaptcha|h-captcha|cf-turnstile|akamai|sucuri/i;

const consentPhrases = /(?:cookie|consent|gdpr|datenschutz|privacy)/i;
const consentButtons = /\b(?:accept|agree|allow all|akzeptieren|zustimmen|accepter|aceptar|accetta)\b/i;

/** Recognizes pages whose HTML is not their content. Deliberately reluctant: a wrong verdict hides a real page. */
export function unreadableReason(page: PageEvidence): Unreadable | null {
  if (isBotChallenge(page)) return 'bot_challenge';
  if (isConsentWall(page)) return 'consent_wall';
  if (isScriptShell(page)) return 'script_shell';
  if (saysNotFound(page) === 'yes') return 'soft_404';
  return null;
}

/** A phrase in title or text and a marker of a known product: protected sites carry the markers on every page. */
function isBotChallenge(page: PageEvidence): boolean {
  if (page.text.length > maxNoticeCharacters) return false;
  return challengePhrases.test(`${page.title ?? ''}\n${page.text}`) && challengeMarkers.test(page.html);
}

/** Nearly nothing is left of the page without the parts about consent. */
function isConsentWall(page: PageEvidence): boolean {
  if (page.text.length > maxNoticeCharacters || !consentPhrases.test(page.text)) return false;
  const buttons = [...elementsIn(page.root)].filter(
    (element) => element.tagName === 'button' || element.tagName === 'a' || textProperty(element, 'type') === 'submit',
  );
  const asksForConsent = buttons.some((button) =>
    consentButtons.test(visibleText(button) || (textProperty(button, 'value') ?? '')),
  );
  return asksForConsent && textOutsideConsent(page.root) < maxShellCharacters;
}

const textOutsideConsent = (root: Root): number =>
  stringsIn(root, (element) => !isConsentBanner(element))
    .map((text) => text.trim())
    .filter((text) => !consentPhrases.test(text) && !consentButtons.test(text))
    .reduce((length, text) => length + text.length, 0);

function isScriptShell(page: PageEvidence): boolean {
  const most = page.isRendered === true ? maxRenderedShellCharacters : maxShellCharacters;
  if (page.text.length > most || !/<script\b/i.test(page.html)) return false;
  return asksForScript(page.root) || elementsIn(page.root).some(isEmptyAppRoot);
}

const isEmptyAppRoot = (element: Element): boolean =>
  isAppRoot(element) && visibleText(element).length < maxShellCharacters;
