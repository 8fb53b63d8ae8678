import { command, query } from '../calls/call.js';
import type { ChangeAccessDto, ColleagueDto } from './membership.inputs.js';
import type { Colleague, ColleagueChanged } from './membership.replies.js';

const ADMINISTERS = { needs: 'administerCompany', settles: ['colleagues'] } as const;

/** Everybody of the reader's company: those who are active first, by name. */
export const colleagueList = query<{ reply: readonly Colleague[] }>()('company/people', {
  needs: 'readColleagues',
  view: 'colleagues',
  shape: 'people',
});

export const changeAccess = command<{ body: ChangeAccessDto; reply: ColleagueChanged }>()(
  'PUT',
  'company/people/access',
  ADMINISTERS,
);

/** The person may do nothing more for the company, from the next request on. */
export const deactivatePerson = command<{ body: ColleagueDto; reply: ColleagueChanged }>()(
  'PUT',
  'company/people/deactivate',
  ADMINISTERS,
);

/** With the rights that the person had. */
export const reactivatePerson = command<{ body: ColleagueDto; reply: ColleagueChanged }>()(
  'PUT',
  'company/people/reactivate',
  ADMINISTERS,
);

/** Another Manager administers the company from then on, and the caller no longer does. */
export const handOverContact = command<{ body: ColleagueDto; reply: ColleagueChanged }>()(
  'PUT',
  'company/people/primarycontact',
  ADMINISTERS,
);
