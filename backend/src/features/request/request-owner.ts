import type { Actor } from '#auth/actor';

const OWNER = { requester: 'requesterId', insured: 'insuredId', agent: 'agencyId' } as const;

/** The column of the `requests` view in which an actor's company stands. */
export const ownerOf = ({ role }: Pick<Actor, 'role'>): 'requesterId' | 'insuredId' | 'agencyId' => OWNER[role];
