import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { followTyping, typingAt } from '../typed-texts.view.js';

/** What was typed belongs to the page on which it was typed. */
export function FollowedTyping() {
  const { pathname } = useLocation();
  useEffect(() => followTyping(), []);
  useEffect(() => typingAt(pathname), [pathname]);
  return null;
}
