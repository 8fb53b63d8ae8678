import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { uploadsBy } from '#uploads/upload.module';
import { CreateTemplateHandler } from './create-template.command.js';
import { PrepareTemplateWhatIfHandler } from './prepare-template-what-if.command.js';
import { TemplateController } from './template.controller.js';
import { TEMPLATE_PROBLEMS } from './template.problems.js';
import { ExhibitController } from './exhibit/exhibit.controller.js';
import { ExhibitDrafts } from './exhibit/exhibit-drafts.service.js';
import { ExhibitFiles } from './exhibit/exhibit-files.service.js';
import { ReadTemplateOriginsHandler } from './template-origins.query.js';
import { ReadTemplateVersionsHandler } from './template-versions.query.js';
import { TryTemplateChangeHandler } from './try-template-change.command.js';
import { TEMPLATE_GRANTS } from './template.grants.js';

@Module({
  imports: [uploadsBy({ purpose: 'exhibit', kinds: ['application/pdf'] })],
  controllers: [TemplateController, ExhibitController],
  providers: [
    CreateTemplateHandler,
    ReadTemplateVersionsHandler,
    ReadTemplateOriginsHandler,
    ExhibitDrafts,
    ExhibitFiles,
    TryTemplateChangeHandler,
    PrepareTemplateWhatIfHandler,
  ],
})
class TemplateModule {}

export const templateFeature: BackendFeature = {
  name: 'template',
  module: TemplateModule,
  grants: TEMPLATE_GRANTS,
  problems: TEMPLATE_PROBLEMS,
};
