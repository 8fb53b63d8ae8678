import type { Request } from 'express';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Principal } from '@covertrail/domain/rights/principal';

/** The content of a verified token, before any right is checked: it names one membership of the person by its company. */
export interface TokenHolder {
  readonly userId: Uuid;
  /** Null for an operator, who acts for no company. */
  readonly companyId: Uuid | null;
  readonly sessionId: Uuid;
}

/** Someone who runs the product: no company, no tenant's data, only the operator's page. */
export interface Operator extends TokenHolder {
  readonly companyId: null;
  readonly role: 'operator';
}

/** The person behind a request, with rights read from the write side for this request. `role` is as whom this request acts. */
export interface Actor extends Principal {
  readonly sessionId: Uuid;
  readonly timeZone: string;
}

/**
 * Express requests behind the token guard; after the other guards with whoever sends them and the id of their command; and those on
 * routes that are for people of companies.
 */
export type HeldRequest = Request & { user: TokenHolder };
export type KnownRequest = Request & { user: Actor | Operator; commandId: Uuid };
export type ActingRequest = KnownRequest & { user: Actor };
