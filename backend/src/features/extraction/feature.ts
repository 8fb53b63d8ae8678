import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { ConfirmExtractionHandler } from './confirm-extraction.command.js';
import { ExtractedPoliciesHandler } from './extracted-policies.query.js';
import { ExtractedRowsService } from './extracted-rows.service.js';
import { extractionEntry } from './extraction-entry.reaction.js';
import { ExtractionEntry } from './extraction-entry.service.js';
import { ExtractedPoliciesController } from './extracted-policies.controller.js';
import { EXTRACTION_GRANTS } from './extraction.grants.js';
import { EXTRACTION_PROBLEMS } from './extraction.problems.js';
import { InsuredNames } from './insured-names.reader.js';
import { NamedCarriers } from '#certificate-readings/named-carriers.reader';
import { PoliciesOnFile } from './policies-on-file.reader.js';
import { RowCommands } from './row-commands.service.js';
import { ReadUploads } from './read-uploads.reader.js';

@Module({
  controllers: [ExtractedPoliciesController],
  providers: [
    ReadUploads,
    PoliciesOnFile,
    NamedCarriers,
    InsuredNames,
    ExtractedRowsService,
    RowCommands,
    ExtractedPoliciesHandler,
    ConfirmExtractionHandler,
    ExtractionEntry,
  ],
  exports: [ExtractionEntry],
})
class ExtractionModule {}

export const extractionFeature: BackendFeature = {
  name: 'extraction',
  module: ExtractionModule,
  reactions: [reactsWith(ExtractionEntry, extractionEntry)],
  grants: EXTRACTION_GRANTS,
  problems: EXTRACTION_PROBLEMS,
};
