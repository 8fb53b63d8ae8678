import { useContext } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { asksAutoBoxes } from '@covertrail/domain/insurance/lines/line-regions';
import { kindsProblem, splitLimitsOf } from '@covertrail/domain/insurance/split-limits';
import { EITHER_KIND_BOX, KINDS_WARNINGS } from '@covertrail/wording/insurance/split-limit-words';
import { Standings } from '../cards/standings.hook.js';
import type { PolicyValues } from '../policy-values.form.js';
import { AcceptingRequesters } from './accepting-requesters.js';

interface EitherKindBoxesProps {
  readonly control: Control<PolicyValues>;
  readonly line: CoverageLine;
}

/**
 * Combined single limit and split limits [C04]: which requesters accept either, in the US alone, and what is wrong with
 * what is entered.
 */
export function EitherKindBoxes({ control, line }: EitherKindBoxesProps) {
  const accepting = useContext(Standings).filter(({ acceptsEitherKind }) => acceptsEitherKind);
  const [limits, region] = useWatch({ control, name: ['limits', 'region'] });
  if (splitLimitsOf(line) === null || !asksAutoBoxes(region)) return null;
  const wrong = kindsProblem(line, (limit) => (limits[limit] ?? 0) > 0, accepting.length > 0);
  return (
    <div className="policy-kinds">
      <AcceptingRequesters name="either" accepting={accepting} text={EITHER_KIND_BOX} />
      {wrong ? (
        <p className="policy-notice warn" role="status">
          {KINDS_WARNINGS[wrong]}
        </p>
      ) : null}
    </div>
  );
}
