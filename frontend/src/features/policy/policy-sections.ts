import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { LINE_TABLE } from '@covertrail/domain/insurance/line-table';
import { asksAutoBoxes, isValueIn } from '@covertrail/domain/insurance/lines/line-regions';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import type { StatedValueCode } from '@covertrail/domain/insurance/lines/stated-values';
import { isAspectOf } from '@covertrail/domain/insurance/terms/aspects-of-line';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import type { WordedAspect } from '@covertrail/wording/policy/aspect-words';
import type { PolicyValues } from './policy-values.form.js';

interface Section<Id extends string = string> {
  readonly id: Id;
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
}

/** What a policy of a line may state besides, in a region. */
export const valuesIn = (line: CoverageLine, region: RegionCode): readonly StatedValueCode[] =>
  LINE_TABLE[line].statedValues.filter((code) => isValueIn(region, code));

/** The parts of a policy in the order of its page. Their fields are drawn by `policy-section-fields.tsx`, which only an editor loads. */
const SECTIONS = [
  {
    id: 'policy',
    title: 'Policy',
    fields: ['line', 'region', 'policyNumber', 'effectiveOn', 'expiresOn', 'carrier', 'trigger', 'retroactiveOn'],
    aspects: [],
    sourced: ['policyNumber', 'period', 'carrier', 'trigger', 'retroactiveOn'],
    usual: true,
  },
  {
    id: 'limits',
    title: 'Limits',
    fields: ['limits', 'limitDetails'],
    aspects: [],
    sourced: ['limits', 'limitDetails'],
    usual: true,
  },
  {
    id: 'blankets',
    title: 'Blanket limits',
    fields: ['blankets'],
    aspects: ['blankets'],
  },
  {
    id: 'coverages',
    title: 'Coverage types',
    fields: ['coverages'],
    aspects: ['coverages'],
    usual: true,
  },
  {
    id: 'aggregate',
    title: 'General aggregate limit applies per',
    fields: ['aggregateBasis', 'aggregateDescription'],
    aspects: ['aggregate'],
    of: (line) => LINE_TABLE[line].aggregateBases.length > 0,
  },
  {
    id: 'symbols',
    title: 'Covered auto symbols',
    fields: ['autoSymbols'],
    aspects: ['autoSymbols'],
    of: (line, region) => LINE_TABLE[line].symbolForms.length > 0 && asksAutoBoxes(region),
  },
  {
    id: 'statements',
    title: 'Further statements',
    fields: ['statedValues'],
    aspects: ['statedValues'],
    of: (line, region) => valuesIn(line, region).length > 0,
  },
  {
    id: 'form',
    title: 'Default Forms',
    fields: ['acordForm'],
    aspects: ['acordForm'],
    of: (line) => LINE_TABLE[line].acordForms.length > 1,
  },
  {
    id: 'endorsements',
    title: 'Endorsements',
    fields: ['endorsements', 'endorsementDetails'],
    aspects: [],
    sourced: ['endorsements', 'endorsementDetails'],
    usual: true,
  },
  {
    id: 'schedule',
    title: 'Schedule of underlying insurance',
    fields: ['schedule'],
    aspects: ['schedule'],
    usual: true,
  },
  {
    id: 'exclusion',
    title: 'Exclusions',
    fields: ['exclusion'],
    aspects: ['exclusion'],
    requirementKinds: ['proprietors', 'exclusions'],
  },
  {
    id: 'exceptions',
    title: 'Exceptions',
    fields: ['exception'],
    aspects: ['exception'],
  },
  {
    id: 'operations',
    title: 'Description of operations',
    fields: ['descriptionOfOperations'],
    aspects: ['operations'],
  },
  {
    id: 'remarks',
    title: 'Additional Remarks',
    fields: ['remarks'],
    aspects: ['remarks'],
    requirementKinds: ['remark'],
  },
  {
    id: 'holders',
    title: 'Certificate holders',
    fields: ['certificateHolders'],
    aspects: ['holders'],
    requirementKinds: ['holder'],
  },
  {
    id: 'instructions',
    title: 'Instructions',
    fields: ['instructions'],
    aspects: ['instructions'],
  },
  {
    id: 'notes',
    title: 'Notes',
    fields: ['notes'],
    aspects: ['notes'],
  },
] as const satisfies readonly Section[];

/** A part of a policy that is read and edited as one. */
export type PolicySection = Section<(typeof SECTIONS)[number]['id']>;
export const POLICY_SECTIONS: readonly PolicySection[] = SECTIONS;

/** Where a section stands in the editor of a new policy, for its outline. */
export const placeOf = ({ id }: PolicySection): string => `section-${id}`;

/** The parts that policies of a line have. */
export const sectionsOf = (line: CoverageLine, region: RegionCode): readonly PolicySection[] =>
  POLICY_SECTIONS.filter(
    ({ aspects, of }) => aspects.every((aspect) => isAspectOf(line, aspect)) && (of?.(line, region) ?? true),
  );
