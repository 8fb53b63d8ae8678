import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { RequireSignOnDto } from './company-sign-on.inputs.js';

interface NamedPerson {
  readonly id: Uuid;
  readonly name: string;
}

/** Whether the people of the caller's company log in by single sign-on alone [A18]. */
export interface CompanySignOnState {
  readonly isRequired: boolean;
  /** A provider speaks for the e-mail of the caller. Without one nothing can be required. */
  readonly isOffered: boolean;
  /** The caller has signed on by that provider before. */
  readonly hasSignedOn: boolean;
  /** Active people to whom it applies, by name. */
  readonly applying: readonly NamedPerson[];
  /** Active people for whose e-mail no provider speaks, by name: they keep their password. The primary contact is in neither list. */
  readonly others: readonly NamedPerson[];
}

export const companySignOn = query<{ reply: CompanySignOnState }>()('company/single-sign-on', {
  needs: 'administerCompany',
});

/**
 * Applies to each log-in from then on, and ends the sessions of those to whom it applies. Refused to whoever has not signed on by the provider before, so
 * that nobody requires of others what does not work. The primary contact keeps the password.
 */
export const requireSignOn = command<{ body: RequireSignOnDto; reply: { readonly companyId: Uuid } }>()(
  'PUT',
  'company/single-sign-on',
  { needs: 'administerCompany' },
);
