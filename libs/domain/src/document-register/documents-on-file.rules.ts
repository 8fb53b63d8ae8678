import type { DocumentOnFile, Known } from '../insurance/coverage.js';
import type { CalendarDate } from '../kernel/dates.js';
import { fold } from '../kernel/decider.js';
import type { Instant, Uuid } from '../kernel/event.js';
import type { DocumentRegisterEvent } from './document-register.contract.js';
import { documentRegisterDecider } from './document-register.decider.js';
import type { DocumentRegisterState } from './document-register.state.js';

/**
 * What is on file for a policy, with the events that recorded it. An upload has a place in known time only: what is on file counts for
 * every day. `dayOf`: the day of an upload in the requester's time zone; `without` is an event to leave out.
 */
export function documentsOnFile(
  register: DocumentRegisterState,
  dayOf: (instant: Instant) => CalendarDate,
  without?: Uuid,
): Known<readonly DocumentOnFile[]> {
  const { documents } = registerWithout(register, without) ?? { documents: [] };
  return {
    value: documents.map(({ uploadedAt, ...document }) => ({ ...document, uploadedOn: dayOf(uploadedAt) })),
    events: register?.history.map(({ id }) => id) ?? [],
  };
}

/** The register as it was known at a moment. */
export const registerKnownAt = (register: DocumentRegisterState, moment: Instant): DocumentRegisterState =>
  register &&
  fold<DocumentRegisterState, DocumentRegisterEvent>(
    documentRegisterDecider,
    register.history.filter(({ meta }) => meta.recordedAt <= moment),
  );

function registerWithout(register: DocumentRegisterState, event: Uuid | undefined): DocumentRegisterState {
  if (!register?.history.some(({ id }) => id === event)) return register;
  return fold<DocumentRegisterState, DocumentRegisterEvent>(
    documentRegisterDecider,
    register.history.filter(({ id }) => id !== event),
  );
}
