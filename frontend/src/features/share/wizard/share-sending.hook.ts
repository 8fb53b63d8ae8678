import { useState } from 'react';
import { bulkShare } from '@covertrail/contracts/share-batch/share-batch.calls';
import { sharePolicies } from '@covertrail/contracts/share/share.calls';
import { MOST_KEPT_RECIPIENTS } from '@covertrail/domain/fields/share-fields';
import type { ShareDraft } from '@covertrail/domain/draft/draft.contract';
import { useCommand } from '#shared/commands/use-command';
import type { SharedDraftState } from '#shared/drafts/shared-draft.hook';
import { useAddress } from '#shared/navigation/use-address';
import { sentTerms, type Recipient, type ShareValues } from './share-values.form.js';

const recipientOf = ({ requesterId, projectId }: Recipient) => ({ requesterCompanyId: requesterId, projectId });

interface Sending {
  readonly insuredId: string;
  readonly subjectId: string;
  readonly draft: SharedDraftState<ShareDraft>;
  readonly values: ShareValues;
  readonly onShared: () => void;
}

/**
 * Shares what the draft says, with one or with many; the draft ends with it, unless a colleague changed it meanwhile. With more recipients than
 * a draft keeps there is none.
 */
export function useShareSending({ insuredId, subjectId, draft, values, onShared }: Sending) {
  const { change: changeAddress } = useAddress();
  const [isSent, setSent] = useState(false);
  const [isSettling, setSettling] = useState(false);
  const single = useCommand(sharePolicies, `share/${insuredId}`, { onSettled: onShared });
  const bulk = useCommand(bulkShare, `share/${insuredId}/many`, {
    onSettled: ({ batchId }) => changeAddress({ batch: batchId }),
  });
  const problem = single.problem ?? bulk.problem;
  const send = async () => {
    const [first] = values.to;
    if (!first || isSettling) return;
    setSettling(true);
    const seen = await draft.settle();
    setSettling(false);
    const isKept = values.to.length <= MOST_KEPT_RECIPIENTS;
    if (seen === null && isKept) return;
    setSent(true);
    // In one order, however they were chosen: the same share that two people send is one.
    const policyIds = values.policies.map(({ policyId }) => policyId).sort();
    const shared = {
      insuredCompanyId: insuredId,
      policyIds,
      ...sentTerms(values),
      ...(seen === null ? {} : { draft: { subjectId, seen } }),
    };
    if (values.to.length > 1) return bulk.submit({ body: { ...shared, rows: values.to.map(recipientOf) } });
    single.submit({
      body: { ...shared, ...recipientOf(first), onlyAvailable: true },
      toast: `The policies are shared with ${first.requesterName}.`,
    });
  };
  return {
    send: () => void send(),
    pending: isSettling || single.pending || bulk.pending,
    problem,
    isSent: isSent && problem === null,
  };
}
