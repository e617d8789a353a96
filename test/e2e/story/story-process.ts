/** A process of the story: `node story-process.ts until-restart|after-restart <domain>`. Prints what the steps answered. */
import { runAfterRestart, runUntilRestart } from './story.ts';

const [part, domain = ''] = process.argv.slice(2);
const steps = part === 'until-restart' ? await runUntilRestart(domain) : await runAfterRestart();
process.stdout.write(JSON.stringify(steps));
