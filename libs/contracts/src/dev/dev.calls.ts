import { query } from '../calls/call.js';
import type { KeptMail } from './dev.replies.js';

/** The latest mail first; 404 where mail is really sent. */
export const keptMails = query<{ reply: readonly KeptMail[] }>()('dev/mailbox', { open: true });
