import { draftCallsOf } from './draft-calls-of.js';

/** Drafts of the answers to requests [D04]. */
export const answerDrafts = draftCallsOf('answer', 'policy/respond/draft', 'answerForInsured');
