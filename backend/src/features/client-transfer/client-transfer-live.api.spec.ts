import { deactivate, join, type Caller } from '#testing/people';
import { openTestProduct, type TestProduct } from '#testing/test-product';
import { listen, openSocket, type Listener } from './testing/listener.js';
import { askFor, clientOf, offer, transferParties } from './testing/transfer-parties.js';

describe('the steps of a transfer, live [G04] [J04]', () => {
  let product: TestProduct;
  let holder: Caller;
  let receiver: Caller;
  let stranger: Caller;
  const open: Listener[] = [];

  beforeAll(async () => {
    product = await openTestProduct();
    ({ holder, receiver, stranger } = await transferParties(product));
  });
  afterEach(() => {
    for (const { socket } of open.splice(0)) socket.disconnect();
  });
  afterAll(() => product.close());

  const pageOf = async (caller: Caller): Promise<Listener> => {
    const page = await listen(product.url, caller.token);
    open.push(page);
    return page;
  };
  const act = (by: Caller, transferId: string, action: string, body = {}) =>
    by.put(`agent/transfer/${transferId}/${action}`, body).expect(200);
  /** When this message has come, everything that was sent to this page before has come too. */
  const fence = ({ socket }: Listener, { companyId }: Caller) =>
    new Promise((resolve) => {
      socket.once('refetch', resolve);
      product.gateway.notifyCompany(companyId, 'refetch', { view: 'fence', position: '' });
    });

  it('reach both agents in order, and nobody else', async () => {
    const [theirs, ours, third] = [await pageOf(holder), await pageOf(receiver), await pageOf(stranger)];
    const insuredId = await clientOf(product, holder);
    const transferId = await askFor(receiver, insuredId);
    expect(await theirs.receives(1)).toEqual(['TRANSFER_REQUEST']);
    expect(theirs.received[0]).toMatchObject({ transferId, insuredId, activeAcknowledgment: 'no' });
    await act(holder, transferId, 'acknowledge');
    expect(await ours.receives(2)).toEqual(['TRANSFER_REQUEST', 'ACKNOWLEDGED']);
    expect(ours.received[1]).toMatchObject({ activeAcknowledgment: 'yes' });
    await act(holder, transferId, 'approve');
    await ours.receives(4);
    await act(receiver, transferId, 'close');
    const story = ['TRANSFER_REQUEST', 'ACKNOWLEDGED', 'APPROVE', 'TRANSFER_COMPLETE', 'CLOSE'];
    expect([await theirs.receives(5), await ours.receives(5)]).toEqual([story, story]);
    const seen = await holder
      .get(`agent/transfer/${transferId}`)
      .set('if-position', theirs.received[4]!.position)
      .expect(200);
    expect(seen.body).toMatchObject({ stale: false, data: { stage: 'completed' } });
    await fence(third, stranger);
    expect(third.received).toEqual([]);
  });

  it('report a denial and a cancellation', async () => {
    const [theirs, ours] = [await pageOf(holder), await pageOf(receiver)];
    const denied = await offer(holder, await clientOf(product, holder), receiver);
    await act(receiver, denied, 'deny', { reason: 'No capacity' });
    expect(await theirs.receives(2)).toEqual(['TRANSFER_REQUEST', 'DENY']);
    await act(receiver, await askFor(receiver, await clientOf(product, holder)), 'cancel');
    expect((await theirs.receives(4)).slice(2)).toEqual(['TRANSFER_REQUEST', 'CANCELLED']);
    expect((await ours.receives(4)).slice(2)).toEqual(['TRANSFER_REQUEST', 'CANCELLED']);
  });

  it.each([
    ['no token', undefined],
    ['a token of nobody', 'nonsense'],
  ])('need a log-in: %s is refused', async (_, token) => {
    const socket = openSocket(product.url, token);
    const reason = await new Promise<Error>((resolve, reject) => {
      socket.once('connect', () => reject(new Error('connected')));
      socket.once('connect_error', resolve);
    });
    socket.disconnect();
    expect(reason.message).toBe('Token is invalid');
  });

  it('stop when someone is no longer of the agency', async () => {
    const leaver = await join(product, holder.companyId, 'Leo');
    const [gone, stays] = [await pageOf(leaver), await pageOf(holder)];
    const disconnected = new Promise((resolve) => gone.socket.once('disconnect', resolve));
    await deactivate(product, leaver);
    await disconnected;
    await expect(listen(product.url, leaver.token)).rejects.toThrow('Token is invalid');
    await offer(holder, await clientOf(product, holder), receiver);
    await stays.receives(1);
    expect(gone.received).toEqual([]);
  });
});
