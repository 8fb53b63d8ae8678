import type { AskedTerm, RequestInvitation } from '@covertrail/contracts/request/invitation.replies';
import { ClaimedLine } from '../components/claimed-line.js';
import { dayText } from '@covertrail/wording/text/day-text';

/** What is asked of each line of coverage, and what the requester has of it so far [D13]. */
export function AskedLines({ invitation }: { readonly invitation: RequestInvitation }) {
  const { lines, ofAll, notRequired, state } = invitation;
  return (
    <section aria-labelledby="asked" className="asked-lines">
      <h2 id="asked">What is asked for</h2>
      {lines.length === 0 ? <p className="sub">Proof of your insurance. Nothing further is required.</p> : null}
      <ul>
        {lines.map(({ line, name, terms }) => (
          <li key={line}>
            <h3>{name}</h3>
            {state === 'open' ? <LineState line={line} invitation={invitation} /> : null}
            <Terms terms={terms} />
          </li>
        ))}
      </ul>
      {ofAll.length > 0 ? (
        <>
          <h3>Of all of them</h3>
          <Terms terms={ofAll} />
        </>
      ) : null}
      {notRequired.length > 0 ? <p className="sub">Not required: {notRequired.join(', ')}.</p> : null}
    </section>
  );
}

function LineState({ line, invitation }: { readonly line: string; readonly invitation: RequestInvitation }) {
  const claimed = invitation.claimed?.lines.find((of) => of.line === line);
  return (
    <>
      <p className="asked-state">{standingOf(invitation)}</p>
      {claimed ? <ClaimedLine claimed={claimed} /> : null}
    </>
  );
}

/** What was read is a claim: whether it is enough is for the requester to say. */
function standingOf({ given, requesterName }: RequestInvitation): string {
  const last = given[0];
  if (!last) return 'Still missing';
  return `Certificate received on ${dayText(last.givenAt.slice(0, 10))}, being checked by ${requesterName}`;
}

function Terms({ terms }: { readonly terms: readonly AskedTerm[] }) {
  if (terms.length === 0) return null;
  return (
    <dl>
      {terms.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
