import { Link, useParams, useSearchParams } from 'react-router-dom';
import { checkEligibility } from '@covertrail/contracts/enrollment/enrollment.calls';
import type { ProgramRow } from '@covertrail/contracts/enrollment/enrollment.replies';
import { viewQuery } from '#shared/api/call-request';
import { dayFormat } from '#shared/format/day-format';
import { addressOf } from '#shared/navigation/page-address';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { ScreenStatus } from '#shared/ui/screen-status.tsx';
import { SkeletonRows } from '#shared/ui/skeleton-rows.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import { isResult, paymentAddress, type PaymentResult } from '../payment-address.view.js';

/** For an insured: did the payment succeed, and is the company enrolled [F08]? */
export default function ProgramResultPage() {
  const { result } = useParams();
  const [query] = useSearchParams();
  const requesterId = query.get('requester');
  return (
    <div className="page">
      <PageHeader actions={<Link to={addressOf('upgrade')}>See the plans</Link>} />
      {isResult(result) && requesterId !== null ? (
        <Result result={result} requesterId={requesterId} transactionId={query.get('transaction')} />
      ) : (
        <Panel>
          <EmptyState title="There is no such result" />
        </Panel>
      )}
    </div>
  );
}

const TITLES: Readonly<Record<PaymentResult, string>> = {
  paid: 'Your payment was received',
  declined: 'Your payment was declined',
  abandoned: 'You did not pay',
  open: 'Your payment has not ended yet',
};

const TEXTS: Readonly<Record<Exclude<PaymentResult, 'paid'>, string>> = {
  declined: 'Nothing was charged. You can try again, also with another card.',
  abandoned: 'Nothing was charged. You can pay whenever you are ready.',
  open: 'The provider of payments has not told us yet. Please look again in some minutes.',
};

interface ResultProps {
  readonly result: PaymentResult;
  readonly requesterId: string;
  /** Null in an address that somebody wrote. */
  readonly transactionId: string | null;
}

/** The address says how the payment ended; whether the company is enrolled is what was recorded. */
function Result({ result, requesterId, transactionId }: ResultProps) {
  const { body, problem, refetch } = useViewQuery(viewQuery(checkEligibility, { params: { requesterId } }));
  const shown = result === 'paid' && body?.until === null ? 'open' : result;
  return (
    <Panel {...(body ? { title: TITLES[shown] } : {})}>
      <div className="panel-body">
        <ErrorBanner problem={problem} onRetry={refetch} />
        {body && shown === 'paid' ? <Enrolled program={body} /> : null}
        {body && shown !== 'paid' ? <p>{TEXTS[shown]}</p> : null}
        {(shown === 'declined' || shown === 'abandoned') && body?.eligibility === 'eligible' ? (
          <p>
            <Link to={paymentAddress(requesterId)}>Try again</Link>
          </p>
        ) : null}
        {body && shown === 'open' && transactionId !== null ? (
          <p>
            <Link to={paymentAddress(requesterId, transactionId)}>Look again</Link>
          </p>
        ) : null}
        {!body && !problem ? <SkeletonRows label="Loading the result" /> : null}
      </div>
    </Panel>
  );
}

function Enrolled({ program: { requesterName, until, status } }: { readonly program: ProgramRow }) {
  return (
    <>
      <p>
        <ScreenStatus screen="requesters" status={status} />
      </p>
      <p>
        Your company is enrolled in the Vendor Management Program of {requesterName} until {dayFormat(until)}. The
        receipt is in your mailbox.
      </p>
    </>
  );
}
