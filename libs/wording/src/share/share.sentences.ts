import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ShareEvent } from '@covertrail/domain/share/share.contract';
import type { Names, Sentences } from '../text/event-wording.js';
import { listed, named } from '../text/sentence-parts.js';

const policies = (ids: readonly Uuid[], names: Names): string => listed(ids.map((id) => named(names.policy(id))));

const sides = ({ insuredId, requesterId }: { readonly insuredId: Uuid; readonly requesterId: Uuid }, names: Names) =>
  [named(names.company(insuredId)), named(names.company(requesterId))] as const;

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
      const [insured, requester] = sides(data, names);
      const why = data.expired ? 'The share has expired: ' : '';
      return `${why}${insured} no longer shares ${policies(data.policyIds, names)} with ${requester}.`;
    },
    changes: () => [],
  },
  ShareEnabled: {
    sentence: ({ data }, names) =>
      `${sides(data, names)[0]} shares ${policies(data.policyIds, names)} with ${sides(data, names)[1]} again.`,
    changes: () => [],
  },
  SharedPolicyIssuedAgain: {
    sentence: ({ data }, names) =>
      `${sides(data, names)[0]} issued ${named(names.policy(data.policyId))} again to ${sides(data, names)[1]}, and said what changed.`,
    changes: () => [],
  },
  SharedPolicyRemoved: {
    sentence: ({ data }, names) =>
      `${sides(data, names)[0]} took ${policies(data.policyIds, names)} out of a share with ${sides(data, names)[1]}.`,
    changes: () => [],
  },
};
