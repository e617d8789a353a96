/** The embedded system in a separate process. */
import { startEmbeddedSystem } from '../../local/embedded-system.ts';
import { followParent } from './follow-parent.ts';

const { baseUrl, apiKey, demo, createSignInLink, stop } = await startEmbeddedSystem({ quiet: true });
const signInLinks = await Promise.all(Array.from({ length: 6 }, createSignInLink));
followParent({ ready: { baseUrl, apiKey, organizationId: demo.organizationId, signInLinks }, stop });
