import { render, type VNode } from 'preact';

interface PrintedDocument {
  readonly language: string;
  /** Browsers propose it as the name of the PDF. */
  readonly title: string;
  readonly main: VNode;
  readonly css: string;
}

/**
 * Makes the page the document for as long as it is printed: a frame or another tab would inherit a policy that refuses its style. What
 * was there is hidden and comes back.
 */
export function printDocument({ language, title, main, css }: PrintedDocument): void {
  const { documentElement: root, body } = document;
  const before = { title: document.title, lang: root.lang, theme: root.dataset['theme'] ?? '' };
  const others = [...body.children].filter((one): one is HTMLElement => one instanceof HTMLElement && !one.hidden);
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const style = new CSSStyleSheet();
  style.replaceSync(css);
  const shown = document.createElement('div');
  const setPrinted = (isPrinted: boolean): void => {
    for (const one of others) one.hidden = isPrinted;
    for (const sheet of sheets) sheet.disabled = isPrinted;
    document.adoptedStyleSheets = isPrinted ? [style] : [];
    document.title = isPrinted ? title : before.title;
    root.lang = isPrinted ? language : before.lang;
    // A theme that was chosen would be that of the paper.
    root.dataset['theme'] = isPrinted ? 'light' : before.theme;
  };
  // Behind an open dialog the page is inert, and a PDF of it would have no tags.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
  render(main, shown);
  body.append(shown);
  setPrinted(true);
  const goBack = (): void => {
    setPrinted(false);
    render(null, shown);
    shown.remove();
  };
  addEventListener('afterprint', goBack, { once: true });
  print();
}
