import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import type { MembershipCommand } from '@covertrail/domain/membership/membership.contract';
import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { deriveId } from '@covertrail/platform/ids/ids';

const NAME = 'membership-carrier';
/** The streams of earlier releases: one for each membership (decision 77). */
const EARLIER = 'membership-';

/** Takes what an earlier release recorded of a membership over into the stream of its company. */
export const membershipCarrier = defineReaction<DeciderStore>()({
  name: NAME,
  on: {
    MembershipGranted: (event, deciders) => carry(event, { type: 'CarryGrant', ...event.data }, deciders),
    MembershipRevoked: (event, deciders) =>
      carry(event, { type: 'CarryRevocation', membershipId: event.data.membershipId }, deciders),
  },
});

async function carry(
  event: RecordedEvent<'MembershipGranted' | 'MembershipRevoked'>,
  command: MembershipCommand,
  deciders: DeciderStore,
): Promise<void> {
  if (!event.stream.startsWith(EARLIER)) return;
  const meta = carryingOut(event, NAME, deriveId(NAME, event.id));
  await deciders.handle(companyMembersDecider, event.data.companyId, command, meta);
}
