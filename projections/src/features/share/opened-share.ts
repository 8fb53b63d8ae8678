import { idWord } from '@covertrail/contracts/activity-log/activity-log.views';
import type { ShareDocument } from '@covertrail/contracts/share/share.views';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';

/** A share as it begins, before it is known which agencies see it. */
export function shareOpened({ data, meta, position }: RecordedEvent<'PoliciesShared'>): ShareDocument {
  const { shareId, insuredId, requesterId, projectId, requestId, policyIds } = data;
  const { agencyId: _then, shareExpiringOn, recipientEmail, ...others } = data;
  return {
    id: shareId,
    insuredId,
    agencyIds: [],
    agencyWords: '',
    requesterId,
    projectId,
    requestId,
    policyIds,
    policyWords: policyIds.map(idWord).join(' '),
    sharedAt: meta.recordedAt,
    ended: false,
    expired: false,
    expiresOn: shareExpiringOn ?? null,
    sharedUpTo: position,
    issued: [],
    terms: termsIn(others),
    hasEmail: recipientEmail !== undefined,
    firstOpened: null,
    lastOpened: null,
    receipts: [],
  };
}

type Others = Omit<RecordedEvent<'PoliciesShared'>['data'], 'agencyId' | 'shareExpiringOn' | 'recipientEmail'>;

const termsIn = ({
  shareId: _share,
  insuredId: _insured,
  requesterId: _requester,
  projectId: _project,
  requestId: _request,
  policyIds: _policies,
  ...terms
}: Others): ShareDocument['terms'] => terms;
