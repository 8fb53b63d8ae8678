import { call, select } from 'typed-redux-saga';
import { showMomentsIn } from '#shared/format/shown-zone';
import { selectUser } from '#shared/session/session.selectors';

/** Moments are shown in the time zone of the person, else of the company; in that of the browser where nobody is logged in [I01]. */
export function* showInZone() {
  const user = yield* select(selectUser);
  yield* call(showMomentsIn, user && (user.ownTimeZone ?? user.timeZone));
}
