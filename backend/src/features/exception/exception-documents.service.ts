import { isRequesting } from '@covertrail/domain/rights/sides';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { NamedFile } from '@covertrail/domain/document/document.contract';
import { exceptionDecider } from '@covertrail/domain/exception/exception.decider';
import type { DecidedException } from '@covertrail/domain/exception/exception.state';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { exceptionScopesOf } from '@covertrail/domain/tracking/tracking.rules';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Files } from '@covertrail/platform/files/files.port';
import type { Actor } from '#auth/actor';
import { FILES } from '#tokens/tokens';
import { Problem } from '#http/problem';
import { sendFile } from '#uploads/file.reply';
import { citedFile, Uploads } from '#uploads/uploads.service';

/** The files that back decisions: found by their uploads, and sent to those who may see the decision. */
@Injectable()
export class ExceptionDocuments {
  constructor(
    private readonly uploads: Uploads,
    private readonly deciders: DeciderStore,
    @Inject(FILES) private readonly files: Files,
  ) {}

  /** Throws for an upload that this company did not make, or that was deleted. */
  of(companyId: Uuid, uploadIds: readonly Uuid[]): Promise<readonly NamedFile[]> {
    return Promise.all(
      uploadIds.map(async (uploadId) => {
        const stored = await this.uploads.find('exception', companyId, uploadId);
        if (!stored) throw new Problem('HTTP.BAD_INPUT', { errors: { documents: 'Please choose the file again.' } });
        return { ...citedFile(stored), name: stored.name };
      }),
    );
  }

  /** Protects the files from deletion, before an event cites them. */
  async keep(documents: readonly NamedFile[]): Promise<void> {
    for (const file of documents) await this.uploads.keep(file);
  }

  /** `number` counts from 1. A supplier and its agency see what was decided for that supplier alone. */
  async send(actor: Actor, trackingId: Uuid, exceptionId: Uuid, number: number, response: Response): Promise<void> {
    const decided = await this.decided(trackingId, exceptionId);
    const mayRead = isRequesting(actor) || decided?.scope === 'supplier';
    const file = mayRead ? decided?.documents?.[number - 1] : undefined;
    if (!file) throw new Problem('HTTP.NOT_FOUND');
    return sendFile(this.files, file, file.name, response);
  }

  private async decided(trackingId: Uuid, exceptionId: Uuid): Promise<DecidedException | undefined> {
    const { state: tracking } = await this.deciders.readable.load(trackingDecider, trackingId);
    for (const scopeId of tracking ? exceptionScopesOf(tracking) : []) {
      const { state } = await this.deciders.readable.load(exceptionDecider, scopeId);
      const found = state.find((decidedException) => decidedException.exceptionId === exceptionId);
      if (found) return found;
    }
    return undefined;
  }
}
