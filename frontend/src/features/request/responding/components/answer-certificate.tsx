import { lazyPart } from '#shared/ui/lazy-part.tsx';
import type { StepProps } from '#shared/wizard/wizard-step';
import type { AnswerWork } from '../answer-work.view.js';

const CertificatePanel = lazyPart(() => import('#shared/certificates/certificate-panel.tsx'));

/** The certificate of the answer: it is read, or goes on as one of its documents where it cannot be read [E01] [E02]. */
export function AnswerCertificate({ work: { request, draft, change } }: Pick<StepProps<AnswerWork>, 'work'>) {
  const { documents } = draft;
  return (
    <CertificatePanel
      awaited={false}
      props={{
        requestId: request.id,
        isOpen: request.state === 'open' || request.state === 'responded',
        onContinue: ({ transactionId: id, fileName: name, bytes }) =>
          documents.some((file) => file.id === id)
            ? undefined
            : change({ documents: [...documents, { id, name, bytes }] }),
      }}
    />
  );
}
