import type { DocumentRow, DocumentVersionRow } from '@covertrail/contracts/document/document.replies';
import { DOCUMENT_TYPES } from '@covertrail/domain/insurance/document-kinds';
import { nameOfKind } from '@covertrail/domain/kernel/upload-kinds';
import type { DocumentVersion } from '@covertrail/domain/document/document.state';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { NamesService } from '#naming/names.service';
import type { DocumentThen } from './known-documents.reader.js';

/** Rows of documents, with the names of those who uploaded them. */
export async function documentRowsOf(
  documents: readonly DocumentThen[],
  names: NamesService,
): Promise<readonly DocumentRow[]> {
  const people = await names.people([
    ...new Set(documents.flatMap(({ versions }) => versions.map(({ attachedBy }) => attachedBy))),
  ]);
  return documents.map((document) => rowOf(document, people));
}

function rowOf(
  { documentId, policyId, kind, endorsement, versions, revision }: DocumentThen,
  people: ReadonlyMap<Uuid, string>,
): DocumentRow {
  const rows = versions.map((version, at) => versionRow(version, at + 1, people)).reverse();
  return {
    id: documentId,
    policyId,
    documentType: DOCUMENT_TYPES[kind],
    endorsement,
    revision,
    ...rows[0]!,
    versions: rows,
  };
}

function versionRow(
  { fileId: _fileId, attachedBy, ...rest }: DocumentVersion,
  version: number,
  people: ReadonlyMap<Uuid, string>,
): DocumentVersionRow {
  return { version, ...rest, name: nameOfKind(rest.name, rest.contentType), attachedBy: people.get(attachedBy) ?? '' };
}
