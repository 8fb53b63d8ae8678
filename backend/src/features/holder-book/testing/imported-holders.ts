import type { Caller } from '#testing/people';
import { bodyOf } from '#testing/test-product';

const IMPORTS = 'agent/addressbook/import';

/** What the calls take of an uploaded sheet with one certificate holder. */
export async function previewedHolder(by: Caller, name: string) {
  const reply = await by.upload(`${IMPORTS}/preview`, 'sheet', Buffer.from(`Holder\n${name}`), 'sheet.csv').expect(201);
  return { uploadId: bodyOf<{ uploadId: string }>(reply).uploadId, columns: 'name:0' };
}

/** The id of an import of one certificate holder into the address book of whoever imports it. */
export async function importedHolder(by: Caller, name: string): Promise<string> {
  const reply = await by.post(IMPORTS, await previewedHolder(by, name)).expect(201);
  return bodyOf<{ importId: string }>(reply).importId;
}
