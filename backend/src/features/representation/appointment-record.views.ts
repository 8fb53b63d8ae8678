import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import type { InsuredAppointment } from '@covertrail/contracts/representation/representation.replies';

/** The `appointments` document as queries read it. */
export type AppointmentRecord = Pick<InsuredAppointment, 'id' | 'agencyId' | 'state' | 'proof' | 'askedAt' | 'since' | 'endedAt' | 'reason'> & {
  readonly insuredId: Uuid;
  readonly agentId: Uuid;
};

/** When it was last news. */
export const changedAt = ({ endedAt, since, askedAt }: Pick<AppointmentRecord, 'endedAt' | 'since' | 'askedAt'>): Instant =>
  endedAt ?? since ?? askedAt ?? '';

/** The `companies` and `people` documents as far as they are shown. */
export interface CompanyRecord {
  readonly name: string;
  readonly address: { readonly city: string; readonly state: string };
}
export interface PersonRecord {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** `Priya Raman`; `Somebody` for a person who was erased. */
export const fullName = (person: PersonRecord | undefined): string =>
  (person ? `${person.firstName} ${person.lastName}`.trim() : '') || 'Somebody';
