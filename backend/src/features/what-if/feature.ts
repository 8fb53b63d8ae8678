import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { ReadWhatIfHandler } from './read-what-if.query.js';
import { WHAT_IF_PROBLEMS } from './what-if.problems.js';
import { WhatIfController } from './what-if.controller.js';
import { WhatIfSubjects } from './what-if-subjects.reader.js';
import { ReadWhatIfSuppliersHandler } from './what-if-suppliers.query.js';
import { WHAT_IF_GRANTS } from './what-if.grants.js';

@Module({ controllers: [WhatIfController], providers: [ReadWhatIfHandler, ReadWhatIfSuppliersHandler, WhatIfSubjects] })
class WhatIfModule {}

export const whatIfFeature: BackendFeature = {
  name: 'what-if',
  module: WhatIfModule,
  grants: WHAT_IF_GRANTS,
  problems: WHAT_IF_PROBLEMS,
};
