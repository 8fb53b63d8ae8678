import { keysOf } from '@covertrail/domain/kernel/record-of';
import { lettersOf } from '../form/labels.js';
import { wordsOf, type LabelSet } from './label-set.js';

/** The printed labels of evidence of property (ACORD 27 and 28), and how an issuer may word each. */
const WORDINGS = {
  date: ['DATE (MM/DD/YYYY)'],
  agency: ['AGENCY', 'PRODUCER', 'PRODUCER NAME', 'PRODUCER NAME, CONTACT PERSON AND ADDRESS'],
  agencyEnd: ['CONTACT PERSON AND ADDRESS'],
  contact: ['CONTACT NAME', 'CONTACT'],
  phone: ['PHONE (A/C, No, Ext)', 'PHONE'],
  fax: ['FAX (A/C, No)', 'FAX'],
  email: ['E-MAIL ADDRESS', 'E-MAIL'],
  phoneEnd: ['(A/C, No, Ext)'],
  faxEnd: ['(A/C, No)'],
  emailEnd: ['ADDRESS'],
  code: ['CODE'],
  subCode: ['SUB CODE'],
  customer: ['AGENCY CUSTOMER ID #', 'CUSTOMER ID #'],
  company: ['COMPANY', 'COMPANY NAME AND ADDRESS'],
  severalCompanies: ['IF MULTIPLE COMPANIES, COMPLETE SEPARATE FORM FOR EACH'],
  naic: ['NAIC #', 'NAIC NO', 'NAIC'],
  insured: ['INSURED', 'NAMED INSURED AND ADDRESS'],
  loanNumber: ['LOAN NUMBER'],
  policyNumber: ['POLICY NUMBER'],
  effective: ['EFFECTIVE DATE'],
  expiration: ['EXPIRATION DATE'],
  continued: ['CONTINUED UNTIL TERMINATED IF CHECKED', 'CONTINUED UNTIL'],
  continuedEnd: ['TERMINATED IF CHECKED'],
  replaces: ['THIS REPLACES PRIOR EVIDENCE DATED'],
  property: ['PROPERTY INFORMATION'],
  certificateNumber: ['CERTIFICATE NUMBER'],
  revisionNumber: ['REVISION NUMBER'],
  description: ['LOCATION / DESCRIPTION', 'LOCATION/DESCRIPTION'],
  listed: ['THE POLICIES OF INSURANCE LISTED BELOW'],
  coverage: ['COVERAGE INFORMATION'],
  perils: ['PERILS INSURED'],
  basic: ['BASIC'],
  broad: ['BROAD'],
  special: ['SPECIAL'],
  nameHead: ['COVERAGE / PERILS / FORMS'],
  commercialAmount: ['COMMERCIAL PROPERTY COVERAGE AMOUNT OF INSURANCE'],
  commercialDeductible: ['DED'],
  policyType: ['POLICY TYPE'],
  additionalNamed: ['ADDITIONAL NAMED INSURED(S)'],
  servicingAgent: ['LENDER SERVICING AGENT NAME AND ADDRESS'],
  contractOfSale: ['CONTRACT OF SALE'],
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
  nameAndAddress: ['NAME AND ADDRESS'],
  secondLoan: ['LOAN #'],
  remarks: ['REMARKS (Including Special Conditions)'],
  cancellation: ['CANCELLATION'],
  representative: ['AUTHORIZED REPRESENTATIVE'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type EvidenceLabel = keyof typeof WORDINGS;

/** By the letters of a wording. */
const LABEL_BY_LETTERS: ReadonlyMap<string, EvidenceLabel> = new Map(
  keysOf(WORDINGS).flatMap((name) => WORDINGS[name].map((wording) => [lettersOf(wording), name] as const)),
);

const LABEL_WORDS = wordsOf(Object.values(WORDINGS));

/** Labels that are common words are those in the line of another one. */
const BESIDE: Readonly<Partial<Record<EvidenceLabel, EvidenceLabel>>> = {
  basic: 'perils',
  broad: 'perils',
  special: 'perils',
  amountHead: 'nameHead',
  deductibleHead: 'nameHead',
};
const SECONDS: readonly EvidenceLabel[] = ['agencyEnd', 'phoneEnd', 'faxEnd', 'emailEnd', 'continuedEnd'];
const NEEDED_BESIDE: readonly EvidenceLabel[] = [
  'company',
  'policyNumber',
  'effective',
  'expiration',
  'amountHead',
  'deductibleHead',
];

/** The labels of evidence of property as we word them: interests stand in the line of their name. */
const OURS: LabelSet<EvidenceLabel> = {
  byLetters: LABEL_BY_LETTERS,
  words: LABEL_WORDS,
  sections: ['property', 'listed', 'coverage', 'interest', 'holder'],
  needed: [
    'agency',
    'insured',
    'property',
    'description',
    'coverage',
    'nameHead',
    'interest',
    'holder',
    'representative',
  ],
  neededBeside: [...NEEDED_BESIDE, 'cancellation'],
  seconds: SECONDS,
  beside: {
    ...BESIDE,
    mortgagee: 'interest',
    lossPayee: 'interest',
    lenderLossPayable: 'interest',
    additionalInsured: 'interest',
  },
};

/** Those of an ACORD 27: remarks below the amounts, and interests beside the name of the additional interest. */
const OF_FORM: LabelSet<EvidenceLabel> = {
  byLetters: LABEL_BY_LETTERS,
  words: LABEL_WORDS,
  sections: ['property', 'listed', 'coverage', 'remarks', 'cancellation', 'holder'],
  needed: [
    'agency',
    'insured',
    'property',
    'description',
    'coverage',
    'nameHead',
    'remarks',
    'cancellation',
    'holder',
    'nameAndAddress',
    'representative',
  ],
  neededBeside: NEEDED_BESIDE,
  beside: BESIDE,
  seconds: SECONDS,
};

/** Those of an ACORD 28: one amount, and answers in columns. */
const OF_COMMERCIAL_FORM: LabelSet<EvidenceLabel> = {
  ...OF_FORM,
  sections: ['property', 'listed', 'coverage', 'commercialAmount', 'remarks', 'cancellation', 'holder'],
  needed: [
    'agency',
    'insured',
    'property',
    'description',
    'coverage',
    'commercialAmount',
    'businessIncome',
    'replacementCost',
    'waiver',
    'cancellation',
    'holder',
    'nameAndAddress',
    'representative',
  ],
  neededBeside: ['company', 'policyNumber', 'effective', 'expiration', 'flood', 'commercialDeductible'],
  beside: { ...BESIDE, commercialDeductible: 'commercialAmount' },
};

/** The labels of evidence of property, for each way of laying it out. */
export const EVIDENCE_LABELS: readonly LabelSet<EvidenceLabel>[] = [OURS, OF_FORM, OF_COMMERCIAL_FORM];
