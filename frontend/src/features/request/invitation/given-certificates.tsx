import { CircleCheck } from 'lucide-react';
import type { GivenCertificate, RequestInvitation } from '@covertrail/contracts/request/invitation.replies';
import { instantFormat } from '#shared/format/instant-format';

/** That a certificate was received, what is still to come, and every file on record [D13]. */
export function GivenCertificates({ invitation }: { readonly invitation: RequestInvitation }) {
  const { given, requesterName, state, claimed } = invitation;
  if (given.length === 0) return null;
  return (
    <section aria-labelledby="given" className="given">
      <div role="status" className="given-success">
        <CircleCheck size={26} aria-hidden />
        <div>
          <h2 id="given">Your certificate was received</h2>
          <p>
            {state === 'open' ? `${requesterName} has not checked it yet: the request stays open until then. ` : ''}
            You may now close this window.
          </p>
          {claimed ? <p>{READING[claimed.state]}</p> : null}
        </div>
      </div>
      <ul>
        {given.map((each, at) => (
          <li key={each.givenAt}>{givenText(each, at > 0)}</li>
        ))}
      </ul>
    </section>
  );
}

const READING: Readonly<Record<NonNullable<RequestInvitation['claimed']>['state'], string>> = {
  waiting:
    'A program is reading it. You get a mail once it was processed, which says what it lacks; this page then shows it line by line.',
  read: 'Below stands what a program read on it, line by line. If something is missing, you may give another one.',
  notRead: 'A program could not read it, so a person will.',
};

function givenText({ certificate, additional, givenAt, givenAs }: GivenCertificate, isReplaced: boolean): string {
  const files = [certificate, ...additional].map(({ name }) => name).join(', ');
  const by = givenAs === 'agent' ? ' by the agent' : '';
  return `${files}, given${by} on ${instantFormat(givenAt)}${isReplaced ? ', replaced by a later one' : ''}`;
}
