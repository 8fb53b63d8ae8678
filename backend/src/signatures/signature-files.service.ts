import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { contentOf, LARGEST_SIGNATURE, SIGNATURE_DOTS } from '@covertrail/domain/fields/signature-fields';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { PICTURE_KINDS, SIGNATURE_BYTES, uploadKindOf } from '@covertrail/domain/kernel/upload-kinds';
import { signatureDecider } from '@covertrail/domain/signature/signature.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { FileNotFound, type Files } from '@covertrail/platform/files/files.port';
import { singlePiece } from '@covertrail/platform/files/single-piece';
import type { VirusScan } from '@covertrail/platform/virus-scan/virus-scan.port';
import { Problem } from '#http/problem';
import { FILES, VIRUS_SCAN } from '#tokens/tokens';
import { MadeFiles } from '#uploads/made-files.service';
import { pictureSize } from '#uploads/picture-size.rules';
import { uploadedFileId } from '#uploads/upload-id.rules';
import { isDrawablePng } from './png-content.rules.js';

/** A picture of a signature that is there now. */
export interface KeptSignature {
  readonly contentType: string;
  readonly content: Buffer;
}

/** The pictures of signatures, which are in the file store alone [E04]. */
@Injectable()
export class SignatureFiles {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(FILES) private readonly files: Files,
    @Inject(VIRUS_SCAN) private readonly virusScan: VirusScan,
    private readonly made: MadeFiles,
  ) {}

  /** Keeps a picture that came as an address of `data:`, and returns the id of its file: the same for a repeat. Throws FILE.NO_PICTURE and its like. */
  async keep(ownerId: Uuid, commandId: Uuid, dataUri: string): Promise<Uuid> {
    const content = Buffer.from(contentOf(dataUri) ?? '', 'base64');
    const contentType = kindOf(content);
    await this.scan(content);
    const fileId = uploadedFileId('signature', ownerId, commandId);
    await this.made.keep({ fileId, name: 'signature', contentType }, content, LARGEST_SIGNATURE);
    return fileId;
  }

  /** The present signature of a person or an agency; null where there is none. */
  async of(ownerId: Uuid): Promise<KeptSignature | null> {
    const { state } = await this.deciders.load(signatureDecider, ownerId);
    if (!state?.fileId) return null;
    const stored = await this.files.describe(state.fileId);
    if (!stored) return null;
    try {
      return { contentType: stored.contentType, content: await buffer(this.files.read(state.fileId)) };
    } catch (error) {
      // It was deleted between the two.
      if (error instanceof FileNotFound) return null;
      throw error;
    }
  }

  private async scan(content: Buffer): Promise<void> {
    const found = await this.virusScan.scan(singlePiece(content)).catch(() => {
      throw new Problem('FILE.NOT_SCANNED');
    });
    if (found !== null) throw new Problem('FILE.INFECTED', { params: { found } });
  }
}

/** What the content is, whatever the address said. */
function kindOf(content: Buffer): string {
  const kind = uploadKindOf(content.subarray(0, SIGNATURE_BYTES), PICTURE_KINDS);
  const size = kind && pictureSize(content, kind);
  if (!kind || !size) throw new Problem('FILE.NO_PICTURE');
  const { least, most } = SIGNATURE_DOTS;
  const fits = [size.width, size.height].every((dots) => dots >= least && dots <= most);
  if (!fits) throw new Problem('FILE.PICTURE_DOTS', { params: SIGNATURE_DOTS });
  if (kind === 'image/png' && !isDrawablePng(content)) throw new Problem('FILE.NO_PICTURE');
  return kind;
}
