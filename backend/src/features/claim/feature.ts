import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { CLAIM_PROBLEMS } from './claim.problems.js';
import { ClaimReleaser } from './release-claims/claim-releaser.service.js';

@Module({ providers: [ClaimReleaser] })
class ClaimModule {}

export const claimFeature: BackendFeature = {
  name: 'claim',
  module: ClaimModule,
  jobs: [{ name: 'release of claims', by: ClaimReleaser }],
  problems: CLAIM_PROBLEMS,
};
