import type { INestApplication } from '@nestjs/common';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { coverSupplier } from '#testing/covered-supplier';
import { terms } from '#testing/terms';
import { bodyOf, openTestProduct } from '#testing/test-product';
import { locationForm } from '../../features/location/testing/location-form.js';
import type { CarriesOver } from '../carrier-of.js';

const RENEWAL = { effectiveOn: '2027-07-01', expiresOn: '2028-07-01' };

/** What every carrier promises: a replacement that it sees again adds nothing more. The old policy has a location, a vehicle and a share. */
export async function expectCarriedOnce(
  name: string,
  carrierIn: (app: INestApplication) => CarriesOver,
): Promise<void> {
  const product = await openTestProduct();
  try {
    const { agent, insured, policyId: replaces } = await coverSupplier(product);
    await agent.post('policy/location', { policyId: replaces, ...locationForm() }).expect(201);
    await agent
      .post('policy/vehicles', { policyId: replaces, vin: '1HGCM82633A004352', make: 'Ford', model: '' })
      .expect(201);
    const renewal = { terms: terms({ policyNumber: 'GL-R1', period: RENEWAL }), upon: 'expiration' };
    const { policyId } = bodyOf<{ policyId: string }>(
      await insured.post(`policy/replace/${replaces}`, renewal).expect(201),
    );
    await product.settled();
    const before = await product.infrastructure.events.head();
    const { carryOver, records } = carrierIn(product.app);
    const replacement = { policyId, replaces, insuredId: insured.companyId };
    expect(await records.idsOf(replacement, before)).toHaveLength(1);
    await carryOver.run(records, replacement, before, (commandId) => bySystem(name, commandId));
    expect(await product.infrastructure.events.head()).toBe(before);
  } finally {
    await product.close();
  }
}
