import { toldRenewalId } from '@covertrail/contracts/renewal-reminder/renewal-reminder.views';
import type { RenewalsReminded } from '@covertrail/domain/renewal-reminder/renewal-reminder.contract';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { toldRenewals } from './told-renewals.projection.js';

const reminded = (
  stage: RenewalsReminded['data']['stage'],
  renewals: RenewalsReminded['data']['renewals'],
): RenewalsReminded => ({
  type: 'RenewalsReminded',
  data: { reminderId: 'r-1', companyId: 'c-1', as: 'agent', stage, remindedOn: '2026-11-21', renewals },
});
const of = (id: string, endsOn = '2026-12-31') => ({ id, insuredId: 'i-1', endsOn });
const log = asLog([
  reminded('within60', [of('p-1'), of('p-2')]),
  reminded('within30', [of('p-1')]),
  reminded('within90', [of('p-2', '2027-02-15')]),
]);

describe('what a company was told of renewals [I06]', () => {
  itIsAFold(toldRenewals, log);

  it('is the last stage of the last end of each policy, as what the company was told', async () => {
    const told = living(await foldProjection(toldRenewals, log));
    expect(told).toEqual({
      [toldRenewalId('c-1', 'agent', 'p-1')]: expect.objectContaining({ endsOn: '2026-12-31', stage: 'within30' }),
      [toldRenewalId('c-1', 'agent', 'p-2')]: expect.objectContaining({ endsOn: '2027-02-15', stage: 'within90' }),
    });
  });
});
