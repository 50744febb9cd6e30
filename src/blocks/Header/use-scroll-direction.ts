import { useEffect, useState } from 'react';

/** Which way the visitor last scrolled; `up` at the top of the page. */
export function useScrollDirection(): 'up' | 'down' {
  const [direction, setDirection] = useState<'up' | 'down'>('up');
  useEffect(() => {
    let last = window.scrollY;
    const listen = () => {
      const now = window.scrollY;
      if (now <= 0) setDirection('up');
      else if (Math.abs(now - last) > 8) setDirection(now > last ? 'down' : 'up');
      last = now;
    };
    window.addEventListener('scroll', listen, { passive: true });
    return () => window.removeEventListener('scroll', listen);
  }, []);
  return direction;
}
