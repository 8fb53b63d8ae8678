import { query } from '../calls/call.js';
import type { Alive, Ready } from './health.replies.js';

export const healthLive = query<{ reply: Alive }>()('health/live', { open: true });

/** 503 `HEALTH.NOT_READY` while calls are not answered. */
export const healthReady = query<{ reply: Ready }>()('health/ready', { open: true });
