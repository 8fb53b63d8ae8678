import { MODULES } from '@covertrail/backend/features/features';
import { declaredRoutes } from '@covertrail/backend/openapi/declared-routes';

/** What an agent may ask: every call that reads, and a POST reads where it names the view that it shows. By its title for a table of tests. */
export const AGENT_READS = declaredRoutes(MODULES)
  .filter(
    ({ method, path, call, access }) =>
      !path.startsWith('logout') && access?.roles.includes('agent') && (method === 'get' || call.view !== undefined),
  )
  .map((route) => [`${route.method} ${route.path}`, route] as const);
