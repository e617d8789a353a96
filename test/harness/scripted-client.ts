/** A client of the AWS SDK that sends nothing: it answers each command as a test says. */

type Command<Input extends object> = new (input: Input) => { readonly input: Input };
type Answer = Error | object;

interface Sender {
  // biome-ignore lint/suspicious/noExplicitAny: the SDK overloads it for callbacks.
  send: any;
}

interface Answers {
  /** The next call is answered with this, or rejected with an error. */
  once(answer: Answer): Answers;
  /** Every later call. */
  always(answer: Answer): Answers;
}

interface ScriptedClient {
  on<Input extends object>(command: Command<Input>): Answers;
  /** The inputs of the calls of a command, from the first on. */
  inputs<Input extends object>(command: Command<Input>): Input[];
  /** Forgets answers and calls. */
  reset(): void;
}

export function scriptClient(client: Sender): ScriptedClient {
  const queues = new Map<unknown, { next: Answer[]; later?: Answer }>();
  let sent: { readonly input: object }[] = [];
  client.send = async (command: { readonly input: object }): Promise<object> => {
    sent.push(command);
    const queue = queues.get(command.constructor);
    const answer = queue?.next.shift() ?? queue?.later;
    if (answer === undefined) throw new Error(`nothing is said about ${command.constructor.name}`);
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return {
    on: (command) => {
      const queue: { next: Answer[]; later?: Answer } = { next: [] };
      queues.set(command, queue);
      const answers: Answers = {
        once: (answer) => {
          queue.next.push(answer);
          return answers;
        },
        always: (answer) => {
          queue.later = answer;
          return answers;
        },
      };
      return answers;
    },
    inputs: (command) => sent.flatMap((one) => (one instanceof command ? [one.input] : [])),
    reset: () => {
      queues.clear();
      sent = [];
    },
  };
}
