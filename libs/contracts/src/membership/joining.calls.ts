import { command, query } from '../calls/call.js';
import type { ChangeAccessDto, ColleagueDto, InvitationOfUserDto, InviteUserDto } from './membership.inputs.js';
import type { Colleague, ColleagueChanged } from './membership.replies.js';

const ADMINISTERS = { needs: 'administerCompany', settles: ['colleagues'] } as const;

/** A mail with a link goes to the address. The same address again gets another one, and the rights of the later call. */
export const inviteUser = command<{ body: InviteUserDto; reply: ColleagueChanged }>()(
  'POST',
  'user/inviteuser',
  ADMINISTERS,
);

/** The links of its mails open nothing from then on. */
export const withdrawInvitation = command<{ body: InvitationOfUserDto; reply: ColleagueChanged }>()(
  'PUT',
  'user/inviteuser/withdraw',
  ADMINISTERS,
);

/** Who asked to join the caller's company and waits for its approval, by name. */
export const pendingUsers = query<{ reply: readonly Colleague[] }>()('user/pendingusers', {
  needs: 'administerCompany',
  view: 'colleagues',
  shape: 'pendingUsers',
});

/** The person is active from then on, with these rights. */
export const approveUser = command<{ body: ChangeAccessDto; reply: ColleagueChanged }>()(
  'POST',
  'user/pendingusers',
  ADMINISTERS,
);

export const declineUser = command<{ body: ColleagueDto; reply: ColleagueChanged }>()(
  'PUT',
  'user/pendingusers/decline',
  ADMINISTERS,
);
