import { ENGINE_VERSION } from '@covertrail/domain/compliance/assess';
import { coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { openTestProduct, type TestProduct } from '#testing/test-product';
import { Views } from '#views/views.service';
import { ComplianceAssessor } from '../assess-compliance/compliance-assessor.service.js';
import { EngineReassessment } from './engine-reassessment.service.js';

type Assessor = Pick<ComplianceAssessor, 'assess'>;

describe('a newer engine', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;

  beforeAll(async () => {
    product = await openTestProduct();
    supplier = await coverSupplier(product);
    await coverSupplier(product, 'Second ');
  });
  afterAll(() => product.close());

  const reassessment = (version: number, assessor: Assessor = product.app.get(ComplianceAssessor, { strict: false })) =>
    new EngineReassessment(assessor, product.infrastructure.deciders, product.infrastructure.reads, product.app.get(Views), version);
  const eventsNow = async () => (await product.infrastructure.events.readStream(`assessment-${supplier.trackingId}`)).length;

  it('assesses nothing that it assessed itself', async () => expect(await reassessment(ENGINE_VERSION).run()).toBe(0));

  it('assesses every tracking of an older one once, and records nothing where it finds the same', async () => {
    const before = await eventsNow();
    expect(await reassessment(ENGINE_VERSION + 1).run()).toBe(2);
    expect(await reassessment(ENGINE_VERSION + 1).run()).toBe(0);
    expect(await eventsNow()).toBe(before);
  });

  it('is named as the cause, and begins again where it was interrupted', async () => {
    const causes: unknown[] = [];
    const failing: Assessor = { assess: async () => Promise.reject(new Error('the store is away')) };
    const noting: Assessor = {
      assess: async (_id, cause) => {
        causes.push(cause);
        return null;
      },
    };
    await expect(reassessment(ENGINE_VERSION + 2, failing).run()).rejects.toThrow('away');
    expect(await reassessment(ENGINE_VERSION + 2, noting).run()).toBe(2);
    expect(causes).toEqual([{ kind: 'engine' }, { kind: 'engine' }]);
  });
});
