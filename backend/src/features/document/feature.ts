import { Module } from '@nestjs/common';
import { DOCUMENT_UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import type { BackendFeature } from '#feature';
import { Progress } from '#progress/progress.service';
import { uploadsBy } from '#uploads/upload.module';
import { Uploads } from '#uploads/uploads.service';
import { AttachDocumentHandler } from './attach-document.command.js';
import { ChangeDocumentTypeHandler } from './change-document-type.command.js';
import { DocumentFilesController } from './document-files.controller.js';
import { DocumentFiles } from './document-files.reader.js';
import { SharedByInsured } from './shared-by-insured.reader.js';
import { DocumentSight } from './document-sight.reader.js';
import { DocumentPolicies } from './document-policies.reader.js';
import { DocumentUpload } from './document-upload.service.js';
import { DocumentController } from './document.controller.js';
import { DOCUMENT_PROBLEMS } from './document.problems.js';
import { IssuedDocuments } from './issued-documents.reader.js';
import { KnownDocuments } from './known-documents.reader.js';
import { ReadPolicyDocumentsHandler } from './policy-documents.query.js';
import { RemoveDocumentHandler } from './remove-document.command.js';
import { ReplaceDocumentHandler } from './replace-document.command.js';
import { ReadSharedDocumentsHandler } from './shared-documents.query.js';
import { ReadEverySharedDocumentHandler } from './every-shared-document.query.js';
import { ShownPolicies } from './shown-policies.reader.js';
import { DOCUMENT_GRANTS } from './document.grants.js';

@Module({
  imports: [uploadsBy({ purpose: 'document', kinds: DOCUMENT_UPLOAD_KINDS })],
  controllers: [DocumentController, DocumentFilesController],
  providers: [
    AttachDocumentHandler,
    ReplaceDocumentHandler,
    ChangeDocumentTypeHandler,
    RemoveDocumentHandler,
    ReadPolicyDocumentsHandler,
    ReadSharedDocumentsHandler,
    ReadEverySharedDocumentHandler,
    ShownPolicies,
    Uploads,
    DocumentUpload,
    DocumentPolicies,
    KnownDocuments,
    DocumentSight,
    SharedByInsured,
    DocumentFiles,
    IssuedDocuments,
    Progress,
  ],
})
class DocumentModule {}

export const documentFeature: BackendFeature = {
  name: 'document',
  module: DocumentModule,
  grants: DOCUMENT_GRANTS,
  problems: DOCUMENT_PROBLEMS,
};
