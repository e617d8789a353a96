/** The embedded system in a separate process, in one thread, with what AWS would bill counted. */
import { startEmbeddedSystem } from '../../local/embedded-system.ts';
import { countBilled } from './billed-counts.ts';
import { followParent } from './follow-parent.ts';

const readCounts = countBilled();
const { baseUrl, apiKey, demo, stop } = await startEmbeddedSystem({ contentWork: 'process' });
followParent({ ready: { baseUrl, apiKey, organizationId: demo.organizationId, signInLinks: [] }, stop, readCounts });
