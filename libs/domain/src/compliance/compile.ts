import { COVERAGE_LINES, LIMITS_OF, SIZES, STRENGTHS, type CoverageLine } from '../insurance/coverage.js';
import type {
  CompiledEndorsement,
  CompiledLimit,
  CompiledLine,
  CompiledRating,
  CompiledRequirements,
  CompiledRule,
  CompiledTrigger,
} from './compiled.js';
import { acceptedInstead, compileStandIn } from './compile-stand-in.js';
import { inCurrencyOf } from './currency.js';
import { compileFurther } from './further/compile-further.js';
import { endorsementOf, hasTrigger, isOfEmployees, liftOf } from '../insurance/line-facts.js';
import type {
  EndorsementRequirement,
  LimitRequirement,
  LineRequirements,
  RatingRequirement,
  Requirements,
  TemplateRef,
  TriggerRequirement,
} from './requirements.js';
import { widerLimit } from './limit-choices.js';
import { splitLimitsOf } from '../insurance/split-limits.js';
import { isDemanding, type ProofRequirement } from './proof/proof-requirement.js';
import { withUmbrellaMode } from './reserve.js';
import { withUnderlying } from './usual-underlying.js';

/**
 * Compiles one version of a template. A line that is listed twice is required once, with all requirements of both; a limit, an
 * endorsement or anything else that its line cannot have (additional insured on workers' compensation) is left out. `template` is
 * named in every finding, so that a revision changes the findings that depend on it.
 */
export function compile(requirements: Requirements, template: TemplateRef | null = null): CompiledRequirements {
  const rating = requirements.rating && compileRating(requirements.rating);
  const lines = COVERAGE_LINES.flatMap((line) => {
    const required = requirements.lines
      .filter((other) => other.line === line)
      .map((line) => withUnderlying(line, requirements.lines));
    return required.length === 0 ? [] : [compileLine(line, required, rating, requirements)];
  });
  return {
    lines: withUmbrellaMode(lines, requirements.umbrellaMode),
    template: template && { templateId: template.templateId, version: template.version },
  };
}

/** A line that demands another proof demands it instead of what the template demands of all. */
function proofOf(required: readonly LineRequirements[], template: Requirements): ProofRequirement | null {
  const proof = required.find((part) => part.proof !== undefined)?.proof ?? template.proof;
  return proof !== undefined && isDemanding(proof) ? proof : null;
}

function compileLine(
  line: CoverageLine,
  required: readonly LineRequirements[],
  rating: RatingTest | null,
  template: Requirements,
): CompiledLine {
  const proof = proofOf(required, template);
  const limits = required.flatMap((part) =>
    part.limits
      .filter(({ limit }) => LIMITS_OF[line].includes(limit))
      .map((limit) => compileLimit(line, limit, part, rating)),
  );
  const triggers = hasTrigger(line)
    ? required.flatMap(({ trigger }) => (trigger === undefined ? [] : [compileTrigger(line, trigger)]))
    : [];
  const endorsements = required
    .flatMap((part) => part.endorsements)
    .filter(({ code }) => endorsementOf(line, code) !== null)
    .map((endorsementRequirement) => compileEndorsement(line, endorsementRequirement, required));
  const further = required.flatMap((part) => compileFurther(line, part));
  const ratings: CompiledRating[] = rating === null ? [] : [{ ...rating, rule: `${line}.rating` }];
  const rules = inCurrencyOf(
    template.region,
    proven(named([...limits, ...triggers, ...endorsements, ...further, ...ratings]), proof),
  );
  const standIns = acceptedInstead(line, required, template).map((other) =>
    compileStandIn(line, other, required, rules),
  );
  return {
    line,
    presenceRule: `${line}.inForce`,
    rules,
    standIns,
    towers: limits.some(({ lift }) => lift !== null) || further.some(({ readsBelow }) => readsBelow === true),
    joined: [],
    stopGapBeside: isOfEmployees(line) && required.some(({ stateFund }) => stateFund !== undefined),
    readsProject: further.some(({ readsProject }) => readsProject === true),
    reads: [
      ...new Set(
        [...rules, ...standIns.flatMap((standIn) => standIn.rules)].flatMap((rule) =>
          rule.kind === 'further' ? rule.reads : [],
        ),
      ),
    ],
    proof,
  };
}

const compileLimit = (
  line: CoverageLine,
  { limit, atLeast, tower }: LimitRequirement,
  part: LineRequirements,
  rating: RatingTest | null,
): CompiledLimit => ({
  kind: 'limit',
  rule: `${line}.limit.${limit}`,
  params: { limit },
  line,
  code: limit,
  kinds: splitLimitsOf(line),
  wider: widerLimit(limit),
  atLeast,
  lift: tower ? liftOf(limit) : null,
  reserved: 0,
  joins: [],
  rating,
  retroactiveBy: part.trigger?.kind === 'claimsMade' ? part.trigger.retroactiveBy : null,
  acceptSplit: part.acceptCslOrSplit === true,
});

const compileTrigger = (line: CoverageLine, trigger: TriggerRequirement): CompiledTrigger => {
  const retroactiveBy = trigger.kind === 'claimsMade' ? trigger.retroactiveBy : null;
  return {
    kind: 'trigger',
    rule: `${line}.trigger`,
    params: retroactiveBy === null ? { trigger: trigger.kind } : { trigger: trigger.kind, retroactiveBy },
    retroactiveBy,
  };
};

const compileEndorsement = (
  line: CoverageLine,
  { code, grade }: EndorsementRequirement,
  required: readonly LineRequirements[],
): CompiledEndorsement => ({
  kind: 'endorsement',
  rule: `${line}.endorsement.${code}`,
  params: { endorsement: code, grade },
  code,
  grade,
  named: namedFor(code, required),
});

function namedFor(code: EndorsementRequirement['code'], required: readonly LineRequirements[]): string | null {
  const conditions = required
    .flatMap(({ endorsementConditions = [] }) => endorsementConditions)
    .filter((conditionsRequirement) => conditionsRequirement.code === code);
  const entities = conditions.flatMap(({ conditions: { requiredScheduledEntity } }) => requiredScheduledEntity || []);
  return entities[0] ?? required.flatMap(({ certificateHolder }) => certificateHolder?.name ?? [])[0] ?? null;
}

type RatingTest = Omit<CompiledRating, 'rule'>;

const compileRating = ({ strength, size, ifUnderReview }: RatingRequirement): RatingTest => ({
  kind: 'rating',
  params: { requiredStrength: strength, requiredSize: size, ...(ifUnderReview === undefined ? {} : { ifUnderReview }) },
  strength,
  size,
  strengthPlace: STRENGTHS.indexOf(strength),
  sizePlace: SIZES.indexOf(size),
  ifUnderReview: ifUnderReview ?? null,
});

const proven = (rules: readonly CompiledRule[], proof: ProofRequirement | null): readonly CompiledRule[] =>
  proof === null ? rules : rules.map((rule) => ({ ...rule, proof }));

/** A requirement that is listed twice keeps two names: `….eachOccurrence`, `….eachOccurrence.2`. */
function named(rules: readonly CompiledRule[]): readonly CompiledRule[] {
  const seen = new Map<string, number>();
  return rules.map((rule) => {
    const times = (seen.get(rule.rule) ?? 0) + 1;
    seen.set(rule.rule, times);
    return times === 1 ? rule : { ...rule, rule: `${rule.rule}.${times}` };
  });
}
