import { GRADE_WORDS } from '@covertrail/wording/compliance/coverage-words';
import type { CoverageLine, LimitCode } from '@covertrail/domain/compliance/coverage';
import { ENDORSEMENT_NAMES, LIMIT_NAMES } from '@covertrail/wording/compliance/labels';
import { REGION_NAMES } from '@covertrail/wording/compliance/vocabulary-words';
import {
  acordFormTexts,
  aggregateTexts,
  coveragesTexts,
  statedValuesTexts,
  symbolsTexts,
} from '@covertrail/wording/policy/coverage-texts';
import { endorsementDetailsTexts } from '@covertrail/wording/policy/endorsement-details.words';
import { blanketsTexts, limitDetailsTexts } from '@covertrail/wording/policy/limit-details.words';
import {
  exceptionTexts,
  exclusionTexts,
  instructionsTexts,
  notesTexts,
  remarksTexts,
} from '@covertrail/wording/policy/further-terms.words';
import { holdersTexts } from '@covertrail/wording/policy/holder-words';
import type { PolicyTerms } from '@covertrail/domain/policy/policy-terms.contract';
import { dayFormat } from '#shared/format/day-format';
import { moneyFormat } from '#shared/format/money-format';
import { lineName } from '#shared/policies/line-choices';

/** One thing that an edit changes, in words. */
export interface PolicyChange {
  /** The part of the terms that it belongs to. */
  readonly part: keyof PolicyTerms;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

const NONE = 'not given';
const TRIGGER_WORDS = { occurrence: 'Occurrence', claimsMade: 'Claims made' } as const;

/** The differences between two versions of a policy, as the person reads them before saving. */
export function changesBetween(before: PolicyTerms, after: PolicyTerms): readonly PolicyChange[] {
  const [old, next] = [textsOf(before), textsOf(after)];
  const labels = [...new Set([...old.keys(), ...next.keys()])];
  return labels
    .flatMap((label) => {
      const part = (next.get(label) ?? old.get(label))?.part;
      return part ? [{ part, label, before: old.get(label)?.text ?? NONE, after: next.get(label)?.text ?? NONE }] : [];
    })
    .filter((change) => change.before !== change.after);
}

interface PartText {
  readonly part: keyof PolicyTerms;
  readonly text: string;
}

function textsOf(terms: PolicyTerms): ReadonlyMap<string, PartText> {
  const {
    period,
    carrier,
    limits,
    trigger,
    retroactiveOn,
    endorsements,
    schedule,
    descriptionOfOperations,
    exclusion,
    exception,
  } = terms;
  const of = (part: keyof PolicyTerms, label: string, text: string) => [label, { part, text }] as const;
  return new Map([
    of('policyNumber', 'Policy number', terms.policyNumber),
    of('period', 'Effective', dayFormat(period.effectiveOn)),
    of('period', 'Expires', dayFormat(period.expiresOn)),
    of('region', 'Region', REGION_NAMES[terms.region]),
    of('carrier', 'Insurer', carrier.name),
    of('carrier', 'Insurer NAIC', carrier.naic),
    ...Object.entries(limits).map(([code, cents]) =>
      of('limits', LIMIT_NAMES[code as LimitCode], moneyFormat(cents, terms.region)),
    ),
    ...(trigger ? [of('trigger', 'Coverage trigger', TRIGGER_WORDS[trigger])] : []),
    ...(retroactiveOn ? [of('retroactiveOn', 'Retroactive date', dayFormat(retroactiveOn))] : []),
    ...endorsements.map(({ code, grade, form }) => of('endorsements', ENDORSEMENT_NAMES[code], proofText(grade, form))),
    ...(schedule ? [of('schedule', 'Underlying insurance', scheduleText(schedule))] : []),
    ...(descriptionOfOperations
      ? [of('descriptionOfOperations', 'Description of operations', descriptionOfOperations)]
      : []),
    ...Object.entries(limitDetailsTexts(terms.limitDetails, terms.region)).map(([label, text]) =>
      of('limitDetails', label, text),
    ),
    ...Object.entries(endorsementDetailsTexts(terms.endorsementDetails)).map(([label, text]) =>
      of('endorsementDetails', label, text),
    ),
    ...Object.entries(blanketsTexts(terms.blankets, terms.region)).map(([label, text]) => of('blankets', label, text)),
    ...Object.entries(exclusionTexts(exclusion)).map(([label, text]) => of('exclusion', label, text)),
    ...Object.entries(exceptionTexts(exception)).map(([label, text]) => of('exception', label, text)),
    ...Object.entries(remarksTexts(terms.remarks)).map(([label, text]) => of('remarks', label, text)),
    ...Object.entries(holdersTexts(terms.certificateHolders)).map(([label, text]) =>
      of('certificateHolders', label, text),
    ),
    ...Object.entries(instructionsTexts(terms.instructions)).map(([label, text]) => of('instructions', label, text)),
    ...Object.entries(coveragesTexts(terms.coverages)).map(([label, text]) => of('coverages', label, text)),
    ...Object.entries(aggregateTexts(terms.aggregate)).map(([label, text]) => of('aggregate', label, text)),
    ...Object.entries(symbolsTexts(terms.autoSymbols)).map(([label, text]) => of('autoSymbols', label, text)),
    ...Object.entries(statedValuesTexts(terms.statedValues)).map(([label, text]) => of('statedValues', label, text)),
    ...Object.entries(acordFormTexts(terms.acordForm)).map(([label, text]) => of('acordForm', label, text)),
    ...Object.entries(notesTexts(terms.notes)).map(([label, text]) => of('notes', label, text)),
  ]);
}

const proofText = (grade: keyof typeof GRADE_WORDS, form?: string): string =>
  form ? `${GRADE_WORDS[grade]}, ${form}` : GRADE_WORDS[grade];

const scheduleText = (lines: readonly CoverageLine[]): string =>
  lines.length === 0 ? 'no line' : [...lines].sort().map(lineName).join(', ');
