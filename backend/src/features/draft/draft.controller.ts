import { Controller } from '@nestjs/common';
import { answerDrafts } from '@covertrail/contracts/draft/draft.calls';
import { draftControllerOf } from './draft-controller-of.js';

/** Drafts of the answers to requests: the people of a company share one for each request [D04]. */
@Controller()
export class AnswerDraftController extends draftControllerOf(answerDrafts, 'request') {}
