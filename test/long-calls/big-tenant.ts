import { importedSheet, locationSheet } from '@covertrail/backend/features/location/testing/location-sheet';
import { terms } from '@covertrail/backend/testing/terms';
import { bodyOf, type TestProduct } from '@covertrail/backend/testing/test-product';
import { dollars } from '@covertrail/domain/kernel/money';
import type { World } from '../api/two-worlds.js';
import { lengthenLog } from './long-log.js';

const LOG_ROWS = 3_000;
const POLICIES = 6;
const LOCATIONS = 30;

/** Much of everything that long calls walk through: a long activity log, many policies of which none is enough, a long schedule. */
export async function makeBig(
  product: TestProduct,
  { callers: { requester, insured, agent }, idsFor }: World,
): Promise<void> {
  for (let number = 0; number < POLICIES; number += 1) {
    for (const [line, limits] of [
      ['generalLiability', { eachOccurrence: dollars(500_000) }],
      ['umbrella', { umbrellaEachOccurrence: dollars(100_000) }],
    ] as const) {
      const policy = {
        insuredCompanyId: insured.companyId,
        line,
        terms: terms({ policyNumber: `${line}-${number}`, limits }),
      };
      const { policyId } = bodyOf<{ policyId: string }>(await agent.post('policy/addnewpolicy', policy).expect(201));
      await agent.put(`policy/approve/${policyId}`).expect(200);
    }
  }
  await importedSheet(
    agent,
    idsFor(agent).policy,
    locationSheet(...Array.from({ length: LOCATIONS }, (_, place) => `L${place}`)),
  );
  await lengthenLog(product, requester, idsFor(requester).template, LOG_ROWS);
}
