import type { Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { UserRegistered } from '@covertrail/domain/user/user.contract';
import type { CoverageRequested } from '@covertrail/domain/request/request.contract';
import type { Projection } from '@covertrail/platform/engine/projection';

/** The one view that holds personal text in the clear; erasing a person empties their document here. */
export type PersonDocument = {
  readonly id: Uuid;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  /** Case-folded words to search by. */
  readonly searched: string;
};

/** Who is this person? */
export const people: Projection<PersonDocument> = {
  name: 'people',
  version: 1,
  handles: ['UserRegistered', 'CoverageRequested'],
  ignores: ['PasswordChanged', 'RequestResponded', 'RequestDeclined', 'RequestCanceled'],
  indexes: [{ fields: ['searched'] }],
  opensPersonal: true,
  keys: (event) => personIn(event),
  evolve: (person, event) => {
    if (event.type === 'UserRegistered') {
      const { userId, firstName, lastName, email, phone } = event.data as UserRegistered['data'];
      return described({ id: userId, firstName, lastName, email, phone: phone ?? null });
    }
    const { inviteeId, inviteeEmail } = event.data as CoverageRequested['data'];
    return person ?? described({ id: inviteeId!, firstName: '', lastName: '', email: inviteeEmail ?? '', phone: null });
  },
  audience: () => [],
};

function personIn(event: Recorded): readonly string[] {
  if (event.type === 'UserRegistered') return [(event.data as UserRegistered['data']).userId];
  const { inviteeId } = event.data as CoverageRequested['data'];
  return inviteeId ? [inviteeId] : [];
}

function described(person: Omit<PersonDocument, 'searched'>): PersonDocument {
  const words = [person.firstName, person.lastName, person.email].join(' ');
  return { ...person, searched: words.trim().toLocaleLowerCase('en') };
}
