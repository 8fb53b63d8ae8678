import { keysOf } from '@covertrail/domain/kernel/record-of';
import { lettersOf } from '../form/labels.js';
import type { LabelSet } from './label-set.js';

/** The printed labels of evidence of property (ACORD 27 and 28), and how an issuer may word each. */
const WORDINGS = {
  date: ['DATE (MM/DD/YYYY)'],
  agency: ['AGENCY', 'PRODUCER'],
  contact: ['CONTACT NAME', 'CONTACT'],
  phone: ['PHONE (A/C, No, Ext)', 'PHONE'],
  fax: ['FAX (A/C, No)', 'FAX'],
  email: ['E-MAIL ADDRESS', 'E-MAIL'],
  company: ['COMPANY'],
  naic: ['NAIC #', 'NAIC'],
  insured: ['INSURED'],
  loanNumber: ['LOAN NUMBER'],
  policyNumber: ['POLICY NUMBER'],
  effective: ['EFFECTIVE DATE'],
  expiration: ['EXPIRATION DATE'],
  property: ['PROPERTY INFORMATION'],
  certificateNumber: ['CERTIFICATE NUMBER'],
  revisionNumber: ['REVISION NUMBER'],
  description: ['LOCATION / DESCRIPTION', 'LOCATION/DESCRIPTION'],
  coverage: ['COVERAGE INFORMATION'],
  perils: ['PERILS INSURED'],
  basic: ['BASIC'],
  broad: ['BROAD'],
  special: ['SPECIAL'],
  nameHead: ['COVERAGE / PERILS / FORMS'],
  amountHead: ['AMOUNT OF INSURANCE (USD)', 'AMOUNT OF INSURANCE (CAD)', 'AMOUNT OF INSURANCE'],
  deductibleHead: ['DEDUCTIBLE'],
  businessIncome: ['BUSINESS INCOME'],
  rentalValue: ['RENTAL VALUE'],
  blanketCoverage: ['BLANKET COVERAGE'],
  terrorismCoverage: ['TERRORISM COVERAGE'],
  replacementCost: ['REPLACEMENT COST'],
  agreedValue: ['AGREED VALUE'],
  coinsurance: ['COINSURANCE'],
  ordinanceOrLaw: ['ORDINANCE OR LAW'],
  earthMovement: ['EARTH MOVEMENT'],
  flood: ['FLOOD'],
  windHail: ['WIND / HAIL'],
  namedStorm: ['NAMED STORM'],
  waiver: ['PERMISSION TO WAIVE SUBROGATION'],
  interest: ['INTEREST'],
  mortgagee: ['MORTGAGEE'],
  lossPayee: ['LOSS PAYEE'],
  lenderLossPayable: ["LENDER'S LOSS PAYABLE"],
  additionalInsured: ['ADDITIONAL INSURED'],
  holder: ['ADDITIONAL INTEREST'],
  cancellation: ['CANCELLATION'],
  representative: ['AUTHORIZED REPRESENTATIVE'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type EvidenceLabel = keyof typeof WORDINGS;

/** By the letters of a wording. */
const LABEL_BY_LETTERS: ReadonlyMap<string, EvidenceLabel> = new Map(
  keysOf(WORDINGS).flatMap((name) => WORDINGS[name].map((wording) => [lettersOf(wording), name] as const)),
);

/** Labels that head the whole width of a page: what stands above one is of another part. */
const SECTIONS: readonly EvidenceLabel[] = ['property', 'coverage', 'interest', 'holder'];

/** Without these, in this order from the top, a page is laid out in another way and is not read. */
const NEEDED: readonly EvidenceLabel[] = [
  'agency',
  'insured',
  'property',
  'description',
  'coverage',
  'nameHead',
  'interest',
  'holder',
  'representative',
];
/** These have to be there too. */
const NEEDED_BESIDE: readonly EvidenceLabel[] = [
  'company',
  'policyNumber',
  'effective',
  'expiration',
  'amountHead',
  'deductibleHead',
  'cancellation',
];
/** Labels that are common words are those in the line of another one. */
const BESIDE: Readonly<Partial<Record<EvidenceLabel, EvidenceLabel>>> = {
  basic: 'perils',
  broad: 'perils',
  special: 'perils',
  amountHead: 'nameHead',
  deductibleHead: 'nameHead',
  mortgagee: 'interest',
  lossPayee: 'interest',
  lenderLossPayable: 'interest',
  additionalInsured: 'interest',
};

/** The labels of evidence of property. */
export const EVIDENCE_LABELS: LabelSet<EvidenceLabel> = {
  byLetters: LABEL_BY_LETTERS,
  sections: SECTIONS,
  needed: NEEDED,
  neededBeside: NEEDED_BESIDE,
  beside: BESIDE,
};
