import { Quoted } from './page-link.tsx';
import { type PlanWords, planWords } from './plan-words.ts';
import type { PlanModel } from './report-model.ts';

export const planLanguage = (model: PlanModel): string => planWords(model.language).language;

/** Of the document, for its `title`. */
export const planTitle = ({ site, language }: PlanModel): string =>
  planWords(language).words.title.replace('{x}', () => site.name ?? site.domain);

/** The plan of a site, in the language of its brief: what the brief leaves open, and its pages in their order. */
export function PlanDocument({ model }: { readonly model: PlanModel }) {
  const { plan, madeAt } = model;
  const { words, language } = planWords(model.language);
  const date = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(madeAt));
  return (
    <main class="report">
      <header class="report__head">
        <h1>
          <Quoted text={planTitle(model)} />
        </h1>
        <p class="muted">
          {words.made} <time dateTime={madeAt}>{date}</time>
        </p>
      </header>
      <section aria-labelledby="questions">
        <h2 id="questions">{words.questions}</h2>
        {plan.open_questions.length === 0 ? (
          <p>{words.noQuestions}</p>
        ) : (
          <ul class="report__items">
            {plan.open_questions.map(({ question }) => (
              <li key={question}>
                <Quoted text={question} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="pages">
        <h2 id="pages">{words.pages}</h2>
        {plan.pages.length === 0 ? (
          <p>{words.noPages}</p>
        ) : (
          <PlannedPages pages={plan.pages} words={words} colon={language === 'fr' ? '\u{A0}:' : ':'} />
        )}
      </section>
    </main>
  );
}

interface PlannedPagesProps {
  readonly pages: PlanModel['plan']['pages'];
  readonly words: PlanWords;
  readonly colon: string;
}

function PlannedPages({ pages, words, colon }: PlannedPagesProps) {
  return (
    <ol class="plan-list">
      {pages.map(({ id, name, path, purpose, primary_keyword: keyword, worded_by: wordedBy }) => (
        <li key={id} class="card">
          <h3>
            <Quoted text={name} />
          </h3>
          {path !== null && <Quoted text={path} class="cell-note" />}
          {purpose !== null && (
            <p>
              <Quoted text={purpose} />
            </p>
          )}
          {wordedBy !== null && (
            <p class="muted">
              {words.wordedBy} {wordedBy}
            </p>
          )}
          {keyword !== null && (
            <p class="muted">
              {words.keyword}
              {colon} <Quoted text={keyword} />
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
