import { useState } from 'react';
import { uploadByLink } from '@covertrail/contracts/request/invitation.calls';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { LARGEST_UPLOAD, UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { uploadOfOtherKind } from '@covertrail/wording/fields/server-messages';
import { problemOf } from '#shared/api/api-problem';
import { uploadFile } from '#shared/api/upload-client';

/** A file that was uploaded by the link, and is not given yet. */
export interface LinkUpload {
  readonly uploadId: Uuid;
  readonly fileName: string;
  readonly bytes: number;
}

interface Choice {
  readonly token: string;
  /** A certificate is a PDF; what comes with it may be a picture as well. */
  readonly pdfOnly: boolean;
  /** Names that are there already. */
  readonly taken: readonly string[];
  readonly onUploaded: (file: LinkUpload) => void;
}

/** Uploads one file at a time by the link of a mail, as soon as it is chosen. `percent` is null while none is on its way. */
export function useLinkUploads({ token, pdfOnly, taken, onUploaded }: Choice) {
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (files: readonly File[]): Promise<void> => {
    try {
      for (const file of files) {
        setPercent(0);
        const { uploadId, fileName, bytes } = await uploadFile(uploadByLink, file, {
          headers: { 'X-Link-Token': token },
          onProgress: setPercent,
        });
        onUploaded({ uploadId, fileName, bytes });
      }
    } catch (error) {
      setProblem(problemOf(error).message);
    } finally {
      setPercent(null);
    }
  };
  const choose = (files: readonly File[]): void => {
    const wrong = files.map((file) => wrongWith(file, pdfOnly, taken)).find((text) => text !== null) ?? null;
    setProblem(wrong);
    if (wrong === null && files.length > 0) void send(files);
  };
  return { choose, percent, problem };
}

/** What is wrong with a file before the upload [D13]; the server checks its content. */
function wrongWith({ name, size, type }: File, pdfOnly: boolean, taken: readonly string[]): string | null {
  if (size > LARGEST_UPLOAD) return `File ${name} size should be less than 20 MB !!`;
  if (pdfOnly && type !== '' && type !== 'application/pdf') return uploadOfOtherKind(['application/pdf']);
  if (type !== '' && !UPLOAD_KINDS.some((kind) => kind === type))
    return 'File not supported. Please upload image or pdf only, as mentioned above.';
  return taken.includes(name) ? `${name} is already uploaded, please upload new document.` : null;
}
