import type { RequestedEndorsement } from '@covertrail/domain/insurance/terms/requested-endorsements';

/** What an insured may ask its agent to endorse [D03]. */
export const REQUESTED_ENDORSEMENT_WORDS: Readonly<Record<RequestedEndorsement, string>> = {
  additionalInsured: 'Additional insured',
  waiverOfSubrogation: 'Waiver of subrogation',
  primaryNonContributory: 'Primary and non-contributory',
  lossPayee: 'Loss payee',
  lenderLossPayable: 'Lender’s loss payable',
  mortgagee: 'Mortgagee',
  contractOfSale: 'Contract of sale',
};
