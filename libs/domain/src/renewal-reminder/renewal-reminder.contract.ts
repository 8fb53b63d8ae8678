import type { CalendarDate } from '../kernel/dates.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { ActingFor } from '../rights/principal.js';

/** How near the end of a policy is: within so many days, or over with nothing in its place [I06]. In the order in which they come. */
export const REMINDER_STAGES = ['within90', 'within60', 'within30', 'pastDue'] as const;
export type ReminderStage = (typeof REMINDER_STAGES)[number];

/** A policy that ends, or for a requester the tracking of a supplier whose required cover ends. */
export interface DueRenewal {
  readonly id: Uuid;
  readonly insuredId: Uuid;
  /** The first day without cover. */
  readonly endsOn: CalendarDate;
}

/** Stream `renewalReminder-<reminderId>`: one for each company, day, stage and as what the company is reminded. */
export type RenewalsReminded = DomainEvent<
  'RenewalsReminded',
  {
    readonly reminderId: Uuid;
    readonly companyId: Uuid;
    /** As what the company is reminded: an insured and an agency of policies, a requester of trackings. */
    readonly as: ActingFor;
    readonly stage: ReminderStage;
    /** The day of the company. */
    readonly remindedOn: CalendarDate;
    readonly renewals: readonly DueRenewal[];
  }
>;

export type RenewalReminderEvent = RenewalsReminded;
export type RenewalReminderCommand = { readonly type: 'RemindOfRenewals' } & RenewalsReminded['data'];
