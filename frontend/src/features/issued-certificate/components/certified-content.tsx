import type { ComponentProps } from 'react';
import { NOTE_LENGTH } from '@covertrail/domain/fields/note-fields';
import { CounterArea } from '#shared/forms/counter-area.tsx';
import { CertifiedPolicies } from './certified-policies.js';
import { NotCertifiable } from './not-certifiable.js';

interface CertifiedContentProps extends ComponentProps<typeof CertifiedPolicies> {
  readonly description: Omit<ComponentProps<typeof CounterArea>, 'limit' | 'rows'>;
}

/** What a certificate states: its policies, beside those that it cannot state, and the description of operations. */
export const CertifiedContent = ({ description, ...policies }: CertifiedContentProps) => (
  <>
    <CertifiedPolicies {...policies} />
    <NotCertifiable policies={policies.choice.others} form={policies.choice.form} />
    <CounterArea {...description} limit={NOTE_LENGTH} rows={3} />
  </>
);
