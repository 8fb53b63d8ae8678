import { buffer } from 'node:stream/consumers';
import {
  SIGNATURE_BYTES,
  LARGEST_PICTURE,
  LARGEST_UPLOAD,
  PICTURE_DOTS,
  nameOfKind,
  uploadKindOf,
  type UploadKind,
} from '@covertrail/domain/kernel/upload-kinds';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { Clock } from '@covertrail/platform/clock/clock';
import { FileExists, FileTooLarge, type Files, type StoredFile } from '@covertrail/platform/files/files.port';
import { VirusScanFailed, type VirusScan } from '@covertrail/platform/virus-scan/virus-scan.port';
import { endingsOf } from '@covertrail/wording/fields/server-messages';
import type { ActingRequest } from '#auth/actor';
import { clientLeft } from '#http/client-left';
import { endedEarly } from '#http/ended-early';
import { Problem } from '#http/problem';
import type { PdfReader } from '#pdf-files/pdf-reader.service';
import { begun } from './content-beginning.js';
import { pictureSize } from './picture-size.rules.js';
import { uploadedFileId, type UploadPurpose } from './upload-id.rules.js';

/** A file that was uploaded; a command cites it by `uploadId`. */
export interface KeptUpload {
  readonly uploadId: string;
  readonly stored: StoredFile;
}

interface IncomingFile {
  readonly originalname: string;
  readonly stream: AsyncIterable<Buffer>;
}
/** By whom a file comes. `ownerId`: the company, or whoever has the link of a mail. */
interface Uploader {
  readonly ownerId: Uuid;
  readonly uploadId: Uuid;
}
/** `byLink`: set where the link of a mail takes the place of a log-in [D13]. */
export type UploadRequest = Pick<ActingRequest, 'res'> & Partial<ActingRequest> & { byLink?: Uploader };

type Done<Result> = (error: unknown, result?: Result) => void;

/** What an upload is for, and the kinds of content that it may have. */
export interface UploadRules {
  readonly purpose: UploadPurpose;
  readonly kinds: readonly UploadKind[];
  /** A picture that pages show: it is small, whole, and has a size that a page can draw. */
  readonly isPicture?: true;
  /** The refusal of another kind, where the page names the kinds beside the field. */
  readonly otherKind?: 'FILE.NOT_IMAGE_OR_PDF';
}

/** What looks at a content before it is kept. */
export interface UploadChecks {
  readonly virusScan: VirusScan;
  readonly pdfs: PdfReader;
}

/**
 * Where multer stores a file while it arrives: in the file store, under an id made from the caller's company and key. A refused
 * file is not kept; one that no event cites is deleted later.
 */
export class UploadStorage {
  constructor(
    private readonly rules: UploadRules,
    private readonly files: Files,
    private readonly checks: UploadChecks,
    private readonly clock: Clock,
  ) {}

  _handleFile(request: UploadRequest, file: IncomingFile, done: Done<KeptUpload>): void {
    this.store(request, file).then((upload) => done(null, upload), done);
  }

  /** Called when the rest of the form is wrong: no event cites the file, so the next sweep deletes it. */
  _removeFile(_request: UploadRequest, _file: unknown, done: Done<never>): void {
    done(null);
  }

  private async store(request: UploadRequest, { originalname, stream }: IncomingFile): Promise<KeptUpload> {
    const uploader = uploaderOf(request);
    const { uploadId } = uploader;
    try {
      const stored = await this.kept(uploader, originalname, stream);
      await this.check(stored, { companyId: uploader.ownerId, signal: clientLeft(request.res!) });
      return { uploadId, stored };
    } catch (error) {
      if (error instanceof FileTooLarge)
        throw new Problem(this.rules.isPicture ? 'FILE.PICTURE_TOO_LARGE' : 'FILE.TOO_LARGE');
      if (error instanceof FileExists) throw new RuleBroken('COMMAND.KEY_REUSED');
      // Another part of the form was wrong, or the caller closed the connection.
      if (endedEarly(error)) throw new Problem('FILE.BROKEN_OFF');
      throw error;
    }
  }

  private async kept(
    { ownerId, uploadId }: Uploader,
    name: string,
    stream: IncomingFile['stream'],
  ): Promise<StoredFile> {
    const { purpose, kinds, isPicture, otherKind } = this.rules;
    const { beginning, rest } = await begun(stream, SIGNATURE_BYTES);
    const contentType = uploadKindOf(beginning, kinds);
    if (!contentType && isPicture) throw new Problem('FILE.NO_PICTURE');
    if (!contentType && otherKind) throw new Problem(otherKind);
    if (!contentType) throw new Problem('FILE.OTHER_KIND', { params: { types: endingsOf(kinds) } });
    const file = {
      fileId: uploadedFileId(purpose, ownerId, uploadId),
      name: nameOfKind(name, contentType),
      contentType,
      uploadedAt: this.clock.now(),
    };
    return this.files.put(file, rest, { maxBytes: isPicture ? LARGEST_PICTURE : LARGEST_UPLOAD });
  }

  /** A file that is not known to be clean and whole is not kept, unless an event cites it since an earlier upload under the same key. */
  private async check(
    { fileId, contentType, claimedAt }: StoredFile,
    turn: Parameters<PdfReader['check']>[1],
  ): Promise<void> {
    const content = () => this.files.read(fileId);
    try {
      await this.scan(content());
      if (this.rules.isPicture) await this.checkPicture(content(), contentType);
      if (contentType === 'application/pdf') await this.checks.pdfs.check(content, turn);
    } catch (error) {
      if (claimedAt === null) await this.files.remove(fileId);
      throw error;
    }
  }

  private async checkPicture(content: AsyncIterable<Uint8Array>, contentType: string): Promise<void> {
    const size = pictureSize(await buffer(content), contentType);
    if (!size) throw new Problem('FILE.NO_PICTURE');
    const { least, most } = PICTURE_DOTS;
    const fits = [size.width, size.height].every((dots) => dots >= least && dots <= most);
    if (!fits) throw new Problem('FILE.PICTURE_DOTS', { params: PICTURE_DOTS });
  }

  private async scan(content: AsyncIterable<Uint8Array>): Promise<void> {
    const verdict = await this.checks.virusScan.scan(content).catch((error: unknown) => {
      if (error instanceof VirusScanFailed) return error;
      throw error;
    });
    if (verdict === null) return;
    throw verdict instanceof VirusScanFailed
      ? new Problem('FILE.NOT_SCANNED')
      : new Problem('FILE.INFECTED', { params: { found: verdict } });
  }
}

function uploaderOf({ byLink, user, commandId }: UploadRequest): Uploader {
  if (byLink) return byLink;
  if (!user || !commandId) throw new Error('A file is uploaded behind a log-in, or by the link of a mail');
  return { ownerId: user.companyId, uploadId: commandId };
}
