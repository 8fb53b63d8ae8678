import type { FrameParts } from '#shared/feature';
import { NotificationsMenu } from './components/notifications-menu.js';

export const parts: FrameParts = { topBar: NotificationsMenu };
