import { toldRenewalId, toldRenewalsView } from '@covertrail/contracts/renewal-reminder/renewal-reminder.views';
import { defineProjection } from '@covertrail/platform/engine/define-projection';

/** Of which renewals was this company reminded already? Read by the job that reminds, and by nobody else. */
export const toldRenewals = defineProjection(toldRenewalsView)({
  version: 1,
  on: {
    RenewalsReminded: (told, { data: { companyId, as, stage, renewals } }, key) => {
      const renewal = renewals.find(({ id }) => toldRenewalId(companyId, as, id) === key);
      return renewal ? { id: key, companyId, endsOn: renewal.endsOn, stage } : told;
    },
  },
  changes: {},
  keys: ({ data: { companyId, as, renewals } }) => renewals.map(({ id }) => toldRenewalId(companyId, as, id)),
  audience: () => [],
});
