/**
 * Code that runs in the page beside its own scripts, as text: the project compiles without the browser's types. It runs in a
 * separate world, so that the page's scripts can neither see nor change it.
 */
export const WORLD = 'crawler';

/**
 * Notes when the document changed last, and how often the page had nothing to do since: a script that computes for long changes
 * nothing either.
 */
export const watchChanges = `(() => {
  let last = performance.now();
  let idleTimes = 0;
  new MutationObserver(() => { last = performance.now(); idleTimes = 0; }).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['hidden', 'class', 'style'],
  });
  const look = () => requestIdleCallback(() => { idleTimes += 1; setTimeout(look, 30); });
  look();
  globalThis.__quietMs = (isBusy) => {
    if (isBusy) { last = performance.now(); idleTimes = 0; }
    return document.readyState !== 'complete' ? -1 : idleTimes < 5 ? 0 : performance.now() - last;
  };
})()`;

/**
 * How long nothing has changed; -1 while the document loads.
 * @param isBusy - something was requested or came in: what the page makes of it is still to come
 */
export const readQuietMs = (isBusy: boolean): string => `globalThis.__quietMs ? globalThis.__quietMs(${isBusy}) : -1`;

/**
 * The document as HTML: open shadow trees in the place of their hosts' children, with slots filled; null when it is too large.
 * @param maxCharacters - counted before anything is handed over
 */
export const readDocument = (maxCharacters: number): string => `(() => {
  const max = ${maxCharacters};
  if (document.getElementsByTagName('*').length > max / 20) return null;
  const hosts = [...document.querySelectorAll('*')].filter((element) => element.shadowRoot);
  if (hosts.length > 0 && hosts.length < 5000) {
    const slotted = (slot) => { const nodes = slot.assignedNodes(); return nodes.length > 0 ? nodes : [...slot.childNodes]; };
    const copy = (node, depth) => {
      if (depth > 400) return document.createTextNode('');
      if (node.nodeType !== 1) return node.cloneNode(false);
      const made = document.importNode(node, false);
      const inside = node.shadowRoot ? node.shadowRoot.childNodes : node.localName === 'slot' ? slotted(node) : node.childNodes;
      for (const child of inside) if (!(node.shadowRoot && child.localName === 'style')) made.append(copy(child, depth + 1));
      if (node.localName === 'template') made.innerHTML = node.innerHTML;
      return made;
    };
    const inert = document.implementation.createHTMLDocument('');
    const clone = inert.importNode(copy(document.documentElement, 0), true);
    return clone.outerHTML.length > max ? null : '<!DOCTYPE html>' + clone.outerHTML;
  }
  const html = document.documentElement ? document.documentElement.outerHTML : '';
  return html.length > max ? null : '<!DOCTYPE html>' + html;
})()`;
