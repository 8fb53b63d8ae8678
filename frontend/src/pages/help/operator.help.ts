import type { PageHelp } from './page-help.js';

/** The operator’s page is in no table of pages: it is not under `/app`. */
export const OPERATOR_HELP: PageHelp = {
  question: 'Does the product run as it should, and what needs a person?',
  acts: [
    { does: 'Read a parked event, without what people wrote in it.' },
    { does: 'Try a parked event again, or go on without it.' },
    { does: 'Let a view go on that stands still.' },
    { does: 'Build a view again from the first event.' },
    { does: 'Send an email again that was not sent.' },
    { does: 'Read which orders were given, by whom and why.' },
  ],
  words: ['parked event', 'view', 'projection', 'reaction', 'rebuild'],
};
