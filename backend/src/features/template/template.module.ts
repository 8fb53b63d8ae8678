import { Module } from '@nestjs/common';
import { CreateTemplateHandler } from './create-template/create-template.handler.js';
import { ReviseTemplateHandler } from './revise-template/revise-template.handler.js';
import { TemplateListHandler } from './template-list/template-list.handler.js';
import { TemplateController } from './template.controller.js';

@Module({ controllers: [TemplateController], providers: [CreateTemplateHandler, ReviseTemplateHandler, TemplateListHandler] })
export class TemplateModule {}
