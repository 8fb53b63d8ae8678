import { GRADE_WORDS } from '@covertrail/wording/insurance/coverage-words';
import type { CoverageLine, LimitCode } from '@covertrail/domain/insurance/coverage';
import { ENDORSEMENT_NAMES, LIMIT_NAMES } from '@covertrail/wording/insurance/labels';
import { REGION_NAMES } from '@covertrail/wording/insurance/vocabulary-words';
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
} from '@covertrail/wording/insurance/further-terms.words';
import { holdersTexts } from '@covertrail/wording/policy/holder-words';
import { operationsTexts } from '@covertrail/wording/policy/policy-texts';
import type { Texts } from '@covertrail/wording/text/text-changes';
import { keysOf } from '@covertrail/domain/kernel/record-of';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
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
  return new Map(
    keysOf(PART_TEXTS).flatMap((part) =>
      Object.entries(PART_TEXTS[part](terms)).map(([label, text]) => [label, { part, text }] as const),
    ),
  );
}

/** By part of the terms what it says, by label, in the order in which the person reads it. */
const PART_TEXTS: Readonly<Record<keyof PolicyTerms, (terms: PolicyTerms) => Texts>> = {
  policyNumber: ({ policyNumber }) => ({ 'Policy number': policyNumber }),
  period: ({ period }) => ({ Effective: dayFormat(period.effectiveOn), Expires: dayFormat(period.expiresOn) }),
  region: ({ region }) => ({ Region: REGION_NAMES[region] }),
  carrier: ({ carrier }) => ({ Insurer: carrier.name, 'Insurer NAIC': carrier.naic }),
  limits: ({ limits, region }) =>
    Object.fromEntries(
      Object.entries(limits).map(([code, cents]) => [LIMIT_NAMES[code as LimitCode], moneyFormat(cents, region)]),
    ),
  trigger: ({ trigger }) => stated('Coverage trigger', trigger && TRIGGER_WORDS[trigger]),
  retroactiveOn: ({ retroactiveOn }) => stated('Retroactive date', retroactiveOn && dayFormat(retroactiveOn)),
  endorsements: ({ endorsements }) =>
    Object.fromEntries(endorsements.map(({ code, grade, form }) => [ENDORSEMENT_NAMES[code], proofText(grade, form)])),
  schedule: ({ schedule }) => stated('Underlying insurance', schedule && scheduleText(schedule)),
  descriptionOfOperations: ({ descriptionOfOperations }) => operationsTexts(descriptionOfOperations),
  limitDetails: ({ limitDetails, region }) => limitDetailsTexts(limitDetails, region),
  endorsementDetails: ({ endorsementDetails }) => endorsementDetailsTexts(endorsementDetails),
  blankets: ({ blankets, region }) => blanketsTexts(blankets, region),
  exclusion: ({ exclusion }) => exclusionTexts(exclusion),
  exception: ({ exception }) => exceptionTexts(exception),
  remarks: ({ remarks }) => remarksTexts(remarks),
  certificateHolders: ({ certificateHolders }) => holdersTexts(certificateHolders),
  instructions: ({ instructions }) => instructionsTexts(instructions),
  coverages: ({ coverages }) => coveragesTexts(coverages),
  aggregate: ({ aggregate }) => aggregateTexts(aggregate),
  autoSymbols: ({ autoSymbols }) => symbolsTexts(autoSymbols),
  statedValues: ({ statedValues }) => statedValuesTexts(statedValues),
  acordForm: ({ acordForm }) => acordFormTexts(acordForm),
  notes: ({ notes }) => notesTexts(notes),
};

/** A part that may not be stated. */
const stated = (label: string, text: string | null): Texts => (text ? { [label]: text } : {});

const proofText = (grade: keyof typeof GRADE_WORDS, form?: string): string =>
  form ? `${GRADE_WORDS[grade]}, ${form}` : GRADE_WORDS[grade];

const scheduleText = (lines: readonly CoverageLine[]): string =>
  lines.length === 0 ? 'no line' : [...lines].sort().map(lineName).join(', ');
