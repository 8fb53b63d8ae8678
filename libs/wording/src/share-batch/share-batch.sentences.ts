import type { ShareBatchEvent } from '@covertrail/domain/share-batch/share-batch.contract';
import type { Sentences } from '../text/event-wording.js';
import { listed, named } from '../text/sentence-parts.js';

const recipients = (count: number): string => `${count.toLocaleString('en-US')} recipient${count === 1 ? '' : 's'}`;

export const shareBatchSentences: Sentences<ShareBatchEvent> = {
  ShareBatchStarted: {
    sentence: ({ data: { insuredId, policyIds, rows, replaces, again } }, names) => {
      const policies = listed(policyIds.map((id) => named(names.policy(id))));
      const whom = recipients(rows.length);
      if (again) return `${named(names.company(insuredId))} began to issue ${policies} again to ${whom}.`;
      if (replaces === undefined) return `${named(names.company(insuredId))} began to share ${policies} with ${whom}.`;
      return `${named(names.company(insuredId))} began to put ${policies} in the place of ${named(names.policy(replaces.policyId))} for ${whom}.`;
    },
    changes: () => [],
  },
  ShareBatchAdvanced: {
    sentence: ({ data: { insuredId, outcomes } }, names) =>
      `${recipients(outcomes.length)} of what ${named(names.company(insuredId))} shares with many had their turn.`,
    changes: () => [],
  },
  ShareBatchCompleted: {
    sentence: ({ data: { insuredId, shared, alreadyShared, refused } }, names) => {
      const parts = [
        `${recipients(shared)} got it`,
        ...(alreadyShared === 0 ? [] : [`${recipients(alreadyShared)} had it already`]),
        ...(refused === 0 ? [] : [`${recipients(refused)} could not get it`]),
      ];
      return `What ${named(names.company(insuredId))} shared with many has been carried out: ${listed(parts)}.`;
    },
    changes: () => [],
  },
};
