import { membersView } from '@covertrail/contracts/membership/membership.views';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Views } from '#views/views.service';

export interface FirstContact {
  /** First and last name. */
  readonly name: string;
  readonly email: string;
}

/** More people than the companies of one search have. */
const MOST = 2_000;

/** By company, whom to ask first: of those who manage its account, the first by name. A company without one is left out. */
export async function firstContacts(
  companyIds: readonly Uuid[],
  views: Views,
): Promise<ReadonlyMap<Uuid, FirstContact>> {
  if (companyIds.length === 0) return new Map();
  const { documents } = await views.find(membersView, { where: { companyId: { in: [...new Set(companyIds)] } } }, [], {
    limit: MOST,
  });
  const managers = documents.filter(({ access }) => access === 'manager');
  const people = await views.byId(
    peopleView,
    managers.map(({ userId }) => userId),
  );
  const contacts = managers.flatMap(({ companyId, userId }) => {
    const person = people.get(userId);
    const name = person ? `${person.firstName} ${person.lastName}`.trim() : '';
    return person && name !== '' ? [[companyId, { name, email: person.email }] as const] : [];
  });
  return new Map(contacts.sort(([, a], [, b]) => b.name.localeCompare(a.name)));
}
