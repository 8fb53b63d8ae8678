import type { Caller } from '#testing/people';
import { bodyOf } from '#testing/test-product';

/** A .csv with one vehicle for each VIN. */
export const vehicleSheet = (...vins: readonly string[]): Buffer =>
  Buffer.from(['VIN,Year,Make,Model', ...vins.map((vin) => `${vin},2021,Ford,F-550`)].join('\n'));

/** The id of an upload, after its preview. */
export async function uploadedVehicles(by: Caller, policyId: string, sheet: Buffer): Promise<string> {
  const preview = await by
    .upload(`policy/vehicles/import/preview/${policyId}`, 'sheet', sheet, 'fleet.csv')
    .expect(201);
  return bodyOf<{ uploadId: string }>(preview).uploadId;
}

/** The id of an import that was started. */
export async function importedVehicles(by: Caller, policyId: string, sheet: Buffer): Promise<string> {
  const uploadId = await uploadedVehicles(by, policyId, sheet);
  return bodyOf<{ importId: string }>(await by.post(`policy/vehicles/import/${policyId}`, { uploadId }).expect(201))
    .importId;
}
