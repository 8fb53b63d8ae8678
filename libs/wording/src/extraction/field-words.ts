import {
  ENDORSEMENTS_OF,
  LIMITS_OF,
  TRIGGERS,
  type CoverageLine,
  type EndorsementCode,
  type LimitCode,
} from '@covertrail/domain/insurance/coverage';
import type { CarrierOnRecord } from '@covertrail/domain/insurance/extraction/carrier-on-record';
import {
  EXCLUDED,
  NOT_EXCLUDED,
  type ExtractedKey,
  type ValueForm,
} from '@covertrail/domain/insurance/extraction/extracted-value';
import { AGGREGATE_BASES } from '@covertrail/domain/insurance/lines/aggregate-bases';
import { ENDORSEMENT_NAMES, LIMIT_NAMES } from '../insurance/labels.js';
import { AGGREGATE_BASIS_NAMES } from '../insurance/vocabulary-words.js';
import { dayText } from '../text/day-text.js';
import { moneyText } from '../text/money-text.js';

type PlainKey = Exclude<ExtractedKey, `limit.${LimitCode}` | `endorsement.${EndorsementCode}`>;

const NAMES: Readonly<Record<PlainKey, string>> = {
  number: 'Policy number',
  effectiveOn: 'Effective date',
  expiresOn: 'Expiration date',
  carrier: 'Insurer',
  trigger: 'Occurrence or claims-made',
  aggregate: 'Aggregate applies per',
  symbols: 'Covered autos',
  perStatute: 'Limits per statute',
  exclusion: 'Owner or officer excluded',
  exclusionComment: 'What is excluded',
  retention: 'Retention',
  operations: 'Description of operations',
  remarks: 'Remarks, from the description of operations',
};

const isPlain = (key: ExtractedKey): key is PlainKey => Object.hasOwn(NAMES, key);
/** A field of a certificate, as the person who confirms it reads its name. */
export function fieldName(key: ExtractedKey, line: CoverageLine): string {
  if (isPlain(key)) return NAMES[key];
  const limit = LIMITS_OF[line].find((code) => key === `limit.${code}`);
  const endorsement = ENDORSEMENTS_OF[line].find((code) => key === `endorsement.${code}`);
  return limit ? LIMIT_NAMES[limit] : endorsement ? ENDORSEMENT_NAMES[endorsement] : key;
}

const TRIGGER_NAMES = { occurrence: 'Occurrence', claimsMade: 'Claims-made' } as const;

/** What a field may say, where it is a choice; empty for every other one. */
export function fieldChoices(key: ExtractedKey): readonly { readonly value: string; readonly text: string }[] {
  if (key === 'trigger') return TRIGGERS.map((value) => ({ value, text: TRIGGER_NAMES[value] }));
  if (key === 'aggregate') return AGGREGATE_BASES.map((value) => ({ value, text: AGGREGATE_BASIS_NAMES[value] }));
  if (key === 'exclusion')
    return [
      { value: NOT_EXCLUDED, text: 'Nobody is excluded' },
      { value: EXCLUDED, text: 'Somebody is excluded' },
    ];
  return [];
}

/** A value in words; `carriers`: those that ids may name. */
export function fieldText(
  { key, form }: { readonly key: ExtractedKey; readonly form: ValueForm },
  value: string,
  carriers: readonly CarrierOnRecord[],
): string {
  switch (form) {
    case 'day':
      return dayText(value);
    case 'money':
      return moneyText(Number(value));
    case 'insurer':
      return carrierText(carriers.find(({ carrierId }) => carrierId === value));
    case 'choice':
      return fieldChoices(key).find((choice) => choice.value === value)?.text ?? value;
    case 'box':
      return key.startsWith('endorsement.') ? 'Claimed' : 'Yes';
    case 'symbols':
      return value
        .split(',')
        .map((symbol) => `Symbol ${symbol}`)
        .join(', ');
    case 'text':
      return value;
  }
}

const carrierText = (carrier: CarrierOnRecord | undefined): string =>
  carrier ? `${carrier.name}, NAIC ${carrier.naic}` : 'An insurer on record';
