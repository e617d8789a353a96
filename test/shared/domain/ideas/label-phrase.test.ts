import { describe, expect, test } from 'vitest';
import { labelSubjects } from '../../../../shared/domain/ideas/subjects/label-phrase.ts';
import { noSiteNames } from '../../../../shared/domain/keywords/site-names.ts';
import type { Language } from '../../../../shared/domain/language/languages.ts';

/** `small`: what the text of the page says in lower case. */
const subjectsOf = (label: string, language: Language, small = ''): string[] =>
  labelSubjects(label, {
    language,
    site: noSiteNames,
    small: new Set(small.split(' ')),
    names: new Set<string>(),
  }).map(({ text }) => text);

describe('a heading names a subject', () => {
  test.each([
    ['en', 'Hydrogen Sulfide Gas (H₂S)', 'sulfide gas hydrogen', ['hydrogen sulfide gas']],
    ['en', '🔧 Pump Repair', 'pump repair', ['pump repair']],
    ['en', 'Vineyard & Water Wells', 'vineyard water wells', ['water wells']],
    ['de', 'Lokale Betäubung', '', ['Lokale Betäubung']],
    ['de', 'Dämmung der Dachschräge', '', ['Dämmung der Dachschräge']],
    ['de', 'Wurzelkanalbehandlung', '', ['Wurzelkanalbehandlung']],
    ['fr', 'Mot de passe administrateur', 'mot passe administrateur', ['mot de passe administrateur']],
    ['fr', 'Nos poêles à granulés', 'poêles granulés', ['poêles à granulés']],
    ['es', 'Servidor de correo', 'servidor correo', ['servidor de correo']],
    ['nl', 'Medical taping', 'medical taping', ['medical taping']],
    ['pl', 'Warsztaty dla dzieci w Rumi', 'warsztaty dla dzieci w', ['warsztaty dla dzieci w Rumi']],
  ] as const)('in %s: %s', (language, label, small, subjects) => {
    expect(subjectsOf(label, language, small)).toEqual(subjects);
  });
});

describe('a heading names none', () => {
  test.each([
    ['an invitation', 'en', 'Get Your Free Estimate', 'estimate'],
    ['an invitation', 'de', 'Termin vereinbaren', ''],
    ['an invitation', 'fr', 'Demander un devis', 'demander devis'],
    ['an invitation', 'es', 'Reserva tu cita', 'reserva cita'],
    ['a promise', 'en', 'Transparent Pricing', 'transparent pricing'],
    ['a promise', 'fr', 'Tarifs transparents', 'tarifs transparents'],
    ['a promise', 'es', 'Portes incluidos', 'portes incluidos'],
    ['a sentence', 'de', 'Ihr nächster Schritt zu gesunden Zähnen.', ''],
    ['a question', 'en', 'Need well service in Hesperia?', 'well service'],
    ['a part of any page', 'en', 'Overview', 'overview'],
    ['a part of any page', 'de', 'Fragen zur Behandlung', ''],
    ['code', 'en', 'sqlite3_open()', 'open'],
    ['code', 'en', 'array.prototype.map', 'map'],
    ['code', 'en', 'getElementById', ''],
    ['a date', 'en', '3 March 2024', ''],
    ['a person', 'de', 'Dr. Anna Weber', ''],
    ['a person', 'fr', 'Camille Martin', ''],
    ['a place', 'en', 'Temecula Valley', 'valley'],
    ['a pointing word', 'en', 'Other processes', 'processes'],
  ] as const)('%s in %s: %s', (_, language, label, small) => {
    expect(subjectsOf(label, language, small)).toEqual([]);
  });
});
