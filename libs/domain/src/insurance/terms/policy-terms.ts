import type { CoverageLine } from '../line-codes.js';
import type { Endorsement, Limits, Trigger } from '../stated-parts.js';
import type { CalendarDate } from '../../kernel/dates.js';
import type { DomainEvent, Uuid } from '../../kernel/event.js';
import type { FurtherChange, FurtherTerms } from './further-terms.js';
import type { Change } from './policy-change.js';

/** `[effectiveOn, expiresOn)`: cover ends at 12:01 am of the day it expires. */
export interface PolicyPeriod {
  readonly effectiveOn: CalendarDate;
  readonly expiresOn: CalendarDate;
}

export interface PolicyCarrier {
  readonly carrierId: Uuid;
  readonly name: string;
  readonly naic: string;
}

/** What every policy states. */
interface CoreTerms {
  readonly policyNumber: string;
  readonly period: PolicyPeriod;
  readonly carrier: PolicyCarrier;
  readonly limits: Limits;
  readonly trigger: Trigger | null;
  /** Claims-made only: acts before this day are not covered; null when it was not given. */
  readonly retroactiveOn: CalendarDate | null;
  readonly endorsements: readonly Endorsement[];
  /**
   * Umbrella only: the lines on its schedule of underlying insurance, null when the schedule was not given. With `umbrella` on it, it
   * is an excess policy above another umbrella.
   */
  readonly schedule: readonly CoverageLine[] | null;
  readonly descriptionOfOperations: string;
}

/** The content of a policy that an edit may change. */
export interface PolicyTerms extends CoreTerms, FurtherTerms {}

/** Terms of which only what was stated is present. */
export interface StatedTerms extends CoreTerms, Partial<FurtherTerms> {}

/**
 * Terms as a person sends them: the insurer by its id alone; its name is in its own stream. Further terms that are absent are
 * not stated.
 */
export type GivenTerms = Omit<StatedTerms, 'carrier'> & { readonly carrierId: Uuid };

export type PolicyNumberChanged = DomainEvent<'PolicyNumberChanged', Change<string>>;
export type PolicyPeriodChanged = DomainEvent<'PolicyPeriodChanged', Change<PolicyPeriod>>;
export type PolicyCarrierChanged = DomainEvent<'PolicyCarrierChanged', Change<PolicyCarrier>>;
export type PolicyLimitsChanged = DomainEvent<'PolicyLimitsChanged', Change<Limits>>;
export type PolicyTriggerChanged = DomainEvent<'PolicyTriggerChanged', Change<PolicyTerms['trigger']>>;
export type RetroactiveDateChanged = DomainEvent<'RetroactiveDateChanged', Change<PolicyTerms['retroactiveOn']>>;
export type PolicyEndorsementsChanged = DomainEvent<'PolicyEndorsementsChanged', Change<readonly Endorsement[]>>;
export type UmbrellaScheduleChanged = DomainEvent<'UmbrellaScheduleChanged', Change<PolicyTerms['schedule']>>;
export type OperationsDescribed = DomainEvent<'OperationsDescribed', Change<string>>;

/** Each changes one aspect of the terms: `policy-aspects.ts` says which. */
export type AspectChange =
  | PolicyNumberChanged
  | PolicyPeriodChanged
  | PolicyCarrierChanged
  | PolicyLimitsChanged
  | PolicyTriggerChanged
  | RetroactiveDateChanged
  | PolicyEndorsementsChanged
  | UmbrellaScheduleChanged
  | OperationsDescribed
  | FurtherChange;
