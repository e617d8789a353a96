/** @module-tag corpus */
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlanInput } from '../../../../shared/domain/planning/plan-input.ts';
import { openPlanner } from '../../../../shared/providers/model/open-planner.ts';
import { captureLog } from '../../../harness/log-lines.ts';
import { startModelServer } from '../../../harness/model-server.ts';

const server = await startModelServer();
afterAll(() => {
  vi.restoreAllMocks();
  return server.stop();
});
const planner = openPlanner({
  MODEL_PROVIDER: 'openai',
  MODEL_ID: 'a-model',
  MODEL_BASE_URL: server.baseUrl,
  MODEL_API_KEY: 'key',
  AWS_REGION: 'us-east-1',
});
beforeEach(() => {
  captureLog();
  server.calls.length = 0;
});

interface Written {
  language: string;
  brief: string;
  pages: readonly (readonly [name: string, slug: string])[];
  kept: string;
  inventions: readonly string[];
}

const written: readonly Written[] = [
  {
    language: 'German',
    brief: 'Wir sind die Schreinerei Holm in Husum. Wir bauen Treppen und Küchen. Wir bauen keine Fenster.',
    pages: [
      ['Startseite', 'home'],
      ['Treppen', 'treppen'],
      ['Küchen', 'kuechen'],
    ],
    kept: 'Zeigt Besuchern, welche Treppen die Schreinerei baut.',
    inventions: [
      'Die Mitbewerber zeigen das nicht.',
      'Viele Leute suchen danach.',
      'Die Beratung ist kostenlos.',
      'Die Schreinerei ist zertifiziert und preisgekrönt.',
      'Sie liefert auch nach Hamburg.',
      'Die Treppen entsprechen der DIN.',
      'Sie halten 40 Jahre.',
    ],
  },
  {
    language: 'French',
    brief: 'Nous sommes la menuiserie Kerlann à Lorient. Nous fabriquons des escaliers et des cuisines.',
    pages: [
      ['Accueil', 'home'],
      ['Escaliers', 'escaliers'],
      ['Cuisines', 'cuisines'],
    ],
    kept: 'Montrer aux visiteurs quels escaliers la menuiserie fabrique.',
    inventions: [
      'Aucun concurrent ne le montre.',
      "C'est une demande très populaire.",
      'Le devis est gratuit.',
      'Une menuiserie certifiée et primée.',
      'Elle livre aussi à Paris.',
      'Ils durent 40 ans.',
    ],
  },
  {
    language: 'Spanish',
    brief: 'Somos la carpintería Olmo en Soria. Hacemos escaleras y cocinas de madera para casas.',
    pages: [
      ['Inicio', 'home'],
      ['Escaleras', 'escaleras'],
      ['Cocinas de madera', 'cocinas-de-madera'],
    ],
    kept: 'Mostrar a los visitantes qué escaleras hace la carpintería.',
    inventions: [
      'La competencia no lo muestra.',
      'Mucha gente lo busca.',
      'El presupuesto es gratuito.',
      'Una carpintería premiada.',
      'También sirve a Madrid.',
    ],
  },
  {
    language: 'Italian',
    brief: 'Siamo la falegnameria Olmi a Todi. Realizziamo scale e cucine in legno per le case.',
    pages: [
      ['Home', 'home'],
      ['Scale', 'scale'],
      ['Cucine in legno', 'cucine-in-legno'],
    ],
    kept: 'Mostrare ai visitatori quali scale realizza la falegnameria.',
    inventions: [
      'I concorrenti non lo mostrano.',
      'Molte persone lo cercano.',
      'Il preventivo è gratuito.',
      'Una falegnameria premiata.',
      'Serve anche Roma.',
    ],
  },
  {
    language: 'Dutch',
    brief: 'Wij zijn timmerbedrijf Holt in Zwolle. Wij maken trappen en keukens voor woningen.',
    pages: [
      ['Home', 'home'],
      ['Trappen', 'trappen'],
      ['Keukens', 'keukens'],
    ],
    kept: 'Laat bezoekers zien welke trappen het bedrijf maakt.',
    inventions: [
      'De concurrenten laten dat niet zien.',
      'Veel mensen zoeken daarnaar.',
      'De offerte is gratis.',
      'Een gecertificeerd bedrijf.',
      'Ook actief in Utrecht.',
    ],
  },
  {
    language: 'Portuguese',
    brief: 'Somos a carpintaria Olmo em Braga. Fazemos escadas e cozinhas de madeira para casas.',
    pages: [
      ['Início', 'home'],
      ['Escadas', 'escadas'],
      ['Cozinhas de madeira', 'cozinhas-de-madeira'],
    ],
    kept: 'Mostrar aos visitantes que escadas a carpintaria faz.',
    inventions: [
      'A concorrência não mostra isso.',
      'Muita gente procura isso.',
      'O orçamento é gratuito.',
      'Uma carpintaria premiada.',
      'Também serve o Porto e Lisboa.',
    ],
  },
  {
    language: 'Polish',
    brief: 'Jesteśmy stolarnią Wiąz w Krakowie. Robimy schody drewniane i kuchnie na wymiar dla domów.',
    pages: [
      ['Strona główna', 'home'],
      ['Schody drewniane', 'schody-drewniane'],
      ['Kuchnie na wymiar', 'kuchnie-na-wymiar'],
    ],
    kept: 'Pokazuje odwiedzającym, jakie schody robi stolarnia.',
    inventions: [
      'Konkurencja tego nie pokazuje.',
      'Wiele osób tego szuka.',
      'Wycena jest darmowa.',
      'To nagradzana stolarnia.',
      'Działa także w mieście Warszawa.',
    ],
  },
  {
    language: 'Swedish',
    brief: 'Vi är snickeriet Alm i Uppsala. Vi bygger trappor och kök för villor. Vi bygger inte fönster.',
    pages: [
      ['Hem', 'home'],
      ['Trappor', 'trappor'],
      ['Kök', 'kok'],
    ],
    kept: 'Visar besökare vilka trappor som snickeriet bygger.',
    inventions: [
      'Konkurrenterna visar inte det.',
      'Många söker efter det.',
      'Offerten är kostnadsfri.',
      'Ett prisbelönt snickeri.',
      'Arbetar även i Stockholm.',
    ],
  },
];

