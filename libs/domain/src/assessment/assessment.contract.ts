import type { DomainEvent, Position, Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Finding, Outcome } from '../compliance/finding.js';

/** Written only by the assessor, when findings changed. `assessment-<trackingId>`. */
export type ComplianceAssessed = DomainEvent<
  'ComplianceAssessed',
  {
    readonly trackingId: Uuid;
    readonly requesterId: Uuid;
    readonly insuredId: Uuid;
    readonly projectId: Uuid;
    readonly templateId: Uuid;
    readonly templateVersion: number;
    readonly engineVersion: number;
    /** the day that was assessed, in the requester's time zone. */
    readonly validAt: CalendarDate;
    /** Position up to which the inputs were read: a result whose inputs are not newer is dropped. */
    readonly inputsUpTo: Position;
    /** Revision of each stream it rests on. */
    readonly inputs: Readonly<Record<string, number>>;
    readonly before: Outcome | null;
    /** `before` was reached only because of exceptions. Absent otherwise, and in events that were recorded before this was. */
    readonly beforeByException?: true;
    readonly after: Outcome;
    readonly findings: readonly Finding[];
    readonly holdsUntil: CalendarDate;
    readonly nextExpiry: CalendarDate | null;
    /** The event or the day because of which it was assessed. */
    readonly cause:
      | {
          readonly kind: 'event';
          readonly eventId: Uuid;
          readonly eventType: string;
          /** What a person did, of which the event is a part or a consequence. Absent in events that were recorded before this was. */
          readonly actId?: Uuid;
          /** The policy that changed, where it was one. */
          readonly policyId?: Uuid;
        }
      | { readonly kind: 'day' }
      | { readonly kind: 'engine' };
  }
>;

export type AssessmentEvent = ComplianceAssessed;
export type AssessmentCommand = { readonly type: 'AssessCompliance' } & Omit<
  ComplianceAssessed['data'],
  'before' | 'beforeByException'
> & {
    /** The revision with which the tracking last became active: an assessment that rests on an earlier one was of something else. */
    readonly activeSince: number;
  };
