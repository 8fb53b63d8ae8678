import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { AggregateSection } from './components/aggregate-section.js';
import { BlanketsSection } from './components/blankets-section.js';
import { CoverageSection } from './components/coverage-section.js';
import { EndorsementsSection } from './components/endorsements-section.js';
import { ExceptionsSection } from './components/exceptions-section.js';
import { ExclusionSection } from './components/exclusion-section.js';
import { FormSection } from './components/form-section.js';
import { HoldersSection } from './components/holders-section.js';
import { LimitsSection } from './components/limits-section.js';
import { RemarksSection } from './components/remarks-section.js';
import { ScheduleSection } from './components/schedule-section.js';
import { StatedValuesSection } from './components/stated-values-section.js';
import { SymbolsSection } from './components/symbols-section.js';
import { TermsSection } from './components/terms-section.js';
import { TextSection } from './components/text-section.js';
import { valuesIn, type PolicySection } from './policy-sections.js';
import type { PolicyValues } from './policy-values.form.js';

/** What the fields of a section need. */
export interface SectionFields {
  readonly form: UseFormReturn<PolicyValues>;
  readonly line: CoverageLine;
  readonly region: RegionCode;
  /** The insured of the policy: insurers of its other policies are offered too. */
  readonly insuredId: Uuid | null;
  readonly lineFixed: boolean;
  readonly disabled: boolean;
}

/** What draws the fields of each section. */
export const FIELDS_OF: Readonly<Record<PolicySection['id'], (fields: SectionFields) => ReactNode>> = {
  policy: (of) => <TermsSection {...of} />,
  limits: (of) => <LimitsSection {...of} />,
  blankets: (of) => <BlanketsSection {...of} />,
  coverages: (of) => <CoverageSection {...of} />,
  aggregate: (of) => <AggregateSection {...of} />,
  symbols: (of) => <SymbolsSection {...of} />,
  statements: (of) => <StatedValuesSection {...of} codes={valuesIn(of.line, of.region)} />,
  form: (of) => <FormSection {...of} />,
  endorsements: (of) => <EndorsementsSection {...of} />,
  schedule: (of) => <ScheduleSection {...of} />,
  exclusion: (of) => <ExclusionSection {...of} />,
  exceptions: (of) => <ExceptionsSection {...of} />,
  operations: ({ form, disabled }) => (
    <TextSection form={form} disabled={disabled} name="descriptionOfOperations" label="As shown on the certificate" />
  ),
  remarks: (of) => <RemarksSection {...of} />,
  holders: (of) => <HoldersSection {...of} />,
  instructions: ({ form, disabled }) => (
    <TextSection
      form={form}
      disabled={disabled}
      name="instructions"
      label="Instructions for this policy"
      rows={4}
      placeholder="No instructions available"
    />
  ),
  notes: ({ form, disabled }) => (
    <TextSection form={form} disabled={disabled} name="notes" label="Notes to the requester" rows={2} mostRows={6} />
  ),
};
