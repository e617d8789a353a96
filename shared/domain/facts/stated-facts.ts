import type { ContactSignal, PageSignals, StatedSignal } from '../extraction/signals/page-signals.ts';
import type { StatedKind } from '../pages/stated-parts.ts';
import type { Observation } from './observation.ts';

const QUOTE_CHARACTERS_MAX = 100;
const statedOfKey: Readonly<Record<string, StatedKind>> = {
  address: 'address',
  hours: 'hours',
  phone: 'contact',
  email: 'contact',
  company_name: 'name',
};

const readName = (data: Observation['claim']['data']): string | null =>
  'value' in data && typeof data.value === 'string' ? data.value : null;

/** Facts are read with the formats of a page's country: a telephone number or an address that they know stands on the page. */
export function addStatedFacts(signals: PageSignals, observations: readonly Observation[]): PageSignals {
  const written = observations.filter(({ source }) => source === 'crawl');
  const stated = written.flatMap(({ claim, evidence }): StatedSignal[] => {
    const of = statedOfKey[claim.key ?? ''];
    if (of === undefined) return [];
    // An e-mail address may be encoded in the page, and a number be that of a link.
    const quote = of === 'contact' ? null : of === 'name' ? readName(claim.data) : evidence;
    return [{ of, quote: quote?.slice(0, QUOTE_CHARACTERS_MAX) ?? null, isSure: true }];
  });
  const contacts = written.flatMap(({ claim, evidence }): ContactSignal[] =>
    claim.key === 'phone' || claim.key === 'email'
      ? [
          {
            kind: claim.key === 'phone' ? 'telephone' : 'email',
            text: evidence.slice(0, QUOTE_CHARACTERS_MAX),
            href: null,
          },
        ]
      : [],
  );
  const hasContact = signals.contacts.some(({ kind }) => kind === 'telephone' || kind === 'email');
  const known = new Set((signals.stated ?? []).filter(({ isSure }) => isSure).map(({ of }) => of));
  return {
    ...signals,
    contacts: hasContact ? signals.contacts : [...contacts.slice(0, 1), ...signals.contacts],
    stated: [...(signals.stated ?? []), ...stated.filter(({ of }) => !known.has(of))],
  };
}
