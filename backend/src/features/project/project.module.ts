import { Module } from '@nestjs/common';
import { CreateProjectHandler } from './create-project.command.js';
import { ProjectListHandler } from './project-list.query.js';
import { ProjectController } from './project.controller.js';
import { ReviseProjectHandler } from './revise-project.command.js';

@Module({ controllers: [ProjectController], providers: [CreateProjectHandler, ReviseProjectHandler, ProjectListHandler] })
export class ProjectModule {}
