import { keysOf } from '../../kernel/record-of.js';

/** The certificates that the product shows [C12]: property, liability, evidence of property, of commercial property. */
export const ACORD_FORMS = [24, 25, 27, 28] as const;
export type AcordForm = (typeof ACORD_FORMS)[number];

/** An interest that a certificate names in a box of its own, a special endorsement [C12]. Ids are ours. */
export const FORM_INTEREST_TABLE = {
  interestMortgagee: { id: 1 },
  interestLossPayee: { id: 2 },
  interestLenderLossPayable: { id: 3 },
  interestAdditionalInsured: { id: 4 },
  interestContractOfSale: { id: 5 },
} as const;
export type FormInterest = keyof typeof FORM_INTEREST_TABLE;
export const FORM_INTERESTS: readonly FormInterest[] = keysOf(FORM_INTEREST_TABLE);

/** A form with an interest, or without one: the entry that a person chooses. */
export interface AcordFormEntry {
  /** Stable, never used again: `acordFormSpecialEndorsementMappingId` [C12]. */
  readonly mappingId: number;
  readonly form: AcordForm;
  readonly interest: FormInterest | null;
}

const entry = (mappingId: number, form: AcordForm, interest: FormInterest | null = null): AcordFormEntry => ({
  mappingId,
  form,
  interest,
});

/** The boxes of each form (reference: commercial property). Only 28 has a box for a contract of sale. */
export const ACORD_FORM_ENTRIES: readonly AcordFormEntry[] = [
  entry(1, 24),
  entry(2, 25),
  entry(3, 27),
  entry(4, 28),
  entry(5, 27, 'interestMortgagee'),
  entry(6, 27, 'interestLossPayee'),
  entry(7, 27, 'interestLenderLossPayable'),
  entry(8, 27, 'interestAdditionalInsured'),
  entry(9, 28, 'interestMortgagee'),
  entry(10, 28, 'interestLossPayee'),
  entry(11, 28, 'interestLenderLossPayable'),
  entry(12, 28, 'interestContractOfSale'),
];
