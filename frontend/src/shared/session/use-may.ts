import { useCallback } from 'react';
import type { Call } from '@covertrail/contracts/calls/call';
import type { Capability } from '@covertrail/domain/rights/capabilities';
import { may } from '@covertrail/domain/rights/principal';
import type { Role } from './role.js';
import type { SessionUser } from './session.types.js';
import { useSession } from './use-session.js';

/** A capability, or a call: then it is what the call needs, so that a button and the guard of its call cannot disagree. */
export type Right = Capability | Pick<Call, 'needs' | 'open'>;

/** Whether a person may do this in one of their roles; the server checks it again. */
export const mayAs = (
  role: Role,
  { access, permissions, primaryContact }: SessionUser,
  capability: Capability,
): boolean => may({ role, access, permissions, primaryContact }, capability);

/** Says of a right whether the reader has it as whom they act now. */
export function useRights(): (right: Right) => boolean {
  const { user, role } = useSession();
  return useCallback(
    (right) => {
      if (typeof right === 'string') return mayAs(role, user, right);
      return right.needs === undefined ? right.open === true : mayAs(role, user, right.needs);
    },
    [user, role],
  );
}

/** Whether the reader may do this as whom they act now: `useMay(approvePolicy)`, `useMay('readClients')`. */
export const useMay = (right: Right): boolean => useRights()(right);
