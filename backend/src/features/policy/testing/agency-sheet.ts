import type { AgencySheetPreview } from '@covertrail/contracts/agency-import/agency-import.replies';
import type { Caller } from '#testing/people';
import { bodyOf } from '#testing/test-product';

const HEADING =
  'Client,Policy type,Policy number,NAIC,Effective date,Expiration date,GL each occurrence,GL general aggregate';
/** The fixed day of the test product. */
export const EXPORTED_ON = '2026-11-21';

/** A .csv with these rows under the heading of an export. */
export const agencySheet = (...rows: readonly string[]): Buffer => Buffer.from([HEADING, ...rows].join('\n'));

/** What an import of the sheet would do. */
export async function previewedSheet(by: Caller, sheet: Buffer, asOf = EXPORTED_ON): Promise<AgencySheetPreview> {
  const reply = await by
    .upload(`agent/system-import/preview?system=appliedEpic&asOf=${asOf}`, 'sheet', sheet, 'book.csv')
    .expect(201);
  return bodyOf<AgencySheetPreview>(reply);
}

/** The id of an import that was started after its preview. */
export async function importedFromSystem(by: Caller, sheet: Buffer, asOf = EXPORTED_ON): Promise<string> {
  const { uploadId } = await previewedSheet(by, sheet, asOf);
  return bodyOf<{ importId: string }>(
    await by.post('agent/system-import', { uploadId, system: 'appliedEpic', asOf }).expect(201),
  ).importId;
}
