/** @run rest: read models and mail that are lost, or restored from a backup. */
import { readdirSync, rmSync } from 'node:fs';
import { join as inFolder } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { join, registerCompany } from '../testing/people.js';
import { asksFor } from '../testing/covered-supplier.js';
import { bodyOf, newFolder, openTestProduct, TEST_DAY, type TestProduct } from '../testing/test-product.js';

const HOUR_MS = 60 * 60_000;
const hoursOn = (hours: number): string => new Date(Date.parse(TEST_DAY) + hours * HOUR_MS).toISOString();

describe('mail where the read store was lost [A16]', () => {
  const folder = newFolder();
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeAll(async () => {
    const product = await openTestProduct({ folder });
    const requester = await join(product, await registerCompany(product, 'Meridian Builders', ['requester']), 'Dana');
    const template = await requester
      .post('requestor/templates', { name: 'Trades', requirements: asksFor(1_000_000) })
      .expect(201);
    const { templateId } = bodyOf<{ templateId: string }>(template);
    const project = await requester.post('requestor/projects', { name: 'Riverfront', templateId }).expect(201);
    const { projectId } = bodyOf<{ projectId: string }>(project);
    const input = { projectId, email: 'office@brandtmasonry.example', message: 'Welcome.', dueOn: '2026-12-05' };
    await requester.post('policy/request/template/createPolicyRequest', input).expect(201);
    expect(await sentBy(product)).toBe(1);
    await product.close();
  });

  const sentBy = async (product: TestProduct): Promise<number> => {
    await product.settled();
    return product.mailing.sender!.sendDue();
  };

  /** Number of mails that a product sends when it opens without its read store, so that its reactions read the log from the first event. */
  const sentAnew = async (hours: number): Promise<number> => {
    for (const file of readdirSync(folder).filter((name) => name.startsWith('reads.db')))
      rmSync(inFolder(folder, file));
    const product = await openTestProduct({ folder, at: hoursOn(hours) });
    const sent = await sentBy(product);
    await product.close();
    return sent;
  };
  const outbox = <Row>(sql: string): Row[] => {
    const database = new DatabaseSync(inFolder(folder, 'vault.db'));
    const rows = database.prepare(sql).all();
    database.close();
    return rows as Row[];
  };
  const outcomes = () =>
    outbox<{ outcome: string }>("SELECT body ->> 'outcome' AS outcome FROM records WHERE kind = 'mail'").map(
      ({ outcome }) => outcome,
    );

  it('is not sent again, for the outbox in the vault knows it', async () => {
    for (const hours of [0, 47, 49]) expect(await sentAnew(hours)).toBe(0);
    expect(outcomes()).toEqual(['sent']);
  });

  it('is not sent again later than two days after its event either where the outbox no longer knows it, and that is noted', async () => {
    // Without the positions of reactions too, so that they look at every event again.
    outbox("DELETE FROM records WHERE kind IN ('mail', 'reaction-position')");
    expect(await sentAnew(49)).toBe(0);
    expect(outcomes()).toEqual(['too late']);
    expect(await sentAnew(24 * 400)).toBe(0);
  });
});
