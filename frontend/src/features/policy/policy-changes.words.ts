import { GRADE_WORDS } from '@covertrail/wording/insurance/coverage-words';
import type { CoverageLine, LimitCode } from '@covertrail/domain/insurance/coverage';
import { ENDORSEMENT_NAMES, LIMIT_NAMES } from '@covertrail/wording/insurance/labels';
import { unverifiedText } from '@covertrail/wording/policy/approval-effect.words';
import type { RequesterFindings } from '@covertrail/contracts/policy/policy-cards.replies';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { ActingFor } from '@covertrail/domain/rights/principal';
import { aspectTexts } from '@covertrail/wording/policy/aspect-words';
import type { Texts } from '@covertrail/wording/text/text-changes';
import { ASPECTS, POLICY_ASPECTS, type PolicyAspect } from '@covertrail/domain/insurance/terms/policy-aspects';
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

/** What a person other than an agent makes unverified by saving, and for how many requesters; null where nothing that an agent verified changes. */
export function fallsText(
  reader: ActingFor,
  { verification, editsAwait }: Pick<PolicyDetails, 'verification' | 'editsAwait'>,
  changes: readonly PolicyChange[],
  standings: readonly RequesterFindings[],
): string | null {
  const labels = changes.filter(({ part }) => APPROVED_PARTS.has(part)).map(({ label }) => label);
  const wasVerified = verification === 'verified' || editsAwait;
  if (reader === 'agent' || !wasVerified || labels.length === 0) return null;
  return unverifiedText(labels, new Set(standings.map(({ requesterName }) => requesterName)).size);
}

/** What an agent must approve when somebody else changes it. */
const APPROVED_PARTS: ReadonlySet<keyof PolicyTerms> = new Set(
  ASPECTS.filter((aspect) => POLICY_ASPECTS[aspect].approved).map((aspect) => POLICY_ASPECTS[aspect].term),
);

interface PartText {
  readonly part: keyof PolicyTerms;
  readonly text: string;
}

function textsOf(terms: PolicyTerms): ReadonlyMap<string, PartText> {
  return new Map(
    ASPECTS.flatMap((aspect) =>
      Object.entries(partTexts(aspect, terms)).map(
        ([label, text]) => [label, { part: POLICY_ASPECTS[aspect].term, text }] as const,
      ),
    ),
  );
}

/** The parts that this question words in its own way. */
const OWN_TEXTS: Readonly<Partial<Record<PolicyAspect, (terms: PolicyTerms) => Texts>>> = {
  number: ({ policyNumber }) => ({ 'Policy number': policyNumber }),
  period: ({ period }) => ({ Effective: dayFormat(period.effectiveOn), Expires: dayFormat(period.expiresOn) }),
  carrier: ({ carrier }) => ({ Insurer: carrier.name, 'Insurer NAIC': carrier.naic }),
  limits: ({ limits, region }) =>
    Object.fromEntries(
      Object.entries(limits).map(([code, cents]) => [LIMIT_NAMES[code as LimitCode], moneyFormat(cents, region)]),
    ),
  trigger: ({ trigger }) => stated('Coverage trigger', trigger && TRIGGER_WORDS[trigger]),
  endorsements: ({ endorsements }) =>
    Object.fromEntries(endorsements.map(({ code, grade, form }) => [ENDORSEMENT_NAMES[code], proofText(grade, form)])),
  schedule: ({ schedule }) => stated('Underlying insurance', schedule && scheduleText(schedule)),
};

/** What terms say of an aspect, by label. */
const partTexts = (aspect: PolicyAspect, terms: PolicyTerms): Texts =>
  OWN_TEXTS[aspect]?.(terms) ?? (aspect === 'number' ? {} : aspectTexts(aspect, terms));

/** A part that may not be stated. */
const stated = (label: string, text: string | null): Texts => (text ? { [label]: text } : {});

const proofText = (grade: keyof typeof GRADE_WORDS, form?: string): string =>
  form ? `${GRADE_WORDS[grade]}, ${form}` : GRADE_WORDS[grade];

const scheduleText = (lines: readonly CoverageLine[]): string =>
  lines.length === 0 ? 'no line' : [...lines].sort().map(lineName).join(', ');
