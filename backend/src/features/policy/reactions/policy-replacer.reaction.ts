import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { carryingOut } from '@covertrail/platform/deciders/command-meta';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { deriveId } from '@covertrail/platform/ids/ids';

/** Records on a policy that another one, which was just added, takes its place. */
export const policyReplacer = defineReaction<DeciderStore>()({
  name: 'policy-replacer',
  on: {
    ReplacementAdded: async (event, deciders) => {
      const { policyId: replacedBy, replaces, upon, effectiveFrom } = event.data;
      const command = { type: 'ReplacePolicy', replacedBy, upon, effectiveFrom } as const;
      await deciders.handle(
        policyDecider,
        replaces,
        command,
        carryingOut(event, 'policy-replacer', deriveId('policy-replacer', event.id)),
      );
    },
  },
});
