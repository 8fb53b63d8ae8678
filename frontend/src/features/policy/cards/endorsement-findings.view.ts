import type { FindingText } from '@covertrail/contracts/history/history.replies';
import type { EndorsementCode } from '@covertrail/domain/insurance/coverage';
import { NOTICE_ENDORSEMENT } from '@covertrail/domain/insurance/lines/line-rows';

interface EndorsementFindings {
  readonly byCode: ReadonlyMap<EndorsementCode, readonly FindingText[]>;
  /** About endorsements that the policy does not state. */
  readonly notStated: readonly FindingText[];
}

/**
 * The findings about endorsements, by endorsement: that it is there and proved (`generalLiability.endorsement.waiverOfSubrogation`), what
 * its form must say (`generalLiability.condition.waiverOfSubrogation:effectiveDatesRequired`), and the notice that it gives (`generalLiability.notice`).
 */
export function endorsementFindings(
  findings: readonly FindingText[],
  stated: readonly EndorsementCode[],
): EndorsementFindings {
  const about = findings.flatMap((finding): { readonly finding: FindingText; readonly code: string | undefined }[] => {
    const [, kind, rest = ''] = finding.rule.split('.');
    if (kind === 'notice') return [{ finding, code: NOTICE_ENDORSEMENT }];
    return kind === 'endorsement' || kind === 'condition' ? [{ finding, code: rest.split(':')[0] }] : [];
  });
  return {
    byCode: new Map(
      stated.map((code) => [code, about.filter((entry) => entry.code === code).map(({ finding }) => finding)]),
    ),
    notStated: about
      .filter(({ code }) => !stated.some((endorsementCode) => endorsementCode === code))
      .map(({ finding }) => finding),
  };
}
