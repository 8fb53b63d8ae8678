/** What an insured may ask its agent to endorse for whom it shares with [D03]. */
export const REQUESTED_ENDORSEMENTS = [
  'additionalInsured',
  'waiverOfSubrogation',
  'primaryNonContributory',
  'lossPayee',
  'lenderLossPayable',
  'mortgagee',
  'contractOfSale',
] as const;
export type RequestedEndorsement = (typeof REQUESTED_ENDORSEMENTS)[number];
