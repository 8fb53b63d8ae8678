import type { InsuredScope } from '@covertrail/domain/compliance/endorsements/endorsement-types';

export const INSURED_SCOPE_NAMES: Readonly<Record<InsuredScope, string>> = {
  additionalInsured: 'Additional Insured', ongoingOperations: 'Ongoing Operations', completedOperations: 'Completed Operations',
};
