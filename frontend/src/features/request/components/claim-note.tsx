import type { RequestClaim } from '@covertrail/contracts/request/invitation.replies';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { sumUp } from '@covertrail/domain/compliance/compare-outcomes';
import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import { useClaimOf } from '../request-claims.hook.js';

type Noted = Pick<RequestRow, 'id' | 'state' | 'certificateAt'>;

/** In the row of an open request: that a certificate came, and what it claims against all that is asked. It is proof of nothing [D13]. */
export function ClaimNote({ request: { id, state, certificateAt } }: { readonly request: Noted }) {
  const claim = useClaimOf(id);
  if (state !== 'open' || (certificateAt === null && claim === null)) return null;
  return (
    <>
      <div className="sub">Certificate received, not checked</div>
      {claim === null ? null : <Claimed claim={claim} />}
    </>
  );
}

function Claimed({ claim: { state, lines } }: { readonly claim: RequestClaim }) {
  if (state === 'waiting') return <div className="sub">It is being read</div>;
  if (state === 'notRead') return <div className="sub">It could not be read by a program</div>;
  return (
    <div className="sub nowrap">
      <OutcomePill outcome={sumUp(lines)} short /> as claimed
    </div>
  );
}
