import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { StatedTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { ENDORSEMENT_NAMES } from '@covertrail/wording/insurance/labels';
import { policy, priya, type AddStep } from './granite-peak-steps.js';

/** The certificate of a policy and forms that were seen are uploaded; that of the last endorsement is still missing. */
export function papers(
  on: AddStep,
  name: string,
  day: CalendarDate,
  { policyNumber, endorsements }: StatedTerms,
): void {
  const of = { do: 'attachDocument', policyId: policy(name) } as const;
  on(
    day,
    `${name}/certificate`,
    priya,
    {
      ...of,
      kind: 'certificate',
      fileName: `certificate ${policyNumber}.pdf`,
      title: `Certificate of insurance ${policyNumber}`,
    },
    30,
  );
  endorsements.slice(0, -1).forEach(({ code, form = code }, at) =>
    on(
      day,
      `${name}/${code}`,
      priya,
      {
        ...of,
        kind: 'endorsement',
        endorsement: code,
        fileName: `${form}.pdf`,
        title: `${form}: ${ENDORSEMENT_NAMES[code]}, ${policyNumber}`,
      },
      31 + at,
    ),
  );
}
