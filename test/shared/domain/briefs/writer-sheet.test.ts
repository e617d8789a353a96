import { describe, expect, test } from 'vitest';
import { type SheetInput, writerSheet } from '../../../../shared/domain/briefs/writer-sheet.ts';
import { languages } from '../../../../shared/domain/language/languages.ts';
import { componentTypes } from '../../../../shared/domain/rubric/rubric.ts';

const input: SheetInput = {
  language: 'de',
  name: 'Dachsanierung',
  purpose: 'Hausbesitzer in Neustadt für eine Besichtigung gewinnen',
  title: 'Dachsanierung | Dach Meyer',
  wordCount: 1240,
  grade: 'C+',
  keyword: { keyword: 'dachsanierung neustadt', volume: 1300 },
  secondaryKeywords: ['dachdämmung'],
  queries: [
    { query: 'dach sanieren kosten', impressions: 90, position: 11.26 },
    { query: 'dachsanierung', impressions: 1400, position: 8.04 },
  ],
  sections: [
    {
      heading: 'Was es kostet',
      level: 2,
      isOwn: false,
      words: { min: 80, max: 160 },
      questions: ['Was kostet eine Dachsanierung?'],
      facts: ['Preis: ab 95 € je m²'],
      links: ['/preise/'],
    },
  ],
  recommendations: [
    { title: 'Put the primary keyword into the title', components: ['title'] },
    { title: 'Shorten the long sentences in "Wir decken …"', components: ['readability'] },
    { title: 'Name the roof in the title', components: ['title'] },
  ],
  isOutlined: true,
  absent: [],
  comparison: { before: 61, now: 74, resolved: 3, fresh: 1 },
};
const empty: SheetInput = {
  ...input,
  ...{ purpose: null, title: null, wordCount: 0, grade: null, keyword: null, comparison: null },
  ...{ secondaryKeywords: [], queries: [], sections: [], recommendations: [], isOutlined: false },
};

