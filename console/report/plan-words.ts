const ids = ['title', 'made', 'pages', 'keyword', 'questions', 'noPages', 'noQuestions', 'wordedBy'] as const;
export type PlanWords = Readonly<Record<(typeof ids)[number], string>>;

/** In the order of the ids; `{x}` is the name of the site. */
const tables: Readonly<Record<string, string>> = {
  en: 'Plan for {x}|Made on|Pages|Keyword|Open questions|The plan has no pages yet.|No question is open.|Worded by',
  de: 'Plan für {x}|Erstellt am|Seiten|Keyword|Offene Fragen|Der Plan hat noch keine Seiten.|Keine Frage ist offen.|Formuliert von',
  fr: 'Plan pour {x}|Créé le|Pages|Mot-clé|Questions ouvertes|Le plan n’a pas encore de pages.|Aucune question n’est ouverte.|Rédigé par',
  es: 'Plan para {x}|Creado el|Páginas|Palabra clave|Preguntas abiertas|El plan aún no tiene páginas.|No hay preguntas abiertas.|Redactado por',
  it: 'Piano per {x}|Creato il|Pagine|Parola chiave|Domande aperte|Il piano non ha ancora pagine.|Nessuna domanda è aperta.|Scritto da',
  pt: 'Plano para {x}|Criado em|Páginas|Palavra-chave|Perguntas em aberto|O plano ainda não tem páginas.|Não há perguntas em aberto.|Escrito por',
  nl: 'Plan voor {x}|Gemaakt op|Pagina’s|Zoekwoord|Open vragen|Het plan heeft nog geen pagina’s.|Er zijn geen open vragen.|Geschreven door',
  pl: 'Plan: {x}|Utworzono|Strony|Słowo kluczowe|Otwarte pytania|Plan nie ma jeszcze stron.|Nie ma otwartych pytań.|Autor tekstu:',
  sv: 'Plan för {x}|Skapad den|Sidor|Sökord|Öppna frågor|Planen har inga sidor än.|Ingen fråga är öppen.|Skrivet av',
};

/** The words of a plan's report, and the language that they are in. */
export function planWords(language: string): { words: PlanWords; language: string } {
  const own = language in tables ? language : 'en';
  const cells = (tables[own] ?? '').split('|');
  return { words: Object.fromEntries(ids.map((id, at) => [id, cells[at] ?? ''])) as PlanWords, language: own };
}
