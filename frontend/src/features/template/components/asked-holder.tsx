import { useState } from 'react';
import type { CertificateHolder } from '@covertrail/domain/insurance/terms/certificate-holder';
import { HOLDER_NOTE } from '@covertrail/wording/policy/holder-words';
import { HolderFields } from '#shared/policies/holder-fields.tsx';
import { holderOf, holderValues, type HolderValues } from '#shared/policies/holder-values.form';
import { useSession } from '#shared/session/use-session';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import type { FurtherPartProps } from '../further-values.form.js';

/** Whom a certificate of the policy must name; the requester itself, unless another name is entered. */
export function AskedHolder({ line, value, onChange }: FurtherPartProps<'certificateHolder'>) {
  const { user } = useSession();
  return (
    <fieldset className="further-part">
      <legend>Certificate holder</legend>
      <Checkbox
        id={`${line}-holder`}
        label="A certificate must name a certificate holder"
        checked={value !== undefined}
        onChange={(checked) => onChange(checked ? { name: user.companyName, address: null } : undefined)}
      />
      {value === undefined ? null : <HolderDetails id={`${line}-holder`} begun={value} onChange={onChange} />}
    </fieldset>
  );
}

interface HolderDetailsProps {
  readonly id: string;
  readonly begun: CertificateHolder;
  readonly onChange: (holder: CertificateHolder) => void;
}

/** What is typed is kept as it is typed, with its spaces. */
function HolderDetails({ id, begun, onChange }: HolderDetailsProps) {
  const [typed, setTyped] = useState(() => holderValues(begun));
  const enter = (next: HolderValues) => {
    setTyped(next);
    onChange(holderOf(next));
  };
  return (
    <>
      <HolderFields id={id} value={typed} onChange={enter} />
      <p className="sub">Without an address, any address is accepted. {HOLDER_NOTE}</p>
    </>
  );
}
