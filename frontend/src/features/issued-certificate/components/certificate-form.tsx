import { useState } from 'react';
import { issueCertificate } from '@covertrail/contracts/issued-certificate/issued-certificate.calls';
import type { Certifiable } from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import { useCommand } from '#shared/commands/use-command';
import { isAtFields, problemAtField } from '#shared/forms/problem-at-field';
import { useRefusedFocus } from '#shared/forms/refused-focus.hook';
import { HolderChoice } from '#shared/holders/holder-choice.tsx';
import { detailsOf, detailsValues, EMPTY_DETAILS } from '#shared/holders/holder-details.form';
import { holderErrors, sentErrors, shownErrors } from '#shared/holders/holder-errors';
import { AppModal } from '#shared/ui/app-modal.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Form } from '#shared/ui/form.tsx';
import { useCertificateChoice } from '../certificate-choice.hook.js';
import { titleOf, type IssueCertificateProps } from '../issue-certificate.view.js';
import { CertifiedContent } from './certified-content.js';
import { DescriptionPreview } from './description-preview.js';
import { RequestHolderChoice } from './request-holder-choice.js';
import './certificate-form.css';

const FORM = 'certificate-form';
const NOT_ENDORSED = 'CERTIFICATE.NOT_ENDORSED';

interface CertificateFormProps extends IssueCertificateProps {
  readonly certifiable: Certifiable;
}

/** Holder, policies and description of a certificate, with what will be printed. */
export function CertificateForm({ insured, certifiable, onClose }: CertificateFormProps) {
  const [values, setValues] = useState(EMPTY_DETAILS);
  const [requestId, setRequestId] = useState('');
  const [typed, setTyped] = useState('');
  const [attempts, setAttempts] = useState(0);
  const choice = useCertificateChoice(certifiable);
  const { form, chosen } = choice;
  const issuing = useCommand(issueCertificate, `certificates/${insured.id}/issue`, { onSettled: onClose });
  const problem = problemAtField(issuing.problem, NOT_ENDORSED, 'description');
  const errors = holderErrors(values);
  const holder = detailsOf(values);
  useRefusedFocus(FORM, problem ? -attempts : attempts);
  const send = () => {
    setAttempts(attempts + 1);
    if (Object.keys(errors).length > 0 || chosen.length === 0 || form === undefined) return;
    const policyIds = chosen.map(({ id }) => id);
    issuing.submit({
      body: {
        ...{ insuredCompanyId: insured.id, form, holder, policyIds },
        ...(typed.trim() ? { description: typed } : {}),
        ...(requestId === '' ? {} : { requestId }),
      },
      toast: `The certificate for ${holder.name} was issued.`,
    });
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
        disabled={issuing.pending || chosen.length === 0}
      >
        Issue certificate
      </Button>
    </>
  );
  return (
    <AppModal open title={titleOf(insured.name)} size="large" actions={actions} onClose={onClose}>
      <Form id={FORM} noValidate onSubmit={send}>
        <RequestHolderChoice
          insuredId={insured.id}
          value={requestId}
          onChoose={(chosen) => {
            setRequestId(chosen?.requestId ?? '');
            if (chosen) setValues(detailsValues(chosen.holder));
          }}
        />
        <HolderChoice
          id="certificate-holder"
          insuredCompanyId={insured.id}
          value={values}
          errors={{ ...sentErrors(problem), ...(attempts > 0 ? errors : shownErrors(values, errors)) }}
          onChange={setValues}
        />
        <CertifiedContent
          choice={choice}
          certifiable={certifiable}
          disabled={issuing.pending}
          description={{
            id: 'certificate-description',
            label: 'Description of operations, in addition',
            value: typed,
            error: problem?.fieldErrors['description'],
            onChange: setTyped,
          }}
        />
        <DescriptionPreview policies={chosen} holder={holder} typed={typed} />
      </Form>
      {isAtFields(problem) ? null : <ErrorBanner problem={problem} />}
    </AppModal>
  );
}
