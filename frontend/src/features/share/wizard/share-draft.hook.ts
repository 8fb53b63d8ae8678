import { useState } from 'react';
import { shareDrafts } from '@covertrail/contracts/draft/draft.calls';
import { chosenPolicies } from '@covertrail/contracts/share/share-wizard.calls';
import type { ShareChoice } from '@covertrail/contracts/share/share-wizard.replies';
import { viewQuery } from '#shared/api/call-request';
import { useSharedDraft } from '#shared/drafts/shared-draft.hook';
import { useViewQuery } from '#shared/views/use-view-query';
import { draftOf, valuesOfDraft } from './share-draft.view.js';
import type { ShareValues } from './share-values.form.js';

interface BegunShare {
  readonly insuredId: string;
  /** What the draft is about: the insured, or the share that is shared again. */
  readonly subjectId: string;
  readonly begun: ShareValues;
  /** The policy that the person opened the wizard with: it is chosen in a draft that has it not, too. */
  readonly opened: ShareChoice | null;
}

/** What is entered into the wizard: a draft that colleagues share, with its policies as they are now [D03]. */
export function useShareDraft({ insuredId, subjectId, begun, opened }: BegunShare) {
  const draft = useSharedDraft(shareDrafts, subjectId, draftOf(begun));
  const [chosen, setChosen] = useState<readonly ShareChoice[]>([]);
  const [isOpenedOut, setOpenedOut] = useState(false);
  const kept = draft.content.policyIds;
  const policyIds =
    opened === null || isOpenedOut || kept.includes(opened.policyId) ? kept : [...kept, opened.policyId];
  const [first] = draft.content.to;
  const now = useViewQuery(
    policyIds.length === 0
      ? null
      : viewQuery(chosenPolicies, {
          body: {
            insuredCompanyId: insuredId,
            ...(first ? { requesterCompanyId: first.requesterId } : {}),
            policyIds: [...policyIds].sort(),
          },
        }),
  );
  const named = [...(now.body?.policies ?? []), ...chosen, ...begun.policies, ...(opened ? [opened] : [])];
  const values = valuesOfDraft({ ...draft.content, policyIds }, named);
  return {
    draft,
    values,
    named,
    gone: (now.body?.gone ?? []).filter(({ policyId }) => policyIds.includes(policyId)),
    loading: draft.loading || (now.loading && now.body === null && values.policies.length < policyIds.length),
    problem: now.problem,
    change(part: Partial<ShareValues>) {
      setOpenedOut(true);
      if (part.policies) setChosen([...part.policies, ...chosen]);
      // Policies that are gone stay in the draft until the person takes them out.
      const { policyIds: ids, ...changed } = draftOf({ ...values, ...part });
      draft.change({ ...changed, policyIds: part.policies ? ids : policyIds });
    },
    removeGone: () => draft.change({ policyIds: values.policies.map(({ policyId }) => policyId) }),
  };
}
