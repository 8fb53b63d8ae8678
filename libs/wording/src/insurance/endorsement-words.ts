import type { StatementKey } from '@covertrail/domain/insurance/endorsements/endorsement-detail';
import type { EndorsementType } from '@covertrail/domain/insurance/endorsements/endorsement-types';
import type { InsuredScope } from '@covertrail/domain/insurance/endorsements/insured-scopes';
import type { ItemGroup } from '@covertrail/domain/insurance/endorsements/statement-table';

/** Types of endorsements by the names that are given [C08]. */
export const ENDORSEMENT_TYPE_NAMES: Readonly<Record<EndorsementType, string>> = {
  additionalInsured: 'Additional Insured',
  waiverOfSubrogation: 'Waiver of Subrogation',
  nonContributory: 'Non-Contributory',
  lossPayee: 'Loss Payee',
  lenderLossPayable: 'Lender’s Loss Payable',
  mortgagee: 'Mortgagee',
  otherEndorsement: 'Other endorsement',
  cancellationNotice: 'Notice of Cancellation',
};

export const INSURED_SCOPE_NAMES: Readonly<Record<InsuredScope, string>> = {
  additionalInsured: 'Additional Insured',
  ongoingOperations: 'Ongoing Operations',
  completedOperations: 'Completed Operations',
};

/** Titles of the groups of an endorsement's configuration. */
export const ITEM_GROUP_NAMES: Readonly<Record<ItemGroup, string>> = {
  formGroup: 'What the form says',
  partiesGroup: 'Parties and places',
  ...INSURED_SCOPE_NAMES,
  waiverGroup: 'Waiver of Subrogation',
  noticeGroup: 'Notice of Cancellation',
};

/** What is stated of the form of an endorsement: the label of its field. */
export const STATEMENT_NAMES: Readonly<Record<StatementKey, string>> = {
  policyNumber: 'Policy number on the form',
  effectiveFrom: 'Effective from, on the form',
  effectiveTo: 'Effective to, on the form',
  exclusions: 'Exclusions on the form',
  namedEntities: 'Named entities',
  coveredLocations: 'Covered locations',
  blanketAdditionalInsured: 'Blanket additional insured',
  scheduledAdditionalInsured: 'Scheduled additional insured',
  blanketOngoingOperations: 'Blanket ongoing operations',
  scheduledOngoingOperations: 'Scheduled ongoing operations',
  blanketCompletedOperations: 'Blanket completed operations',
  scheduledCompletedOperations: 'Scheduled completed operations',
  blanketWaiverOfSubrogation: 'Blanket waiver of subrogation',
  scheduledWaiverOfSubrogation: 'Scheduled waiver of subrogation',
  noticeDays: 'Days of notice',
  nonPaymentNoticeDays: 'Days of notice for non-payment',
  blanketNotice: 'Blanket notice, to whom a contract requires',
};