const says = (pages: readonly object[]) => (): { says: unknown } => ({ says: { pages } });

describe('the purposes of a plan by a model', () => {
  const cases = written.flatMap(({ inventions, ...rest }) => inventions.map((invention) => ({ ...rest, invention })));

  test.each(cases)('in $language lose "$invention", in both calls', async ({ brief, pages, kept, invention }) => {
    const answered = pages.map(([name, slug]) => ({ name, slug, purpose: `${kept} ${invention}`, brief_words: '' }));
    server.answer = says(answered);
    const plan = await planner.planPages({ brief, siteName: 'Holm' }, { mayFallBack: true });
    expect(plan.note).toBeNull();
    expect(plan.pages.slice(0, pages.length).map(({ purpose }) => purpose)).toEqual(pages.map(() => kept));
    expect(server.calls).toHaveLength(2);
  });
});

describe('the pages of a plan by a model', () => {
  const input: PlanInput = {
    brief: 'Ferris & Daughter in York. We fix bikes and paint frames. We do not sell scooters.',
    siteName: 'Ferris & Daughter',
  };
  const page = (name: string, slug: string, quote = ''): object => ({
    name,
    slug,
    purpose: 'Say what it is.',
    brief_words: quote,
  });
  const planned = async (...pages: object[]): Promise<string[]> => {
    server.answer = says([
      page('Home', 'home'),
      page('Frame painting', 'frame-painting'),
      page('About us', 'about-us'),
      ...pages,
    ]);
    const plan = await planner.planPages(input, { mayFallBack: true });
    return plan.pages.map(({ slug }) => slug);
  };

  test('may be called in other words than the brief, where its words for an offering are quoted', async () => {
    expect(await planned(page('Cycle repair', 'cycle-repair', 'We fix bikes'))).toContain('cycle-repair');
  });

  test.each([
    ['quotes nothing', page('Cycle repair', 'cycle-repair')],
    ['quotes what another page is about', page('Casino bonus', 'casino', 'paint frames')],
    ['quotes what the brief does not say', page('Casino bonus', 'casino', 'We offer a casino')],
    ['is denied', page('Scooter sales', 'scooter-sales', 'sell scooters')],
  ])('is dropped where it %s', async (_, added) => {
    expect((await planned(added)).join()).not.toMatch(/cycle-repair|casino|scooter/);
  });
});

describe('what a model reads of a brief', () => {
  const brief = 'We are Ferris & Daughter, a bicycle workshop in York. Phone 01904 555 012.';

  test('has no name and no city that the brief does not write', async () => {
    server.answer = () => ({ says: { name: 'Velo Kings', country: 'United Kingdom', city: 'London' } });
    expect(await planner.describe({ brief })).toMatchObject({ name: 'Ferris & Daughter', cityName: 'York' });
  });

  test('has the country of the rules where the model has none', async () => {
    server.answer = () => ({ says: { name: 'Ferris & Daughter', country: null, city: null } });
    expect(await planner.describe({ brief })).toMatchObject({ countryName: 'United Kingdom' });
  });
});

describe('keywords that a model suggests', () => {
  const brief =
    'We are Ferris & Daughter, a bicycle workshop in York. We repair bicycles and true wheels. We do not sell scooters. Our rival is Spokely.';
  const suggested = (name: string, path: string): Promise<readonly string[]> =>
    planner.suggestKeywords({ brief, siteName: 'Ferris & Daughter', page: { name, path, purpose: null } });

  test('name no rival, no other town, nothing that is denied or that the brief does not speak of', async () => {
    const keywords = ['wheel truing york', 'spokely wheels', 'wheel truing london', 'sell scooters', 'casino bonus'];
    server.answer = () => ({ says: { keywords } });
    const found = await suggested('Wheel truing', '/wheel-truing/');
    expect(found[0]).toBe('wheel truing york');
    expect(found.join()).not.toMatch(/spokely|london|scooter|casino/);
  });

  test('cost no call for a page that nobody searches for', async () => {
    expect(await suggested('Privacy policy', '/privacy-policy/')).toEqual([]);
    expect(server.calls).toHaveLength(0);
  });
});
