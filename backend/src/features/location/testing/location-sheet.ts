import type { Caller } from '#testing/people';
import { bodyOf } from '#testing/test-product';

/** A .csv with one location for each number, of one building with one limit. */
export const locationSheet = (...numbers: readonly string[]): Buffer =>
  Buffer.from(
    [
      'Location Number,Address 1,City,State,Building Number,Limit Type,Limits,Coinsurance %,Deductible Type,Deductible',
      ...numbers.map((number) => `${number},18 Dock Street,Denver,CO,A,Building Coverage,"$2,500,000",90%,Percent,2`),
    ].join('\n'),
  );

/** The id of an upload, after its preview. */
export async function uploadedSheet(by: Caller, policyId: string, sheet: Buffer): Promise<string> {
  const preview = await by
    .upload(`policy/locations/import/preview/${policyId}`, 'sheet', sheet, 'sites.csv')
    .expect(201);
  return bodyOf<{ uploadId: string }>(preview).uploadId;
}

/** The id of an import that was started. */
export async function importedSheet(by: Caller, policyId: string, sheet: Buffer): Promise<string> {
  const uploadId = await uploadedSheet(by, policyId, sheet);
  return bodyOf<{ importId: string }>(await by.post(`policy/locations/import/${policyId}`, { uploadId }).expect(201))
    .importId;
}
