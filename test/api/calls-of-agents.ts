import { MODULES } from '@covertrail/backend/features/features';
import { declaredRoutes } from '@covertrail/backend/openapi/declared-routes';

/** These change nothing, although they are POSTs. */
const ASKING = ['RequestController.preview', 'PolicyCardsController.limits'];

/** What an agent may ask: every call that reads, by its title for a table of tests. */
export const AGENT_READS = declaredRoutes(MODULES)
  .filter(
    ({ method, name, path, access }) =>
      !path.startsWith('logout') && access?.roles.includes('agent') && (method === 'get' || ASKING.includes(name)),
  )
  .map((route) => [`${route.method} ${route.path}`, route] as const);
