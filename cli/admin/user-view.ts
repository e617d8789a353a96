import type { User } from '../../shared/table/organizations.ts';

export const userView = ({ id, organizationId, name, email, preview }: User) => ({
  user_id: id,
  org_id: organizationId,
  name,
  email: email ?? null,
  preview,
});
