import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { CorrectionController } from './correction.controller.js';
import { CorrectionRows } from './correction-rows.reader.js';
import { CORRECTION_PROBLEMS } from './correction.problems.js';
import { CorrectedTexts } from './details/corrected-texts.reader.js';
import { UntrueCertificates } from './details/untrue-certificates.reader.js';
import { ReadCorrectionDetailsHandler } from './details/correction-details.query.js';
import { CorrectedFacts } from './find-corrections/corrected-fact.reader.js';
import { CorrectedInputs } from './find-corrections/corrected-inputs.reader.js';
import { SentNotices } from './find-corrections/sent-notices.reader.js';
import { CorrectorParts, verdictCorrector } from './find-corrections/verdict-corrector.reaction.js';
import { VerdictCorrector } from './find-corrections/verdict-corrector.service.js';
import { correctionNotices } from './correction.notices.js';

@Module({
  controllers: [CorrectionController],
  providers: [
    CorrectedFacts,
    CorrectedInputs,
    SentNotices,
    VerdictCorrector,
    CorrectorParts,
    CorrectionRows,
    CorrectedTexts,
    UntrueCertificates,
    ReadCorrectionDetailsHandler,
  ],
  exports: [CorrectorParts],
})
class CorrectionModule {}

export const correctionFeature: BackendFeature = {
  name: 'correction',
  module: CorrectionModule,
  notices: correctionNotices,
  reactions: [reactsWith(CorrectorParts, verdictCorrector)],
  problems: CORRECTION_PROBLEMS,
};
