import { useState } from 'react';
import type { SheetPreview } from '@covertrail/contracts/sheet-import/sheet-import.replies';
import { LARGEST_UPLOAD } from '@covertrail/domain/kernel/upload-kinds';
import { UPLOAD_TOO_LARGE } from '@covertrail/wording/fields/server-messages';
import type { ApiRequest } from '../api/api-client.js';
import { useFileUpload } from '../api/file-upload.hook.js';

/** What is wrong with a spreadsheet before its upload; null for nothing. */
export const wrongWithSheet = ({ size }: File): string | null => (size > LARGEST_UPLOAD ? UPLOAD_TOO_LARGE : null);

/** Uploads a spreadsheet as soon as it is chosen, and gets the preview of its import. */
export function useSheetUpload(request: ApiRequest<SheetPreview>, field: string) {
  const [preview, setPreview] = useState<SheetPreview | null>(null);
  return { ...useFileUpload({ request, field, wrongWith: wrongWithSheet, waits: true, onReply: setPreview }), preview };
}
