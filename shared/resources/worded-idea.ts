import type { Messages } from '../domain/messages/render-message.ts';
import { wordTexts } from '../domain/messages/word-texts.ts';
import type { Idea } from '../table/ideas.ts';

/** The idea in the language of the messages. */
export function wordIdea(idea: Idea, messages: Messages): Idea {
  const word = wordTexts(idea.said, messages);
  return {
    ...idea,
    title: word(idea.title),
    description: word(idea.description),
    why: word(idea.why),
    caveats: idea.caveats.map(word),
    play: idea.play && { ...idea.play, name: word(idea.play.name) },
  };
}
