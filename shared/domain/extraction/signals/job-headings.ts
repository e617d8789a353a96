import { trimTrailing } from '../../language/trailing-characters.ts';
import type { Line } from './part-names.ts';

/** Headings of a job posting's parts: tasks, who is wanted, what is offered, how to apply. */
const names = new RegExp(
  `^(?:${[
    '(?:key |main |your |primary |core |job |essential |role ){0,3}(?:responsibilities|duties|accountabilities)(?: (?:and|&) \\p{L}{1,30})?',
    '(?:key |minimum |preferred |basic |required |essential |desired |job ){0,3}(?:requirements|qualifications|skills|experience)(?: (?:and|&|required) ?[\\p{L} ]{0,40})?',
    "what (?:you(?:'ll|’ll| will) (?:do|bring|need)|we offer|we(?:'re|’re| are) looking for|you bring)|who (?:you are|we(?:'re|’re| are) looking for)|about (?:the|this) (?:role|job|position)|job (?:description|summary|purpose)|how to apply|(?:employment|job|contract) type|the (?:role|position)|reports to|compensation|salary(?: range)?",
    '(?:ihre|deine|die|unsere) (?:aufgaben|tätigkeiten)|aufgaben(?:gebiet)?|(?:ihr|dein|das) profil|anforderungen(?:sprofil)?|(?:das|was) (?:bieten wir|wir bieten|bringen sie mit|bringst du mit|erwartet (?:sie|dich))(?: ihnen| dir)?|wir bieten(?: ihnen| dir)?',
    '(?:vos|tes|les|principales) missions|missions(?: principales)?|(?:votre |le )?profil(?: recherché)?|(?:nous vous|ce que nous) (?:offrons|proposons)|type de contrat|pour postuler',
    '(?:tus |sus )?(?:funciones|responsabilidades|tareas)|requisitos|(?:qué )?(?:ofrecemos|te ofrecemos|se ofrece)|perfil(?: requerido)?',
    '(?:mansioni|responsabilità|attività|cosa farai)|requisiti|(?:cosa )?offriamo|(?:wat ga je doen|jouw taken|taken|functie-?eisen|wij bieden|wat bieden wij|wie ben jij|jouw profiel)',
    '(?:zakres obowiązków|obowiązki|wymagania|oferujemy|co oferujemy)|(?:обязанности|требования|условия|мы предлагаем|обов’язки|вимоги)|(?:仕事内容|業務内容|応募資格|応募条件|勤務地|雇用形態|待遇|給与|勤務時間)|(?:arbetsuppgifter|kvalifikationer|vi erbjuder|din profil|arbeidsoppgaver|kvalifikasjoner|vi tilbyr|arbejdsopgaver)',
  ].join('|')})[\\s:.!]{0,6}$`,
  'iu',
);

const HEADING_CHARACTERS_MAX = 60;

/** Different headings, or lines that stand alone like one, that job postings have. */
export const jobHeadingsIn = (lines: readonly Line[]): number =>
  new Set(
    lines
      .filter(
        ({ text, place }) => place === 'content' && text.length <= HEADING_CHARACTERS_MAX && names.test(text.trim()),
      )
      .map(({ text }) => trimTrailing(text.trim().toLowerCase(), /[\s:.!]/)),
  ).size;
