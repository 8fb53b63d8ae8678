import { draftCallsOf } from './draft-calls-of.js';

/** Drafts of the answers to requests [D04]. */
export const answerDrafts = draftCallsOf('answer', 'policy/respond/draft', 'answerForInsured');

/** Drafts of shares [D03], each of an insured or of the share that is shared again. */
export const shareDrafts = draftCallsOf('share', 'sharedpolicy/draft', 'sharePolicies');
