import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ShareEvent } from '@covertrail/domain/share/share.contract';
import type { Names, Sentences } from '../text/event-wording.js';
import { listed, named } from '../text/sentence-parts.js';

const policies = (ids: readonly Uuid[], names: Names): string => listed(ids.map((id) => named(names.policy(id))));

export const shareSentences: Sentences<ShareEvent> = {
  PoliciesShared: {
    sentence: ({ data }, names) => {
      const who = `${named(names.company(data.insuredId))} shared ${policies(data.policyIds, names)}`;
      const whom = `${named(names.company(data.requesterId))} for ${named(names.project(data.projectId))}`;
      return `${who} with ${whom}.`;
    },
    changes: () => [],
  },
  ShareEnded: {
    sentence: ({ data }, names) => {
      const [insured, requester] = [data.insuredId, data.requesterId].map((id) => named(names.company(id)));
      return `${insured} no longer shares ${policies(data.policyIds, names)} with ${requester}.`;
    },
    changes: () => [],
  },
};
