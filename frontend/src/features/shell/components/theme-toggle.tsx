import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, themeNow, watchTheme } from '#shared/theme/theme-choice';
import { Button } from '#shared/ui/button.tsx';

export function ThemeToggle() {
  const theme = useSyncExternalStore(watchTheme, themeNow);
  const next = theme === 'dark' ? 'light' : 'dark';
  const Icon = next === 'dark' ? Moon : Sun;
  const label = `Switch to ${next} theme`;
  return (
    <Button type="button" className="ghost" icon aria-label={label} title={label} onClick={() => chooseTheme(next)}>
      <Icon size={17} aria-hidden />
    </Button>
  );
}
