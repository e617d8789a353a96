/** The open advice beside the text: each says where it belongs, and is checked where it stands. */
import { useEffect, useRef } from 'preact/hooks';
import { useAction } from '../../app/use-action.ts';
import { AdviceText } from '../../design/advice-text.tsx';
import { Badge } from '../../design/badge.tsx';
import { Button } from '../../design/button.tsx';
import { texts } from '../../texts/texts.ts';
import type { Recommendation } from '../page-data.ts';
import { DismissButton } from '../recommendations/dismiss-button.tsx';
import { Verdict } from '../recommendations/recommendation-card.tsx';
import { markDone } from '../recommendations/verbs.ts';
import type { Passage } from './passages.ts';

const t = texts.page.content;
const verbs = texts.page.recommendations;

export interface PlacedAdvice {
  readonly recommendation: Recommendation;
  /** Its place among the open advice, from 1: the marks in the preview have it, too. */
  readonly number: number;
  readonly passage: Passage | null;
}

interface AdviceListProps {
  readonly advice: readonly PlacedAdvice[];
  /** The advice that is open, by its id. */
  readonly opened: number | null;
  readonly onOpen: (id: number | null) => void;
  /** Goes to where the advice is followed; null where it has no place. */
  readonly placeOf: (advice: PlacedAdvice) => { readonly label: string; readonly go: () => void } | null;
  readonly onCheck: (recommendation: Recommendation) => Promise<unknown>;
}

export function AdviceList(props: AdviceListProps) {
  const { advice } = props;
  return (
    <section class="card stack advice-list" aria-labelledby="advice-list">
      <h2 id="advice-list">{t.advice(advice.length)}</h2>
      {advice.length === 0 ? (
        <p class="muted">{verbs.noneText}</p>
      ) : (
        <ol>
          {advice.map((one) => (
            <Advice key={one.recommendation.id} one={one} {...props} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Advice({ one, opened, onOpen, placeOf, onCheck }: AdviceListProps & { readonly one: PlacedAdvice }) {
  const { recommendation, number } = one;
  const { id, title } = recommendation;
  const isOpen = opened === id;
  const item = useRef<HTMLLIElement>(null);
  const check = useAction(() => onCheck(recommendation));
  const place = placeOf(one);
  const named = (verb: string): string => verbs.verbOf(verb, title);
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={item} class={isOpen ? 'advice advice--open' : 'advice'}>
      <button type="button" class="advice__head" aria-expanded={isOpen} onClick={() => openAdvice()}>
        <span class="advice__number">{number}</span>
        <span class="wrap">{title}</span>
        {recommendation.point_value > 0 && <Badge tone="info">{verbs.points(recommendation.point_value)}</Badge>}
      </button>
      {isOpen && (
        <div class="stack advice__more">
          <div class="wrap">
            <AdviceText description={recommendation.description} label={verbs.example} />
          </div>
          {recommendation.proposed_text && <blockquote class="excerpt">{recommendation.proposed_text}</blockquote>}
          <Verdict of={recommendation} />
          <div class="row">
            {place && (
              <Button small label={named(place.label)} onClick={place.go}>
                {place.label}
              </Button>
            )}
            <Button
              small
              look="primary"
              busy={check.busy}
              label={named(t.saveAndCheckOne)}
              onClick={() => void check.run()}
            >
              {t.saveAndCheckOne}
            </Button>
            <Button small label={named(verbs.force)} onClick={() => markDone(recommendation)}>
              {verbs.force}
            </Button>
            <DismissButton recommendation={recommendation} />
          </div>
        </div>
      )}
    </li>
  );

  function openAdvice(): void {
    onOpen(isOpen ? null : id);
    if (!isOpen && one.passage) place?.go();
  }
}
