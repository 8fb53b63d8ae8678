import {
  COVERAGE_LINES,
  ENDORSEMENT_CODES,
  ENDORSEMENTS_OF,
  LIMIT_CODES,
  LIMITS_OF,
  type CoverageLine,
  type EndorsementCode,
  type Grade,
  type LimitCode,
  type SizeCategory,
} from '@covertrail/domain/insurance/coverage';
import type { FurtherRequirements } from '@covertrail/domain/compliance/further-requirements';
import { hasTrigger } from '@covertrail/domain/insurance/line-facts';
import { standInOf } from '@covertrail/domain/insurance/lines/stand-ins';
import { isDemanding } from '@covertrail/domain/compliance/proof/proof-requirement';
import { splitLimitsOf } from '@covertrail/domain/insurance/split-limits';
import type {
  LineRequirements,
  RatingRequirement,
  Requirements,
  TriggerRequirement,
  UmbrellaMode,
  UnderReviewAnswer,
} from '@covertrail/domain/compliance/requirements';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { dollars, type Cents } from '@covertrail/domain/kernel/money';
import { recordOf } from '@covertrail/domain/kernel/record-of';
import { furtherOf, furtherSent } from './further-values.form.js';
import { ANY_PROOF, proofSent, proofValues, type ProofValues } from './proof-values.form.js';

/** A limit in the editor; null requires none. */
interface LimitValues {
  readonly atLeast: Cents | null;
  readonly tower: boolean;
}

/** One coverage line in the editor. Its values stay while the line is not required. */
export interface LineValues {
  /** The endorsements of all lines: codes are unique over all lines, and a line only shows its own. */
  readonly limits: Readonly<Record<LimitCode, LimitValues>>;
  /** Empty: not required. */
  readonly endorsements: Readonly<Record<EndorsementCode, Grade | ''>>;
  readonly either: boolean;
  /** Other lines whose policies may answer. */
  readonly acceptInstead: readonly CoverageLine[];
  /** Empty: either trigger will do. */
  readonly trigger: TriggerRequirement['kind'] | '';
  /** Of claims-made: the latest retroactive date. */
  readonly retroactiveBy: string;
  readonly further: FurtherRequirements;
  /** Null: as the template demands of all lines. */
  readonly proof: ProofValues | null;
}

/** The editor's form. */
export interface TemplateValues {
  readonly name: string;
  readonly effectiveFrom: CalendarDate;
  readonly requiredLines: readonly CoverageLine[];
  /** Lines that are stated as not required; those that are asked by now do not count. */
  readonly notRequired: readonly CoverageLine[];
  readonly lines: Readonly<Record<CoverageLine, LineValues>>;
  readonly umbrellaMode: UmbrellaMode;
  readonly rated: boolean;
  readonly strength: string;
  readonly size: string;
  /** Empty: the requester decides. */
  readonly ifUnderReview: UnderReviewAnswer | '';
  readonly proof: ProofValues;
}

/** What most templates require of general liability: a suggestion, not a rule. */
const USUAL: Requirements = {
  lines: [
    {
      line: 'generalLiability',
      limits: [
        { limit: 'eachOccurrence', atLeast: dollars(1_000_000), tower: false },
        { limit: 'generalAggregate', atLeast: dollars(2_000_000), tower: false },
      ],
      endorsements: [],
    },
  ],
  umbrellaMode: 'separate',
  rating: null,
};

const lineValues = (line: LineRequirements | undefined): LineValues => ({
  limits: recordOf(LIMIT_CODES, (code) => {
    const requirement = line?.limits.find(({ limit }) => limit === code);
    return { atLeast: requirement?.atLeast ?? null, tower: requirement?.tower ?? false };
  }),
  endorsements: recordOf(
    ENDORSEMENT_CODES,
    (code) => line?.endorsements.find((endorsement) => endorsement.code === code)?.grade ?? '',
  ),
  either: line?.acceptCslOrSplit === true,
  acceptInstead: line?.acceptInstead ?? [],
  trigger: line?.trigger?.kind ?? '',
  retroactiveBy: line?.trigger?.kind === 'claimsMade' ? line.trigger.retroactiveBy : '',
  further: line === undefined ? {} : furtherOf(line),
  proof: line?.proof === undefined ? null : proofValues(line.proof),
});

