import { dollars } from '@covertrail/domain/kernel/money';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { terms } from '#testing/terms';
import { type TestProduct } from '#testing/test-product';

describe('edits of one policy that come at once', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
  });
  afterAll(() => product.close());

  it('are all recorded, each upon the one before', async () => {
    const { agent, insured, policyId } = supplier;
    const edit = (number: number) =>
      (number % 2 === 0 ? agent : insured).put('policy/editpolicy', {
        policyId,
        effectiveFrom: '2026-07-01',
        enteredWrongly: false,
        terms: terms({
          limits: { eachOccurrence: dollars(1_000_000 + number * 1_000), generalAggregate: dollars(2_000_000) },
        }),
      });
    const replies = await Promise.all(Array.from({ length: 24 }, (_, number) => edit(number)));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    expect(new Set(replies.map(({ headers }) => headers['etag'] as string)).size).toBe(24);
  });
});
