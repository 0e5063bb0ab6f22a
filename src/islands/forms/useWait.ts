import { useEffect, useState } from 'react';

/** The milliseconds that the host has asked to wait, until they are over. */
export function useWait() {
  const [wait, setWait] = useState(0);
  useEffect(() => {
    if (!wait) return;
    const timer = setTimeout(setWait, wait, 0);
    return () => clearTimeout(timer);
  }, [wait]);
  return [wait, setWait] as const;
}
