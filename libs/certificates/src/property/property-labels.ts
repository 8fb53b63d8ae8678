import { INSURER_LETTERS } from '@covertrail/domain/insurance/certificate/field-keys';
import { keysOf } from '@covertrail/domain/kernel/record-of';
import { wordsOf, type LabelSet } from '../evidence/label-set.js';
import { lettersOf } from '../form/labels.js';

/** The printed labels of a certificate of property insurance (ACORD 24), and how an issuer may word each. */
const WORDINGS = {
  date: ['DATE (MM/DD/YYYY)'],
  producer: ['PRODUCER'],
  contact: ['CONTACT NAME', 'CONTACT'],
  contactEnd: ['NAME'],
  phone: ['PHONE (A/C, No, Ext)', 'PHONE'],
  phoneEnd: ['(A/C, No, Ext)'],
  fax: ['FAX (A/C, No)', 'FAX'],
  faxEnd: ['(A/C, No)'],
  email: ['E-MAIL ADDRESS', 'E-MAIL'],
  emailEnd: ['ADDRESS'],
  customer: ['PRODUCER CUSTOMER ID', 'CUSTOMER ID'],
  affording: ['INSURER(S) AFFORDING COVERAGE', 'INSURERS AFFORDING COVERAGE'],
  naic: ['NAIC #', 'NAIC'],
  insurerA: ['INSURER A'],
  insurerB: ['INSURER B'],
  insurerC: ['INSURER C'],
  insurerD: ['INSURER D'],
  insurerE: ['INSURER E'],
  insurerF: ['INSURER F'],
  insured: ['INSURED'],
  certificateNumber: ['CERTIFICATE NUMBER'],
  revisionNumber: ['REVISION NUMBER'],
  location: ['LOCATION OF PREMISES / DESCRIPTION OF PROPERTY'],
  listed: ['THIS IS TO CERTIFY THAT'],
  typeHead: ['TYPE OF INSURANCE'],
  letterHead: ['INSR', 'INSR LTR'],
  numberHead: ['POLICY NUMBER'],
  effectiveHead: ['POLICY EFF', 'POLICY EFFECTIVE', 'POLICY EFFECTIVE DATE'],
  expirationHead: ['POLICY EXP', 'POLICY EXPIRATION', 'POLICY EXPIRATION DATE'],
  coveredHead: ['COVERED PROPERTY'],
  deductibleHead: ['DEDUCTIBLE'],
  limitsHead: ['LIMITS (USD)', 'LIMITS (CAD)', 'LIMITS'],
  special: ['SPECIAL CONDITIONS / OTHER COVERAGES'],
  holder: ['CERTIFICATE HOLDER'],
  cancellation: ['CANCELLATION'],
  representative: ['AUTHORIZED REPRESENTATIVE'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

export type PropertyLabel = keyof typeof WORDINGS;

/** The labels of a certificate of property insurance. */
export const PROPERTY_LABELS: LabelSet<PropertyLabel> = {
  byLetters: new Map(
    keysOf(WORDINGS).flatMap((name) => WORDINGS[name].map((wording) => [lettersOf(wording), name] as const)),
  ),
  words: wordsOf(Object.values(WORDINGS)),
  sections: ['location', 'listed', 'typeHead', 'special'],
  needed: ['producer', 'insured', 'typeHead', 'special', 'holder', 'representative'],
  neededBeside: [
    'insurerA',
    'insurerF',
    'naic',
    'numberHead',
    'effectiveHead',
    'expirationHead',
    'coveredHead',
    'limitsHead',
    'cancellation',
  ],
  beside: {},
  seconds: ['contactEnd', 'phoneEnd', 'faxEnd', 'emailEnd'],
};

/** The labels of the insurers, by their letters. */
export const INSURER_ROWS = INSURER_LETTERS.map((letter) => ({ letter, label: `insurer${letter}` as const }));
