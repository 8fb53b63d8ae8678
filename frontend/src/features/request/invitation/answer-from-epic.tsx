import type { AppliedEpicAnswer } from '@covertrail/contracts/request/invitation.replies';
import { EpicPluginLink } from '#shared/ui/epic-plugin-link.tsx';
import { GiveCertificate, type GiveCertificateProps } from './give-certificate.js';

interface AnswerFromEpicProps extends GiveCertificateProps {
  readonly epic: AppliedEpicAnswer;
}

/** How an agent answers whose agency works with Applied Epic: the steps there, and the upload, which is open at once [A11]. */
export function AnswerFromEpic({ epic: { pluginUrl }, ...props }: AnswerFromEpicProps) {
  const { holder, isEvidenceOnly } = props.invitation;
  return (
    <div className="link-acts">
      <section aria-labelledby="answer-epic" className="link-act">
        <h2 id="answer-epic">Answer from Applied Epic</h2>
        <p className="sub">Your agency works with Applied Epic, which has the policies of your client.</p>
        <ol>
          <li>
            Issue a certificate of insurance there
            {isEvidenceOnly ? '; it need not name a certificate holder.' : `, to the certificate holder ${holder}.`}
          </li>
          <li>Save it as a PDF.</li>
          <li>Choose it below, and send it.</li>
        </ol>
        {pluginUrl === null ? null : (
          <p>
            There is a free plugin for Applied Epic. <EpicPluginLink url={pluginUrl} />
          </p>
        )}
      </section>
      <GiveCertificate {...props} />
    </div>
  );
}
