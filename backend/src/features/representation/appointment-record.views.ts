import type { AppointmentDocument } from '@covertrail/contracts/representation/representation.views';
import type { PersonDocument } from '@covertrail/contracts/user/user.views';
import type { Instant } from '@covertrail/domain/kernel/event';

/** When it changed last. */
export const changedAt = ({
  endedAt,
  since,
  askedAt,
}: Pick<AppointmentDocument, 'endedAt' | 'since' | 'askedAt'>): Instant => endedAt ?? since ?? askedAt ?? '';

/** `Priya Raman`; `Someone` for a person who was erased. */
export const fullName = (person: PersonDocument | undefined): string =>
  (person ? `${person.firstName} ${person.lastName}`.trim() : '') || 'Someone';
