import { BadgeCheck, TriangleAlert } from 'lucide-react';
import { verifyCarrier } from '@covertrail/contracts/carrier/carrier.calls';
import { ratingText } from '@covertrail/wording/compliance/coverage-words';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyCarrier } from '@covertrail/domain/policy/policy.contract';
import { viewQuery } from '#shared/api/call-request';
import { useViewQuery } from '#shared/views/use-view-query';

/** Spec 2 section 8: shown for an insurer without a rating. */
const NOT_RATED = 'An AM Best rating is not available for this insurer, and the policy may require review for compliance.';

interface CarrierNoticeProps {
  readonly carrier: PolicyCarrier;
  readonly insuredId: Uuid;
}

/** How the chosen insurer stands with AM Best. */
export function CarrierNotice({ carrier: { carrierId, name, naic }, insuredId }: CarrierNoticeProps) {
  const { body } = useViewQuery(viewQuery(verifyCarrier, {
    query: { insurerName: name, insurerNaic: naic, insurerId: carrierId, insuredCompanyId: insuredId },
  }));
  if (!body) return null;
  const rating = body.carrier?.rating;
  const warning = body.notice ?? (rating ? null : NOT_RATED);
  return (
    <p className={`policy-notice ${warning ? 'warn' : 'ok'}`} role="status">
      {warning ? <TriangleAlert size={15} aria-hidden /> : <BadgeCheck size={15} aria-hidden />}
      <span>{warning ?? `NAIC ${naic}. Current AM Best rating ${rating ? ratingText(rating) : ''}.`}</span>
    </p>
  );
}
