import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { ReadFormHandler } from './form-details.query.js';
import { FormEntries } from './form-entries.reader.js';
import { FormEquivalenceController } from './form-equivalence.controller.js';
import { FORM_ENTRY_PROBLEMS } from './form-equivalence.problems.js';
import { ListFormsHandler } from './form-list.query.js';
import { TryFormEntryHandler } from './try-form-entry.command.js';

@Module({
  controllers: [FormEquivalenceController],
  providers: [FormEntries, ListFormsHandler, ReadFormHandler, TryFormEntryHandler],
})
class FormEquivalenceModule {}

export const formEquivalenceFeature: BackendFeature = {
  name: 'form-equivalence',
  module: FormEquivalenceModule,
  problems: FORM_ENTRY_PROBLEMS,
};
