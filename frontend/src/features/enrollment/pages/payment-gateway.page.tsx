import { useCallback, useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { beginPayment, checkEligibility, settlePayment } from '@covertrail/contracts/enrollment/enrollment.calls';
import type { ProgramRow } from '@covertrail/contracts/enrollment/enrollment.replies';
import { PLANS } from '@covertrail/domain/fields/plans';
import { moneyText } from '@covertrail/wording/text/money-text';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { addressOf } from '#shared/navigation/page-address';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import '#shared/ui/fact-list.css';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { resultAddress } from '../payment-address.view.js';

/**
 * For an insured: whose program does it enroll in, and what does that cost [F08]? The person leaves for the provider of payments, which leads back
 * here with the id of the payment.
 */
export default function PaymentGatewayPage() {
  const [query] = useSearchParams();
  const requesterId = query.get('requester');
  const transactionId = query.get('transaction');
  return (
    <div className="page">
      <PageHeader actions={<Link to={addressOf('upgrade')}>See the plans</Link>} />
      <Panel title="Enroll in Vendor Management Program">
        {requesterId === null ? <EmptyState title="Choose a program among the plans first" /> : null}
        {requesterId !== null && transactionId === null ? <Offer requesterId={requesterId} /> : null}
        {requesterId !== null && transactionId !== null ? (
          <Settling requesterId={requesterId} transactionId={transactionId} />
        ) : null}
      </Panel>
    </div>
  );
}

function Offer({ requesterId }: { readonly requesterId: string }) {
  const { body, problem, refetch } = useViewQuery(viewQuery(checkEligibility, { params: { requesterId } }));
  return (
    <div className="panel-body">
      <ErrorBanner problem={problem} onRetry={refetch} />
      {body ? <Payable program={body} /> : null}
      {!body && !problem ? <SkeletonRows label="Loading the program" /> : null}
    </div>
  );
}

const REFUSED = {
  notOffered: 'This company offers no program any more.',
  notTracked: 'This company does not track your insurance any more.',
  enrolled: 'Your company is enrolled already. It can be renewed in the last 30 days.',
} as const;

function Payable({ program: { id, requesterName, fee, eligibility } }: { readonly program: ProgramRow }) {
  const { submit, pending, problem } = useCommand(beginPayment, `enrollment/${id}/pay`, {
    onSettled: ({ address }) => window.location.assign(address),
  });
  if (fee === null || eligibility !== 'eligible')
    return <p>{REFUSED[eligibility === 'eligible' ? 'notOffered' : eligibility]}</p>;
  return (
    <>
      <dl className="fact-list">
        <dt>Program of</dt>
        <dd>{requesterName}</dd>
        <dt>Term</dt>
        <dd>{PLANS.vendorProgram.months} Months</dd>
        <dt>Fee</dt>
        <dd>{moneyText(fee)}</dd>
      </dl>
      <p className="sub">You pay at our provider of payments. No card number reaches this product.</p>
      <ErrorBanner problem={problem} />
      <Button
        type="button"
        primary
        loading={pending}
        disabled={pending}
        onClick={() => submit({ body: { requesterId: id } })}
      >
        Pay {moneyText(fee)}
      </Button>
    </>
  );
}

/** Asks how the payment ended once, and shows the page of that result. */
function Settling({ requesterId, transactionId }: { readonly requesterId: string; readonly transactionId: string }) {
  const navigate = useNavigate();
  const { submit, problem } = useCommand(settlePayment, `enrollment/${transactionId}/settle`, {
    onSettled: ({ outcome }) => void navigate(resultAddress(outcome, requesterId, transactionId), { replace: true }),
  });
  const settle = useCallback(
    () => submit({ body: { requesterId, transactionId } }),
    [submit, requesterId, transactionId],
  );
  useEffect(settle, [settle]);
  return (
    <div className="panel-body">
      <ErrorBanner problem={problem} onRetry={settle} />
      {problem ? null : <SkeletonRows label="Looking how the payment ended" />}
    </div>
  );
}
