import type { ProjectionFeature } from '#feature';
import { maintenanceOrders } from './maintenance-orders.projection.js';

export const maintenanceFeature: ProjectionFeature = { name: 'maintenance', projections: [maintenanceOrders] };
