import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { CreateProjectHandler } from './create-project.command.js';
import { ProjectController } from './project.controller.js';
import { ReviseProjectHandler } from './revise-project.command.js';
import { PROJECT_PROBLEMS } from './project.problems.js';
import { PROJECT_GRANTS } from './project.grants.js';

@Module({
  controllers: [ProjectController],
  providers: [CreateProjectHandler, ReviseProjectHandler],
})
class ProjectModule {}

export const projectFeature: BackendFeature = {
  name: 'project',
  module: ProjectModule,
  grants: PROJECT_GRANTS,
  problems: PROJECT_PROBLEMS,
};
