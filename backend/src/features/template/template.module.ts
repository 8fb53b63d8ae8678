import { Module } from '@nestjs/common';
import { CreateTemplateHandler } from './create-template.command.js';
import { ReviseTemplateHandler } from './revise-template.command.js';
import { TemplateListHandler } from './template-list.query.js';
import { TemplateController } from './template.controller.js';

@Module({ controllers: [TemplateController], providers: [CreateTemplateHandler, ReviseTemplateHandler, TemplateListHandler] })
export class TemplateModule {}
