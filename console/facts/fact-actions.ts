/** Actions on a fact besides editing it. */
import { api } from '../app/client.ts';
import { showToast, showUndo } from '../app/toasts.ts';
import { invalidate } from '../app/use-query.ts';
import { texts } from '../texts/texts.ts';
import { type Fact, factHeadline } from './fact-fields.ts';

const t = texts.facts;

async function setDismissed(siteId: number, { id: factId }: Fact, dismissed: boolean): Promise<void> {
  await api.editConsoleFact({ siteId, factId, body: { dismissed } });
  invalidate(`site:${siteId}/facts`);
}

export async function dismissFact(siteId: number, fact: Fact): Promise<void> {
  await setDismissed(siteId, fact, true);
  showUndo(t.dismissedFact(factHeadline(fact)), () => setDismissed(siteId, fact, false));
}

export async function restoreFact(siteId: number, fact: Fact): Promise<void> {
  await setDismissed(siteId, fact, false);
  showToast({ tone: 'good', text: t.restored(factHeadline(fact)) });
}
