/** A process of the story: `node story-process.ts until-restart|after-restart <domain>`. Prints what the steps answered. */
import { tellAfterRestart, tellUntilRestart } from './story.ts';

const [part, domain = ''] = process.argv.slice(2);
const steps = part === 'until-restart' ? await tellUntilRestart(domain) : await tellAfterRestart();
process.stdout.write(JSON.stringify(steps));
