import {
  LIVE_PATH,
  type ClientToServer,
  type ServerToClient,
  type UpdatedMessage,
} from '@covertrail/contracts/live/live.messages';
import type {
  MaintenanceChanged,
  MaintenanceStatus,
  PlannedMaintenanceRow,
} from '@covertrail/contracts/planned-maintenance/planned-maintenance.replies';
import { io, type Socket } from 'socket.io-client';
import request from 'supertest';
import { join, joinOperator, PASSWORD, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const TEXT = 'The database moves to another machine.';

describe('maintenance of the product [A13]', () => {
  let product: TestProduct;
  let operator: Caller;
  let dana: Caller;
  beforeAll(async () => {
    product = await openTestProduct();
    operator = await joinOperator(product, 'Olga');
    dana = await join(product, await registerCompany(product, 'Meridian Builders', ['requester']), 'Dana');
  });
  afterAll(() => product.close());

  const inMinutes = (minutes: number) => new Date(Date.parse(product.clock.now()) + minutes * 60_000).toISOString();
  const status = async () =>
    bodyOf<MaintenanceStatus>(await request(product.server).get('/covertrail-api/maintenance').expect(200));
  const plan = async (from: string, until: string) => {
    const sent = await operator.post('operation/planned-maintenance', { from, until, text: TEXT }).expect(201);
    await product.settled();
    return bodyOf<MaintenanceChanged>(sent).maintenanceId;
  };
  const dismissTour = (by: Caller) => by.put('user/guide', { guide: 'tour', role: 'requester' });

  it('is told before it begins, to whoever asks, without a log-in', async () => {
    expect(await status()).toMatchObject({ flag: false, statTime: null, endTime: null, text: '' });
    const [from, until] = [inMinutes(120), inMinutes(180)];
    const maintenanceId = await plan(from, until);
    expect(await status()).toEqual({
      flag: false,
      statTime: from,
      endTime: until,
      text: TEXT,
      contact: null,
      at: product.clock.now(),
    });
    await operator.post('operation/planned-maintenance/cancel', { maintenanceId }).expect(201);
    await product.settled();
    expect(await status()).toMatchObject({ flag: false, statTime: null });
    const { rows } = bodyOf<{ rows: PlannedMaintenanceRow[] }>(
      await operator.get('operation/planned-maintenance').expect(200),
    );
    expect(rows).toMatchObject([{ id: maintenanceId, text: TEXT, canceledAt: product.clock.now() }]);
  });

  it('is planned by operators alone, and not in a time that is taken', async () => {
    const [from, until] = [inMinutes(600), inMinutes(660)];
    await dana.post('operation/planned-maintenance', { from, until, text: TEXT }).expect(403);
    const maintenanceId = await plan(from, until);
    const refused = await operator.post('operation/planned-maintenance', { from, until, text: TEXT }).expect(409);
    expect(refused.body).toMatchObject({ code: 'PLANNED_MAINTENANCE.OVERLAPS' });
    await operator.post('operation/planned-maintenance', { from: until, until: from, text: TEXT }).expect(422);
    await operator.post('operation/planned-maintenance', { from: 'soon', until, text: ' ' }).expect(400);
    await operator.post('operation/planned-maintenance/cancel', { maintenanceId }).expect(201);
  });

  it('is pushed to open pages', async () => {
    // What tests before this one did is still collected for the room until then.
    await product.announced();
    const socket: Socket<ServerToClient, ClientToServer> = io(product.url, {
      path: LIVE_PATH,
      transports: ['websocket'],
      auth: { token: dana.token },
    });
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    await socket.emitWithAck('watch', { views: ['planned-maintenance'] });
    const pushed = new Promise<UpdatedMessage>((resolve) => void socket.once('updated', resolve));
    const maintenanceId = await plan(inMinutes(300), inMinutes(330));
    expect((await pushed).updates).toMatchObject([{ view: 'planned-maintenance', ids: [maintenanceId] }]);
    socket.disconnect();
    await operator.post('operation/planned-maintenance/cancel', { maintenanceId }).expect(201);
  });

  it('refuses commands while it runs, not reading, not logging in, and nothing of operators', async () => {
    const maintenanceId = await plan(inMinutes(-1), inMinutes(29));
    expect(await status()).toMatchObject({ flag: true });
    const refused = await dismissTour(dana).expect(503);
    expect(refused.body).toMatchObject({ code: 'PLANNED_MAINTENANCE.RUNNING' });
    expect((refused.body as { message: string }).message).toContain(TEXT);
    expect(refused.headers['retry-after']).toBe(String(29 * 60));
    await dana.get('user/userdetails').expect(200);
    await request(product.server)
      .post('/covertrail-api/authenticate')
      .send({ email: dana.email, password: PASSWORD })
      .expect(200);
    await operator.post('operation/planned-maintenance/cancel', { maintenanceId }).expect(201);
    await dismissTour(dana).expect(200);
  });
});
