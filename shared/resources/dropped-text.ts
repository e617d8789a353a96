import * as z from 'zod';
import { type DroppedText, droppedKinds, dropReasons } from '../domain/model-prompts/dropped-text.ts';

/** Words of a language model that the result is without. */
export const droppedTextsSchema = z.lazy(() =>
  z
    .array(
      z
        .strictObject({
          kind: z.enum(droppedKinds).meta({
            description: 'A whole page or section, or a text that the words of the rules replace.',
          }),
          name: z.string().meta({ description: 'The page or section, as the model called it.' }),
          reason: z.enum(dropReasons).meta({
            description:
              '`unsupported`: brief, page and facts do not bear it out: a promise that they lack, or what a second question to the model finds. `denied`: the brief says that there is no such thing. `number`, `quotation`, `address`, `name`, `rival`: it has one that they do not. `unchecked`: the second question got no answer.',
          }),
        })
        .meta({ id: 'DroppedText' }),
    )
    .meta({
      description: "A language model's words that this is without, and why. Empty where nothing was dropped.",
    }),
);

export const droppedTexts = (dropped: readonly DroppedText[]): z.input<typeof droppedTextsSchema> =>
  dropped.map(({ kind, name, reason }) => ({ kind, name, reason }));
