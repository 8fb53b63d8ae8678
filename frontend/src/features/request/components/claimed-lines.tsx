import type { ClaimedReading } from '@covertrail/contracts/request/invitation.replies';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { ClaimedLine } from './claimed-line.js';
import './claimed-line.css';

/** What the newest certificate claims against each line that is asked [D13]. */
export function ClaimedLines({ claimed: { state, insured, lines } }: { readonly claimed: ClaimedReading }) {
  if (state === 'waiting') return <p role="status">The certificate is being read.</p>;
  if (state === 'notRead') return <p>The certificate could not be read by a program: please look at it yourself.</p>;
  return (
    <section aria-label="What the certificate claims" className="claimed-lines">
      <p className="sub">
        What a program read on the newest certificate
        {insured === null ? '' : `, which names “${insured}” as the insured`}. It is a claim and proves nothing.
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line.line}>
            <b>{LINE_NAMES[line.line]}</b>
            <ClaimedLine claimed={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}
