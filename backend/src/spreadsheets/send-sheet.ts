import type { Response } from 'express';
import { CONTENT_TYPES } from './sheet-file.js';
import type { SheetFormat } from '@covertrail/contracts/sheet-import/sheet-file.inputs';

/** Answers with a spreadsheet of this name, without its ending. */
export function sendSheet(response: Response, name: string, format: SheetFormat, file: Buffer): void {
  response.attachment(`${name}.${format}`);
  response.setHeader('Content-Type', CONTENT_TYPES[format]);
  response.end(file);
}
