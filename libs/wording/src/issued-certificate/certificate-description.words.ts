import type { EndorsementCode } from '@covertrail/domain/insurance/line-codes';
import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import type { CertifiedPolicy } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { ENDORSEMENT_NAMES, LINE_NAMES } from '../insurance/labels.js';
import { heldText, type HeldText } from './asserted-endorsements.words.js';

/** What the description reads of a policy. */
export interface DescribedPolicy extends Pick<CertifiedPolicy, 'line'> {
  readonly terms: Pick<PolicyTerms, 'policyNumber' | 'endorsements' | 'descriptionOfOperations' | 'remarks'>;
}

/** The endorsements that at least one of these policies has. */
export const heldEndorsements = (policies: readonly DescribedPolicy[]): ReadonlySet<EndorsementCode> =>
  new Set(policies.flatMap(({ terms }) => terms.endorsements.map(({ code }) => code)));

/**
 * The description of operations of a certificate: what the agent typed, the notes for the holder, what the policies say of their operations, their
 * remarks, and a sentence for each endorsement with the policies that have it. What was written with the policies or the holder is printed but for
 * the sentences that assert an endorsement which none of these policies has [E03].
 */
export function certificateDescription(
  policies: readonly DescribedPolicy[],
  holder: HolderDetails,
  typed: string,
): HeldText {
  const held = heldEndorsements(policies);
  const written = [
    typed,
    holder.includeNotesAndAddressOnCoi ? holder.notes : '',
    ...policies.flatMap(({ terms }) => [terms.descriptionOfOperations, ...terms.remarks]),
  ];
  const texts = [...new Set(written.map((text) => text.trim()))].map((text) => heldText(text, held));
  return {
    text: [...texts.map(({ text }) => text), ...endorsementSentences(policies, held)]
      .filter((text) => text !== '')
      .join('\n'),
    leftOut: texts.flatMap(({ leftOut }) => leftOut),
  };
}

/** `Waiver of subrogation: General liability GL-88120 (CG 24 04 05 09).` */
function endorsementSentences(
  policies: readonly DescribedPolicy[],
  held: ReadonlySet<EndorsementCode>,
): readonly string[] {
  return [...held].map((code) => {
    const having = policies.flatMap(({ line, terms }) =>
      terms.endorsements
        .filter((endorsement) => endorsement.code === code)
        .map(({ form }) => `${LINE_NAMES[line]} ${terms.policyNumber}${form ? ` (${form})` : ''}`),
    );
    return `${ENDORSEMENT_NAMES[code]}: ${having.join(', ')}.`;
  });
}
