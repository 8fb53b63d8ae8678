import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { attachDocument, replaceDocument, uploadDocument } from '@covertrail/contracts/document/document.calls';
import type { DocumentRow } from '@covertrail/contracts/document/document.replies';
import { DOCUMENT_TYPES, kindOfType } from '@covertrail/domain/fields/document-kinds';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { send, type ApiRequest } from '#shared/api/api-client';
import { ApiProblem, problemOf } from '#shared/api/api-problem';
import { requestOf } from '#shared/api/call-request';
import { uploadFile } from '#shared/api/upload-client';
import { selectRole } from '#shared/session/session.selectors';
import { sessionEnded } from '#shared/session/session.slice';
import { refetchAsked } from '#shared/views/views.slice';
import { wrongWith, type DocumentChoice } from './document-choice.words.js';

/** A file on its way. `percent` is 100 once it has left the browser; `problem` says why it was not taken. */
export interface RunningUpload {
  readonly key: string;
  readonly name: string;
  readonly percent: number;
  readonly problem: string | null;
}

/** Uploads files for a policy, several at a time; a finished one leaves the list, and its row comes with the next reply. */
export function useDocumentUploads(policyId: Uuid, rows: readonly DocumentRow[]) {
  const dispatch = useDispatch();
  const role = useSelector(selectRole);
  const [running, setRunning] = useState<readonly RunningUpload[]>([]);
  const change = (key: string, part: Partial<RunningUpload>) =>
    setRunning((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const acting = role ? { actingRole: role } : {};

  const run = async (file: File, cite: (uploadId: Uuid) => ApiRequest, wrong: string | null): Promise<void> => {
    const key = crypto.randomUUID();
    setRunning((all) => [...all, { key, name: file.name, percent: 0, problem: wrong }]);
    if (wrong !== null) return;
    try {
      const { uploadId } = await uploadFile(uploadDocument, file, {
        ...acting,
        onProgress: (percent) => change(key, { percent }),
      });
      const { position } = await send({ ...cite(uploadId), ...acting, idempotencyKey: crypto.randomUUID() });
      dispatch(refetchAsked({ views: ['documents'], atLeast: position }));
      setRunning((all) => all.filter((one) => one.key !== key));
    } catch (error) {
      if (error instanceof ApiProblem && error.endsSession) dispatch(sessionEnded());
      change(key, { problem: problemOf(error).message });
    }
  };
  const names = [...rows, ...running.filter(({ problem }) => problem === null)].map(({ name }) => name);
  return {
    running,
    dismiss: (key: string) => setRunning((all) => all.filter((one) => one.key !== key)),
    attach: (files: readonly File[], { kind, endorsement }: DocumentChoice) => {
      const only = endorsement !== null && files.length > 1 ? 'Only One document is allowed.' : null;
      for (const file of files) {
        const about = {
          policyId,
          documentType: DOCUMENT_TYPES[kind],
          ...(endorsement === null ? {} : { endorsement }),
        };
        void run(
          file,
          (uploadId) => requestOf(attachDocument, { body: { ...about, uploadId } }),
          only ?? wrongWith(file, kind, names),
        );
      }
    },
    replace: (file: File, { id, documentType, revision }: DocumentRow) =>
      void run(
        file,
        (uploadId) => ({ ...requestOf(replaceDocument, { params: { id }, body: { uploadId } }), ifMatch: revision }),
        wrongWith(file, kindOfType(documentType), []),
      ),
  };
}
