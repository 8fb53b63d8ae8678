import type { ActingRole } from '../kernel/event.js';

/** What says on whose side of a case someone acts: the requester's, or the supplier's, which is the insured and its agency. */
export interface OnSide {
  readonly role: ActingRole;
}

/** Someone of the company that asks for proof. */
export const isRequesting = ({ role }: OnSide): boolean => role === 'requester';

/** Someone of an insured, who acts for this company alone. */
export const isInsured = ({ role }: OnSide): boolean => role === 'insured';

/** Someone of an agency, who acts for its clients. */
export const isAgency = ({ role }: OnSide): boolean => role === 'agent';
