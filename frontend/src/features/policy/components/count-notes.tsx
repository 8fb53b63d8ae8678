import { CircleAlert, Info } from 'lucide-react';
import { shareList } from '@covertrail/contracts/share/share.calls';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { EndorsementCode } from '@covertrail/domain/insurance/coverage';
import { isShareReached } from '@covertrail/domain/insurance/endorsements/endorsement-count';
import { AGENT_REVIEW, shareReachedText } from '@covertrail/wording/policy/endorsement-details.words';
import { viewQuery } from '#shared/api/call-request';
import { useViewQuery } from '#shared/views/use-view-query';

/** No policy stands in more shares that a count could limit: the largest page of a list. */
const MOST_SHARES = 200;

interface CountNotesProps {
  readonly policy: PolicyDetails;
  readonly code: EndorsementCode;
}

/** Whether an endorsement may stand in a further share [H03]. */
export function CountNotes({ policy, code }: CountNotesProps) {
  const count = policy.terms.endorsementDetails[code]?.count;
  if (count === 'unlimited') return null;
  if (count !== undefined) return <ReachedNote policy={policy} count={count} />;
  return (
    <p className="policy-notice">
      <Info size={15} aria-hidden /> <span>{AGENT_REVIEW}</span>
    </p>
  );
}

/** The endorsement stands in each share of its policy that has not ended. */
function ReachedNote({ policy: { id, insuredId }, count }: { readonly policy: PolicyDetails; readonly count: number }) {
  const { rows } = useViewQuery(
    viewQuery(shareList, { query: { insuredCompanyId: insuredId, policyId: id, size: MOST_SHARES } }),
  );
  const used = rows.filter(({ ended }) => !ended).length;
  if (!isShareReached(count, used)) return null;
  return (
    <p className="policy-notice warn">
      <CircleAlert size={15} aria-hidden /> <span>{shareReachedText(used, count)}</span>
    </p>
  );
}
