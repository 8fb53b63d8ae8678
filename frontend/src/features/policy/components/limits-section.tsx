import { useContext } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { LIMITS_OF, type CoverageLine, type LimitCode } from '@covertrail/domain/insurance/coverage';
import { needsLimit } from '@covertrail/domain/insurance/line-facts';
import { limitChoicesOf } from '@covertrail/domain/compliance/limit-choices';
import { needsNoAmount } from '@covertrail/domain/insurance/lines/line-regions';
import { closedLimits, isCombined } from '@covertrail/domain/insurance/split-limits';
import { Standings } from '../cards/standings.hook.js';
import type { PolicyValues } from '../policy-values.form.js';
import { ChosenLimits } from './chosen-limits.js';
import { EitherKindBoxes } from './either-kind-boxes.js';
import { LimitChoiceRow } from './limit-choice-row.js';
import { LimitRow } from './limit-row.js';

type LimitValues = PolicyValues['limits'];

const isSet = (limits: LimitValues, code: LimitCode): boolean => (limits[code] ?? 0) > 0;

const COMBINED_ENTERED = 'A combined single limit is entered. Clear it to enter split limits.';
const SPLIT_ENTERED = 'Split limits are entered. Clear them to enter a combined single limit.';

/**
 * Why a limit cannot be entered together with the others; a value that is filled in can always be cleared. Nothing is closed while a
 * requester accepts either kind.
 */
function whyClosed(code: LimitCode, limits: LimitValues, acceptEither: boolean): string | null {
  if (acceptEither || isSet(limits, code) || !closedLimits((limitCode) => isSet(limits, limitCode)).includes(code))
    return null;
  return isCombined(code) ? SPLIT_ENTERED : COMBINED_ENTERED;
}

/** A line with more types of limits than a certificate prints, or any line in Canada, where a row counts by its type: the rows are chosen. */
const MOST_PRINTED = 8;

interface LimitsSectionProps {
  readonly form: UseFormReturn<PolicyValues>;
  readonly line: CoverageLine;
  readonly disabled: boolean;
}

/** The limits of a line: a row for each that a certificate prints, or rows that are chosen by category and type. */
export function LimitsSection({ form, line, disabled }: LimitsSectionProps) {
  const {
    control,
    formState: { errors },
  } = form;
  const [limits, region] = useWatch({ control, name: ['limits', 'region'] });
  const acceptEither = useContext(Standings).some(({ acceptsEitherKind }) => acceptsEitherKind);
  const closed = (code: LimitCode) => whyClosed(code, limits, acceptEither);
  const choices = limitChoicesOf(line);
  const chosen = LIMITS_OF[line].length > MOST_PRINTED || needsNoAmount(region);
  const message = (errors.limits as { readonly any?: { readonly message?: string } } | undefined)?.any?.message;
  return (
    <div className="panel-body">
      {needsLimit(line) ? null : (
        <p className="sub policy-hint">
          Workers’ compensation itself is statutory. Employers’ liability amounts that are left blank count as not
          given.
        </p>
      )}
      <EitherKindBoxes control={control} line={line} />
      {message ? (
        <p className="field-error policy-limits-error" role="alert">
          {message}
        </p>
      ) : null}
      {chosen ? (
        <ChosenLimits key={`${line} ${region}`} form={form} line={line} disabled={disabled} whyClosed={closed} />
      ) : (
        <div className="policy-fields">
          {LIMITS_OF[line]
            .filter((code) => !choices.flat().includes(code))
            .map((code) => (
              <LimitRow key={code} form={form} line={line} code={code} disabled={disabled} closed={closed(code)} />
            ))}
          {choices.map((choice) => (
            <LimitChoiceRow key={choice[0]} form={form} line={line} choice={choice} disabled={disabled} />
          ))}
        </div>
      )}
    </div>
  );
}
