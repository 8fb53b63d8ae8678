import { newId } from '@covertrail/platform/ids/ids';
import { itIsHarmlessTwice, ReactionScene } from '#testing/reaction-scene';
import { membershipCarrier } from './membership-carrier.reaction.js';

const place = { membershipId: newId(), userId: newId(), companyId: newId() };
const data = { ...place, access: 'manager', permissions: [], primaryContact: true } as const;
const granted = (scene: ReactionScene, stream = 'membership', id = place.membershipId) =>
  scene.happened(stream, id, { type: 'MembershipGranted', data });
const inCompany = { stream: `members-${place.companyId}`, actor: 'system:membership-carrier' };

describe('what an earlier release recorded of a membership', () => {
  it('is taken over into the stream of the company', async () => {
    const scene = new ReactionScene();
    expect(await scene.consequences(membershipCarrier, await granted(scene))).toEqual([
      { ...inCompany, type: 'MembershipGranted', data },
    ]);
    const revoked = await scene.happened('membership', place.membershipId, { type: 'MembershipRevoked', data: place });
    expect(await scene.consequences(membershipCarrier, revoked)).toEqual([
      { ...inCompany, type: 'MembershipRevoked', data: place },
    ]);
  });

  it('is nothing where the stream of the company has it', async () => {
    const scene = new ReactionScene();
    const event = await granted(scene, 'members', place.companyId);
    expect(await scene.consequences(membershipCarrier, event)).toEqual([]);
  });

  itIsHarmlessTwice(membershipCarrier, (scene) => granted(scene));
});
