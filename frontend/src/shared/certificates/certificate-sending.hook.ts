import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { uploadCertificate } from '@covertrail/contracts/certificate-upload/certificate-upload.calls';
import type { CertificateSubjectDto } from '@covertrail/contracts/certificate-upload/certificate-upload.inputs';
import type { UploadedCertificate } from '@covertrail/contracts/certificate-upload/certificate-upload.replies';
import type { DeliverySpeed } from '@covertrail/domain/request/request.contract';
import { ApiProblem, problemOf, type Problem } from '../api/api-problem.js';
import { requestOf } from '../api/call-request.js';
import { followProgress } from '../api/followed-progress.js';
import { queryText } from '../api/query-text.js';
import { uploadForm } from '../api/upload-client.js';
import { selectRole } from '../session/session.selectors.js';
import { sessionEnded } from '../session/session.slice.js';
import { isSendable } from './certificate-files.form.js';

/** What a person chose: one certificate, and what belongs to it. Files with a wrong mark stay on the page. */
export interface CertificateFiles {
  readonly certificate: File;
  readonly additional: readonly File[];
  readonly priority: DeliverySpeed;
}

interface Sending {
  readonly subject: CertificateSubjectDto;
  readonly onSent: (sent: UploadedCertificate) => void;
  /** What was to be sent, and why it did not go through. */
  readonly onFailed: (files: CertificateFiles, problem: Problem) => void;
}

/**
 * Sends a certificate. `percent`: of the form, while it leaves the browser. `reading`: how far its reading is, which goes on after the reply
 * until 100; null while nothing is followed. A stream that breaks off stops nothing [E01].
 */
export function useCertificateSending({ subject, onSent, onFailed }: Sending) {
  const dispatch = useDispatch();
  const role = useSelector(selectRole);
  const [percent, setPercent] = useState<number | null>(null);
  const [reading, setReading] = useState<number | null>(null);
  const following = useRef<AbortController | null>(null);
  useEffect(() => () => following.current?.abort(), []);
  const acting = role ? { actingRole: role } : {};

  const send = async (files: CertificateFiles): Promise<void> => {
    following.current?.abort();
    const { signal } = (following.current = new AbortController());
    const onPercent = (now: number) => setReading(now < 100 ? now : null);
    setPercent(0);
    try {
      const guid = await followProgress({ ...acting, signal, onPercent });
      const target = requestOf(uploadCertificate, { query: subject });
      const sent = await uploadForm<UploadedCertificate>(
        { method: 'POST', path: `${target.path}${queryText(target.query)}` },
        formOf(files, subject, guid),
        { ...acting, onProgress: setPercent },
      );
      onSent(sent);
    } catch (error) {
      following.current.abort();
      setReading(null);
      if (error instanceof ApiProblem && error.endsSession) dispatch(sessionEnded());
      onFailed(files, problemOf(error));
    } finally {
      setPercent(null);
    }
  };
  return { send: (files: CertificateFiles) => void send(files), percent, reading };
}

/** The JSON part comes first: the server reads parts in their order. */
function formOf(
  { certificate, additional, priority }: CertificateFiles,
  subject: CertificateSubjectDto,
  guid: string | null,
): FormData {
  const form = new FormData();
  form.append('request', JSON.stringify({ ...subject, priority, ...(guid === null ? {} : { guid }) }));
  for (const file of [certificate, ...additional.filter(isSendable)]) form.append(uploadCertificate.upload, file);
  return form;
}
