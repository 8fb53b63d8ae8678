import { COVERAGE_LINES, LIMITS_OF, type CoverageLine } from '../../insurance/coverage.js';
import { isUmbrella, liftOf, limitRowOf } from '../../insurance/line-facts.js';
import type { FurtherRequirements, LimitTermRequirement } from '../further-requirements.js';
import type { LineRequirements, RatingRequirement, Requirements } from '../requirements.js';
import { lineOfStated, type StatedRequirement } from './stated-requirement.js';

type Of<Kind extends StatedRequirement['kind']> = Extract<StatedRequirement, { kind: Kind }>;

const ofKind = <Kind extends StatedRequirement['kind']>(
  all: readonly StatedRequirement[],
  kind: Kind,
): readonly Of<Kind>[] => all.filter((stated): stated is Of<Kind> => stated.kind === kind);

/**
 * The content of a template that asks exactly what a contract states, and nothing that is merely usual. Of two that are about the same the
 * last one counts. Umbrellas add to a limit only where the contract says so.
 */
export function draftedRequirements(all: readonly StatedRequirement[]): Requirements {
  const adds = ofKind(all, 'umbrellaAdds').length > 0;
  const lines = COVERAGE_LINES.filter((line) => all.some((stated) => lineOfStated(stated) === line));
  const [rating] = ofKind(all, 'rating').slice(-1);
  const drafted = lines.map((line) => lineOf(line, all, adds));
  return {
    lines: drafted,
    umbrellaMode: adds && lines.some(isUmbrella) ? 'combined' : 'separate',
    rating: rating === undefined ? null : ratingOf(rating),
  };
}

const ratingOf = ({ strength, size }: Of<'rating'>): RatingRequirement => ({ strength, size });

function lineOf(line: CoverageLine, all: readonly StatedRequirement[], adds: boolean): LineRequirements {
  const own = all.filter((stated) => lineOfStated(stated) === line);
  const limits = LIMITS_OF[line].flatMap((limit) => {
    const stated = ofKind(own, 'limit').findLast((candidate) => candidate.limit === limit);
    const tower = adds && liftOf(limit) !== null && !isUmbrella(line);
    return stated === undefined ? [] : [{ limit, atLeast: stated.atLeast, tower }];
  });
  const [trigger] = ofKind(own, 'trigger').slice(-1);
  return {
    line,
    limits,
    endorsements: lastOfEach(own).map(({ code, forms }) => ({ code, grade: forms.length > 0 ? 'seen' : 'claimed' })),
    ...(trigger === undefined ? {} : { trigger: trigger.trigger }),
    ...furtherOf(line, own, all, limits),
  };
}

/** Each endorsement once. */
const lastOfEach = (own: readonly StatedRequirement[]): readonly Of<'endorsement'>[] => {
  const endorsements = ofKind(own, 'endorsement');
  return endorsements.filter(({ code }, index) => endorsements.findLastIndex((other) => other.code === code) === index);
};

function furtherOf(
  line: CoverageLine,
  own: readonly StatedRequirement[],
  all: readonly StatedRequirement[],
  limits: LineRequirements['limits'],
): FurtherRequirements {
  const [aggregate] = ofKind(own, 'aggregate').slice(-1);
  const [symbols] = ofKind(own, 'symbols').slice(-1);
  const [notice] = ofKind(own, 'notice').slice(-1);
  const [deductible] = ofKind(own, 'deductible').slice(-1);
  const [extended] = ofKind(own, 'extendedReporting').slice(-1);
  const [holder] = ofKind(all, 'holder').slice(-1);
  const perStatute = ofKind(own, 'perStatute').length > 0;
  const named = lastOfEach(own).flatMap(({ code, entity }) =>
    entity === null ? [] : [{ code, conditions: { requiredScheduledEntity: entity } }],
  );
  const limitTerms = deductible === undefined ? [] : limits.flatMap(({ limit }) => termOf(limit, deductible));
  const values = {
    ...(perStatute ? { perStatute: true as const } : {}),
    ...(extended === undefined ? {} : { extendedReporting: extended.months }),
  };
  return {
    ...(aggregate === undefined
      ? {}
      : { aggregate: { basis: aggregate.basis, grade: aggregate.forms.length > 0 ? 'seen' : 'claimed' } }),
    ...(symbols === undefined ? {} : { symbols: { mode: 'all', symbols: symbols.symbols } }),
    ...(named.length === 0 ? {} : { endorsementConditions: named }),
    ...(limitTerms.length === 0 ? {} : { limitTerms }),
    ...(Object.keys(values).length === 0 ? {} : { values }),
    ...(ofKind(own, 'exclusions').length === 0 ? {} : { exclusions: 'decline' }),
    ...(holder === undefined ? {} : { certificateHolder: holder.holder }),
    ...(notice === undefined ? {} : { cancellationNotice: noticeOf(notice) }),
  };
}

const noticeOf = ({ days, nonPaymentDays }: Of<'notice'>): NonNullable<FurtherRequirements['cancellationNotice']> => ({
  days,
  ...(nonPaymentDays === null ? {} : { nonPaymentDays }),
});

/** A deductible of a line is one of each of its limits that may have one. */
const termOf = (
  limit: LimitTermRequirement['limit'],
  { atMost, retentionAccepted }: Of<'deductible'>,
): readonly LimitTermRequirement[] =>
  limitRowOf(limit).carries.includes('deductible')
    ? [{ limit, deductible: { atMost, unit: 'amount', retentionAccepted, approval: false } }]
    : [];
