import { Injectable } from '@nestjs/common';
import type { CertificateSubjectDto } from '@covertrail/contracts/certificate-upload/certificate-upload.inputs';
import type { OfCertificateUpload } from '@covertrail/domain/certificate-upload/certificate-upload.contract';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { isRequesting } from '@covertrail/domain/rights/sides';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import type { Actor } from '#auth/actor';
import { Problem } from '#http/problem';

/** What a certificate is uploaded for. `takesAnswers`: null without a request. */
export interface UploadSubject {
  readonly of: Omit<OfCertificateUpload, 'uploadId'>;
  readonly takesAnswers: boolean | null;
}

const MISSING = { requestId: 'Please choose the request, or the supplier and the project.' };

/** The request that a certificate is for, or the supplier and the project of a requester that has it from elsewhere. */
@Injectable()
export class UploadSubjects {
  constructor(private readonly deciders: DeciderStore) {}

  /** The right to the request is checked before. Throws `HTTP.NOT_FOUND` for what is not of the request, and for no supplier of a project of this requester. */
  async of(actor: Actor, given: CertificateSubjectDto): Promise<UploadSubject> {
    const { requestId, insuredCompanyId, projectId } = given;
    if (requestId) return this.ofRequest(requestId, given);
    if (!isRequesting(actor) || !insuredCompanyId || !projectId)
      throw new Problem('HTTP.BAD_INPUT', { errors: MISSING });
    const requesterId = actor.companyId;
    const trackingId = trackingIdOf(requesterId, projectId, insuredCompanyId);
    if (!(await this.deciders.readable.load(trackingDecider, trackingId)).state) throw new Problem('HTTP.NOT_FOUND');
    return { of: { requestId: null, requesterId, projectId, insuredId: insuredCompanyId }, takesAnswers: null };
  }

  private async ofRequest(requestId: string, given: CertificateSubjectDto): Promise<UploadSubject> {
    const { state } = await this.deciders.load(requestDecider, requestId);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    const { requesterId, projectId, insuredId } = state.requested;
    const isOther = (given.projectId ?? projectId) !== projectId || (given.insuredCompanyId ?? insuredId) !== insuredId;
    if (isOther) throw new Problem('HTTP.NOT_FOUND');
    const takesAnswers = state.outcome === null || state.outcome.kind === 'responded';
    return { of: { requestId, requesterId, projectId, insuredId }, takesAnswers };
  }
}
