import type { Capability } from '@covertrail/domain/rights/capabilities';
import { may } from '@covertrail/domain/rights/principal';
import type { Role } from './role.js';
import type { SessionUser } from './session.types.js';
import { useSession } from './use-session.js';

/** Whether a person may do this in one of their roles; the server checks it again. */
export const mayAs = (role: Role, { access, permissions }: SessionUser, capability: Capability): boolean =>
  may({ role, access, permissions }, capability);

/** Whether the reader may do this as whom they act now. */
export function useMay(capability: Capability): boolean {
  const { user, role } = useSession();
  return mayAs(role, user, capability);
}
