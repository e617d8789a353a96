import { findBrowserPackage, HOW_TO_INSTALL } from '../../../shared/providers/web/browser/browser-package.ts';
import { AuditError } from '../audit-error.ts';

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

const PRINT_MS_MAX = 120_000;
const SMALL = 'font: 8px sans-serif; color: #566070; width: 100%; margin: 0 14mm;';

/** Throws AuditError where nothing can print, before the work of an audit. */
export function assertCanPrint(): void {
  if (findBrowserPackage() === null) throw new AuditError(`--pdf needs a browser: ${HOW_TO_INSTALL}`);
}

/** The document as a tagged PDF with an outline and page numbers. No script of it runs, and nothing leaves the browser. */
export async function printPdf(html: string, { paper }: { paper: Paper }): Promise<Uint8Array> {
  assertCanPrint();
  const { startBrowser } = await import('../../../shared/providers/web/browser/browser-process.ts');
  // The browser keeps no process alive: without this, one that does nothing else would end before its PDF is there.
  const alive = setInterval(() => {}, 60_000);
  const running = await startBrowser().catch((error: unknown) => {
    clearInterval(alive);
    throw error;
  });
  try {
    const context = await running.browser.createBrowserContext({ downloadBehavior: { policy: 'deny' } });
    const page = await context.newPage();
    await page.setJavaScriptEnabled(false);
    await page.setContent(html, { waitUntil: 'load', timeout: PRINT_MS_MAX });
    return await page.pdf({
      format: paper,
      tagged: true,
      outline: true,
      printBackground: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: `<div style="${SMALL} display: flex; justify-content: space-between;"><span class="title"></span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`,
      margin: { top: '16mm', bottom: '18mm', left: '14mm', right: '14mm' },
      timeout: PRINT_MS_MAX,
    });
  } finally {
    await running.kill();
    clearInterval(alive);
  }
}
