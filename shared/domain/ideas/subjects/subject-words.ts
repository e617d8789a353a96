import { isBroadNoun } from '../../keywords/broad-nouns.ts';
import type { Language } from '../../language/languages.ts';
import { listTerms } from '../../language/subject-terms.ts';
import type { PageProfile } from '../page-profile.ts';
import { coveringTexts } from '../page-subject.ts';
import { isPartNoun, isPromising } from './no-subjects.ts';

interface NamedInHeadings {
  readonly name: string;
  readonly language: Language | null;
  readonly headings: readonly { readonly id: number }[];
}

/** "Services" in a title names nothing. */
export const namesSubject = (term: string): boolean => !isPartNoun(term) && !isBroadNoun(term) && !isPromising(term);

const COMPOUND_PART_MIN = 6;

/** "Kellersanierung" below the title "Sanierung": a kind of what its page is about. */
export function ownCompounds(pages: readonly PageProfile[]): (subject: NamedInHeadings) => boolean {
  const byId = new Map(pages.map((page) => [page.id, page]));
  return ({ name, headings, language }) =>
    headings.some(({ id }) => {
      const page = byId.get(id);
      return (
        page !== undefined &&
        page.path !== '/' &&
        coveringTexts(page)
          .flatMap((text) => listTerms(text, language))
          .some(
            (term) =>
              term.length >= COMPOUND_PART_MIN && term !== name.toLowerCase() && name.toLowerCase().endsWith(term),
          )
      );
    });
}

/** Words that show another case than that of a label: German adjectives, Polish nouns and adjectives. */
const inflected: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /^\p{Ll}\p{L}*(?:en|em|er)\s/u,
  pl: /^\p{L}+(?:cji|zji|sji|ości|ęci|ów|ami|ach|om|ego|emu|ej|ych|ich|ymi|imi|ę|ą)\s|\s\p{L}+(?:ej|emu|ymi|imi)$/u,
};
export const isInflected = (name: string, language: Language | null): boolean =>
  language !== null && (inflected[language]?.test(name) ?? false);

/** Kinds of work that any trade does: alone they do not say on what. */
const ofAnyTrade = new Set(
  `reparatur reparaturen wartung beratung planung montage installation installationen sanierung sanierungen renovierung renovierungen pflege reinigung instandhaltung instandsetzung modernisierung umbau neubau ausbau
   verkauf vermietung vermittlung entsorgung lieferung behandlung behandlungen diagnostik vorsorge prävention training onderhoud reparatie reparaties renovatie renovaties installatie installaties advies ontwerp aanleg montage
   underhåll reparation reparationer renovering rådgivning montering vedligeholdelse vedlikehold rådgivning réparation réparations entretien rénovation rénovations dépannage dépannages conseil conseils conception
   diagnostic diagnostics livraison création créations reparación reparaciones mantenimiento instalación instalaciones reformas reforma diseño asesoramiento asesoría consultoría diagnóstico prevención entrega
   riparazione riparazioni manutenzione manutenzioni installazione installazioni ristrutturazione ristrutturazioni progettazione consulenza consulenze diagnosi prevenzione consegna reparação reparações manutenção instalação
   instalações reformas projeto projetos consultoria consultorias prevenção entrega naprawa naprawy konserwacja montaż instalacja instalacje remont remonty projektowanie doradztwo konsultacja konsultacje diagnostyka profilaktyka
   technik techniek technique techniques técnica técnicas tecnica teknik technika mechanik mechanica meccanica mecánica mécanique elektronik elektronica dekoration decoratie décoration decoración decorazione decoração
   regolazione einstellung prüfung kontrolle controle contrôle controllo kontroll kontrola subscrições abonnements operations
   repair repairs maintenance installations renovation renovations design designs consulting consultation consultations planning inspection inspections cleaning prevention diagnosis delivery replacement restoration
   construction therapy therapies treatment treatments therapie therapien thérapie thérapies terapia terapias terapie equipment accessories zubehör accessoires accesorios accessori acessórios`.split(
    /\s+/,
  ),
);
export const isOfAnyTrade = (word: string): boolean => ofAnyTrade.has(word.toLowerCase());
