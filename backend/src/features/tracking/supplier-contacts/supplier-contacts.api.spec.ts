import type { SupplierContacts } from '@covertrail/contracts/tracking/tracking.replies';
import { openWithSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { join, registerCompany } from '#testing/people';
import { bodyOf, type TestProduct } from '#testing/test-product';

describe('[F03] whom to ask about a supplier', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  beforeAll(async () => {
    [product, supplier] = await openWithSupplier();
    await join(product, supplier.insured.companyId, 'Rita', 'readOnly');
    await product.settled();
  });
  afterAll(() => product.close());

  const path = () => `tracking/${supplier.trackingId}/contacts`;

  it('are those who manage its account, and its agent', async () => {
    const contacts = bodyOf<SupplierContacts>(await supplier.requester.get(path()).expect(200));
    expect(contacts).toMatchObject({ supplierId: supplier.insured.companyId, supplierName: 'Granite Peak' });
    expect(contacts.people.map(({ email }) => email)).toEqual([supplier.insured.email]);
    expect(contacts.agency).toMatchObject({ name: 'Hollis & Vance', agent: { email: supplier.agent.email } });
  });

  it('are nobody else’s to read', async () => {
    const stranger = await join(product, await registerCompany(product, 'Atlas Works', ['requester']), 'Una');
    await stranger.get(path()).expect(404);
    await supplier.insured.get(path()).expect(403);
  });
});
