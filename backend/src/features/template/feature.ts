import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { CreateTemplateHandler } from './create-template.command.js';
import { PrepareTemplateWhatIfHandler } from './prepare-template-what-if.command.js';
import { TemplateController } from './template.controller.js';
import { TEMPLATE_PROBLEMS } from './template.problems.js';
import { ReadTemplateVersionsHandler } from './template-versions.query.js';
import { TryTemplateChangeHandler } from './try-template-change.command.js';
import { TEMPLATE_GRANTS } from './template.grants.js';

@Module({
  controllers: [TemplateController],
  providers: [
    CreateTemplateHandler,
    ReadTemplateVersionsHandler,
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
