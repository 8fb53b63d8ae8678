/** @run rest: a process of its own for each text that is read. */
import type { ExhibitReading } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, type TestProduct } from '#testing/test-product';

describe('an exhibit that is read in a process of its own [E06]', () => {
  jest.setTimeout(120_000);
  let product: TestProduct;
  let world: CoveredSupplier;

  beforeAll(async () => {
    [product, world] = await openWithSupplier({ pdfReading: 'apart' });
  });
  afterAll(() => product.close());

  it('is read as it is in this one', async () => {
    const text = 'Umbrella liability insurance of $5,000,000 per occurrence and in the aggregate.';
    const { found } = bodyOf<ExhibitReading>(
      await world.requester.post('requestor/template-exhibits', { text }).expect(200),
    );
    expect(found).toHaveLength(2);
  });
});
