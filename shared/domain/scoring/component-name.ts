import { type Message, message } from '../messages/message.ts';
import { isMessageId, renderEnglish } from '../messages/render-message.ts';

export interface NamedComponent {
  readonly componentType: string;
  readonly label: string;
}

interface DescribedCriterion {
  readonly key: string;
  readonly label: string;
  readonly description: string;
}

export const componentName = ({ componentType, label }: NamedComponent): Message | string =>
  findWords(`scoring.component.${componentType}`, label);

export const criterionName = ({ key, label }: Omit<DescribedCriterion, 'description'>): Message | string =>
  findWords(`scoring.criterion.${key}`, label);

export const criterionDescription = ({ key, description }: DescribedCriterion): Message | string =>
  findWords(`scoring.criterion-description.${key}`, description);

/** Words of the site's own rubric stay as they are. */
function findWords(id: string, words: string): Message | string {
  if (!isMessageId(id)) return words;
  const known = message(id);
  return renderEnglish(known) === words ? known : words;
}
