import { useEffect, useState } from 'preact/hooks';

/** As the rules of `table.css` for a phone. */
const PHONE = '(max-width: 480px)';

/** Whether the window is as narrow as a phone; it follows when it is turned. */
export function usePhone(): boolean {
  const [isPhone, setIsPhone] = useState(() => matchMedia(PHONE).matches);
  useEffect(() => {
    const list = matchMedia(PHONE);
    const follow = (): void => setIsPhone(list.matches);
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, []);
  return isPhone;
}
