import { PRINTED_ASPECTS, printedTerms, type PrintedAspect } from '@covertrail/domain/insurance/terms/printed-terms';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import type { PrintedFact } from '@covertrail/domain/issued-certificate/certificate-check.contract';
import type { CertifiedPolicy } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { ENDORSEMENT_NAMES, LINE_NAMES } from '../insurance/labels.js';
import { aspectTexts } from '../policy/aspect-words.js';

/** What a certificate prints of a policy, by label: its limits, and what else it says of the coverage [E05]. */
interface PrintedFacts {
  readonly limits: readonly PrintedFact[];
  readonly further: readonly PrintedFact[];
}

/** These stand apart. */
const APART: ReadonlySet<PrintedAspect> = new Set<PrintedAspect>([
  'period',
  'region',
  'carrier',
  'limits',
  'endorsements',
]);

export function printedFacts(stated: PolicyTerms): PrintedFacts {
  const terms = printedTerms(stated);
  const further = PRINTED_ASPECTS.filter((aspect) => !APART.has(aspect));
  return {
    limits: factsOf('limits', terms),
    further: [
      ...terms.endorsements.map(({ code, form = '' }) => ({ label: ENDORSEMENT_NAMES[code], text: form })),
      ...further.flatMap((aspect) => factsOf(aspect, terms)),
    ],
  };
}

const factsOf = (aspect: PrintedAspect, terms: PolicyTerms): readonly PrintedFact[] =>
  Object.entries(aspectTexts(aspect, terms)).map(([label, text]) => ({ label, text }));

/** `General liability`, or the name that a policy of another line gives itself. */
export const certifiedKind = ({ line, terms }: CertifiedPolicy): string =>
  (line === 'otherCoverage' ? terms.statedValues.nameOfCoverage : undefined) ?? LINE_NAMES[line];
