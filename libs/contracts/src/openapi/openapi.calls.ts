import { query } from '../calls/call.js';

/** The description of all calls, for other programs. */
export const openApi = query<Record<never, never>>()('openapi.json', { open: true, answers: 'json' });
