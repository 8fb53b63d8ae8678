import { PassThrough } from 'node:stream';
import { newId } from '@covertrail/platform/ids/ids';
import { SheetReader } from './sheet-reader.service.js';

class ImpatientSheetReader extends SheetReader {
  protected override readonly mostMs = 200;
}

it('ends a process that reads for too long [C06]', async () => {
  const endless = new PassThrough();
  await expect(new ImpatientSheetReader({ read: () => endless }).read(newId())).rejects.toMatchObject({ code: 'SHEET.TOO_SLOW' });
});
