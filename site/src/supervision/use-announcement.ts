import { useEffect, useState } from 'react';

const pause = 700;

/**
 * Returns the sentence after it has been stable for a while, so that not every key is announced. Empty until the first
 * change.
 */
export function useAnnouncement(sentence: string): string {
  const [first] = useState(sentence);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (sentence === first && announced === '') return undefined;
    const timer = setTimeout(() => setAnnounced(sentence), pause);
    return () => clearTimeout(timer);
  }, [sentence, first, announced]);
  return announced;
}
