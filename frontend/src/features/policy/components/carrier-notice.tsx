import { BadgeCheck, TriangleAlert } from 'lucide-react';
import { verifyCarrier } from '@covertrail/contracts/carrier/carrier.calls';
import type { Rating } from '@covertrail/domain/insurance/coverage';
import { ratingText } from '@covertrail/wording/insurance/coverage-words';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyCarrier } from '@covertrail/domain/insurance/terms/policy-terms';
import { viewQuery } from '#shared/api/call-request';
import { useViewQuery } from '#shared/views/use-view-query';

/** Shown for an insurer without a rating [C11]. */
const NOT_RATED =
  'An AM Best rating is not available for this insurer, and the policy may require review for compliance.';

const underReview = (rating: Rating): string =>
  `Current AM Best rating ${ratingText(rating)}: AM Best has placed it under review (u), and the policy may require review for compliance.`;

interface CarrierNoticeProps {
  readonly carrier: PolicyCarrier;
  readonly insuredId: Uuid | null;
}

/** How the chosen insurer compares with AM Best's directory, and its rating [C11]. */
export function CarrierNotice({ carrier: { carrierId, name, naic }, insuredId }: CarrierNoticeProps) {
  const { body } = useViewQuery(
    viewQuery(verifyCarrier, {
      query: {
        insurerName: name,
        insurerNaic: naic,
        insurerId: carrierId,
        ...(insuredId === null ? {} : { insuredCompanyId: insuredId }),
      },
    }),
  );
  if (!body) return null;
  const rating = body.carrier?.rating;
  const warnings = [body.notice, rating ? null : NOT_RATED, rating?.underReview ? underReview(rating) : null].filter(
    (text) => text !== null,
  );
  return (
    <div role="status">
      {warnings.map((text) => (
        <p key={text} className="policy-notice warn">
          <TriangleAlert size={15} aria-hidden /> <span>{text}</span>
        </p>
      ))}
      {rating && warnings.length === 0 ? (
        <p className="policy-notice ok">
          <BadgeCheck size={15} aria-hidden />{' '}
          <span>
            NAIC {naic}. Current AM Best rating {ratingText(rating)}.
          </span>
        </p>
      ) : null}
    </div>
  );
}
