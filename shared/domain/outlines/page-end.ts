import { isQuestionsHeading } from '../language/question-text.ts';

/** Where a page says what it rests on: a list that answers nothing. */
export const sourcesHeading =
  /^(?:sources|references|further reading|bibliography|quellen(?:angaben|verzeichnis)?|literatur(?:verzeichnis)?|références|bibliographie|fuentes|referencias|bibliografía|fonti|riferimenti|bibliografia|bronnen|literatuur|źródła|fontes|referências|källor)\W*$/iu;

/** Where a page sums up what it said. */
const summaryHeading =
  /^(?:in |to |the )?(?:conclusions?|summary|sum up|bottom line|final thoughts|wrapping up|key takeaways|takeaways|fazit|zusammenfassung|conclusion|en résumé|en conclusion|pour conclure|en resumen|conclusi(?:ón|ones)|in conclusione|conclusion[ei]|in sintesi|em resumo|conclusão|considerações finais|samenvatting|conclusie|tot slot|podsumowanie|wnioski|sammanfattning|slutsats(?:er)?|avslutning)(?!\p{L})/iu;

/** Calls to the reader at the end: to call, to write, to come. */
const callHeading =
  /^(?:ready (?:to|for)|(?:your )?next (?:steps?|move)|get (?:in touch|started|(?:a|your) (?:free )?(?:quote|estimate))|contact|call |book |request |jetzt |kontakt|termin |demandez|contactez|prenez|réservez|solicite|solicita|pida|pide|contact[ao]|reserve|reserva|llam[ae]|richied[ia]|contatta|prenota|chiama|fale conosco|solicite|agende|entre em contato|vraag |neem contact|maak een afspraak|plan |bel |skontaktuj|umów|zadzwoń|zamów|kontakta|boka|ring |kom(?:ma)? i kontakt|hör av)/iu;

/** True for a heading that asks the reader to get in touch. */
export const asksReader = (heading: string): boolean => callHeading.test(heading);

/** True for a heading after which a page says nothing more of its subject. */
export const endsPage = (heading: string): boolean =>
  [summaryHeading, sourcesHeading, callHeading].some((pattern) => pattern.test(heading)) || isQuestionsHeading(heading);
