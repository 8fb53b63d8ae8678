import type { Certifiable } from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import { CERTIFICATE_FORM_NAMES } from '@covertrail/wording/issued-certificate/certificate.words';
import { CheckGroup } from '#shared/forms/check-group.tsx';
import { SelectField } from '#shared/forms/select-field.tsx';
import { dayFormat } from '#shared/format/day-format';
import type { useCertificateChoice } from '../certificate-choice.hook.js';

interface CertifiedPoliciesProps {
  readonly choice: ReturnType<typeof useCertificateChoice>;
  readonly certifiable: Certifiable;
  readonly disabled: boolean;
}

/** Which form a certificate has, and which policies it states. */
export function CertifiedPolicies({ choice, certifiable, disabled }: CertifiedPoliciesProps) {
  const { form, setForm, fitting, chosen, choose } = choice;
  return (
    <>
      {certifiable.forms.length > 1 ? (
        <SelectField
          id="certificate-form-number"
          label="Certificate"
          choices={certifiable.forms.map((value) => ({ value, text: CERTIFICATE_FORM_NAMES[value] }))}
          value={form ?? ''}
          onChange={(value) => setForm(certifiable.forms.find((other) => other === value) ?? null)}
        />
      ) : null}
      <h3 className="certificate-part">Policies that it states today, {dayFormat(certifiable.today)}</h3>
      <CheckGroup
        id="certified"
        legend="Policies"
        choices={fitting.map(({ id, line, terms, carrierName }) => ({
          value: id,
          text: `${LINE_NAMES[line]} ${terms.policyNumber}, ${carrierName}, until ${dayFormat(terms.period.expiresOn)}`,
        }))}
        value={chosen.map(({ id }) => id)}
        disabled={disabled}
        onChange={choose}
      />
      {chosen.length === 0 ? (
        <p className="field-error" role="alert">
          Choose at least one policy.
        </p>
      ) : null}
    </>
  );
}
