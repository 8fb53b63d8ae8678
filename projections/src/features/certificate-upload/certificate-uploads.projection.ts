import type { ActivityRelationsDocument } from '@covertrail/contracts/activity-log/activity-log.views';
import {
  certificateUploadsView,
  type CertificateUploadDocument,
} from '@covertrail/contracts/certificate-upload/certificate-upload.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { DELIVERY_SPEEDS } from '@covertrail/domain/request/request.contract';
import { defineProjection, sameFor, type RecordedEvent } from '@covertrail/platform/engine/define-projection';
import type { RelatedDocuments } from '@covertrail/platform/engine/projection';
import { activityRelations } from '#activity-relations.projection';
import { agenciesAfter } from '#agencies-of-insured';
import { AGENCY_CHANGES, isAgencyChange, type AgencyChange } from '#agency-of-record';

type Found = RelatedDocuments<ActivityRelationsDocument>;

/** Which certificates were uploaded, and what was read of them? */
export const certificateUploads = defineProjection(certificateUploadsView)({
  version: 2,
  on: { CertificateUploaded: (_upload, event, _key, found) => uploaded(event, found) },
  changes: {
    ...sameFor(AGENCY_CHANGES, withAgencies),
    CertificateRead: (upload, event) => read(upload, event),
    CertificateReadingRetried: (upload, { data, revision }) => ({
      ...upload,
      revision,
      status: 'waiting',
      attempt: data.attempt,
      reason: null,
    }),
    CertificateTakenAsIs: (upload, { revision }) => ({ ...upload, revision, status: 'takenAsIs' }),
    CertificateUploadCanceled: (upload, { revision }) => ({ ...upload, revision, status: 'canceled' }),
    CertificateConfirmed: (upload, { data, revision }) => ({
      ...upload,
      revision,
      status: 'confirmed',
      policies: data.policies,
    }),
  },
  related: {
    projection: activityRelations,
    ids: ({ data }) => ('insuredId' in data && data.insuredId !== null ? [data.insuredId] : []),
  },
  keys: (event, own) =>
    isAgencyChange(event) ? own.idsWhere('insuredId', event.data.insuredId) : [event.data.uploadId],
  audience: (before, after) => companiesOf(before, after),
});

function uploaded(
  { data, meta, position, revision }: RecordedEvent<'CertificateUploaded'>,
  found: Found,
): CertificateUploadDocument {
  const { uploadId, requestId, requesterId, projectId, insuredId, uploadedAs, companyId, certificate } = data;
  return {
    id: uploadId,
    revision,
    requestId,
    requesterId,
    projectId,
    insuredId,
    agencyIds: agenciesAfter(insuredId, position, found),
    uploadedAs,
    companyId,
    fileName: certificate.name,
    bytes: certificate.bytes,
    sha256: certificate.sha256,
    additional: data.additional.map(({ name, bytes }) => ({ name, bytes })),
    urgency: DELIVERY_SPEEDS.indexOf(data.priority),
    uploadedAt: meta.recordedAt,
    status: 'waiting',
    attempt: 1,
    reason: null,
    counts: null,
    reading: null,
    policies: [],
  };
}

function read(
  upload: CertificateUploadDocument,
  { data: { result }, revision }: RecordedEvent<'CertificateRead'>,
): CertificateUploadDocument {
  const changed = { ...upload, revision, status: result.outcome };
  return result.outcome === 'read'
    ? { ...changed, reason: null, counts: result.counts, reading: result.reading }
    : { ...changed, reason: result.reason };
}

function withAgencies(
  upload: CertificateUploadDocument,
  event: AgencyChange,
  _key: string,
  found: Found,
): CertificateUploadDocument {
  return { ...upload, agencyIds: agenciesAfter(upload.insuredId, event.position, found) };
}

function companiesOf(...versions: readonly (CertificateUploadDocument | null)[]): readonly Uuid[] {
  const companies = versions.flatMap((upload) =>
    upload ? [upload.requesterId, upload.insuredId, upload.companyId, ...upload.agencyIds] : [],
  );
  return [...new Set(companies.filter((id) => id !== null))];
}
