import * as z from 'zod';
import { type DroppedText, droppedKinds, dropReasons } from '../domain/model-prompts/dropped-text.ts';

/** Words of a language model that the result is without. */
export const droppedTextsSchema = z.lazy(() =>
  z
    .array(
      z
        .strictObject({
          kind: z.enum(droppedKinds).meta({
            description: 'A whole page, section, edit or judgement, or one text of it.',
          }),
          name: z.string().meta({
            description:
              'The page, section or edit, as the model called it. Of an edit that was left out, its field; of a judgement or a check, its key.',
          }),
          reason: z.enum(dropReasons).meta({
            description:
              '`unsupported`: brief, page and facts do not bear it out: a promise that they lack, or what a second question to the model finds. `denied`: the brief says that there is no such thing. `number`, `quotation`, `address`, `name`, `rival`: it has one that they do not. `unchecked`: the second question got no answer. `objection`: the rules would refuse it from an editor.',
          }),
        })
        .meta({ id: 'DroppedText' }),
    )
    .meta({
      description: "A language model's words that this is without, and why. Empty or absent where nothing was dropped.",
    }),
);

export const droppedTexts = (dropped: readonly DroppedText[]): z.input<typeof droppedTextsSchema> =>
  dropped.map(({ kind, name, reason }) => ({ kind, name, reason }));
