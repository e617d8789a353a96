/** The embedded system in a separate process. */
import { startEmbeddedSystem } from '../local/embedded-system.ts';
import { followParent } from './follow-parent.ts';

const { baseUrl, apiKey, demo, stop } = await startEmbeddedSystem({ quiet: true });
followParent({ ready: { baseUrl, apiKey, organizationId: demo.organizationId }, stop });