/** The initial values of the editor: those of a template, or usual ones. */
export function templateValues(
  today: CalendarDate,
  name = '',
  { lines, notRequired = [], umbrellaMode, rating, proof }: Requirements = USUAL,
): TemplateValues {
  return {
    name,
    effectiveFrom: today,
    requiredLines: lines.map(({ line }) => line),
    notRequired,
    lines: recordOf(COVERAGE_LINES, (line) => lineValues(lines.find((requirements) => requirements.line === line))),
    umbrellaMode,
    rated: rating !== null,
    strength: rating?.strength ?? 'A-',
    size: rating?.size ?? 'VII',
    ifUnderReview: rating?.ifUnderReview ?? '',
    proof: proof === undefined ? ANY_PROOF : proofValues(proof),
  };
}

/** The lines that the form asks for. */
export const linesAsked = ({
  requiredLines,
  lines,
}: Pick<TemplateValues, 'requiredLines' | 'lines'>): readonly LineRequirements[] =>
  COVERAGE_LINES.filter((line) => requiredLines.includes(line)).map((line) => lineOf(line, lines[line], requiredLines));

const ratingOf = ({
  strength,
  size,
  ifUnderReview,
}: Pick<TemplateValues, 'strength' | 'size' | 'ifUnderReview'>): RatingRequirement => ({
  strength: strength as RatingRequirement['strength'],
  size: size as SizeCategory,
  ...(ifUnderReview === '' ? {} : { ifUnderReview }),
});

/** What the form asks for, as the call takes it. */
export function requirementsOf({
  requiredLines,
  notRequired,
  lines,
  umbrellaMode,
  rated,
  proof,
  ...values
}: TemplateValues): Requirements {
  const stated = notRequired.filter((line) => !requiredLines.includes(line));
  return {
    lines: linesAsked({ requiredLines, lines }),
    ...(stated.length === 0 ? {} : { notRequired: stated }),
    umbrellaMode,
    rating: rated ? ratingOf(values) : null,
    ...(isDemanding(proofSent(proof)) ? { proof: proofSent(proof) } : {}),
  };
}

/** `requiredLines`: all lines that are required; what is required itself may not count twice. */
function lineOf(
  line: CoverageLine,
  { limits, endorsements, either, acceptInstead, trigger, retroactiveBy, further, proof }: LineValues,
  requiredLines: readonly CoverageLine[],
): LineRequirements {
  const instead = acceptInstead.filter(
    (other) => standInOf(other, line)?.once !== true || !requiredLines.includes(other),
  );
  return {
    line,
    limits: LIMITS_OF[line].flatMap((limit) => {
      const { atLeast, tower } = limits[limit];
      return atLeast === null ? [] : [{ limit, atLeast, tower }];
    }),
    endorsements: ENDORSEMENTS_OF[line].flatMap((code) => {
      const grade = endorsements[code];
      return grade === '' ? [] : [{ code, grade }];
    }),
    ...(splitLimitsOf(line) && either ? { acceptCslOrSplit: true } : {}),
    ...(instead.length === 0 ? {} : { acceptInstead: instead }),
    ...(trigger === '' || !hasTrigger(line) ? {} : { trigger: triggerOf(trigger, retroactiveBy) }),
    ...furtherSent(further),
    ...(proof === null ? {} : { proof: proofSent(proof) }),
  };
}

const triggerOf = (kind: TriggerRequirement['kind'], retroactiveBy: string): TriggerRequirement =>
  kind === 'occurrence' ? { kind } : { kind, retroactiveBy };
