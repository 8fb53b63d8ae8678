import { keysOf } from '@covertrail/domain/kernel/record-of';

/**
 * The printed labels of an ACORD 25, and roughly where each begins on a page of 612 by 792 points: left edge, base line. The places only say
 * which of several equal labels is which; values are read by where the labels of the page at hand stand. An edition may word a label in
 * another way. Measured by us on pages of the editions 2010/05, 2014/01 and 2016/03.
 */
const ROWS = {
  title: [162, 751, 'CERTIFICATE OF LIABILITY INSURANCE'],
  date: [521, 760, 'DATE (MM/DD/YYYY)', 'DATE (MM/DD/YY)'],
  producer: [22, 664, 'PRODUCER'],
  contact: [310, 667, 'CONTACT', 'CONTACT NAME'],
  contactName: [310, 661, 'NAME'],
  phone: [310, 654, 'PHONE', 'PHONE (A/C, No, Ext)'],
  phoneNumber: [310, 649, '(A/C, No, Ext)'],
  fax: [486, 654, 'FAX', 'FAX (A/C, No)'],
  faxNumber: [486, 649, '(A/C, No)'],
  email: [310, 642, 'E-MAIL', 'E-MAIL ADDRESS'],
  emailAddress: [310, 637, 'ADDRESS'],
  affording: [369, 626, 'INSURER(S) AFFORDING COVERAGE', 'INSURERS AFFORDING COVERAGE'],
  naic: [557, 626, 'NAIC #', 'NAIC'],
  insurerA: [310, 614, 'INSURER A'],
  insurerB: [310, 602, 'INSURER B'],
  insurerC: [310, 590, 'INSURER C'],
  insurerD: [310, 578, 'INSURER D'],
  insurerE: [310, 566, 'INSURER E'],
  insurerF: [310, 554, 'INSURER F'],
  insured: [22, 604, 'INSURED'],
  coverages: [22, 542, 'COVERAGES'],
  certificateNumber: [158, 542, 'CERTIFICATE NUMBER'],
  revisionNumber: [425, 542, 'REVISION NUMBER'],
  letterTop: [20, 499, 'INSR', 'INSR LTR'],
  letter: [21, 493, 'LTR'],
  type: [75, 494, 'TYPE OF INSURANCE'],
  additionalInsured: [177, 499, 'ADDL', 'ADDL INSD', 'ADDL INSR'],
  additionalInsuredEnd: [178, 493, 'INSD', 'INSR'],
  waiver: [195, 499, 'SUBR', 'SUBR WVD'],
  waiverEnd: [197, 493, 'WVD'],
  policyNumber: [247, 494, 'POLICY NUMBER'],
  effective: [337, 499, 'POLICY EFF', 'POLICY EFF (MM/DD/YYYY)'],
  effectiveForm: [334, 493, '(MM/DD/YYYY)'],
  expiration: [384, 499, 'POLICY EXP', 'POLICY EXP (MM/DD/YYYY)'],
  expirationForm: [381, 493, '(MM/DD/YYYY)'],
  limits: [500, 494, 'LIMITS'],
  generalHead: [40, 484, 'GENERAL LIABILITY'],
  commercial: [54, 484, 'COMMERCIAL GENERAL LIABILITY'],
  generalClaimsMade: [68, 470, 'CLAIMS-MADE'],
  generalOccurrence: [133, 470, 'OCCUR'],
  aggregatePer: [40, 434, "GEN'L AGGREGATE LIMIT APPLIES PER"],
  perPolicy: [54, 422, 'POLICY'],
  perProject: [97, 426, 'PRO-', 'PROJECT', 'PRO-JECT'],
  perProjectEnd: [97, 421, 'JECT'],
  perLocation: [140, 422, 'LOC'],
  perOther: [54, 410, 'OTHER'],
  eachOccurrence: [428, 482, 'EACH OCCURRENCE'],
  rentedPremises: [428, 475, 'DAMAGE TO RENTED', 'DAMAGE TO RENTED PREMISES (Ea occurrence)'],
  rentedPremisesEnd: [428, 469, 'PREMISES (Ea occurrence)'],
  medicalExpense: [428, 458, 'MED EXP (Any one person)'],
  personalInjury: [428, 446, 'PERSONAL & ADV INJURY'],
  generalAggregate: [428, 434, 'GENERAL AGGREGATE'],
  productsAggregate: [428, 422, 'PRODUCTS - COMP/OP AGG'],
  auto: [40, 400, 'AUTOMOBILE LIABILITY'],
  anyAuto: [54, 388, 'ANY AUTO'],
  owned: [54, 378, 'OWNED', 'ALL OWNED', 'OWNED AUTOS ONLY', 'ALL OWNED AUTOS'],
  ownedEnd: [54, 372, 'AUTOS ONLY', 'AUTOS'],
  scheduled: [122, 378, 'SCHEDULED', 'SCHEDULED AUTOS'],
  scheduledEnd: [122, 372, 'AUTOS'],
  hired: [54, 366, 'HIRED', 'HIRED AUTOS ONLY', 'HIRED AUTOS'],
  hiredEnd: [54, 360, 'AUTOS ONLY'],
  nonOwned: [122, 366, 'NON-OWNED', 'NON-OWNED AUTOS ONLY', 'NON-OWNED AUTOS'],
  nonOwnedEnd: [122, 360, 'AUTOS ONLY', 'AUTOS'],
  combinedSingle: [428, 402, 'COMBINED SINGLE LIMIT', 'COMBINED SINGLE LIMIT (Ea accident)'],
  combinedSingleEnd: [428, 397, '(Ea accident)', '(Each accident)'],
  injuryPerPerson: [428, 388, 'BODILY INJURY (Per person)'],
  injuryPerAccident: [428, 376, 'BODILY INJURY (Per accident)'],
  propertyDamage: [428, 366, 'PROPERTY DAMAGE', 'PROPERTY DAMAGE (Per accident)'],
  propertyDamageEnd: [428, 361, '(Per accident)'],
  umbrella: [54, 340, 'UMBRELLA LIAB'],
  excess: [54, 328, 'EXCESS LIAB'],
  umbrellaOccurrence: [133, 338, 'OCCUR'],
  umbrellaClaimsMade: [133, 326, 'CLAIMS-MADE'],
  deductible: [54, 314, 'DED', 'DEDUCTIBLE'],
  retention: [90, 314, 'RETENTION'],
  umbrellaEach: [428, 338, 'EACH OCCURRENCE'],
  umbrellaAggregate: [428, 326, 'AGGREGATE'],
  workers: [38, 305, 'WORKERS COMPENSATION'],
  workersEnd: [38, 298, "AND EMPLOYERS' LIABILITY"],
  excludedHead: [38, 290, 'ANY PROPRIETOR/PARTNER/EXECUTIVE'],
  excluded: [38, 284, 'OFFICER/MEMBER EXCLUDED?'],
  excludedState: [38, 278, '(Mandatory in NH)'],
  excludedIf: [38, 272, 'If yes, describe under'],
  excludedEnd: [38, 266, 'DESCRIPTION OF OPERATIONS below'],
  yesNo: [159, 296, 'Y / N'],
  notApplicable: [179, 286, 'N / A'],
  perStatute: [443, 306, 'PER', 'WC STATU-', 'PER STATUTE'],
  perStatuteEnd: [443, 301, 'STATUTE', 'TORY LIMITS'],
  otherStatute: [493, 306, 'OTH-', 'OTHER', 'OTH-ER'],
  otherStatuteEnd: [493, 301, 'ER'],
  eachAccident: [428, 290, 'E.L. EACH ACCIDENT'],
  diseaseEmployee: [428, 278, 'E.L. DISEASE - EA EMPLOYEE'],
  diseasePolicy: [428, 266, 'E.L. DISEASE - POLICY LIMIT'],
  description: [22, 220, 'DESCRIPTION OF OPERATIONS / LOCATIONS / VEHICLES'],
  holder: [22, 134, 'CERTIFICATE HOLDER'],
  cancellation: [310, 134, 'CANCELLATION'],
  representative: [310, 76, 'AUTHORIZED REPRESENTATIVE'],
  footer: [22, 27, 'ACORD 25'],
} as const satisfies Readonly<Record<string, readonly [number, number, string, ...string[]]>>;

