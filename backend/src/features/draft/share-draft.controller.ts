import { Controller } from '@nestjs/common';
import { shareDrafts } from '@covertrail/contracts/draft/draft.calls';
import { draftControllerOf } from './draft-controller-of.js';

/** Drafts of shares: the people of a company share one for each insured, and one for each share that they share again [D03]. */
@Controller()
export class ShareDraftController extends draftControllerOf(shareDrafts, 'shareDraft') {}
