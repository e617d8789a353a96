/** Makes the API fail for one tab, as the console sees it: it never answers, fails, or says that a resource is not there. */
import type { ConsolePage } from './console-page.ts';

type ApiAnswer = 'none' | 'fault' | 'missing' | 'real';

const responses = {
  fault: { status: 500, code: 'internal', message: 'The service failed.' },
  missing: { status: 404, code: 'not_found', message: 'It does not exist.' },
};

/** From the next document on, the requests to the API wait; the session's and those that `passes` names do not. */
export const holdApi = (tab: ConsolePage): Promise<unknown> =>
  tab.page.evaluateOnNewDocument(`{
    const real = window.fetch;
    const responses = ${JSON.stringify(responses)};
    const passes = new RegExp(sessionStorage.getItem('test.passes') || '^$');
    let answer = 'none';
    let waiting = [];
    const respond = async (url, init) => {
      while (answer === 'none') {
        await new Promise((resolve, reject) => {
          waiting.push(resolve);
          init?.signal?.addEventListener('abort', () => reject(init.signal.reason), { once: true });
        });
      }
      if (answer === 'real') return real(url, init);
      const { status, code, message } = responses[answer];
      return new Response(JSON.stringify({ error: { code, message, request_id: 'r' } }), {
        status, headers: { 'content-type': 'application/json', 'retry-after': '0' },
      });
    };
    window.fetch = (url, init) =>
      String(url).includes('/console/session') || passes.test(String(url).split('?')[0]) ? real(url, init) : respond(url, init);
    window.answerApi = (next) => {
      answer = next;
      waiting.splice(0).forEach((go) => go());
    };
  }`);

/** The answer to waiting and later requests in this document. */
export const answerApi = (tab: ConsolePage, answer: ApiAnswer): Promise<unknown> =>
  tab.run(`answerApi(${JSON.stringify(answer)})`);

/** Opens a screen in a separate document: nothing of it was read before. */
export async function openHeld(tab: ConsolePage, address: string, passes = '^$'): Promise<void> {
  await tab.run(
    `sessionStorage.setItem('test.passes', ${JSON.stringify(passes)}); location.hash = ${JSON.stringify(address)}`,
  );
  await tab.page.reload();
}
