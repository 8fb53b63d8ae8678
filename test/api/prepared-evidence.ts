import { bodyOf } from '@covertrail/backend/testing/test-product';
import type { Preparation } from './prepared.js';

interface Entries {
  readonly entries: readonly { readonly id: string }[];
}

const DAYS = { from: '2026-11-20', to: '2026-12-01' };

/** Packs of evidence, and proofs under a checkpoint that the jobs sign. */
export const PREPARED_EVIDENCE: Readonly<Record<string, Preparation>> = {
  'EvidenceController.size': async () => ({ query: DAYS }),
  'EvidenceController.pack': async () => ({ query: DAYS }),
  'EvidenceController.ofTracking': async (product, ours) => {
    const { requester } = ours.callers;
    await product.jobs.runAll(() => undefined);
    const reply = await requester.get(`tracking/${ours.idsFor(requester).tracking}/history`).expect(200);
    return { params: { eventId: bodyOf<Entries>(reply).entries[0]!.id } };
  },
  'EvidenceController.ofPolicy': async (product, ours) => {
    const { insured } = ours.callers;
    await product.jobs.runAll(() => undefined);
    const { policy } = ours.idsFor(insured);
    const reply = await insured.get(`policy/${policy}/history`).expect(200);
    return { params: { eventId: bodyOf<Entries>(reply).entries[0]!.id } };
  },
  'EvidenceController.ofPlace': async (product, ours) => {
    await product.jobs.runAll(() => undefined);
    return { params: { stream: `policy-${ours.idsFor(ours.callers.insured).policy}`, revision: '0' } };
  },
};
