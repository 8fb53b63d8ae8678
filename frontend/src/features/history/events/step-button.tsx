import type { LucideIcon } from 'lucide-react';
import { Button } from '#shared/ui/button.tsx';

interface StepButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Without it there is nowhere to go. */
  readonly onClick: (() => void) | undefined;
}

/** One step through a history. */
export function StepButton({ label, icon: Icon, onClick }: StepButtonProps) {
  return (
    <Button type="button" className="ghost" icon aria-label={label} disabled={!onClick} onClick={() => onClick?.()}>
      <Icon size={17} aria-hidden />
    </Button>
  );
}
