import { useState } from 'react';
import { MOST_ADDITIONAL } from '@covertrail/domain/fields/mail-answer-fields';
import { UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import type { Problem } from '../api/api-problem.js';
import { Button } from '../ui/button.js';
import { Checkbox } from '../ui/checkbox.js';
import { ErrorBanner } from '../ui/error-banner.js';
import { Form } from '../ui/form.js';
import type { CertificateFiles } from './certificate-sending.hook.js';
import { ChosenFile } from './chosen-file.js';
import { useChosenCertificate } from './chosen-certificate.hook.js';
import { FileDropField } from './file-drop-field.js';
import { kindProblem } from './certificate-files.form.js';
import './certificates.css';

interface CertificateFormProps {
  /** Whether it may be a Priority Request [D10]. */
  readonly hasPriority: boolean;
  readonly percent: number | null;
  /** Why what was sent last did not go through; a drawer closes instead. */
  readonly problem?: Problem | null;
  /** With what it begins, where it is sent again. */
  readonly chosen?: CertificateFiles | null;
  readonly onSend: (files: CertificateFiles) => void;
  /** Something else is missing, which the page says. */
  readonly mayNot?: () => boolean;
}

const NOTE = `Image or PDF, up to 20 MB each, at most ${MOST_ADDITIONAL}.`;

/** One insurance certificate, and what belongs to it [E01]. */
export function CertificateForm(props: CertificateFormProps) {
  const { hasPriority, percent, problem = null, chosen: before = null, onSend, mayNot } = props;
  const [isPriority, setPriority] = useState(before?.priority === 'priority');
  const [sent, setSent] = useState<readonly File[]>([]);
  const chosen = useChosenCertificate(before);
  const { certificate, additional, warnings } = chosen;
  const sending = percent !== null;
  // What was wrong with other files says nothing of these.
  const isOfThese = areSame(sent, certificate === null ? additional : [certificate, ...additional]);
  const send = () => {
    const isComplete = chosen.hasCertificate();
    if (mayNot?.() || !isComplete || certificate === null) return;
    setSent([certificate, ...additional]);
    onSend({ certificate, additional, priority: isPriority ? 'priority' : 'standard' });
  };
  return (
    <Form noValidate onSubmit={send} className="certificate-form">
      <FileDropField
        id="insurance-certificate"
        label="Insurance certificate"
        note="One PDF, up to 20 MB."
        accept={['application/pdf']}
        required
        disabled={sending}
        error={chosen.wrong ?? undefined}
        onFiles={chosen.chooseCertificate}
      >
        {certificate ? (
          <ul className="chosen-files">
            <ChosenFile file={certificate} problem={null} disabled={sending} onRemove={chosen.removeCertificate} />
          </ul>
        ) : null}
      </FileDropField>
      <FileDropField
        id="additional-files"
        label="Additional files"
        note={NOTE}
        accept={UPLOAD_KINDS}
        multiple
        disabled={sending || chosen.isFull}
        error={warnings.length > 0 ? warnings.join(' ') : undefined}
        onFiles={chosen.chooseAdditional}
      >
        {additional.length > 0 ? (
          <ul className="chosen-files" aria-label="Chosen additional files">
            {additional.map((file) => (
              <ChosenFile
                key={file.name}
                file={file}
                problem={kindProblem(file)}
                disabled={sending}
                onRemove={() => chosen.removeAdditional(file)}
              />
            ))}
          </ul>
        ) : null}
      </FileDropField>
      {hasPriority ? (
        <div className="field">
          <Checkbox
            id="priority-request"
            label="Priority Request"
            checked={isPriority}
            disabled={sending}
            onChange={setPriority}
          />
          <p className="field-note">Use this option for priority requests only</p>
        </div>
      ) : null}
      <ErrorBanner problem={isOfThese ? problem : null} />
      <SendCertificate percent={percent} />
    </Form>
  );
}

const areSame = (some: readonly File[], others: readonly File[]): boolean =>
  some.length === others.length && some.every((file, at) => file === others[at]);

/** The act, and how far the upload is. */
function SendCertificate({ percent }: Pick<CertificateFormProps, 'percent'>) {
  const sending = percent !== null;
  return (
    <div className="certificate-send">
      <Button type="submit" primary loading={sending} disabled={sending}>
        Submit
      </Button>
      <span role="status">
        {sending ? (
          <>
            <progress max={100} value={percent} aria-label="Upload of the certificate" />{' '}
            <span className="sub num">{percent < 100 ? `${percent} %` : 'Checking'}</span>
          </>
        ) : null}
      </span>
    </div>
  );
}
