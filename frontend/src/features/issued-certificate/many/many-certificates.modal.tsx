import { useState } from 'react';
import { bulkIssue } from '@covertrail/contracts/certificate-batch/certificate-batch.calls';
import type { Certifiable } from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import { MOST_CERTIFICATES } from '@covertrail/domain/fields/certificate-batch-fields';
import { useCommand } from '#shared/commands/use-command';
import { isAtFields, problemAtField } from '#shared/forms/problem-at-field';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import { useCertificateChoice } from '../certificate-choice.hook.js';
import { CertifiedContent } from '../components/certified-content.js';
import { Certifying } from '../components/certifying.js';
import { FirstHolder } from './first-holder.js';
import { holdersText, type ManyHolders } from './many-certificates.view.js';
import '../components/certificate-form.css';

const FORM = 'many-certificates-form';

interface ManyCertificatesProps {
  readonly insuredId: string;
  readonly to: ManyHolders;
  readonly onStarted: (batchId: string) => void;
  readonly onClose: () => void;
}

/** Issues the same certificate to many holders [E03]. */
export default function ManyCertificates(given: ManyCertificatesProps) {
  return (
    <Certifying title={`Issue to ${holdersText(given.to)}`} insuredId={given.insuredId} onClose={given.onClose}>
      {(certifiable) => <ManyForm {...given} certifiable={certifiable} />}
    </Certifying>
  );
}

interface ManyFormProps extends ManyCertificatesProps {
  readonly certifiable: Certifiable;
}

/** Policies and description of the certificates, with the first of them. */
function ManyForm({ insuredId, to, certifiable, onStarted, onClose }: ManyFormProps) {
  const [description, setDescription] = useState('');
  const choice = useCertificateChoice(certifiable);
  const { form, chosen } = choice;
  const issuing = useCommand(bulkIssue, `certificates/${insuredId}/many`, {
    onSettled: ({ batchId }) => onStarted(batchId),
  });
  const problem = problemAtField(issuing.problem, 'CERTIFICATE.NOT_ENDORSED', 'description');
  const tooMany = to !== 'shares' && to.length > MOST_CERTIFICATES;
  const send = () => {
    if (form === undefined || chosen.length === 0 || tooMany) return;
    const policyIds = chosen.map(({ id }) => id);
    const holders = to === 'shares' ? {} : { holders: to.map(({ id }) => ({ holderId: id })) };
    const stated = description.trim() ? { description } : {};
    issuing.submit({ body: { insuredCompanyId: insuredId, form, policyIds, ...holders, ...stated } });
  };
  const actions = (
    <>
      <Button type="button" onClick={onClose} disabled={issuing.pending}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={FORM}
        primary
        loading={issuing.pending}
        disabled={issuing.pending || chosen.length === 0 || tooMany}
      >
        Issue to {holdersText(to)}
      </Button>
    </>
  );
  return (
    <AppModal open title={`Issue to ${holdersText(to)}`} size="large" actions={actions} onClose={onClose}>
      <Form id={FORM} noValidate onSubmit={send}>
        {tooMany ? (
          <p className="field-error" role="alert">
            At most {MOST_CERTIFICATES.toLocaleString('en-US')} holders get a certificate at once. Choose fewer.
          </p>
        ) : null}
        <CertifiedContent
          choice={choice}
          certifiable={certifiable}
          disabled={issuing.pending}
          description={{
            id: 'many-description',
            label: 'Description of operations, for all of them',
            value: description,
            error: problem?.fieldErrors['description'],
            onChange: setDescription,
          }}
        />
        <FirstHolder to={to} policies={chosen} typed={description} />
      </Form>
      {isAtFields(problem) ? null : <ErrorBanner problem={problem} />}
    </AppModal>
  );
}
