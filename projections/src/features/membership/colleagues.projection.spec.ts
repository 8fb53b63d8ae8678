import type { ColleagueDocument } from '@covertrail/contracts/membership/membership.views';
import type { MembershipEvent } from '@covertrail/domain/membership/membership.contract';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { colleagues } from './colleagues.projection.js';

const companyId = 'c-1';
const place = (person: string) => ({ membershipId: `m-${person}`, userId: `u-${person}`, companyId });
const granted = (person: string, primaryContact = false): MembershipEvent => ({
  type: 'MembershipGranted',
  data: { ...place(person), access: 'manager', permissions: [], primaryContact },
});
const requested: MembershipEvent = { type: 'MembershipRequested', data: place('rosa') };
const invited: MembershipEvent = {
  type: 'PersonInvited',
  data: { invitationId: 'i-1', companyId, email: 'nina@meridian.example', access: 'reviewer', permissions: [] },
};
const changed: MembershipEvent = {
  type: 'PrimaryContactChanged',
  data: {
    companyId,
    from: { membershipId: 'm-dana', userId: 'u-dana' },
    to: { membershipId: 'm-marcus', userId: 'u-marcus' },
  },
};
const begun = [granted('dana', true), granted('marcus'), requested, invited];
const history = [...begun, changed, { type: 'MembershipRevoked', data: place('dana') } as const];
const statesAfter = async (events: readonly MembershipEvent[]) =>
  Object.values(living<ColleagueDocument>(await foldProjection(colleagues, asLog(events))))
    .map(({ personId, status, primaryContact }) => [personId, status, primaryContact] as const)
    .toSorted(([first], [second]) => first.localeCompare(second));

describe('colleagues', () => {
  itIsAFold(colleagues, asLog(history));

  it('are active, pending, invited or deactivated, and one is the primary contact', async () => {
    expect(await statesAfter(history)).toEqual([
      ['i-1', 'invited', false],
      ['u-dana', 'deactivated', false],
      ['u-marcus', 'active', true],
      ['u-rosa', 'pending', false],
    ]);
  });

  it('leave the list when they are declined, withdrawn, or invited no longer', async () => {
    const ends: readonly MembershipEvent[] = [
      { type: 'MembershipRequestDeclined', data: place('rosa') },
      { type: 'InvitationWithdrawn', data: { invitationId: 'i-1', companyId } },
    ];
    expect(await statesAfter([...begun, ...ends])).toEqual([
      ['u-dana', 'active', true],
      ['u-marcus', 'active', false],
    ]);
    const accepted: MembershipEvent = {
      type: 'InvitationAccepted',
      data: { invitationId: 'i-1', companyId, userId: 'u-nina' },
    };
    expect(await statesAfter([...begun, accepted, granted('nina')])).toContainEqual(['u-nina', 'active', false]);
  });
});
