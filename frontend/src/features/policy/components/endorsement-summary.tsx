import type { CoverageLine, Endorsement } from '@covertrail/domain/insurance/coverage';
import { endorsementTypeOf } from '@covertrail/domain/insurance/endorsements/endorsement-types';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { GRADE_WORDS } from '@covertrail/wording/insurance/coverage-words';
import { ENDORSEMENT_TYPE_NAMES } from '@covertrail/wording/insurance/endorsement-words';
import { ENDORSEMENT_NAMES } from '@covertrail/wording/insurance/labels';
import { endorsementDetailTexts } from '@covertrail/wording/policy/endorsement-details.words';

interface EndorsementSummaryProps {
  readonly line: CoverageLine;
  readonly terms: PolicyTerms;
  readonly endorsement: Endorsement;
}

/** An endorsement with its type, form and proof, and what it states. */
export function EndorsementSummary({ line, terms, endorsement: { code, grade, form } }: EndorsementSummaryProps) {
  const type = endorsementTypeOf(line, code);
  const texts = Object.entries(endorsementDetailTexts(terms.endorsementDetails[code] ?? {}));
  return (
    <>
      <p className="policy-endorsement-name">
        <span className="cell-main">{ENDORSEMENT_NAMES[code]}</span>{' '}
        <span className="sub">
          {[type && ENDORSEMENT_TYPE_NAMES[type], form, GRADE_WORDS[grade]].filter(Boolean).join(' · ')}
        </span>
      </p>
      {texts.length === 0 ? null : (
        <dl className="policy-stated">
          {texts.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
