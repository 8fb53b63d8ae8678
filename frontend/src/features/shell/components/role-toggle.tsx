import { useDispatch } from 'react-redux';
import { ROLE_WORDS, type Role } from '#shared/session/role';
import { roleSwitched } from '#shared/session/session.slice';
import { useSession } from '#shared/session/use-session';
import { Button } from '#shared/ui/button.tsx';

const TOGGLED: readonly Role[] = ['requester', 'insured'];

/** The names that the acceptance table gives them, where the toggle says another. */
const DESCRIPTIONS: Readonly<Partial<Record<Role, string>>> = { insured: 'Insurer' };

/** For people whose company both requests and provides insurance [B01]. */
export function RoleToggle({ onSwitch }: { readonly onSwitch?: () => void }) {
  const { user, role } = useSession();
  const dispatch = useDispatch();
  const choose = (other: Role) => {
    if (other !== role) dispatch(roleSwitched(other));
    onSwitch?.();
  };
  if (role === 'agent' || !TOGGLED.every((role) => user.roles.includes(role))) return null;
  return (
    <div className="ui buttons segmented role-toggle" role="radiogroup" aria-label="Role">
      {TOGGLED.map((toggledRole) => (
        <Button
          key={toggledRole}
          type="button"
          role="radio"
          aria-checked={toggledRole === role}
          title={DESCRIPTIONS[toggledRole]}
          active={toggledRole === role}
          onClick={() => choose(toggledRole)}
        >
          {ROLE_WORDS[toggledRole]}
        </Button>
      ))}
    </div>
  );
}
