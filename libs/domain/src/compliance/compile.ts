import { COVERAGE_LINES, ENDORSEMENTS_OF, LIMITS_OF, SIZES, STRENGTHS, type CoverageLine, type LimitCode } from './coverage.js';
import type { Params } from './finding.js';
import { liftOf, type Lift } from './rules/lift.js';
import type { EndorsementRequirement, LimitRequirement, LineRequirements, Requirements, TemplateRef } from './requirements.js';

interface Compiled {
  /** `generalLiability.limit.eachOccurrence` */
  readonly rule: string;
  /** What was asked, told in a finding where no policy could be judged. */
  readonly told: Params;
}

export interface CompiledLimit extends Compiled {
  readonly kind: 'limit';
  readonly code: LimitCode;
  readonly atLeast: number;
  /** Which limit of an umbrella may be added; null when none may. */
  readonly lift: Lift | null;
  readonly acceptSplit: boolean;
}

export interface CompiledEndorsement extends Compiled, EndorsementRequirement {
  readonly kind: 'endorsement';
}

export interface CompiledRating extends Compiled {
  readonly kind: 'rating';
  readonly strength: (typeof STRENGTHS)[number];
  readonly size: (typeof SIZES)[number];
  readonly strengthPlace: number;
  readonly sizePlace: number;
}

export type CompiledRule = CompiledLimit | CompiledEndorsement | CompiledRating;

export interface CompiledLine {
  readonly line: CoverageLine;
  readonly presenceRule: string;
  readonly rules: readonly CompiledRule[];
  /** Whether umbrellas may matter to any of the rules. */
  readonly towers: boolean;
}

/** Requirements made ready to be judged many times: parsed, ordered, every rule named. */
export interface CompiledRequirements {
  readonly lines: readonly CompiledLine[];
  readonly template: TemplateRef | null;
}

/**
 * Compiles one version of a template. A line that is listed twice is asked for once with all that was asked; a limit or
 * an endorsement that its line cannot have (additional insured on workers' compensation) is not asked for.
 * `template` is told in every finding, so that a revision changes the findings that rest on it.
 */
export function compile(requirements: Requirements, template: TemplateRef | null = null): CompiledRequirements {
  const lines = COVERAGE_LINES.flatMap((line) => {
    const asked = requirements.lines.filter((other) => other.line === line);
    return asked.length === 0 ? [] : [compileLine(line, asked, requirements.rating)];
  });
  return { lines, template: template && { templateId: template.templateId, version: template.version } };
}

function compileLine(line: CoverageLine, asked: readonly LineRequirements[], rating: Requirements['rating']): CompiledLine {
  const limits = asked.flatMap((part) =>
    part.limits.filter(({ limit }) => has(LIMITS_OF[line], limit)).map((limit) => compileLimit(line, limit, part)));
  const endorsements = asked
    .flatMap((part) => part.endorsements)
    .filter(({ code }) => has(ENDORSEMENTS_OF[line], code))
    .map((one) => compileEndorsement(line, one));
  const rules = named([...limits, ...endorsements, ...(rating === null ? [] : [compileRating(line, rating)])]);
  return {
    line,
    presenceRule: `${line}.inForce`,
    rules,
    towers: rules.some((rule) => rule.kind === 'limit' && rule.lift !== null),
  };
}

const has = (codes: readonly string[], code: string): boolean => codes.includes(code);

const compileLimit = (line: CoverageLine, { limit, atLeast, tower }: LimitRequirement, part: LineRequirements): CompiledLimit => ({
  kind: 'limit',
  rule: `${line}.limit.${limit}`,
  told: { limit },
  code: limit,
  atLeast,
  lift: tower ? liftOf(limit) : null,
  acceptSplit: part.acceptCslOrSplit === true,
});

const compileEndorsement = (line: CoverageLine, { code, grade }: EndorsementRequirement): CompiledEndorsement => ({
  kind: 'endorsement',
  rule: `${line}.endorsement.${code}`,
  told: { endorsement: code, grade },
  code,
  grade,
});

const compileRating = (line: CoverageLine, { strength, size }: NonNullable<Requirements['rating']>): CompiledRating => ({
  kind: 'rating',
  rule: `${line}.rating`,
  told: { requiredStrength: strength, requiredSize: size },
  strength,
  size,
  strengthPlace: STRENGTHS.indexOf(strength),
  sizePlace: SIZES.indexOf(size),
});

/** What is asked twice keeps two names: `….eachOccurrence`, `….eachOccurrence.2`. */
function named(rules: readonly CompiledRule[]): readonly CompiledRule[] {
  const seen = new Map<string, number>();
  return rules.map((rule) => {
    const times = (seen.get(rule.rule) ?? 0) + 1;
    seen.set(rule.rule, times);
    return times === 1 ? rule : { ...rule, rule: `${rule.rule}.${times}` };
  });
}
