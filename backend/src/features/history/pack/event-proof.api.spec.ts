import type { EventProof } from '@covertrail/contracts/history/evidence.replies';
import type { PolicyHistory, TrackingHistory } from '@covertrail/contracts/history/history.replies';
import { verifierKeyOf } from '@covertrail/platform/ledger/ledger-key';
import { isConsistent, isIncluded } from '@covertrail/platform/ledger/merkle-proofs';
import { openedCheckpoint } from '@covertrail/platform/ledger/signed-checkpoint';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, joinOperator, loggedIn, registerCompany, type Caller } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';

/** Checkpoints are signed on 21 and 22 November. */
describe('the proof of one event [J06]', () => {
  let product: TestProduct;
  let world: CoveredSupplier;
  let requester: Caller;
  let entries: TrackingHistory['entries'];

  beforeAll(async () => {
    [product, world] = await openWithSupplier();
    await product.jobs.runAll(() => undefined);
    await product.passTo('2026-11-22T15:00:00.000Z');
    await product.jobs.runAll(() => undefined);
    requester = await loggedIn(product, world.requester);
    ({ entries } = bodyOf<TrackingHistory>(await requester.get(`tracking/${world.trackingId}/history`).expect(200)));
  });
  afterAll(() => product.close());

  const proofOf = (id: string, query = '') => `tracking/${world.trackingId}/event/${id}/proof${query}`;

  function holds({ leaf, index, inclusion, key, checkpoint, earlier }: EventProof): boolean {
    const own = verifierKeyOf(key)!;
    const bytes = (hashes: readonly string[]) => hashes.map((hash) => Buffer.from(hash, 'hex'));
    const tree = openedCheckpoint(checkpoint.note, own)!;
    const before = earlier && openedCheckpoint(earlier.note, own)!;
    return (
      isIncluded({ leaf: Buffer.from(leaf, 'hex'), index, ...tree, proof: bytes(inclusion) }) &&
      (earlier === null || isConsistent({ before: before!, after: tree, proof: bytes(earlier.consistency) }))
    );
  }

  it('leads from each entry of a history to the last checkpoint, and from an earlier one to it', async () => {
    expect(entries.length).toBeGreaterThan(3);
    for (const { id } of entries) {
      const proof = bodyOf<EventProof>(await requester.get(proofOf(id, '?since=2026-11-21')).expect(200));
      expect([proof.checkpoint.day, proof.earlier?.day, holds(proof)]).toEqual(['2026-11-22', '2026-11-21', true]);
      expect(holds({ ...proof, index: proof.index + 1 })).toBe(false);
    }
  });

  it('names no earlier checkpoint of a day on which none was signed', async () => {
    const proof = bodyOf<EventProof>(await requester.get(proofOf(entries[0]!.id, '?since=2026-11-20')).expect(200));
    expect([proof.earlier, holds(proof)]).toEqual([null, true]);
  });

  it('is for the insured, of an event of its policy', async () => {
    const insured = await loggedIn(product, world.insured);
    const history = bodyOf<PolicyHistory>(await insured.get(`policy/${world.policyId}/history`).expect(200));
    const of = (id: string) => `policy/${world.policyId}/event/${id}/proof`;
    expect(holds(bodyOf<EventProof>(await insured.get(of(history.entries[0]!.id)).expect(200)))).toBe(true);
    await insured.get(of(world.projectId)).expect(404);
    await requester.get(of(history.entries[0]!.id)).expect(403);
  });

  it('is for an operator, by its place alone', async () => {
    const place = `operation/ledger/policy-${world.policyId}`;
    await requester.get(`${place}/0/proof`).expect(403);
    const operator = await joinOperator(product, 'Olga');
    const proof = bodyOf<EventProof>(await operator.get(`${place}/0/proof`).expect(200));
    expect([proof.revision, holds(proof), JSON.stringify(proof).includes('88120')]).toEqual([0, true, false]);
    await operator.get(`${place}/999/proof`).expect(404);
  });

  it('is not there for an event that its reader does not see, nor for another requester', async () => {
    const insured = await loggedIn(product, world.insured);
    const { entries: all } = bodyOf<PolicyHistory>(await insured.get(`policy/${world.policyId}/history`).expect(200));
    await requester.get(proofOf(all[0]!.id)).expect(404);
    const other = await join(product, await registerCompany(product, 'Other Builders', ['requester']), 'Otto');
    await other.get(proofOf(entries[0]!.id)).expect(404);
  });

  it('waits for the next checkpoint where no published one holds the event yet', async () => {
    const ids = new Set(entries.map(({ id }) => id));
    const agent = await loggedIn(product, world.agent);
    const cancellation = { effectiveFrom: '2026-12-01', reason: 'not paid' };
    await agent.delete(`policy/deletePolicy/${world.policyId}`, cancellation).expect(200);
    const now = bodyOf<TrackingHistory>(await requester.get(`tracking/${world.trackingId}/history`).expect(200));
    const { id } = now.entries.find((entry) => !ids.has(entry.id))!;
    expect((await requester.get(proofOf(id)).expect(409)).body).toMatchObject({ code: 'EVENT_PROOF.NOT_SIGNED_YET' });
  });
});
