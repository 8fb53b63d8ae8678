import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { chooseTheme, themeNow } from '#shared/theme/theme-choice';

export function ThemeToggle() {
  const [theme, setTheme] = useState(themeNow);
  const next = theme === 'dark' ? 'light' : 'dark';
  const Icon = next === 'dark' ? Moon : Sun;
  const flip = () => {
    chooseTheme(next);
    setTheme(next);
  };
  const label = `Switch to ${next} theme`;
  return <Button type="button" className="ghost" icon aria-label={label} title={label} onClick={flip}><Icon size={17} aria-hidden /></Button>;
}
