import { useState } from 'react';
import { giveCertificate } from '@covertrail/contracts/request/invitation.calls';
import type { RequestInvitation } from '@covertrail/contracts/request/invitation.replies';
import { MOST_ADDITIONAL } from '@covertrail/domain/fields/mail-answer-fields';
import { useCommand } from '#shared/commands/use-command';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import { LinkFileField } from './link-file-field.js';
import type { LinkUpload } from './link-uploads.hook.js';

export interface GiveCertificateProps {
  readonly token: string;
  readonly invitation: RequestInvitation;
  readonly onGiven: (invitation: RequestInvitation) => void;
}

/** A certificate by the link of a mail, with what belongs to it. A later one takes the place of an earlier one [D13]. */
export function GiveCertificate({ token, invitation, onGiven }: GiveCertificateProps) {
  const [certificate, setCertificate] = useState<readonly LinkUpload[]>([]);
  const [additional, setAdditional] = useState<readonly LinkUpload[]>([]);
  const [missing, setMissing] = useState(false);
  const { submit, pending, problem } = useCommand(giveCertificate, 'invitation/give', {
    onSettled: (given) => {
      setCertificate([]);
      setAdditional([]);
      onGiven(given);
    },
  });
  const send = () => {
    const certificateId = certificate[0]?.uploadId;
    setMissing(certificateId === undefined);
    if (certificateId === undefined) return;
    submit({ body: { token, certificateId, additionalIds: additional.map(({ uploadId }) => uploadId) } });
  };
  const again = invitation.given.length > 0;
  return (
    <section aria-labelledby="give-certificate" className="link-act">
      <h2 id="give-certificate">{again ? 'Give another certificate in its place' : 'Give a certificate'}</h2>
      <p className="sub">
        No account is needed. {invitation.requesterName} reads it, and tells you if something is missing.
      </p>
      <Form noValidate onSubmit={send}>
        <LinkFileField
          id="certificate"
          label="Insurance certificate"
          note="One PDF, up to 20 MB."
          pdfOnly
          most={1}
          required
          error={missing && certificate.length === 0 ? 'Please choose a file.' : undefined}
          token={token}
          files={certificate}
          onChange={setCertificate}
        />
        <LinkFileField
          id="additional"
          label="Additional files"
          note={`Image or PDF, up to 20 MB each, at most ${MOST_ADDITIONAL}.`}
          pdfOnly={false}
          most={MOST_ADDITIONAL}
          token={token}
          files={additional}
          onChange={setAdditional}
        />
        <ErrorBanner problem={problem} />
        <Button type="submit" primary loading={pending} disabled={pending}>
          Send certificate
        </Button>
      </Form>
    </section>
  );
}
