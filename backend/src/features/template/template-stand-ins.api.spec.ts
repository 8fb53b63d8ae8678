import type { LineRequirements } from '@covertrail/domain/compliance/requirements';
import type { TemplateRow, TemplateVersions } from '@covertrail/contracts/template/template.replies';
import { coverSupplier, type CoveredSupplier } from '#testing/covered-supplier';
import { bodyOf, openTestProduct, type TestProduct } from '#testing/test-product';

const line = (of: LineRequirements['line'], requirements: Partial<LineRequirements> = {}): LineRequirements => ({
  line: of,
  limits: [],
  endorsements: [],
  ...requirements,
});

describe('what a template accepts in place of a line, and the lines below an umbrella [F04] [H08]', () => {
  let product: TestProduct;
  let supplier: CoveredSupplier;
  beforeAll(async () => {
    product = await openTestProduct();
    supplier = await coverSupplier(product, 'Instead ', {});
  });
  afterAll(() => product.close());

  const revise = (...lines: LineRequirements[]) =>
    supplier.requester.put(`requestor/templates/${supplier.templateId}`, {
      requirements: { lines, umbrellaMode: 'separate', rating: null },
    });

  it.each<[string, string, LineRequirements[]]>([
    [
      'a line that cannot stand for another one',
      'TEMPLATE.CANNOT_STAND_IN',
      [line('generalLiability', { acceptInstead: ['automobile'] })],
    ],
    [
      'a line that is listed twice',
      'TEMPLATE.CANNOT_STAND_IN',
      [line('umbrella', { acceptInstead: ['excessLiability', 'excessLiability'] })],
    ],
    [
      'one policy for two requirements',
      'TEMPLATE.COUNTED_TWICE',
      [line('umbrella', { acceptInstead: ['excessLiability'] }), line('excessLiability')],
    ],
    [
      'lines below a line that is no umbrella',
      'TEMPLATE.REQUIREMENT_NOT_OF_LINE',
      [line('automobile', { underlying: ['generalLiability'] })],
    ],
    [
      'a line below an umbrella twice',
      'TEMPLATE.REQUIREMENT_NOT_OF_LINE',
      [line('umbrella', { underlying: ['generalLiability', 'generalLiability'] })],
    ],
  ])('refuses %s', async (_, code, lines) => {
    expect((await revise(...lines).expect(422)).body).toMatchObject({ code });
  });

  it('refuses what is no line', async () => {
    await supplier.requester
      .put(`requestor/templates/${supplier.templateId}`, {
        requirements: {
          lines: [{ ...line('umbrella'), underlying: ['cyberLiability'] }],
          umbrellaMode: 'separate',
          rating: null,
        },
      })
      .expect(400);
  });

  it('keeps both, and says in the versions what they mean', async () => {
    await revise(line('umbrella', { underlying: ['generalLiability'], acceptInstead: ['excessLiability'] })).expect(
      200,
    );
    await product.settled();
    const { versions } = bodyOf<TemplateVersions>(
      await supplier.requester.get(`requestor/templates/${supplier.templateId}/versions`).expect(200),
    );
    expect(versions[0]!.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ label: 'Umbrella liability: accepted in place of it', after: 'excess liability' }),
        expect.objectContaining({
          label: 'Umbrella liability: lies over general liability',
          after: 'On its schedule of underlying insurance',
        }),
      ]),
    );
    const { rows } = bodyOf<{ rows: TemplateRow[] }>(await supplier.requester.get('requestor/templates').expect(200));
    expect(rows.find(({ id }) => id === supplier.templateId)?.requirements.lines[0]).toMatchObject({
      underlying: ['generalLiability'],
      acceptInstead: ['excessLiability'],
    });
  });
});
