import { Injectable } from '@nestjs/common';
import { certificateUploadsView } from '@covertrail/contracts/certificate-upload/certificate-upload.views';
import type { Job } from '#feature-job';
import { WholeViews } from '#views/whole-views.service';
import { CertificateReadings } from './certificate-readings.service.js';

/** As many as wait for a turn without holding up what comes. */
const AT_ONCE = 50;

/** Begins the readings that a process left behind when it stopped, the most urgent first [D10]. What is read here already is not begun twice. */
@Injectable()
export class WaitingCertificates implements Job {
  constructor(
    private readonly readings: CertificateReadings,
    private readonly views: WholeViews,
  ) {}

  /** How many are waiting. */
  async run(): Promise<number> {
    const { documents } = await this.views.during((views) =>
      views.find(
        certificateUploadsView,
        { where: { status: { eq: 'waiting' } } },
        [
          { field: 'urgency', direction: 'desc' },
          { field: 'uploadedAt', direction: 'asc' },
        ],
        { limit: AT_ONCE },
      ),
    );
    for (const { id } of documents) this.readings.begin(id);
    return documents.length;
  }
}
