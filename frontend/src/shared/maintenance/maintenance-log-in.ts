/** The log-in while the product is maintained [A13]: people go on reading. */
export const MAINTENANCE_LOG_IN = '/maintenance-activity-login';
