import { useDispatch, useSelector } from 'react-redux';
import { attachDocument, replaceDocument, uploadDocument } from '@covertrail/contracts/document/document.calls';
import type { DocumentRow } from '@covertrail/contracts/document/document.replies';
import { DOCUMENT_TYPES, kindOfType } from '@covertrail/domain/insurance/document-kinds';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { send, type ApiRequest } from '#shared/api/api-client';
import { ApiProblem, problemOf } from '#shared/api/api-problem';
import { requestOf } from '#shared/api/call-request';
import { uploadFile } from '#shared/api/upload-client';
import { selectRole } from '#shared/session/session.selectors';
import { sessionEnded } from '#shared/session/session.slice';
import { refetchAsked } from '#shared/views/views.slice';
import { wrongWith, type DocumentChoice } from './document-choice.words.js';
import { useRunningUploads } from './running-uploads.hook.js';

/** Uploads files for a policy, several at a time; a finished one leaves the list, and its row comes with the next reply. */
export function useDocumentUploads(policyId: Uuid, rows: readonly DocumentRow[]) {
  const dispatch = useDispatch();
  const role = useSelector(selectRole);
  const { running, begin, change, end } = useRunningUploads();
  const acting = role ? { actingRole: role } : {};

  const run = async (file: File, cite: (uploadId: Uuid) => ApiRequest, wrong: string | null): Promise<void> => {
    const key = begin(file.name, wrong);
    if (wrong !== null) return;
    try {
      const { uploadId } = await uploadFile(uploadDocument, file, {
        ...acting,
        onProgress: (percent) => change(key, { percent }),
      });
      const { position } = await send({ ...cite(uploadId), ...acting, idempotencyKey: crypto.randomUUID() });
      dispatch(refetchAsked({ views: ['documents', 'policies'], atLeast: position }));
      end(key);
    } catch (error) {
      if (error instanceof ApiProblem && error.endsSession) dispatch(sessionEnded());
      change(key, { problem: problemOf(error).message });
    }
  };
  const names = [...rows, ...running.filter(({ problem }) => problem === null)].map(({ name }) => name);
  return {
    running,
    dismiss: end,
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
