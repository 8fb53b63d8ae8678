import type { LogEvent } from '@covertrail/platform/event-store/event-store.port';
import { deriveId, newId } from '@covertrail/platform/ids/ids';
import { join, type Caller } from '../testing/people.js';
import { openWithSupplier, type CoveredSupplier } from '../testing/covered-supplier.js';
import { bodyOf, type TestProduct } from '../testing/test-product.js';

describe('the key of a command', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  beforeAll(async () => {
    [product, world] = await openWithSupplier();
  });
  afterAll(() => product.close());

  const written = async (): Promise<LogEvent[]> => {
    const events: LogEvent[] = [];
    for await (const event of product.infrastructure.events.readAll({ after: '' })) events.push(event);
    return events;
  };
  const project = (by: Caller, name: string, key: string) =>
    by.post('requestor/projects', { name, templateId: world.templateId }, key);
  const idIn = (reply: { body: unknown }): string => bodyOf<{ projectId: string }>(reply).projectId;

  it('makes a repeat harmless, in any case of its letters', async () => {
    const key = newId();
    const first = await project(world.requester, 'North Yard', key).expect(201);
    expect(idIn(await project(world.requester, 'North Yard', key.toUpperCase()).expect(201))).toBe(idIn(first));
    await project(world.requester, 'South Yard', key).expect(422);
  });

  it('is of one person: under the same key another sends a command of its own', async () => {
    const key = newId();
    const colleague = await join(product, world.requester.companyId, 'Marcus');
    const [mine, theirs] = [
      await project(world.requester, 'East Yard', key).expect(201),
      await project(colleague, 'West Yard', key).expect(201),
    ];
    expect(idIn(mine)).not.toBe(idIn(theirs));
  });

  it('never is the id of a command, whatever a reaction derives', async () => {
    const commandKey = newId();
    // If the key were the command's id, the ids of the event and of what a reaction sends would be known before the command is
    // sent.
    const eventId = deriveId(commandKey, `request-${deriveId('request', commandKey)}`, 0);
    const keys = [commandKey, deriveId('notifier', eventId), deriveId('tracking-starter', 'coverage', eventId)];
    for (const key of keys.slice(1))
      await world.agent.put('mark-notification-as-read', { recipientId: world.agent.userId }, key).expect(200);
    const body = { projectId: world.projectId, insuredCompanyId: world.insured.companyId, dueOn: '2026-12-24' };
    await world.requester.post('policy/request/template/createPolicyRequest', body, commandKey).expect(201);
    await product.settled();
    const events = await written();
    expect(
      events.filter((event) => event.id === eventId || keys.some((key) => JSON.stringify(event.meta).includes(key))),
    ).toEqual([]);
    expect(await product.infrastructure.reads.listControl('parked')).toEqual([]);
  });
});
