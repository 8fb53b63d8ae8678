import type { ProjectionFeature } from '#feature';
import { notifications } from './notifications.projection.js';

export const notificationFeature: ProjectionFeature = { name: 'notification', projections: [notifications] };
