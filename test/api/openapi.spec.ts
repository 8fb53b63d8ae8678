import { COVERAGE_LINES } from '@covertrail/domain/insurance/coverage';
import request from 'supertest';
import { MODULES } from '@covertrail/backend/features/features';
import { declaredRoutes } from '@covertrail/backend/openapi/declared-routes';
import type { TestProduct } from '@covertrail/backend/testing/test-product';
import { openEveryCallProduct } from './every-call-product.js';

interface Operation {
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly required: boolean;
    readonly schema: object;
  }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: { readonly $ref: string } }> };
  readonly security: readonly object[];
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<
      Record<string, { readonly properties: Record<string, object>; readonly required?: readonly string[] }>
    >;
  };
}

describe('the description of the calls [K02]', () => {
  let product: TestProduct;
  let document: Document;

  beforeAll(async () => {
    product = await openEveryCallProduct();
    const reply = await request(product.server)
      .get('/covertrail-api/openapi.json')
      .expect(200)
      .expect('content-type', /^application\/json/);
    document = reply.body as Document;
  });
  afterAll(() => product.close());

  it('has every call of every feature, and says which need a log-in', () => {
    for (const { method, path, access } of declaredRoutes(MODULES)) {
      const operation = document.paths[`/${path.replace(/:(\w+)/g, '{$1}')}`]?.[method];
      expect([path, operation?.security]).toEqual([path, access ? [{ bearer: [] }] : []]);
    }
  });

  it('says what a command takes, down to the classes inside', () => {
    const { requestBody } = document.paths['/policy/addnewpolicy']!['post']!;
    expect(requestBody?.content['application/json']?.schema.$ref).toBe('#/components/schemas/AddPolicyDto');
    const { AddPolicyDto, PolicyTermsDto, EndorsementDto } = document.components.schemas;
    expect(AddPolicyDto).toMatchObject({
      required: ['insuredCompanyId', 'line', 'terms'],
      properties: {
        insuredCompanyId: { type: 'string', format: 'uuid' },
        line: { enum: [...COVERAGE_LINES] },
        terms: { $ref: '#/components/schemas/PolicyTermsDto' },
      },
    });
    expect(PolicyTermsDto!.properties).toMatchObject({
      policyNumber: { type: 'string' },
      endorsements: { type: 'array', maxItems: 20, items: { $ref: '#/components/schemas/EndorsementDto' } },
      trigger: { enum: ['occurrence', 'claimsMade'] },
    });
    expect(PolicyTermsDto!.required).not.toContain('trigger');
    expect(EndorsementDto!.required).toEqual(['code', 'grade']);
  });

  it('offers to pin a revision where the command takes one, and nowhere else', () => {
    for (const { method, path, pinned } of declaredRoutes(MODULES)) {
      const { parameters } = document.paths[`/${path.replace(/:(\w+)/g, '{$1}')}`]![method]!;
      expect([path, parameters.some(({ name }) => name === 'If-Match')]).toEqual([path, pinned]);
    }
  });

  it('says what a query takes', () => {
    const { parameters } = document.paths['/policy/list/{companyId}']!['get']!;
    expect(parameters).toContainEqual({
      name: 'companyId',
      in: 'path',
      required: true,
      schema: { type: 'string', format: 'uuid' },
    });
    expect(parameters).toContainEqual({
      name: 'size',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 200 },
    });
  });

  it('refers to nothing that is not in it', () => {
    const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !(name in document.components.schemas))).toEqual([]);
  });
});
