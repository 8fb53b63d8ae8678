import type { Role } from './role.js';
import type { SessionState, SessionUser } from './session.types.js';

interface WithSession {
  readonly session: SessionState;
}

export const selectSession = (state: WithSession): SessionState => state.session;
export const selectRole = (state: WithSession): Role | null => state.session.role;
export const selectUser = (state: WithSession): SessionUser | null => state.session.user;
