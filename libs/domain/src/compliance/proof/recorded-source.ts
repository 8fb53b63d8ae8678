import type { CalendarDate } from '../../kernel/dates.js';
import type { ActingRole, EventMetadata, Uuid } from '../../kernel/event.js';
import type { FactSource, SourceKind } from '../../insurance/source-table.js';

/** What a person states by the role in which it acts. Of any other role nobody knows where it has it from. */
export const SOURCE_OF_ROLE: Readonly<Partial<Record<ActingRole, SourceKind>>> = {
  insured: 'typedByInsured',
  agent: 'enteredByAgent',
};

/** The day since when a fact has its source: that of the recording in UTC, so that it is the same for every reader. */
export const recordedOn = ({ recordedAt }: Pick<EventMetadata, 'recordedAt'>): CalendarDate => recordedAt.slice(0, 10);

/**
 * Where a location or a vehicle of an insured comes from: whoever stated it last. A carry-over is recorded by a reaction, so the company of
 * the person who asked for it counts. Null where nobody knows.
 */
export function recordedSource(meta: EventMetadata, insuredId: Uuid): FactSource | null {
  const kind = SOURCE_OF_ROLE[meta.initiator ? roleOf(meta.initiator.tenant, insuredId) : meta.role];
  return kind === undefined ? null : { kind, on: recordedOn(meta) };
}

/** Only an insured and its agency change what belongs to it. */
function roleOf(tenant: Uuid | null, insuredId: Uuid): ActingRole {
  if (tenant === null) return 'system';
  return tenant === insuredId ? 'insured' : 'agent';
}
