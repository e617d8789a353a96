import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** True from when the element first comes near the screen: what it shows is then read. */
export function useVisible(element: RefObject<HTMLElement | null>): boolean {
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (visible || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setVisible(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [visible]);
  return visible;
}
