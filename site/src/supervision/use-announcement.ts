import { useEffect, useState } from 'react';

const pause = 700;

/** The sentence once it has stood for a moment, so that nobody hears a sum for every key. Empty until it first changes. */
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
