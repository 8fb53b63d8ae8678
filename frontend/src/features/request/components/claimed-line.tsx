import type { ClaimedLine as Claimed } from '@covertrail/contracts/request/invitation.replies';
import { OutcomePill } from '#shared/ui/outcome-pill.tsx';
import './claimed-line.css';

/** What the certificate claims against a line that is asked. It says whose word that is: a certificate is proof of nothing [D13]. */
export const ClaimedLine = ({ claimed: { outcome, missing } }: { readonly claimed: Claimed }) => (
  <div className="claimed-line">
    <p>
      <OutcomePill outcome={outcome} short /> <span className="sub">as claimed on the certificate</span>
    </p>
    {missing.length > 0 ? (
      <ul>
        {missing.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    ) : null}
  </div>
);
