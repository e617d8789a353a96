import { type Command, optionName } from './command.ts';

const intro = `npm run --silent admin -- <noun> <verb> …

The operator's side of the service: organizations, users, API keys, sites, jobs, keyword metrics. Works on the embedded
system of DATA_DIR, whether it is running or not, and with --stage on a deployed stage.
`;

const globals = `With every command:
  --json            print one JSON document instead of a table
  --stage STAGE     work on this deployed stage, with your AWS credentials and AWS_REGION
  --help            this text; with a noun (and a verb), their commands alone
`;

/** The usage of the commands of this noun (and verb); of all when that leaves none. */
export function usage(commands: readonly Command[], noun?: string, verb?: string): string {
  const asked = commands.filter(
    (command) => (noun === undefined || command.noun === noun) && (verb === undefined || command.verb === verb),
  );
  const lines = (asked.length > 0 ? asked : commands).map(
    (command) => `  ${synopsis(command)}\n      ${command.help}\n`,
  );
  return `${intro}\n${lines.join('')}\n${globals}`;
}

/** `org set ID [--plan none|starter|pro] …` */
function synopsis(command: Command): string {
  const options = Object.entries(command.options).map(([name, { value, required }]) => {
    const option = value === null ? `--${optionName(name)}` : `--${optionName(name)} ${value.shown}`;
    return required ? option : `[${option}]`;
  });
  const values = Object.values(command.arguments).map(({ shown }) => shown);
  return [command.noun, command.verb, ...values, ...options].join(' ');
}
