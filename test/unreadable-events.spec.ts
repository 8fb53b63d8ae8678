/** @run rest: many refused calls and log-ins, one after the other; logs with events that cannot be read, and histories of odd events. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ActivityRow } from '@covertrail/contracts/activity-log/activity-log.replies';
import type { PolicyHistory, TrackingHistory, Verdict } from '@covertrail/contracts/history/history.replies';
import { loggedIn, type Caller } from '@covertrail/backend/testing/people';
import { coverSupplier, type CoveredSupplier } from '@covertrail/backend/testing/covered-supplier';
import { bodyOf, newFolder, openTestProduct, type TestProduct } from '@covertrail/backend/testing/test-product';
import { PROJECTIONS } from '@covertrail/projections/projections';
import type { ParkedSummary } from '@covertrail/platform/engine/parked/parked-report';
import request from 'supertest';
import { alterLog } from './support/altered-log.js';

const BROKEN_JSON = 'data = substr(data, 1, 10) || char(7) || substr(data, 12)';
const OTHER_LETTER = "data = replace(data, 'CanaryoneUnion', 'CanaryoneUnios')";

/**
 * Two companies' worlds in one log. Of the first, bytes of the approval of its policy flip and a letter of its project changes, while
 * nothing runs; then every view is folded again.
 */
describe('a log with events that cannot be read', () => {
  const folder = newFolder();
  let product: TestProduct;
  let first: CoveredSupplier;
  let other: CoveredSupplier;
  let approval = '';

  beforeAll(async () => {
    const before = await openTestProduct({ folder });
    first = await coverSupplier(before, 'Canaryone');
    other = await coverSupplier(before, 'Canarytwo');
    approval = (await before.infrastructure.events.readStream(`policy-${first.policyId}`)).find(
      ({ type }) => type === 'PolicyApproved',
    )!.id;
    await before.close();
    expect(alterLog(folder, BROKEN_JSON, `id = '${approval}'`)).toBe(1);
    expect(alterLog(folder, OTHER_LETTER, "type = 'ProjectCreated' AND data LIKE '%CanaryoneUnion%'")).toBe(1);
    for (const file of readdirSync(folder).filter((name) => name.startsWith('reads.db'))) rmSync(join(folder, file));
    product = await openTestProduct({ folder });
    await product.settled();
  });
  afterAll(async () => {
    await product.close();
    rmSync(folder, { recursive: true });
  });

  /** The replies with a fault of ours are logged; what was logged is taken away, so that closing finds nothing else. */
  const faults = () => product.log.errors.splice(0).map(({ facts }) => (facts as { code: string }).code);

  it('lets everybody log in and read what is theirs', async () => {
    for (const person of [first.requester, first.agent, first.insured, other.requester, other.agent, other.insured]) {
      const caller = await loggedIn(product, person);
      await caller.get('activity-log').expect(200);
      await caller.get('activity-log/export').expect(200);
    }
    const requester = await loggedIn(product, other.requester);
    expect(bodyOf<Verdict>(await requester.get(`tracking/${other.trackingId}/verdict`).expect(200)).outcome).toBe(
      'pass',
    );
    expect(faults()).toEqual([]);
  });

  it('shows in the histories concerned that an event could not be read, by its id, and knows nothing of the outcome', async () => {
    const agent = await loggedIn(product, first.agent);
    const ofPolicy = bodyOf<PolicyHistory>(await agent.get(`policy/${first.policyId}/history`).expect(200));
    expect(ofPolicy.entries.map(({ sentence }) => sentence)).toContain(`This event could not be read (${approval}).`);
    expect(ofPolicy.entries).toHaveLength(2);
    const requester = await loggedIn(product, first.requester);
    const history = bodyOf<TrackingHistory>(await requester.get(`tracking/${first.trackingId}/history`).expect(200));
    expect(history.entries.map(({ sentence }) => sentence)).toContain(`This event could not be read (${approval}).`);
    expect(history.spans.map(({ outcome }) => outcome)).not.toContain('pass');
    for (const page of ['verdict', 'steps', `verdict?known=${approval}`, 'compare?a=2026-11-21&b=2026-12-21']) {
      await requester.get(`tracking/${first.trackingId}/${page}`).expect(200);
    }
    const verdict = bodyOf<Verdict>(await requester.get(`tracking/${first.trackingId}/verdict`).expect(200));
    expect(verdict).toMatchObject({
      outcome: 'unknown',
      unreadable: [{ id: approval, sentence: `This event could not be read (${approval}).` }],
    });
    expect(faults()).toEqual([]);
  });

  it('refuses commands on the stream concerned with a code, and no others', async () => {
    const agent = await loggedIn(product, first.agent);
    const cancellation = { effectiveFrom: '2026-12-01', reason: 'not paid' };
    const refused = await agent.delete(`policy/deletePolicy/${first.policyId}`, cancellation).expect(500);
    expect(refused.body).toMatchObject({
      code: 'STREAM.UNREADABLE',
      message: expect.stringContaining(approval) as string,
    });
    expect(faults()).toEqual(['STREAM.UNREADABLE']);
    const neighbor = await loggedIn(product, other.agent);
    await neighbor.delete(`policy/deletePolicy/${other.policyId}`, cancellation).expect(200);
    await product.settled();
    const { rows } = bodyOf<{ rows: readonly ActivityRow[] }>(await neighbor.get('activity-log').expect(200));
    expect(rows.find(({ type }) => type === 'PolicyCanceled')?.policyId).toBe(other.policyId);
  });

  it('is ready, and names the events by place and reason in health and log', async () => {
    const { body } = await request(product.server).get('/covertrail-api/health/ready').expect(200);
    const { parked } = (body as { data: { parked: ParkedSummary } }).data;
    // Reactions know from the vault what they have looked at: none of them reads the damaged events again.
    expect(parked).toMatchObject({ events: 2, keys: 0 });
    const damaged = parked.first.filter(({ views }) => views.length > 0);
    expect(damaged.map(({ reason }) => reason)).toEqual(Array(2).fill('its checksum does not match what is stored'));
    expect(damaged[1]?.eventId).toBe(approval);
    expect([...damaged[0]!.views].sort()).toEqual(PROJECTIONS.map(({ name }) => name).sort());
    const logged = product.log.warnings.map(
      ({ facts }) => facts as { eventId: string; position: string; reason: string },
    );
    expect(logged.filter(({ eventId }) => eventId === approval)[0]).toMatchObject({
      position: damaged[1]!.position,
      reason: damaged[1]!.reason,
    });
  });

  it('is rebuilt, and the views are the same', async () => {
    const rowsOf = async (caller: Caller) => bodyOf(await caller.get('activity-log').expect(200));
    const agent = await loggedIn(product, other.agent);
    const before = await rowsOf(agent);
    await product.rebuilt();
    expect(await rowsOf(agent)).toEqual(before);
    expect(faults()).toEqual([]);
  });
});
