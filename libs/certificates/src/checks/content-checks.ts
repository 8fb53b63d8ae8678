import { CERTIFICATE_LINES, type FieldKey, type Party } from '@covertrail/domain/insurance/certificate/field-keys';
import type { CertificateFinding } from '@covertrail/domain/insurance/certificate/certificate-finding';
import type { ReadFields } from '../certificate/read-fields.js';
import { zipIsIn } from './zip-states.js';

const AGGREGATES: readonly (readonly [FieldKey, FieldKey])[] = [
  ['generalLiability.eachOccurrence', 'generalLiability.generalAggregate'],
  ['generalLiability.eachOccurrence', 'generalLiability.productsAggregate'],
  ['umbrella.eachOccurrence', 'umbrella.aggregate'],
  ['workersCompensation.diseaseEmployee', 'workersCompensation.diseasePolicy'],
];
const PARTIES: readonly Party[] = ['producer', 'insured', 'holder'];
const WAIVER = /waivers?\s+(of\s+)?subrogation|subrogation\s+(is\s+|are\s+|has\s+been\s+)?waived|\bWOS\b/i;
const ADDITIONAL_INSURED = /additional(ly)?\s+insureds?/i;

/** What limits, addresses and the description say that other fields do not. */
export const contentFindings = (fields: ReadFields): readonly CertificateFinding[] => [
  ...aggregateFindings(fields),
  ...zipFindings(fields),
  ...triggerFindings(fields),
  ...descriptionFindings(fields, WAIVER, 'waiver', 'CERTIFICATE.WAIVER_NOT_TICKED'),
  ...descriptionFindings(fields, ADDITIONAL_INSURED, 'additionalInsured', 'CERTIFICATE.ADDITIONAL_INSURED_NOT_TICKED'),
];

const aggregateFindings = (fields: ReadFields): readonly CertificateFinding[] =>
  AGGREGATES.flatMap(([eachKey, aggregateKey]): readonly CertificateFinding[] => {
    const [each, aggregate] = [fields.cents(eachKey), fields.cents(aggregateKey)];
    return each !== null && aggregate !== null && aggregate < each
      ? [{ code: 'CERTIFICATE.AGGREGATE_BELOW_OCCURRENCE', keys: [eachKey, aggregateKey] }]
      : [];
  });

const zipFindings = (fields: ReadFields): readonly CertificateFinding[] =>
  PARTIES.flatMap((party): readonly CertificateFinding[] => {
    const [zip, state] = [fields.text(`${party}.zip`), fields.text(`${party}.state`)];
    return zip !== null && state !== null && zipIsIn(zip, state) === false
      ? [{ code: 'CERTIFICATE.ZIP_NOT_IN_STATE', keys: [`${party}.state`, `${party}.zip`] }]
      : [];
  });

/** A policy covers by occurrence or by claims made, not by both. */
const triggerFindings = (fields: ReadFields): readonly CertificateFinding[] =>
  (['generalLiability', 'umbrella'] as const).flatMap((line): readonly CertificateFinding[] =>
    fields.tick(`${line}.claimsMade`) === true && fields.tick(`${line}.occurrence`) === true
      ? [{ code: 'CERTIFICATE.TRIGGER_UNCLEAR', keys: [`${line}.claimsMade`, `${line}.occurrence`] }]
      : [],
  );

/** The description claims what no row is ticked for. */
function descriptionFindings(
  fields: ReadFields,
  claim: RegExp,
  part: 'waiver' | 'additionalInsured',
  code: CertificateFinding['code'],
): readonly CertificateFinding[] {
  const isClaimed = claim.test(fields.text('description') ?? '');
  const isTicked = CERTIFICATE_LINES.some((line) => fields.tick(`${line}.${part}`) === true);
  return isClaimed && !isTicked ? [{ code, keys: ['description'] }] : [];
}
