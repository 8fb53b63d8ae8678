import { Module } from '@nestjs/common';
import { CreateProjectHandler } from './create-project/create-project.handler.js';
import { ProjectListHandler } from './project-list/project-list.handler.js';
import { ProjectController } from './project.controller.js';
import { ReviseProjectHandler } from './revise-project/revise-project.handler.js';

@Module({ controllers: [ProjectController], providers: [CreateProjectHandler, ReviseProjectHandler, ProjectListHandler] })
export class ProjectModule {}
