import type { CertificateContent } from '../../libs/certificates/test/drawing/certificate-content.js';
import { drawCertificate } from '../../libs/certificates/test/drawing/draw-certificate.js';
import {
  shownAmount,
  shownDate,
  text,
  ticked,
  type Content,
} from '../../libs/certificates/test/drawing/shown-values.js';

/** What a certificate says of Granite Peak: the general liability that is on file, with another limit, and a workers' compensation that is new. */
const CONTENT: Content = new Map([
  ['date', shownDate('2026-11-02', 'long')],
  ['insurerA.name', text('Summit Mutual')],
  ['insurerA.naic', text('12345')],
  ['generalLiability.letters', { shown: 'A', value: { kind: 'letters', letters: ['A'] } }],
  ['generalLiability.policyNumber', text('GL 88120')],
  ['generalLiability.effective', shownDate('2026-07-01', 'long')],
  ['generalLiability.expiration', shownDate('2027-07-01', 'long')],
  ['generalLiability.commercial', ticked()],
  ['generalLiability.occurrence', ticked()],
  ['generalLiability.additionalInsured', ticked('Y')],
  ['generalLiability.eachOccurrence', shownAmount(2_000_000, 'commas')],
  ['generalLiability.generalAggregate', shownAmount(2_000_000, 'commas')],
  ['workersCompensation.letters', { shown: 'A', value: { kind: 'letters', letters: ['A'] } }],
  ['workersCompensation.policyNumber', text('WC-5512')],
  ['workersCompensation.effective', shownDate('2026-07-01', 'long')],
  ['workersCompensation.expiration', shownDate('2027-07-01', 'long')],
  ['workersCompensation.perStatute', ticked()],
  ['workersCompensation.eachAccident', shownAmount(1_000_000, 'commas')],
  ['workersCompensation.diseaseEmployee', shownAmount(1_000_000, 'commas')],
  ['workersCompensation.diseasePolicy', shownAmount(1_000_000, 'commas')],
]);

export const EXCLUSION = 'The professional liability policy excludes mold.';
export const DESCRIPTION = `Harbor Bridge, job 7. ${EXCLUSION}`;

/** A row that names its kind of insurance in words, and what the certificate says of operations. */
const IN_WORDS: Content = new Map([
  ['other1.type', text('Professional')],
  ['other1.letters', { shown: 'A', value: { kind: 'letters', letters: ['A'] } }],
  ['other1.policyNumber', text('PL-7701')],
  ['other1.effective', shownDate('2026-07-01', 'long')],
  ['other1.expiration', shownDate('2027-07-01', 'long')],
  ['other1.limit1', shownAmount(1_000_000, 'commas', 'Each Claim')],
  ['description', text(DESCRIPTION)],
]);

/** Drawn as text, with `insuredName` as the insured. */
export async function knownCertificate(insuredName: string, inWords = false): Promise<Uint8Array> {
  const { file } = await drawCertificate(500, { isBlank: false, mode: 'text' }, (invented) =>
    named(invented, insuredName, inWords),
  );
  return file;
}

function named({ parties }: CertificateContent, name: string, inWords: boolean): CertificateContent {
  const insured = parties.insured && { ...parties.insured, name, nameLines: [name] };
  return {
    fields: new Map([...CONTENT, ...(inWords ? IN_WORDS : []), ['insured.name', text(name)]]),
    parties: { ...parties, insured },
  };
}
