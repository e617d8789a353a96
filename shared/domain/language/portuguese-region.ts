/** How Portuguese is written in Portugal and in Brazil. */
export type PortugueseRegion = 'PT' | 'BR';

const TEXT_READ_MAX = 20_000;
/** Everyday words that only one of the two writes so. */
const ofPortugal =
  /(?<!\p{L})(?:contact(?:o|os|ar|e-nos)|connosco|equipas?|telemóvel|facto|factos|autocarro|secç(?:ão|ões)|concelhos?|freguesias?|registos?|ecrãs?|morada|pequeno-almoço|canalizador(?:es)?|euros?)(?!\p{L})|€/giu;
const ofBrazil =
  /(?<!\p{L})(?:você|vocês|contat(?:o|os|ar)|conosco|equipes?|celular|ônibus|seç(?:ão|ões)|cadastr[oe]s?|registros?|endereço|café da manhã|encanador(?:es)?|cep|cnpj|cpf|reais|prefeitura|agendamento|econômic[oa]s?)(?!\p{L})|R\$/giu;

/** Which of the two a page is written in: by the tag that it gives, else by its words, else by the host and the telephone numbers of its site; Brazil has most of the pages that say none. */
export function detectPortugueseRegion(
  text: string,
  declared: string | null,
  origins: readonly string[] = [],
): PortugueseRegion {
  const tagged = /^pt[-_](BR|PT)\b/i.exec(declared ?? '')?.[1]?.toUpperCase();
  if (tagged === 'BR' || tagged === 'PT') return tagged;
  const read = text.slice(0, TEXT_READ_MAX);
  const count = (pattern: RegExp): number => [...read.matchAll(pattern)].length;
  const [portugal, brazil] = [count(ofPortugal), count(ofBrazil)];
  if (portugal === brazil) return origins.some((origin) => /\.pt$|^(?:\+|00)351/u.test(origin)) ? 'PT' : 'BR';
  return portugal > brazil ? 'PT' : 'BR';
}
