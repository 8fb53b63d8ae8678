import type { Uuid } from '@covertrail/domain/kernel/event';

/** The `people` document as far as a name needs it. */
export interface PersonRecord {
  readonly firstName: string;
  readonly lastName: string;
}

/** `Priya Raman`; `Covertrail` for an automatic step, `Someone` for a person who was erased. */
export function nameIn(people: ReadonlyMap<string, PersonRecord>, actorId: Uuid): string {
  if (actorId.startsWith('system:')) return 'Covertrail';
  const person = people.get(actorId);
  return (person ? `${person.firstName} ${person.lastName}`.trim() : '') || 'Someone';
}
