import type { HolderDetails } from '../insurance/terms/holder-details.js';
import type { HolderAddress } from '../insurance/terms/certificate-holder.js';
import { printedHolder, printedLines, type BoxText } from '../insurance/terms/printed-box.js';
import { LINE_TABLE } from '../insurance/line-table.js';
import { keysOf } from '../kernel/record-of.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type {
  CertifiablePolicy,
  CertificateContent,
  CertifiedPolicy,
  PrintedParty,
} from './certificate-content.contract.js';
import { formShows } from './certificate-forms.rules.js';

/** The company that is insured, as its own stream names it. */
export interface InsuredCompany {
  readonly name: string;
  readonly address: HolderAddress;
}

/** What a certificate is made of. `representative` is who signs. */
export interface CertificateBasis extends Pick<
  CertificateContent,
  'form' | 'number' | 'revision' | 'issuedOn' | 'producer' | 'representative' | 'check' | 'description'
> {
  readonly insured: InsuredCompany;
  readonly holder: HolderDetails;
  /** As they stand on the day of issue. */
  readonly policies: readonly CertifiablePolicy[];
}

const LINES_IN_ORDER = keysOf(LINE_TABLE);

/** In the order of the lines and then of their numbers. */
export const certifiedPolicies = (policies: readonly CertifiablePolicy[]): readonly CertifiedPolicy[] =>
  policies
    .map(({ certified }) => certified)
    .sort(
      (a, b) =>
        LINES_IN_ORDER.indexOf(a.line) - LINES_IN_ORDER.indexOf(b.line) ||
        (a.terms.policyNumber < b.terms.policyNumber ? -1 : 1),
    );

/**
 * What the certificate says for this holder, of policies as they stand on the day of issue. Throws CERTIFICATE.NOT_ELIGIBLE where there is no
 * policy, or one cannot be certified on that day, and CERTIFICATE.OTHER_FORM where the form has no place for one [E03].
 */
export function certificateContentOf(basis: CertificateBasis): CertificateContent {
  const { insured, holder, policies, ...stated } = basis;
  checkPolicies(policies, stated.form);
  return {
    ...stated,
    ...printedParties(insured, holder),
    policies: certifiedPolicies(policies),
  };
}

/** What stands in the boxes of the insured and the holder. */
export const printedParties = (
  insured: InsuredCompany,
  holder: HolderDetails,
): Pick<CertificateContent, 'insured' | 'holder'> => ({
  insured: partyOf(insuredBox(insured, holder)),
  holder: partyOf(printedHolder(holder)),
});

/** The same refusals, before anything is drawn. */
export function checkPolicies(policies: readonly CertifiablePolicy[], form: CertificateContent['form']): void {
  if (policies.length === 0 || policies.some(({ because }) => because !== null))
    throw new RuleBroken('CERTIFICATE.NOT_ELIGIBLE');
  if (policies.some(({ certified }) => !formShows(form, certified.line)))
    throw new RuleBroken('CERTIFICATE.OTHER_FORM');
}

/** The names that the entry of the holder states take the place of the company's own [D06]. */
const insuredBox = (insured: InsuredCompany, holder: HolderDetails): BoxText => ({
  names: [
    holder.primaryNamedInsured.trim() === '' ? insured.name : holder.primaryNamedInsured,
    ...holder.furtherNamedInsureds,
  ],
  address: insured.address,
});

/** A name that is longer than a line continues on the next. */
function partyOf(box: BoxText): PrintedParty {
  const [name = '', ...addressLines] = printedLines(box);
  return { name, addressLines };
}
