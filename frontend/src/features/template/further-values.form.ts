import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { FURTHER_FIELDS } from '@covertrail/domain/compliance/further/further-kinds';
import type { FurtherField, FurtherRequirements } from '@covertrail/domain/compliance/further-requirements';

/** What the fields of one kind of further requirement get. */
export interface FurtherPartProps<Field extends FurtherField> {
  readonly line: CoverageLine;
  readonly value: FurtherRequirements[Field];
  /** Undefined: no longer required. */
  readonly onChange: (value: FurtherRequirements[Field]) => void;
}

type Entry = readonly [FurtherField, unknown];

const pick = (of: FurtherRequirements, keeps: (entry: Entry) => boolean): FurtherRequirements =>
  Object.fromEntries(FURTHER_FIELDS.map((field) => [field, of[field]] as const).filter(keeps));

/** What a line of a template requires further. */
export const furtherOf = (line: FurtherRequirements): FurtherRequirements =>
  pick(line, ([, value]) => value !== undefined);

/** The same with one of them changed; without it where it is no longer required. */
export const withFurther = <Field extends FurtherField>(
  all: FurtherRequirements,
  field: Field,
  value: FurtherRequirements[Field],
): FurtherRequirements => pick({ ...all, [field]: value }, ([, stated]) => stated !== undefined);

/** As the call takes it: rows that ask for nothing are left out. An umbrella that may lie over any line asks for none. */
export function furtherSent(all: FurtherRequirements): FurtherRequirements {
  const limitTerms = (all.limitTerms ?? []).filter(
    ({ deductible, coinsurance, valuation }) =>
      deductible !== undefined || coinsurance !== undefined || valuation !== undefined,
  );
  const endorsementConditions = (all.endorsementConditions ?? []).filter(
    ({ conditions }) => Object.keys(conditions).length > 0,
  );
  return pick(
    { ...all, limitTerms, endorsementConditions },
    ([field, value]) => value !== undefined && !(field !== 'underlying' && Array.isArray(value) && value.length === 0),
  );
}

export const isFurther = (value: unknown): value is FurtherRequirements => typeof value === 'object' && value !== null;
