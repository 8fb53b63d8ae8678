import { TrendingDown, TriangleAlert } from 'lucide-react';
import { STRENGTHS } from '@covertrail/domain/insurance/coverage';
import type { InsurerRatings, PolicySummary } from '@covertrail/contracts/policy/policy.replies';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { strengthText } from '@covertrail/wording/insurance/coverage-words';
import { dayFormat } from '#shared/format/day-format';
import { SourceNote } from './source-note.js';

/** What the “u” behind a rating means. */
const UNDER_REVIEW = 'AM Best has placed the rating under review (u), so it may change soon.';

interface InsuredBy extends Pick<PolicySummary, 'effectiveOn' | 'expiresOn'> {
  readonly terms: Pick<PolicyTerms, 'carrier'>;
  readonly insurer: InsurerRatings;
}

/** [C11] The rating on the first day of the policy, and the present one. */
export function InsurerDetails({
  policy: {
    terms: { carrier },
    insurer,
    effectiveOn,
    expiresOn,
  },
}: {
  readonly policy: InsuredBy;
}) {
  const { ratingAtStart, currentRating } = insurer;
  if (carrier.name.trim() === '') return <p className="sub policy-insurer">No insurer details available</p>;
  const fields = [
    ['Insurer Name', carrier.name],
    ['Insurer NAIC', carrier.naic],
    ['AM Best Rating', ratingAtStart ? strengthText(ratingAtStart) : 'NA'],
    ['Current AM Best Rating', currentRating ? strengthText(currentRating) : 'NA'],
    ['Financial Size', currentRating?.size ?? 'NA'],
    ['Effective Dates', `${dayFormat(effectiveOn)} to ${dayFormat(expiresOn)}`],
  ] as const;
  return (
    <section className="policy-insurer" aria-label="Insurer details">
      <dl>
        {fields.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <SourceNote of={['carrier', 'period']} />
      {hasFallen(insurer) ? (
        <p className="policy-notice warn">
          <TrendingDown size={15} aria-hidden /> <span>The rating is lower than on the first day of the policy.</span>
        </p>
      ) : null}
      {currentRating?.underReview ? (
        <p className="policy-notice warn">
          <TriangleAlert size={15} aria-hidden /> <span>{UNDER_REVIEW}</span>
        </p>
      ) : null}
    </section>
  );
}

/** Ratings outside the order (not rated, suspended) are not compared. */
function hasFallen({ ratingAtStart, currentRating }: InsurerRatings): boolean {
  const place = (strength: string | undefined) => STRENGTHS.findIndex((candidate) => candidate === strength);
  const [then, now] = [place(ratingAtStart?.strength), place(currentRating?.strength)];
  return then !== -1 && now > then;
}
