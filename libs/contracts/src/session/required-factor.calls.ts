import type { Uuid } from '@covertrail/domain/kernel/event';
import { command, query } from '../calls/call.js';
import type { RequireFactorDto } from './required-factor.inputs.js';

/** Whether the people of the caller's company need an authenticator app to log in [A18]. */
export interface RequiredFactorState {
  readonly isRequired: boolean;
  /** Active people without an app, by name: they set one up at their next log-in where it is required. */
  readonly without: readonly { readonly id: Uuid; readonly name: string }[];
}

export const requiredFactor = query<{ reply: RequiredFactorState }>()('company/second-factor', {
  needs: 'administerCompany',
});

/**
 * Applies to each log-in from then on. Sessions of people without an app end with their next request; whoever requires it has
 * one, else the call is refused.
 */
export const requireFactor = command<{ body: RequireFactorDto; reply: { readonly companyId: Uuid } }>()(
  'PUT',
  'company/second-factor',
  { needs: 'administerCompany' },
);
