import request from 'supertest';
import { until } from '@covertrail/platform/engine/testing/lines';
import { HEALTH } from '#tokens/tokens';
import { openTestProduct, type TestProduct } from '../../testing/test-product.js';
import type { Health } from './health.controller.js';

describe('the health of a backend [K04]', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await openTestProduct();
  });
  afterAll(async () => {
    product.log.errors.splice(0);
    await product.close();
  });

  const ready = () => request(product.server).get('/covertrail-api/health/ready');

  it('says that the process runs, and that calls are answered', async () => {
    await product.settled();
    expect((await request(product.server).get('/covertrail-api/health/live').expect(200)).body).toEqual({
      data: { status: 'ok' },
    });
    await until(
      async () => ((await ready()).body as { data: { status: string } }).data.status === 'ok',
      'every view is folded',
    );
    expect((await ready().expect(200)).body).toEqual({
      data: { status: 'ok', degradedBy: [], parked: { events: 0, keys: 0, first: [] } },
    });
  });

  it('says what it waits for', async () => {
    const health = product.app.get<{ trouble: Health['trouble'] }>(HEALTH);
    const sound = health.trouble;
    health.trouble = async () => 'the read store does not answer';
    const { body } = await ready().expect(503);
    health.trouble = sound;
    expect(body).toMatchObject({ code: 'HEALTH.NOT_READY' });
    expect(JSON.stringify(body)).toContain('the read store does not answer');
    await ready().expect(200);
  });

  it('says what is broken though calls are answered', async () => {
    const health = product.app.get<{ degradedBy: Health['degradedBy'] }>(HEALTH);
    const sound = health.degradedBy;
    health.degradedBy = async () => ['nobody folds these views at this moment: policies'];
    const { body } = await ready().expect(200);
    health.degradedBy = sound;
    expect(body).toMatchObject({
      data: { status: 'degraded', degradedBy: ['nobody folds these views at this moment: policies'] },
    });
  });
});
