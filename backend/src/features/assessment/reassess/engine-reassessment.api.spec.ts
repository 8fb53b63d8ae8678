import { ENGINE_VERSION } from '@covertrail/domain/compliance/assess';
import { coverSupplier, openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { type TestProduct } from '#testing/test-product';
import { WholeViews } from '#views/whole-views.service';
import type { ComplianceAssessor } from '../assess-compliance/compliance-assessor.service.js';
import { EngineReassessment } from './engine-reassessment.service.js';

type Assessor = Pick<ComplianceAssessor, 'assess'>;

describe('a newer engine', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;

  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
    await coverSupplier(product, 'Second ');
  });
  afterAll(() => product.close());

  const provided = () => product.app.get(EngineReassessment, { strict: false });
  const withAssessor = (assessor: Assessor) =>
    new EngineReassessment(
      assessor,
      product.infrastructure.deciders,
      product.infrastructure.reads,
      product.app.get(WholeViews),
    );
  const eventsNow = async () =>
    (await product.infrastructure.events.readStream(`assessment-${supplier.trackingId}`)).length;

  it('assesses nothing that it assessed itself', async () => expect(await provided().run(ENGINE_VERSION)).toBe(0));

  it('assesses every tracking of an older one once, and records nothing where it finds the same', async () => {
    const before = await eventsNow();
    expect(await provided().run(ENGINE_VERSION + 1)).toBe(2);
    expect(await provided().run(ENGINE_VERSION + 1)).toBe(0);
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
    await expect(withAssessor(failing).run(ENGINE_VERSION + 2)).rejects.toThrow('away');
    expect(await withAssessor(noting).run(ENGINE_VERSION + 2)).toBe(2);
    expect(causes).toEqual([{ kind: 'engine' }, { kind: 'engine' }]);
  });
});
