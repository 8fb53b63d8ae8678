import type { CoverageLine, Endorsement, LimitCode } from '@covertrail/domain/insurance/coverage';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { UNSTATED_TERMS } from '@covertrail/domain/insurance/terms/unstated-terms';
import type {
  CertificateContent,
  CertifiedPolicy,
} from '@covertrail/domain/issued-certificate/certificate-content.contract';
import { dollars } from '@covertrail/domain/kernel/money';

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const carrier = (number: number, name: string, naic: string) => ({ carrierId: id(number), name, naic });

export const limitsOf = (amounts: Readonly<Partial<Record<LimitCode, number>>>): PolicyTerms['limits'] =>
  Object.fromEntries(Object.entries(amounts).map(([code, amount]) => [code, dollars(amount)]));

export const endorsed = (...codes: readonly Endorsement['code'][]): readonly Endorsement[] =>
  codes.map((code) => ({ code, grade: 'seen' }));

const TERMS: PolicyTerms = {
  ...UNSTATED_TERMS,
  policyNumber: 'POL-1',
  period: { effectiveOn: '2026-01-01', expiresOn: '2027-01-01' },
  carrier: carrier(1, 'Granite Mutual Insurance Company', '12345'),
  limits: {},
  trigger: null,
  retroactiveOn: null,
  endorsements: [],
  schedule: null,
  descriptionOfOperations: '',
};

export const policy = (number: number, line: CoverageLine, terms: Partial<PolicyTerms>): CertifiedPolicy => ({
  policyId: id(100 + number),
  line,
  terms: { ...TERMS, ...terms },
});

const POLICIES: readonly CertifiedPolicy[] = [
  policy(1, 'generalLiability', {
    policyNumber: 'CGL 4471-22',
    trigger: 'occurrence',
    aggregate: { basis: 'perProject', description: '' },
    endorsements: endorsed('additionalInsuredOngoing', 'waiverOfSubrogation'),
    coverages: [{ type: 'contractualLiability', subCoverages: [], description: '' }],
    limits: limitsOf({
      eachOccurrence: 1_000_000,
      damageToRentedPremises: 100_000,
      medicalExpense: 5_000,
      personalAndAdvertisingInjury: 1_000_000,
      generalAggregate: 2_000_000,
      productsCompletedOperationsAggregate: 2_000_000,
    }),
  }),
  policy(2, 'automobile', {
    policyNumber: 'BAP 90817',
    carrier: carrier(2, 'Harbor Casualty Company', '23456'),
    autoSymbols: [2, 8, 9],
    limits: limitsOf({ combinedSingleLimit: 1_000_000 }),
  }),
  policy(3, 'umbrella', {
    policyNumber: 'UMB 3-118',
    trigger: 'occurrence',
    statedValues: { retentionAmount: dollars(10_000) },
    limits: limitsOf({ umbrellaEachOccurrence: 5_000_000, umbrellaAggregate: 5_000_000 }),
  }),
  policy(4, 'workersCompensation', {
    policyNumber: 'WC 55-0192',
    carrier: carrier(3, 'Summit Workers Mutual', '34567'),
    endorsements: endorsed('waiverOfSubrogation'),
    exclusion: { excluded: false, comment: '' },
    statedValues: { perStatute: true },
    limits: limitsOf({ eachAccident: 1_000_000, diseaseEachEmployee: 1_000_000, diseasePolicyLimit: 1_000_000 }),
  }),
  policy(5, 'professionalLiability', {
    policyNumber: 'PL 2201',
    carrier: carrier(4, 'Lloyd Street Specialty Insurance Company', '45678'),
    trigger: 'claimsMade',
    retroactiveOn: '2020-03-01',
    limits: limitsOf({ professionalEachClaim: 2_000_000, professionalAggregate: 4_000_000 }),
  }),
];

/** A certificate as most are; what a test is about is changed. */
export const content = (change: Partial<CertificateContent> = {}): CertificateContent => ({
  form: '25',
  number: 'CT-2026-000481',
  revision: 2,
  issuedOn: '2026-11-29',
  producer: {
    name: 'Hollis & Vance Insurance Agency',
    addressLines: ['400 Market Street', 'Suite 210', 'Denver, CO 80202'],
    contact: 'Priya Raman',
    phone: '(303) 555-0142',
    fax: '(303) 555-0143',
    email: 'priya.raman@hollisvance.example',
  },
  insured: { name: 'Granite Peak Roofing LLC', addressLines: ['1200 Ridge Road', 'Boulder, CO 80301'] },
  holder: { name: 'Riverbend Construction Inc', addressLines: ['55 Water Street', 'Fort Collins, CO 80521'] },
  policies: POLICIES,
  description:
    'Project: Riverbend Library, 55 Water Street. Certificate issued for the roofing work under contract RB-2026-17.',
  representative: 'Priya Raman',
  check: { code: 'K7QX-93TM-4WPD', url: 'https://covertrail.example/check/K7QX93TM4WPD' },
  ...change,
});

const PROPERTY: readonly CertifiedPolicy[] = [
  policy(11, 'commercialProperty', {
    policyNumber: 'CPP 33810',
    limits: limitsOf({
      buildingLimit: 4_500_000,
      businessPersonalProperty: 750_000,
      businessIncome: 1_200_000,
      floodLimit: 500_000,
    }),
    limitDetails: {
      buildingLimit: {
        deductible: { kind: 'perOccurrence', value: dollars(25_000) },
        valuation: 'replacementCost',
        coinsurance: 9_000,
      },
      businessIncome: { deductible: { kind: 'waitingHours', value: 72 } },
      floodLimit: { deductible: { kind: 'percentOfValue', value: 200 } },
    },
    endorsements: endorsed('mortgageHolder', 'waiverOfSubrogation'),
    coverages: [{ type: 'ordinanceOrLaw', subCoverages: ['demolitionCost'], description: '' }],
    statedValues: { causesOfLoss: 'specialCauses', floodAnswer: 'includedPeril', windAnswer: 'excludedPeril' },
  }),
  policy(12, 'inlandMarine', {
    policyNumber: 'IM 7731',
    carrier: carrier(5, 'Coastal Marine Insurance Company', '56789'),
    limits: limitsOf({ scheduledTotal: 320_000, anyOneItem: 50_000 }),
    limitDetails: { scheduledTotal: { deductible: { kind: 'perOccurrence', value: dollars(1_000) } } },
  }),
];

/** A certificate of property: a building with its contents, and equipment of another insurer. */
export const propertyContent = (form: '24' | '27' | '28'): CertificateContent =>
  content({
    form,
    policies: form === '24' ? PROPERTY : PROPERTY.slice(0, 1),
    description: 'Warehouse of masonry, 55 Water Street, Fort Collins, CO 80521',
  });
