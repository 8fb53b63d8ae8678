import { select } from 'typed-redux-saga';
import { goTo } from '#shared/navigation/go-to';
import { HOME_OF } from '#shared/session/role';
import { selectUser } from '#shared/session/session.selectors';
import type { roleSwitched } from '#shared/session/session.slice';

/** Opens the first page of the new role, or the page that needed the switch. */
export function* switchRole({ payload: role, meta }: ReturnType<typeof roleSwitched>) {
  const user = yield* select(selectUser);
  if (user?.roles.includes(role)) yield* goTo(meta.to ?? HOME_OF[role]);
}
