import type { OwnedKind } from '@covertrail/backend/auth/owned-kinds';
import { failedUpload } from '@covertrail/backend/features/certificate-upload/testing/linked-upload';
import { PDF, uploaded } from '@covertrail/backend/features/document/testing/document-files';
import { pngOf } from '@covertrail/backend/uploads/testing/pictures';
import { said } from '@covertrail/backend/testing/said';
import { terms } from '@covertrail/backend/testing/terms';
import type { DeclaredRoute } from '@covertrail/backend/openapi/declared-routes';
import { LETTER_CONTENT } from '@covertrail/backend/features/client-transfer/testing/transfer-parties';
import type { TestProduct } from '@covertrail/backend/testing/test-product';
import { buildingLimit, locationForm } from '@covertrail/backend/features/location/testing/location-form';
import { addedLocation, addedPolicy, openRequest } from './prepared-records.js';
import { fieldsOf } from './sample-input.js';
import type { World } from './two-worlds.js';

/** Makes something of the world that an input names. */
type Made<Value> = (ours: World, product: TestProduct) => Promise<Value>;

let numbers = 100;
/** Policy numbers are not used twice. */
const policyNumber = (): string => `GL-${(numbers += 1)}`;

/** What a command may use up: each command that looks at an id of the kind gets a thing of its own. */
const OWN_THINGS: Partial<Record<OwnedKind, Made<string>>> = {
  policy: (ours) => addedPolicy(ours, policyNumber()),
  location: (ours) => addedLocation(ours, policyNumber()),
  request: openRequest,
  representedRequest: openRequest,
  ownCertificateUpload: async (ours, product) => failedUpload(product, await openRequest(ours)),
};

/** Values of fields that fit no rule alone: they must agree with one another, or name something that is there. By the name of the field. */
const VALUES: Readonly<Record<string, Made<unknown>>> = {
  line: async () => 'generalLiability',
  terms: async () => said(terms({ policyNumber: policyNumber() })),
  uploadId: ({ callers: { insured } }) => uploaded(insured),
  name: async () => `Yard ${(numbers += 1)}`,
  place: async () => said(locationForm({ number: `${(numbers += 1)}` }).place),
  limits: async () => [said(buildingLimit())],
  buildings: async () => [],
  vin: async () => '1M8GDM9AXKP042788',
};

/** Content of an uploaded file, by the field that takes it. */
const FILES: Readonly<Record<string, Buffer>> = {
  document: PDF,
  letter: LETTER_CONTENT,
  logo: pngOf(64, 64),
  photo: pngOf(64, 64),
  multipartFiles: PDF,
};

/** The ids that a route looks at, made anew where the route is a command that may use them up. */
export async function ownThings(
  { access, method }: DeclaredRoute,
  ours: World,
  product: TestProduct,
): Promise<Readonly<Record<string, string>>> {
  const kinds = method === 'get' ? [] : (access?.owns ?? []).filter(({ optional }) => !optional);
  const made: Record<string, string> = {};
  for (const { kind } of kinds) {
    const make = OWN_THINGS[kind];
    if (make) made[kind] = await make(ours, product);
  }
  return made;
}

/** Values that the body of a route takes by their names. */
export async function valuesFor({ body }: DeclaredRoute, ours: World, product: TestProduct): Promise<object> {
  const fields = body ? fieldsOf(body).filter((field) => field in VALUES) : [];
  return Object.fromEntries(
    await Promise.all(fields.map(async (field) => [field, await VALUES[field]!(ours, product)] as const)),
  );
}

export const fileFor = ({ file }: DeclaredRoute): Buffer | undefined => (file === null ? undefined : FILES[file]);
