import { SIGNATURE_BYTES, LARGEST_UPLOAD, uploadKindOf } from '@covertrail/domain/fields/upload-rules';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { Clock } from '@covertrail/platform/clock/clock';
import { FileExists, FileTooLarge, type Files, type StoredFile } from '@covertrail/platform/files/files.port';
import type { ActingRequest } from '#auth/actor';
import { endedEarly } from '#http/ended-early';
import { Problem } from '#http/problem';
import { letterFileId } from './letter-id.rules.js';

/** A letter that was uploaded; the request for the transfer names it by `uploadId`. */
export interface UploadedLetter {
  readonly uploadId: string;
  readonly stored: StoredFile;
}

interface IncomingFile {
  readonly originalname: string;
  readonly stream: AsyncIterable<Buffer>;
}
type Done<Result> = (error: unknown, result?: Result) => void;

/**
 * Where multer stores a letter while it arrives: in the file store, under an id made from the caller's agency and key. A refused
 * letter is not kept; one that no transfer cites is deleted later.
 */
export class LetterStorage {
  constructor(
    private readonly files: Files,
    private readonly clock: Clock,
  ) {}

  _handleFile(request: ActingRequest, file: IncomingFile, done: Done<UploadedLetter>): void {
    this.store(request, file).then((letter) => done(null, letter), done);
  }

  /** Called when the rest of the form is wrong: no transfer cites the file, so the next sweep deletes it. */
  _removeFile(_request: ActingRequest, _file: unknown, done: Done<never>): void {
    done(null);
  }

  private async store(request: ActingRequest, { originalname, stream }: IncomingFile): Promise<UploadedLetter> {
    const uploadId = request.commandId;
    try {
      return { uploadId, stored: await this.kept(uploadId, request.user.companyId, originalname, stream) };
    } catch (error) {
      if (error instanceof FileTooLarge) throw new Problem('FILE.TOO_LARGE');
      if (error instanceof FileExists) throw new RuleBroken('COMMAND.KEY_REUSED');
      // Another part of the form was wrong, or the caller closed the connection.
      if (endedEarly(error)) throw new Problem('FILE.BROKEN_OFF');
      throw error;
    }
  }

  private async kept(uploadId: Uuid, companyId: Uuid, name: string, stream: IncomingFile['stream']): Promise<StoredFile> {
    const { beginning, rest } = await begun(stream);
    const contentType = uploadKindOf(beginning);
    if (!contentType) throw new Problem('FILE.OTHER_KIND');
    const file = { fileId: letterFileId(companyId, uploadId), name, contentType, uploadedAt: this.clock.now() };
    return this.files.put(file, rest, { maxBytes: LARGEST_UPLOAD });
  }
}

/** The first bytes of a content, and the whole of it. */
async function begun(content: AsyncIterable<Buffer>): Promise<{ readonly beginning: Buffer; readonly rest: AsyncIterable<Buffer> }> {
  const pieces = content[Symbol.asyncIterator]();
  let beginning = Buffer.alloc(0);
  let ended = false;
  while (!ended && beginning.length < SIGNATURE_BYTES) {
    const next = await pieces.next();
    if (next.done) ended = true;
    else beginning = Buffer.concat([beginning, next.value]);
  }
  return { beginning, rest: whole(beginning, pieces) };
}

async function* whole(beginning: Buffer, pieces: AsyncIterator<Buffer>): AsyncIterable<Buffer> {
  yield beginning;
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
}
