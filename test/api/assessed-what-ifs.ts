import type { WhatIf } from '@covertrail/contracts/what-if/what-if.replies';
import { bodyOf } from '@covertrail/backend/testing/test-product';
import type { World } from './two-worlds.js';

/**
 * Waits until the what-ifs of a world are assessed. A call for their suppliers waits ten seconds for that, and then answers `WHAT_IF.NOT_ASSESSED`: a busy
 * machine may need longer to start the thread that assesses them.
 */
export async function assessedWhatIfs({ callers: { requester, insured, agent }, idsFor }: World): Promise<void> {
  for (const by of [requester, insured, agent]) {
    const path = `what-ifs/${idsFor(by).whatIf}`;
    const totals = async () => bodyOf<WhatIf>(await by.get(path).expect(200)).totals;
    // Each reply waits for the next part of the answer.
    while ((await totals()) === null);
  }
}