describe('the sheet of a brief', () => {
  test('is one page in the language of the page: what to be found for, what people searched for, what to write', () => {
    const { language, markdown } = writerSheet(input);
    expect(language).toBe('de');
    expect(markdown).toBe(`# Dachsanierung

**Keyword:** dachsanierung neustadt (1.300 Suchen im Monat)  
**Zweck:** Hausbesitzer in Neustadt für eine Besichtigung gewinnen  
**Die Seite heute:** „Dachsanierung | Dach Meyer“, 1.240 Wörter, Note C+  
Seit der vorigen Analyse: 61 → 74 von 100; Empfehlungen erledigt: 3, neu: 1

## Die drei wichtigsten Schritte

1. Das Keyword in den Titel aufnehmen
2. Den Abschnitt „Was es kostet“ schreiben
3. Lange Sätze kürzen (in „Wir decken …“)

## Wonach gesucht wurde

- dachsanierung (1.400-mal gezeigt in 28 Tagen, Position 8)
- dach sanieren kosten (90-mal gezeigt in 28 Tagen, Position 11,3)

## Diese Abschnitte schreiben

- **Was es kostet** (80 bis 160 Wörter). Beantworten: Was kostet eine Dachsanierung?

## Diese Angaben verwenden

- Preis: ab 95 € je m²

## Auch nennen, wo es passt

- dachdämmung

## Danach ändern

- Titel

## Verlinken auf

- /preise/

*Alles Weitere steht in den anderen Feldern dieses Briefings.*
`);
  });

  test('lists what the page has and should change apart from what it lacks, and nothing that stays as it is', () => {
    const section = { level: 2, words: null, questions: [], facts: [], links: [] };
    const { markdown } = writerSheet({
      ...empty,
      sections: [
        { ...section, heading: 'Bleibt', isOwn: true },
        { ...section, heading: 'Ablauf', isOwn: true, questions: ['Wie lange dauert es?'] },
        { ...section, heading: 'Kosten', isOwn: false },
      ],
    });
    expect(markdown).toContain('## Diese Abschnitte schreiben\n\n- **Kosten**\n');
    expect(markdown).toContain('## Diese Abschnitte überarbeiten\n\n- **Ablauf**. Beantworten: Wie lange dauert es?\n');
    expect(markdown).not.toContain('Bleibt');
  });

  test('is in the Portuguese of the page', () => {
    const section = { heading: 'Preço', level: 2, isOwn: false, words: null, questions: [], facts: [], links: [] };
    const ofPage = { ...empty, language: 'pt' as const, sections: [section] };
    expect(writerSheet({ ...ofPage, region: 'BR' }).markdown).toContain('## Seções a escrever');
    expect(writerSheet({ ...ofPage, region: 'PT' }).markdown).toContain('## Secções a escrever');
  });

  test('names the part of the page that a comparison with search results asks to change, not the comparison', () => {
    const recommendations = [{ title: 'Say it better', components: ['serp_analysis', 'structure'] }];
    expect(writerSheet({ ...empty, recommendations }).markdown).toContain(
      '## Das zuerst\n\n1. Überarbeiten: Aufbau\n\n*',
    );
  });

  test('asks to add what the page has nothing of, and to revise what it has', () => {
    const recommendations = ['meta_description', 'structured_data', 'readability', 'structure'].map((part) => ({
      title: part,
      components: [part],
    }));
    const { markdown } = writerSheet({ ...empty, absent: ['meta_description', 'structured_data'], recommendations });
    expect(markdown).toContain(
      '1. Ergänzen: Beschreibung für die Suche\n2. Ergänzen: Strukturierte Daten\n3. Überarbeiten: Lesbarkeit\n',
    );
    expect(markdown).toContain('## Danach ändern\n\n- Aufbau\n');
  });

  test('lists no facts of a section that stays as it is', () => {
    const section = { heading: 'Kontakt', level: 2, words: null, questions: [], facts: ['+49 123 456'], links: [] };
    expect(writerSheet({ ...empty, sections: [{ ...section, isOwn: true }] }).markdown).not.toContain('+49');
    const toRevise = { ...section, isOwn: true, questions: ['Wie melde ich mich?'] };
    expect(writerSheet({ ...empty, sections: [toRevise] }).markdown).toContain('- +49 123 456\n');
  });

  test('lists the address of a page to link to, not as a fact', () => {
    const facts = ['+49 123 456', 'https://book.example/meyer'];
    const section = {
      heading: 'Kontakt',
      level: 2,
      isOwn: false,
      words: null,
      questions: [],
      facts,
      links: ['/team/'],
    };
    const { markdown } = writerSheet({ ...empty, sections: [section] });
    expect(markdown).toContain('## Diese Angaben verwenden\n\n- +49 123 456\n\n');
    expect(markdown).toContain('## Verlinken auf\n\n- /team/\n- https://book.example/meyer\n\n');
  });

  test('counts its first steps only where there are three', () => {
    const section = { heading: 'Kosten', level: 2, isOwn: false, words: null, questions: [], facts: [], links: [] };
    expect(writerSheet({ ...empty, sections: [section] }).markdown).toContain('## Das zuerst\n\n1. ');
    const three = ['Kosten', 'Ablauf', 'Garantie'].map((heading) => ({ ...section, heading }));
    expect(writerSheet({ ...empty, sections: three }).markdown).toContain('3. Den Abschnitt „Garantie“ schreiben\n');
    const recommendations = [{ title: 'Titel', components: ['title'] }];
    expect(writerSheet({ ...empty, sections: three, recommendations }).markdown).toContain(
      '## Die drei wichtigsten Schritte',
    );
  });

  test('sets quotation marks and colons as the language of the page does', () => {
    const { markdown } = writerSheet({ ...empty, language: 'fr', title: 'Nos galettes', wordCount: 12 });
    expect(markdown).toContain("**La page aujourd'hui\u{A0}:** « Nos galettes », 12 mots");
  });

  test('leaves out what is not known', () => {
    expect(writerSheet(empty).markdown).toBe(
      '# Dachsanierung\n\n**Keyword:** keines  \n**Die Seite heute:** noch nicht geschrieben\n\n*Alles Weitere steht in den anderen Feldern dieses Briefings.*\n',
    );
  });

  test('says of a page without a step what was looked at', () => {
    const looked = { ...empty, title: 'Dach', wordCount: 300, grade: 'A' };
    const [none, outlined] = ['Keine Empfehlung ist offen.', 'Die Gliederung schlägt keinen neuen Abschnitt vor.'];
    expect(writerSheet({ ...looked, isOutlined: true }).markdown).toContain(`\n\n${none} ${outlined}\n\n`);
    expect(writerSheet(looked).markdown).toContain(`\n\n${none}\n\n`);
    expect(writerSheet({ ...empty, isOutlined: true }).markdown).not.toContain(outlined);
    const section = { heading: 'Kosten', level: 2, isOwn: true, words: null, facts: [], links: [] };
    const toRevise = { ...looked, isOutlined: true, sections: [{ ...section, questions: ['Was kostet es?'] }] };
    expect(writerSheet(toRevise).markdown).not.toContain(outlined);
  });

  test('speaks of no keyword where none is set', () => {
    const titles = ['Repeat the keyword less in "Wir decken …"', 'Work in the secondary keywords', 'Calm the tone'];
    const recommendations = titles.map((title) => ({ title, components: ['keyword_use'] }));
    for (const language of ['de', 'en'] as const) {
      const steps = (keyword: SheetInput['keyword']) =>
        writerSheet({ ...empty, language, keyword, recommendations }).markdown.match(/^\d\. .*$/gmu);
      expect(steps(null)).toHaveLength(1);
      expect(steps(input.keyword)).toHaveLength(3);
    }
  });

  test('cuts a long purpose between words', () => {
    const purpose = `Zeigt ${'Bootspolster und Vorhänge '.repeat(30)}`;
    const [, shown = ''] = /\*\*Zweck:\*\* (.*) {2}/u.exec(writerSheet({ ...empty, purpose }).markdown) ?? [];
    expect(shown).toMatch(/(?:Bootspolster|und|Vorhänge)…$/u);
  });

  test('fits on a page and keeps its lines, however long the texts are', () => {
    const long = `${'a '.repeat(9_000)}\n# not a heading`;
    const [section] = input.sections;
    const { markdown } = writerSheet({
      ...input,
      ...{ name: long, purpose: long, secondaryKeywords: Array.from({ length: 90 }, () => long) },
      recommendations: Array.from({ length: 90 }, () => ({ title: long, components: [long] })),
      sections: section ? Array.from({ length: 90 }, () => ({ ...section, heading: long })) : [],
    });
    expect(markdown.split('\n').length).toBeLessThan(60);
    expect(markdown.match(/^# /gm)).toHaveLength(1);
    expect(markdown.length).toBeLessThan(8_000);
  });

  test.each(['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv'] as const)('in %s leaves no English word', (language) => {
    const ofPage = { ...empty, comparison: input.comparison, name: 'X', keyword: { keyword: 'x', volume: 9 } };
    const sheet = writerSheet({
      ...ofPage,
      language,
      recommendations: componentTypes.map((part) => ({ title: `Improve the ${part}`, components: [part] })),
      queries: [{ query: 'x', impressions: 3, position: 2 }],
      sections: [
        {
          heading: 'X',
          level: 2,
          isOwn: false,
          words: { min: 1, max: 2 },
          questions: ['X?'],
          facts: ['x'],
          links: ['/x/'],
        },
      ],
    });
    expect(sheet.language).toBe(language);
    const english = writerSheet({ ...ofPage, language: 'en' });
    expect(english.language).toBe('en');
    expect(sheet.markdown).not.toMatch(
      /\b(?:the|of|to|and|words?|searches|shown|write|answer|change|first|use|these|facts|link|recommendations|everything|fields|improve)\b/i,
    );
  });

  test('is in English where the language has no words, and never mixes two', () => {
    for (const language of [...languages, null]) {
      const sheet = writerSheet({ ...input, language });
      expect(sheet.markdown.includes('Sections to write')).toBe(sheet.language === 'en');
    }
    expect(writerSheet({ ...input, language: 'ja' }).language).toBe('en');
  });
});
