import type { CommandDefinition, CommandGroup } from './command.ts';

interface TopLevelCommand {
  readonly name: string;
  readonly description: string;
  /** The file of a command is loaded when its name is among the words: the help of the others needs none of it. */
  readonly load: () => Promise<CommandDefinition | CommandGroup>;
}

/** In the order of help. */
export const topLevelCommands: readonly TopLevelCommand[] = [
  {
    name: 'login',
    description: 'Store the address of a service and a key to it',
    load: async () => (await import('./commands/login.ts')).login,
  },
  {
    name: 'logout',
    description: 'Remove a stored key',
    load: async () => (await import('./commands/logout.ts')).logout,
  },
  {
    name: 'whoami',
    description: 'Show the service, the key and its scopes',
    load: async () => (await import('./commands/whoami.ts')).whoami,
  },
  {
    name: 'profiles',
    description: 'List the stored profiles, and choose one',
    load: async () => (await import('./commands/profiles/group.ts')).profiles,
  },
  {
    name: 'sites',
    description: 'List, add, show, crawl, schedule and report sites',
    load: async () => (await import('./commands/sites/group.ts')).sites,
  },
  {
    name: 'pages',
    description: 'List, add and show pages',
    load: async () => (await import('./commands/pages/group.ts')).pages,
  },
  {
    name: 'audit',
    description: 'Crawl and analyze the page of a URL, and print its report; or hold a preview build to a budget',
    load: async () => (await import('./commands/audit.ts')).audit,
  },
  {
    name: 'analyze',
    description: 'Analyze pages',
    load: async () => (await import('./commands/analyze.ts')).analyze,
  },
  {
    name: 'brief',
    description: 'Show what a writer needs to know of a page',
    load: async () => (await import('./commands/brief.ts')).brief,
  },
  {
    name: 'report',
    description: 'Show the grade, the scores, the checks and the advice of a page',
    load: async () => (await import('./commands/report.ts')).report,
  },
  {
    name: 'checks',
    description: 'Run the fifteen free checks of a page',
    load: async () => (await import('./commands/checks.ts')).checks,
  },
  {
    name: 'outline',
    description: 'Show the outline of a page, or generate one',
    load: async () => (await import('./commands/outline.ts')).outline,
  },
  {
    name: 'content',
    description: 'Read and write bodies; pull and push a folder of Markdown files',
    load: async () => (await import('./commands/content/group.ts')).content,
  },
  {
    name: 'publish',
    description: 'Send drafts to the content system of a site, and verify them on the live pages',
    load: async () => (await import('./commands/publish.ts')).publish,
  },
  {
    name: 'recs',
    description: 'List, resolve, dismiss and recheck recommendations',
    load: async () => (await import('./commands/recs/group.ts')).recs,
  },
  {
    name: 'issues',
    description: 'List the issues of a site and their pages',
    load: async () => (await import('./commands/issues/group.ts')).issues,
  },
  {
    name: 'changes',
    description: 'List what changed on a site between crawls',
    load: async () => (await import('./commands/changes.ts')).changes,
  },
  {
    name: 'facts',
    description: 'List, add and delete the facts of a site',
    load: async () => (await import('./commands/facts/group.ts')).facts,
  },
  {
    name: 'ideas',
    description: 'List, find, accept and dismiss content ideas',
    load: async () => (await import('./commands/ideas/group.ts')).ideas,
  },
  {
    name: 'plan',
    description: 'Show the plan of a site that is not live yet',
    load: async () => (await import('./commands/plan.ts')).plan,
  },
  {
    name: 'jobs',
    description: 'List, show, wait for and cancel jobs',
    load: async () => (await import('./commands/jobs/group.ts')).jobs,
  },
  {
    name: 'export',
    description: 'Print all rows of one kind of a site, as JSON lines or CSV',
    load: async () => (await import('./commands/export.ts')).exportRows,
  },
  {
    name: 'usage',
    description: 'Show allowances, requests and costs of a month',
    load: async () => (await import('./commands/usage.ts')).usage,
  },
  {
    name: 'api',
    description: 'Send any request to the API',
    load: async () => (await import('./commands/api.ts')).api,
  },
  {
    name: 'completion',
    description: 'Print the completion script of a shell',
    load: async () => (await import('./commands/completion.ts')).completion,
  },
];
