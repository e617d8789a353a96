import { notFound } from '../../shared/http/api-error.ts';
import type { BaseServices } from '../../shared/http/api-handler.ts';
import type { Gate } from '../../shared/http/middleware/gate.ts';
import { getUser } from '../../shared/table/organizations.ts';

/**
 * Content ideas are a preview (spec, What the service does 9): for a key whose user has no access, the routes are not
 * there. The words are those of an unknown path, and nothing of the request is judged before, so that there is nothing to
 * tell them by.
 */
export const previewGate: Gate<BaseServices> = async ({ organizationId, userId }, { table }) => {
  const user = await getUser(table, organizationId, userId);
  if (!user?.preview) throw notFound('Route');
};
