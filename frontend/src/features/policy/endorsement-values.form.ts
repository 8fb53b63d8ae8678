import {
  ENDORSEMENT_CODES,
  ENDORSEMENTS_OF,
  type CoverageLine,
  type EndorsementCode,
} from '@covertrail/domain/insurance/coverage';
import { countText, readCount } from '@covertrail/domain/insurance/endorsements/endorsement-count';
import type {
  EndorsementDetail,
  EndorsementDetails,
  EndorsementStatements,
} from '@covertrail/domain/insurance/endorsements/endorsement-detail';
import { endorsementTypeOf } from '@covertrail/domain/insurance/endorsements/endorsement-types';
import type { InsuredScope } from '@covertrail/domain/insurance/endorsements/insured-scopes';
import { disabledStatements, scopesOn, statementsOf } from '@covertrail/domain/insurance/endorsements/statement-table';
import { endorsementDetails as wellFormed } from '@covertrail/domain/fields/endorsement-fields';
import { fits } from '@covertrail/domain/fields/field-rule';
import { picked, recordOf } from '@covertrail/domain/kernel/record-of';
import { statedIn } from './stated-limits.form.js';

/** What is stated of an endorsement beside its proof, as its fields hold it: texts as they are typed, lists by line. */
export interface EndorsementDetailValue extends EndorsementStatements {
  readonly scopes: readonly InsuredScope[];
  readonly count: string;
  readonly text: string;
  readonly oneTime: boolean;
}
export type EndorsementDetailValues = Readonly<Record<EndorsementCode, EndorsementDetailValue>>;

const EMPTY: EndorsementDetailValue = { scopes: [], count: '', text: '', oneTime: false };
export const EMPTY_ENDORSEMENT_DETAILS: EndorsementDetailValues = recordOf(ENDORSEMENT_CODES, () => EMPTY);

export const endorsementDetailValuesOf = (details: EndorsementDetails): EndorsementDetailValues =>
  recordOf(ENDORSEMENT_CODES, (code) => valueOf(details[code] ?? {}));

const valueOf = ({ scopes = [], count, text = '', oneTime, ...stated }: EndorsementDetail): EndorsementDetailValue => ({
  ...stated,
  scopes,
  count: countText(count),
  text,
  oneTime: oneTime === true,
});

interface OfEndorsements {
  readonly endorsements: Readonly<Record<EndorsementCode, { readonly given: boolean }>>;
  readonly endorsementDetails: EndorsementDetailValues;
}

/** What is stated of the endorsements of a line that are applied. What does not fit, which the rules refuse, is left out. */
export function endorsementDetailsOf(
  line: CoverageLine,
  { endorsements, endorsementDetails }: OfEndorsements,
): EndorsementDetails {
  const applied = ENDORSEMENTS_OF[line].filter((code) => endorsements[code].given);
  const stated = applied.map((code) => [code, detailOf(line, code, endorsementDetails[code])] as const);
  return Object.fromEntries(stated.filter(([code, detail]) => fits(wellFormed, { [code]: detail })));
}

/** What is filled in: an item that is disabled, or that the type does not have, is not. */
export function detailOf(line: CoverageLine, code: EndorsementCode, value: EndorsementDetailValue): EndorsementDetail {
  const type = endorsementTypeOf(line, code);
  if (type === null) return {};
  const disabled = disabledStatements(type, line, value);
  const scopes = type === 'additionalInsured' ? scopesOn(line).filter((scope) => value.scopes.includes(scope)) : [];
  const read = readCount(value.count);
  return statedIn<EndorsementDetail>({
    ...trimmed(
      picked(
        value,
        statementsOf(type, line).filter((key) => !disabled.includes(key)),
      ),
    ),
    scopes: scopes.length === 0 ? undefined : scopes,
    count: 'wrong' in read ? undefined : (read.count ?? undefined),
    text: value.text.trim(),
    oneTime: value.oneTime ? true : undefined,
  });
}

/** Texts without outer spaces, lists without empty lines; a list of none is not stated. */
const trimmed = (stated: EndorsementStatements): EndorsementStatements =>
  Object.fromEntries(Object.entries(stated).map(([key, value]) => [key, cleaned(value)]));

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (!Array.isArray(value)) return value;
  const lines = value.map((line) => String(line).trim()).filter(Boolean);
  return lines.length === 0 ? undefined : lines;
}
