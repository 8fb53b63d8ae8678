import type { Actor } from '#auth/actor';

const OWNER = { requester: 'requesterId', insured: 'insuredId', agent: 'agencyId' } as const;

/** The column of the `requests` view that contains the actor's company. */
export const ownerOf = ({ role }: Pick<Actor, 'role'>): 'requesterId' | 'insuredId' | 'agencyId' => OWNER[role];
