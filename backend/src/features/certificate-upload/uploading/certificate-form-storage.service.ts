import { text } from 'node:stream/consumers';
import { deriveId } from '@covertrail/platform/ids/ids';
import { endedEarly } from '#http/ended-early';
import { Problem } from '#http/problem';
import type { KeptUpload, UploadRequest, UploadStorage } from '#uploads/upload-storage.service';
import type { ActingRequest } from '#auth/actor';

/** The field of the JSON part; all others are files. */
const REQUEST_PART = 'request';
const MOST_PART_BYTES = 10_000;

/** What comes in one part of the form: the text of the JSON part, or a file that was kept. */
export type FormPart = { readonly json: string } | KeptUpload;

type Incoming = Parameters<UploadStorage['_handleFile']>[1] & { readonly fieldname: string };
type Done = (error: unknown, part?: FormPart) => void;

/**
 * Where the parts of the form of a certificate go: its first file is the certificate, a PDF, those behind it belong to it. Browsers send a JSON part
 * as a file without a name of its own.
 */
export class CertificateFormStorage {
  private readonly counts = new WeakMap<object, number>();

  constructor(
    private readonly certificates: UploadStorage,
    private readonly additional: UploadStorage,
  ) {}

  _handleFile(request: ActingRequest, file: Incoming, done: Done): void {
    if (file.fieldname === REQUEST_PART) {
      partOf(file.stream).then((json) => done(null, { json }), done);
      return;
    }
    const count = this.counts.get(request) ?? 0;
    this.counts.set(request, count + 1);
    const { companyId } = request.user;
    const from: UploadRequest = {
      res: request.res,
      byLink: { ownerId: companyId, uploadId: deriveId('certificate-file', request.commandId, String(count)) },
    };
    (count === 0 ? this.certificates : this.additional)._handleFile(from, file, done);
  }

  /** No event cites the file, so the next sweep deletes it. */
  _removeFile(_request: unknown, _file: unknown, done: (error: null) => void): void {
    done(null);
  }
}

async function partOf(stream: AsyncIterable<Buffer>): Promise<string> {
  try {
    return await text(limited(stream));
  } catch (error) {
    if (endedEarly(error)) throw new Problem('FILE.BROKEN_OFF');
    throw error;
  }
}

async function* limited(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of stream) {
    bytes += piece.length;
    if (bytes > MOST_PART_BYTES) throw new Problem('HTTP.BAD_INPUT', { errors: { request: 'is too long' } });
    yield piece;
  }
}
