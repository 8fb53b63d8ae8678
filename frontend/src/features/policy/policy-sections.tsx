import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { LINE_TABLE } from '@covertrail/domain/insurance/line-table';
import { asksAutoBoxes, isValueIn } from '@covertrail/domain/insurance/lines/line-regions';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { StatedValueCode } from '@covertrail/domain/insurance/lines/stated-values';
import { isAspectOf } from '@covertrail/domain/insurance/terms/aspects-of-line';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { WordedAspect } from '@covertrail/wording/policy/aspect-words';
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

/** A part of a policy that is read and edited as one. */
export interface PolicySection {
  readonly id: string;
  readonly title: string;
  /** Its fields in the form. */
  readonly fields: readonly (keyof PolicyValues)[];
  /** What it shows as label and text; none where the page has a table of its own for it. */
  readonly aspects: readonly WordedAspect[];
  /** The terms whose source its heading tells, where the page has a table of its own for them; else those of its aspects. */
  readonly sourced?: readonly (keyof PolicyTerms)[];
  /** The kinds of requirements that are about it. */
  readonly requirementKinds?: readonly string[];
  /** Always open in the editor of a new policy; the others as soon as something is stated. */
  readonly usual?: true;
  /** Which policies have it, of those whose line states its aspects; all where it is absent. */
  readonly of?: (line: CoverageLine, region: RegionCode) => boolean;
  readonly content: (fields: SectionFields) => ReactNode;
}

const valuesIn = (line: CoverageLine, region: RegionCode): readonly StatedValueCode[] =>
  LINE_TABLE[line].statedValues.filter((code) => isValueIn(region, code));

/** The parts of a policy in the order of its page. */
export const POLICY_SECTIONS: readonly PolicySection[] = [
  {
    id: 'policy',
    title: 'Policy',
    fields: ['line', 'region', 'policyNumber', 'effectiveOn', 'expiresOn', 'carrier', 'trigger', 'retroactiveOn'],
    aspects: [],
    sourced: ['policyNumber', 'period', 'carrier', 'trigger', 'retroactiveOn'],
    usual: true,
    content: (of) => <TermsSection {...of} />,
  },
  {
    id: 'limits',
    title: 'Limits',
    fields: ['limits', 'limitDetails'],
    aspects: [],
    sourced: ['limits', 'limitDetails'],
    usual: true,
    content: (of) => <LimitsSection {...of} />,
  },
  {
    id: 'blankets',
    title: 'Blanket limits',
    fields: ['blankets'],
    aspects: ['blankets'],
    content: (of) => <BlanketsSection {...of} />,
  },
  {
    id: 'coverages',
    title: 'Coverage types',
    fields: ['coverages'],
    aspects: ['coverages'],
    usual: true,
    content: (of) => <CoverageSection {...of} />,
  },
  {
    id: 'aggregate',
    title: 'General aggregate limit applies per',
    fields: ['aggregateBasis', 'aggregateDescription'],
    aspects: ['aggregate'],
    of: (line) => LINE_TABLE[line].aggregateBases.length > 0,
    content: (of) => <AggregateSection {...of} />,
  },
  {
    id: 'symbols',
    title: 'Covered auto symbols',
    fields: ['autoSymbols'],
    aspects: ['autoSymbols'],
    of: (line, region) => LINE_TABLE[line].symbolForms.length > 0 && asksAutoBoxes(region),
    content: (of) => <SymbolsSection {...of} />,
  },
  {
    id: 'statements',
    title: 'Further statements',
    fields: ['statedValues'],
    aspects: ['statedValues'],
    of: (line, region) => valuesIn(line, region).length > 0,
    content: (of) => <StatedValuesSection {...of} codes={valuesIn(of.line, of.region)} />,
  },
  {
    id: 'form',
    title: 'Default Forms',
    fields: ['acordForm'],
    aspects: ['acordForm'],
    of: (line) => LINE_TABLE[line].acordForms.length > 1,
    content: (of) => <FormSection {...of} />,
  },
  {
    id: 'endorsements',
    title: 'Endorsements',
    fields: ['endorsements', 'endorsementDetails'],
    aspects: [],
    sourced: ['endorsements', 'endorsementDetails'],
    usual: true,
    content: (of) => <EndorsementsSection {...of} />,
  },
  {
    id: 'schedule',
    title: 'Schedule of underlying insurance',
    fields: ['schedule'],
    aspects: ['schedule'],
    usual: true,
    content: (of) => <ScheduleSection {...of} />,
  },
  {
    id: 'exclusion',
    title: 'Exclusions',
    fields: ['exclusion'],
    aspects: ['exclusion'],
    requirementKinds: ['proprietors', 'exclusions'],
    content: (of) => <ExclusionSection {...of} />,
  },
  {
    id: 'exceptions',
    title: 'Exceptions',
    fields: ['exception'],
    aspects: ['exception'],
    content: (of) => <ExceptionsSection {...of} />,
  },
  {
    id: 'operations',
    title: 'Description of operations',
    fields: ['descriptionOfOperations'],
    aspects: ['operations'],
    content: ({ form, disabled }) => (
      <TextSection form={form} disabled={disabled} name="descriptionOfOperations" label="As shown on the certificate" />
    ),
  },
  {
    id: 'remarks',
    title: 'Additional Remarks',
    fields: ['remarks'],
    aspects: ['remarks'],
    requirementKinds: ['remark'],
    content: (of) => <RemarksSection {...of} />,
  },
  {
    id: 'holders',
    title: 'Certificate holders',
    fields: ['certificateHolders'],
    aspects: ['holders'],
    requirementKinds: ['holder'],
    content: (of) => <HoldersSection {...of} />,
  },
  {
    id: 'instructions',
    title: 'Instructions',
    fields: ['instructions'],
    aspects: ['instructions'],
    content: ({ form, disabled }) => (
      <TextSection
        form={form}
        disabled={disabled}
        name="instructions"
        label="Instructions for this policy"
        rows={4}
        placeholder="No instructions available"
      />
    ),
  },
  {
    id: 'notes',
    title: 'Notes',
    fields: ['notes'],
    aspects: ['notes'],
    content: ({ form, disabled }) => (
      <TextSection form={form} disabled={disabled} name="notes" label="Notes to the requester" rows={2} />
    ),
  },
];

/** The parts that policies of a line have. */
export const sectionsOf = (line: CoverageLine, region: RegionCode): readonly PolicySection[] =>
  POLICY_SECTIONS.filter(
    ({ aspects, of }) => aspects.every((aspect) => isAspectOf(line, aspect)) && (of?.(line, region) ?? true),
  );
