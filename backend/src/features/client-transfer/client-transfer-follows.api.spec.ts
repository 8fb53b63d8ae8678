import type { ClientRow } from '@covertrail/contracts/client/client.replies';
import type { TransferDetails } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { newId } from '@covertrail/platform/ids/ids';
import { byNobody, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { clientOf, offer, transferParties } from './testing/transfer-parties.js';

describe('what follows a client to its new agency [G04] [D02]', () => {
  let product: TestProduct;
  beforeAll(async () => void (product = await openTestProduct()));
  afterAll(() => product.close());

  async function requestOf(insuredId: string, agencyId: string): Promise<void> {
    const requesterId = await registerCompany(product, 'Meridian Builders', ['requester']);
    const command = {
      type: 'RequestCoverage',
      askedOn: '2026-11-21',
      requestId: newId(),
      requesterId,
      insuredId,
      projectId: newId(),
      templateId: newId(),
      agencyId,
      number: '1007',
      insuredName: 'Granite Peak',
      message: '',
      dueOn: '2026-11-24',
    } as const;
    const facts = () => Promise.resolve({ policies: [] });
    await product.infrastructure.deciders.handle(requestDecider, command.requestId, command, byNobody(), { facts });
  }

  it('are its open requests: the old one names them and keeps them as they were, the new one answers them once it moved', async () => {
    const { holder, receiver } = await transferParties(product);
    const insuredId = await clientOf(product, holder);
    await requestOf(insuredId, holder.companyId);
    const transferId = await offer(holder, insuredId, receiver);
    await product.settled();
    const requestsSeenBy = async (by: Caller) =>
      bodyOf<TransferDetails>(await by.get(`agent/transfer/${transferId}`).expect(200)).openRequests;
    const clients = async (by: Caller) => bodyOf<{ rows: ClientRow[] }>(await by.get('agent/client').expect(200)).rows;
    const waiting = async (by: Caller) => bodyOf<object>(await by.get('agent/dashboard').expect(200));

    const listed = [{ title: 'Request 1007', detail: 'Meridian Builders', dueOn: '2026-11-24' }];
    expect(await requestsSeenBy(holder)).toMatchObject(listed);
    expect(await requestsSeenBy(receiver)).toMatchObject([{ title: 'Open request', detail: '', dueOn: '2026-11-24' }]);
    expect(await clients(holder)).toMatchObject([{ openRequests: 1, transferId }]);
    expect(await waiting(receiver)).toMatchObject({ clients: 0, openRequests: 0, transfersWaiting: 1 });

    await receiver.put(`agent/transfer/${transferId}/approve`).expect(200);
    await product.settled();
    expect(await requestsSeenBy(holder)).toMatchObject(listed);
    expect(await requestsSeenBy(receiver)).toMatchObject(listed);
    expect([await clients(holder), await clients(receiver)]).toMatchObject([
      [],
      [{ openRequests: 1, transferId: null }],
    ]);
    expect(await waiting(receiver)).toMatchObject({ clients: 1, openRequests: 1, transfersWaiting: 0 });
  });
});
