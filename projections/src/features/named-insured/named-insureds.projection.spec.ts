import type { NamedInsuredsDocument } from '@covertrail/contracts/named-insured/named-insured.views';
import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { namedInsureds } from './named-insureds.projection.js';

const stated = (primary: string, ...further: string[]): DomainEvent => ({
  type: 'NamedInsuredsStated',
  data: { insuredId: 'c-1', before: { primary: '', further: [] }, primary, further },
});
const appointed: DomainEvent = {
  type: 'AgencyAppointed',
  data: { insuredId: 'c-1', agencyId: 'a-1', agentId: 'u', proof: { by: 'invitation' }, domain: 'a', ofRecord: true },
};
const ended: DomainEvent = { type: 'RepresentationEnded', data: { insuredId: 'c-1', agencyId: 'a-1' } };
const log = asLog([appointed, stated('Alder'), stated('Alder', 'Alder Paving'), ended]);

describe('named insureds [G08]', () => {
  itIsAFold(namedInsureds, log);

  it('are as they were stated last, and are told to the agencies of the client while these represent it', async () => {
    const after = async (count: number) =>
      living<NamedInsuredsDocument>(await foldProjection(namedInsureds, log.slice(0, count), new Map(), log))['c-1']!;
    expect(await after(3)).toMatchObject({ primary: 'Alder', further: ['Alder Paving'], revision: 2 });
    expect(namedInsureds.audience(null, await after(3))).toEqual(['c-1', 'a-1']);
    expect(namedInsureds.audience(null, await after(4))).toEqual(['c-1']);
  });
});
