import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { AddHolderHandler } from './add-holder.command.js';
import { ChangeHolderHandler } from './change-holder.command.js';
import { HolderBookController } from './holder-book.controller.js';
import { HOLDER_BOOK_GRANTS } from './holder-book.grants.js';
import { HOLDER_BOOK_PROBLEMS } from './holder-book.problems.js';

@Module({
  controllers: [HolderBookController],
  providers: [AddHolderHandler, ChangeHolderHandler],
})
class HolderBookModule {}

export const holderBookFeature: BackendFeature = {
  name: 'holder-book',
  module: HolderBookModule,
  grants: HOLDER_BOOK_GRANTS,
  problems: HOLDER_BOOK_PROBLEMS,
};
