import type { CoverageLine, Endorsement, EndorsementCode, Grade } from '@covertrail/domain/insurance/coverage';
import type {
  EndorsementDetail,
  EndorsementDetails,
} from '@covertrail/domain/insurance/endorsements/endorsement-detail';
import type { PolicyPeriod } from '@covertrail/domain/insurance/terms/policy-terms';

interface DemoEndorsement {
  readonly code: EndorsementCode;
  readonly form: string;
  /** What someone who has read the form states of it; its number and dates are those of the policy. */
  readonly read: EndorsementDetail;
}

const BY_CONTRACT = 'Any person or organization where required by written contract';
const NAMED: EndorsementDetail = { count: 'unlimited', namedEntities: [BY_CONTRACT] };

/** Forms that policies of these lines usually have (reference: additional insured forms; reference: primary and waiver forms). */
const ENDORSEMENTS: Readonly<Partial<Record<CoverageLine, readonly DemoEndorsement[]>>> = {
  generalLiability: [
    {
      code: 'additionalInsuredOngoing',
      form: 'CG 20 10 04 13',
      read: {
        ...NAMED,
        scopes: ['additionalInsured', 'ongoingOperations'],
        scheduledAdditionalInsured: true,
        scheduledOngoingOperations: true,
      },
    },
    {
      code: 'additionalInsuredCompleted',
      form: 'CG 20 37 04 13',
      read: {
        ...NAMED,
        scopes: ['additionalInsured', 'completedOperations'],
        scheduledAdditionalInsured: true,
        scheduledCompletedOperations: true,
      },
    },
    { code: 'waiverOfSubrogation', form: 'CG 24 04 05 09', read: { ...NAMED, scheduledWaiverOfSubrogation: true } },
    { code: 'primaryNoncontributory', form: 'CG 20 01 04 13', read: { count: 'unlimited' } },
  ],
  automobile: [
    {
      code: 'additionalInsuredOngoing',
      form: 'CA 20 48 10 13',
      read: { ...NAMED, scopes: ['additionalInsured'], scheduledAdditionalInsured: true },
    },
    { code: 'waiverOfSubrogation', form: 'CA 04 44 10 13', read: { ...NAMED, scheduledWaiverOfSubrogation: true } },
  ],
  workersCompensation: [
    { code: 'waiverOfSubrogation', form: 'WC 00 03 13', read: { ...NAMED, scheduledWaiverOfSubrogation: true } },
  ],
  commercialProperty: [
    { code: 'lossPayee', form: 'CP 12 18 10 12', read: { count: 2, namedEntities: ['Front Range Bank'] } },
  ],
  physicalDamage: [
    { code: 'lossPayee', form: 'CA 99 44 01 87', read: { count: 1, namedEntities: ['Front Range Bank'] } },
  ],
};

/** The endorsements of a demo policy. `ongoingForm`: the form for ongoing operations on general liability, where it is not the usual one. */
export function endorsementsOf(line: CoverageLine, grade: Grade, ongoingForm?: string): readonly Endorsement[] {
  return (ENDORSEMENTS[line] ?? []).map(({ code, form }) => {
    const named = line === 'generalLiability' && code === 'additionalInsuredOngoing' ? (ongoingForm ?? form) : form;
    return grade === 'seen' ? { code, grade, form: named } : { code, grade };
  });
}

/** What is stated of them: nothing where a box was checked and no form was seen, or where the form is not the usual one. */
export function endorsementDetailsOf(
  line: CoverageLine,
  stated: readonly Endorsement[],
  policyNumber: string,
  { effectiveOn, expiresOn }: PolicyPeriod,
): EndorsementDetails {
  const seen = (ENDORSEMENTS[line] ?? []).filter(({ code, form }) =>
    stated.some((endorsement) => endorsement.code === code && endorsement.form === form),
  );
  return Object.fromEntries(
    seen.map(({ code, read }) => [code, { ...read, policyNumber, effectiveFrom: effectiveOn, effectiveTo: expiresOn }]),
  );
}