export type LabelName = keyof typeof ROWS;

export interface Label {
  readonly name: LabelName;
  readonly x: number;
  readonly y: number;
  /** Its words in one run of letters and digits, for each wording. */
  readonly wordings: readonly string[];
  /** Some editions print it, or a part of it, in another place or not at all: a page without it is as good. */
  readonly isOptional: boolean;
}

/** Letters and digits alone, so that spaces, signs and capitals make no difference. */
export const lettersOf = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** Second lines of labels, and what only some editions print. */
const OPTIONAL =
  /End$|Form$|^(generalHead|contactName|phoneNumber|faxNumber|letterTop|emailAddress|perOther|footer|excluded(State|If|Head))$/;

export const LABELS: readonly Label[] = keysOf(ROWS).map((name) => {
  const [x, y, ...wordings] = ROWS[name];
  return { name, x, y, wordings: wordings.map(lettersOf), isOptional: OPTIONAL.test(name) };
});

/** All words of which labels are made, each as letters alone. */
export const LABEL_WORDS: ReadonlySet<string> = new Set(
  keysOf(ROWS).flatMap((name) => {
    const [, , ...wordings] = ROWS[name];
    return wordings.flatMap((wording) => wording.split(' ').map(lettersOf));
  }),
);

/** The size of the page that the places are given for. */
export const FORM_SIZE = { width: 612, height: 792 };
