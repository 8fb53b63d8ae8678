import { policyDocuments } from '@covertrail/contracts/document/document.calls';
import { DOCUMENT_TYPES } from '@covertrail/domain/insurance/document-kinds';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { viewQuery } from '#shared/api/call-request';
import { SelectField } from '#shared/forms/select-field.tsx';
import { useViewQuery } from '#shared/views/use-view-query';

/** What a certificate says is only claimed there (decision 41). */
const CLAIMED =
  'Values from a certificate are recorded as claimed on it. They prove less than the policy itself, until the agent verifies them.';

/** A choice needs a value that is not empty: an empty one counts as nothing chosen. */
const IN_POLICY = 'policy';

interface TypedFromProps {
  readonly policyId: Uuid;
  /** Empty: the policy itself. */
  readonly value: string;
  readonly onChange: (certificateId: string) => void;
}

/** Asks where the new values were read: in the policy, or on one of its certificates. A policy without certificates is not asked. */
export function TypedFrom({ policyId, value, onChange }: TypedFromProps) {
  const { rows } = useViewQuery(viewQuery(policyDocuments, { params: { id: policyId } }));
  const certificates = rows.filter(({ documentType }) => documentType === DOCUMENT_TYPES.certificate);
  if (certificates.length === 0) return null;
  const choices = [
    { value: IN_POLICY, text: 'In the policy' },
    ...certificates.map(({ id, name }) => ({ value: id, text: `On the certificate ${name}` })),
  ];
  return (
    <SelectField
      id="typed-from"
      label="Where did you read the new values?"
      choices={choices}
      value={value || IN_POLICY}
      note={value === '' ? undefined : CLAIMED}
      onChange={(chosen) => onChange(chosen === IN_POLICY ? '' : chosen)}
    />
  );
}
