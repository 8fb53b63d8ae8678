import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { AnswerDraftController } from './draft.controller.js';
import { DRAFT_PROBLEMS } from './draft.problems.js';
import { ShareDraftController } from './share-draft.controller.js';
import { Drafts } from './drafts.service.js';

@Module({ controllers: [AnswerDraftController, ShareDraftController], providers: [Drafts] })
class DraftModule {}

export const draftFeature: BackendFeature = { name: 'draft', module: DraftModule, problems: DRAFT_PROBLEMS };
