import type { DomainEvent, Uuid } from '../kernel/event.js';

/** What a replacement takes over from the policy whose place it takes, beside the terms. */
export type CarriedKind = 'locations' | 'vehicles' | 'shares';

interface OfPolicy {
  readonly carryOverId: Uuid;
  /** The new policy. */
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
  readonly kind: CarriedKind;
}

/** `count`: how many records the old policy has. They are not events: each becomes a command of its own. */
export type CarryOverStarted = DomainEvent<
  'CarryOverStarted',
  OfPolicy & {
    readonly replaces: Uuid;
    readonly agencyId: Uuid | null;
    /** @asType integer */
    readonly count: number;
  }
>;
/** `carried`: how many the new policy has got. One whose number or VIN it had already is not carried. */
export type CarryOverCompleted = DomainEvent<
  'CarryOverCompleted',
  OfPolicy & {
    /** @asType integer */
    readonly carried: number;
  }
>;

export type CarryOverEvent = CarryOverStarted | CarryOverCompleted;
export type CarryOverCommand =
  | ({ readonly type: 'StartCarryOver' } & CarryOverStarted['data'])
  | { readonly type: 'CompleteCarryOver'; readonly carried: number };
