/** @run rest: what an operator orders, and what a transfer hides, in each stage. */
import { userDecider } from '@covertrail/domain/user/user.decider';
import type {
  MailFigures,
  OperationFigures,
  OrderRow,
  ParkedEventShape,
} from '@covertrail/contracts/maintenance/maintenance.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { collectionOf } from '@covertrail/platform/engine/projection';
import { newId } from '@covertrail/platform/ids/ids';
import { ABSENT } from '@covertrail/platform/vault/records.port';
import { projects } from '@covertrail/projections/features/project/projects.projection';
import request from 'supertest';
import { OUTBOX, type OutboxEntry } from '#mail/mail-kind';
import { byNobody, join, joinOperator, registerCompany, type Caller } from '#testing/people';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';
import { appendUnfoldableProject } from '#testing/unfoldable-project';

const REASON = 'The fold was corrected.';

describe('what operators do [K04]', () => {
  let product: TestProduct;
  let operator: Caller;
  let requester: Caller;

  beforeAll(async () => {
    product = await openTestProduct();
    operator = await joinOperator(product, 'Olga');
    requester = await join(product, await registerCompany(product, 'Meridian Builders', ['requester']), 'Dana');
  });
  afterAll(() => product.close());

  const figures = async () => bodyOf<OperationFigures>(await operator.get('operation/figures').expect(200));
  const orders = async () => bodyOf<{ rows: OrderRow[] }>(await operator.get('operation/orders').expect(200)).rows;

  /** Asks again until it holds: figures are a few seconds old, and orders are carried out by the engines. */
  async function eventually<Value>(ask: () => Promise<Value>, holds: (value: Value) => boolean): Promise<Value> {
    for (let tries = 0; tries < 600; tries += 1) {
      const value = await ask();
      if (holds(value)) return value;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`It never came to that: ${JSON.stringify(await ask())}`);
  }

  async function given(path: string, body: object): Promise<OrderRow> {
    const { orderId } = bodyOf<{ orderId: Uuid }>(await operator.post(path, { ...body, reason: REASON }).expect(201));
    const found = await eventually(
      async () => (await orders()).find(({ id }) => id === orderId),
      (row) => row?.state === 'done' || row?.state === 'failed',
    );
    return found!;
  }

  it('log in without a company, and say who they are', async () => {
    const login = await request(product.server)
      .post('/covertrail-api/authenticate')
      .send({ email: operator.email, password: 'Correct-Horse-9' })
      .expect(200);
    expect(bodyOf(login)).toMatchObject({
      role: 'Operator',
      roles: ['Operator'],
      companyId: null,
      companyName: '',
      firstName: 'Olga',
    });
    expect(bodyOf(await operator.get('user/userdetails').expect(200))).toMatchObject({
      role: 'Operator',
      company: null,
      permissions: [],
    });
  });

  it('is forbidden to people of companies, and operators may do nothing of theirs', async () => {
    for (const path of ['figures', 'orders', 'mails', `parked/${newId()}`])
      await requester.get(`operation/${path}`).expect(403);
    await requester.post('operation/rebuild', { view: 'policies', reason: REASON }).expect(403);
    await operator.get('requestor/projects').expect(403);
  });

  it('ends with their dismissal', async () => {
    const other = await joinOperator(product, 'Otis');
    await other.get('operation/figures').expect(200);
    await product.infrastructure.deciders.handle(userDecider, other.userId, { type: 'DismissOperator' }, byNobody());
    await other.get('operation/figures').expect(401);
    await request(product.server)
      .post('/covertrail-api/authenticate')
      .send({ email: other.email, password: 'Correct-Horse-9' })
      .expect(404);
  });

  it('shows every view and reaction, who runs it, and the sizes of the stores', async () => {
    const { followers, processes, storage } = await eventually(figures, (found) =>
      found.followers.every(({ state }) => state === 'live'),
    );
    expect(followers.find(({ name }) => name === 'projects')).toMatchObject({
      kind: 'view',
      collection: collectionOf(projects),
      version: projects.version,
      lagEvents: 0,
      progress: 1,
      error: null,
    });
    expect(followers.find(({ name }) => name === 'assessor')).toMatchObject({ kind: 'reaction', version: null });
    expect(processes).toHaveLength(1);
    expect(processes[0]).toMatchObject({ kind: 'backend', node: process.version });
    expect(processes[0]!.holds).toContain('projects');
    expect(storage.find(({ part }) => part === 'log')!.bytes).toBeGreaterThan(0);
  });

  it('is to retry a parked event, skip it with a reason, and build the view again', async () => {
    const { projectId, eventId } = await appendUnfoldableProject(
      product.infrastructure.events,
      requester.companyId,
      product.clock.now(),
    );
    await product.settled();
    const mine = ({ parked }: OperationFigures) =>
      parked.find((row) => row.follower.name === 'projects' && row.eventId === eventId);
    const found = await eventually(figures, (operationFigures) => mine(operationFigures) !== undefined);
    expect(mine(found)).toMatchObject({
      type: 'ProjectRevised',
      keys: [projectId],
      unreadable: false,
      follower: { kind: 'view', name: 'projects' },
    });

    const shape = bodyOf<ParkedEventShape>(await operator.get(`operation/parked/${eventId}`).expect(200));
    expect(shape).toMatchObject({ type: 'ProjectRevised', stream: `project-${projectId}`, revision: 1, damage: null });
    expect(shape.fields).toContainEqual({ path: 'before.name', shape: 'text of 12 characters' });
    expect(JSON.stringify(shape)).not.toContain('Harbor');

    const parked = { followerKind: 'view', followerName: 'projects', eventId };
    expect(await given('operation/parked/retry', parked)).toMatchObject({
      kind: 'retry',
      state: 'failed',
      error: expect.stringContaining('null') as string,
    });
    expect(await given('operation/parked/skip', parked)).toMatchObject({
      kind: 'skip',
      state: 'done',
      subject: 'projects',
      eventId,
      reason: REASON,
      orderedBy: 'Olga Operator',
    });
    await eventually(figures, (operationFigures) => mine(operationFigures) === undefined);
    await operator.post('operation/parked/skip', { ...parked, reason: REASON }).expect(409);

    expect(await given('operation/rebuild', { view: 'projects' })).toMatchObject({
      kind: 'rebuild',
      state: 'done',
      error: null,
    });
    const rebuilt = await eventually(figures, (operationFigures) =>
      operationFigures.followers.some(({ collection }) => collection === `${collectionOf(projects)}.g2`),
    );
    expect(mine(rebuilt)).toBeUndefined();
  });

  it('is answered alike when it is sent twice', async () => {
    const key = newId();
    const order = { view: 'templates', reason: REASON };
    const first = await operator.post('operation/rebuild', order, key).expect(201);
    expect((await operator.post('operation/rebuild', order, key).expect(201)).body).toEqual(first.body);
    expect((await orders()).filter(({ subject }) => subject === 'templates')).toHaveLength(1);
  });

  it('needs a reason, a view that exists, an event that is parked', async () => {
    await operator.post('operation/rebuild', { view: 'templates', reason: ' ' }).expect(400);
    await operator.post('operation/rebuild', { view: 'nonsense', reason: REASON }).expect(422);
    await operator
      .post('operation/parked/retry', {
        followerKind: 'view',
        followerName: 'projects',
        eventId: newId(),
        reason: REASON,
      })
      .expect(409);
    expect(bodyOf(await operator.get(`operation/parked/${newId()}`).expect(200))).toBeNull();
  });

  it('is to have a mail tried again that the mail server refused', async () => {
    const id = newId();
    const body: OutboxEntry = {
      to: requester.userId,
      about: {},
      kind: 'fix-plan',
      position: '',
      attempts: 3,
      outcome: 'refused',
      since: product.clock.now(),
    };
    await product.infrastructure.vault.writeRecord(OUTBOX, id, ABSENT, { body, dueAt: '9999-12-31T00:00:00.000Z' });
    const mails = async () => bodyOf<MailFigures>(await operator.get('operation/mails').expect(200)).rows;
    expect(await mails()).toContainEqual({
      id,
      kind: 'fix-plan',
      outcome: 'refused',
      attempts: 3,
      since: product.clock.now(),
    });
    await operator.post('operation/mails/retry', { mailId: id, reason: REASON }).expect(201);
    await eventually(mails, (rows) =>
      rows.some((row) => row.id === id && row.outcome === 'waiting' && row.attempts === 0),
    );
    await operator.post('operation/mails/retry', { mailId: id, reason: REASON }).expect(409);
  });
});
