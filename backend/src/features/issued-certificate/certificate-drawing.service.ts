import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { FairThreads } from '@covertrail/platform/worker/fair-threads';
import { spawnWorker } from '@covertrail/platform/worker/spawn-worker';
import type { DrawCertificate, DrawingQuestion, DrawnCertificate } from './certificate-drawing.port.js';

/** Draws certificates in a thread of its own, one of each company in turn: fonts and pages take a good part of a second (ADR 55). */
@Injectable()
export class CertificateDrawing implements OnModuleDestroy {
  private readonly threads = new FairThreads<DrawingQuestion, never, DrawnCertificate>(1, (nativeCalls) =>
    spawnWorker('draw-certificate.worker', import.meta.url, nativeCalls),
  );

  readonly draw: DrawCertificate = (content, signature) => this.threads.ask({ content, signature });

  onModuleDestroy(): Promise<void> {
    return this.threads.close();
  }
}
