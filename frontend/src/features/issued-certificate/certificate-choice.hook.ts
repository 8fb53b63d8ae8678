import { useState } from 'react';
import type {
  Certifiable,
  CertifiablePolicy,
} from '@covertrail/contracts/issued-certificate/issued-certificate.replies';
import type { CertificateForm } from '@covertrail/domain/issued-certificate/certificate-content.contract';

/** Whether a policy can stand on a certificate of this form today. */
const fitsForm = ({ because, forms }: CertifiablePolicy, form: CertificateForm | undefined): boolean =>
  because === null && form !== undefined && forms.includes(form);

/** Form and policies of a certificate: all that fit are chosen until the person takes one out. */
export function useCertificateChoice({ forms, policies }: Pick<Certifiable, 'forms' | 'policies'>) {
  const [chosenForm, setForm] = useState<CertificateForm | null>(null);
  const [left, setLeft] = useState<readonly string[]>([]);
  const form = chosenForm ?? forms[0];
  const fitting = policies.filter((policy) => fitsForm(policy, form));
  const chosen = fitting.filter(({ id }) => !left.includes(id));
  return {
    form,
    setForm,
    fitting,
    chosen,
    /** Those that cannot stand on it, for those who wonder where they are. */
    others: policies.filter((policy) => !fitsForm(policy, form)),
    choose: (ids: readonly string[]) => setLeft(fitting.flatMap(({ id }) => (ids.includes(id) ? [] : [id]))),
  };
}
