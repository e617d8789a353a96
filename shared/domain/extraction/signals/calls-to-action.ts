import type { Element } from 'hast';
import { alternatives } from '../../../language-data/reading-words/read-reading-words.ts';
import { elementNames, elementsIn, visibleText } from '../hast-text.ts';
import { textProperty } from '../text-property.ts';
import type { PageParts, Placed } from './page-parts.ts';
import type { CallToActionSignal } from './page-signals.ts';

const SIGNALS_MAX = 8;
const TEXT_CHARACTERS_MAX = 80;

/** Links that are made to look like a button, by the names that frameworks and builders give them. */
export const buttonName = /^(?:[\w-]{0,60}[-_])?(?:btn|button|cta)(?:[-_][\w-]{0,60})?$/i;
/** Controls of the page itself: menus, dialogs, sliders, searches, sharing, sign-in. */
const controlName = new RegExp(alternatives('extraction', 'controlName'), 'i');

/**
 * Finds calls to act: forms that are filled in and sent, buttons, links that look like one, telephone and e-mail links.
 */
export function findCallsToAction({ anchors, forms, buttons }: PageParts): CallToActionSignal[] {
  const found = [
    ...forms.flatMap(formSignal),
    ...anchors.flatMap(linkSignal),
    ...buttons.filter(({ inForm }) => !inForm).flatMap(buttonSignal),
  ];
  const sorted = found.toSorted((a, b) => Number(b.inContent) - Number(a.inContent));
  return [...Map.groupBy(sorted, ({ kind, text, href }) => `${kind} ${text} ${href ?? ''}`).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, SIGNALS_MAX);
}

const isInContent = ({ place }: Placed): boolean => place === 'content';

/** A search, a language switch and a sign-in are no invitation. */
function formSignal(placed: Placed): CallToActionSignal[] {
  const { element } = placed;
  const elements = [...elementsIn(element)];
  const fieldType = (field: Element): string => (textProperty(field, 'type') ?? 'text').toLowerCase();
  const fields = elements.filter(
    (field) =>
      field.tagName === 'textarea' ||
      field.tagName === 'select' ||
      (field.tagName === 'input' && !/^(?:hidden|submit|button|image|reset)$/.test(fieldType(field))),
  );
  const isSearch =
    textProperty(element, 'role') === 'search' ||
    fields.some(
      (field) =>
        fieldType(field) === 'search' ||
        /^(?:q|s|query|search|suche|keyword|term)$/i.test(textProperty(field, 'name') ?? ''),
    );
  const isSignIn = fields.some((field) => fieldType(field) === 'password');
  const isComment = elements.some((field) => /^comment/i.test(textProperty(field, 'name') ?? ''));
  const asks = fields.some(
    (field) => field.tagName === 'textarea' || /^(?:email|tel|text|date|number|radio|checkbox)$/.test(fieldType(field)),
  );
  if (isSearch || isSignIn || isComment || !asks) return [];
  const submit = elements.find((field) => field.tagName === 'button' || fieldType(field) === 'submit');
  if (submit === undefined) return [];
  const text = readLabel(submit);
  return [{ kind: 'form', text, href: null, inContent: isInContent(placed) }];
}

function linkSignal(placed: Placed): CallToActionSignal[] {
  const { element } = placed;
  const href = textProperty(element, 'href')?.trim() ?? '';
  const kind = /^tel:/i.test(href) ? 'telephone' : /^mailto:/i.test(href) ? 'email' : 'link';
  const isButton =
    textProperty(element, 'role') === 'button' || elementNames(element).some((name) => buttonName.test(name));
  if (href === '' || href.startsWith('javascript:') || (kind === 'link' && (!isButton || isControl(element))))
    return [];
  const text = readLabel(element);
  return text === '' ? [] : [{ kind, text, href: href.slice(0, 300), inContent: isInContent(placed) }];
}

/** A button outside of a form works by script; one without words, or named as a control, moves the page and asks nothing. */
function buttonSignal(placed: Placed): CallToActionSignal[] {
  const { element } = placed;
  const text = readLabel(element);
  const isPlain =
    text.split(/\s+/).length > 8 ||
    !/\p{L}{2}/u.test(text) ||
    isControl(element) ||
    textProperty(element, 'type')?.toLowerCase() === 'submit';
  return isPlain ? [] : [{ kind: 'button', text, href: null, inContent: isInContent(placed) }];
}

const isControl = (element: Element): boolean =>
  element.properties['aria-expanded'] !== undefined ||
  element.properties['aria-haspopup'] !== undefined ||
  controlName.test(
    [
      ...elementNames(element),
      textProperty(element, 'aria-label') ?? '',
      textProperty(element, 'data-toggle') ?? '',
      textProperty(element, 'data-bs-toggle') ?? '',
    ].join(' '),
  );

const readLabel = (element: Element): string =>
  (
    visibleText(element, { alternatives: true }) ||
    (textProperty(element, 'value') ?? textProperty(element, 'aria-label') ?? '')
  )
    .trim()
    .slice(0, TEXT_CHARACTERS_MAX);
