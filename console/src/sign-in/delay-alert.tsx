import { Alert } from 'antd';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../text/use-language.ts';

/** After too many failures: how long to wait, counted down, and who need not wait. */
export function DelayAlert({ until }: { until: number }) {
  const { signIn } = useTexts();
  const left = useSecondsUntil(until);
  const icon = <TriangleAlert size={16} />;
  if (left === 0) return <Alert type="info" title={signIn.delayOver} />;
  const wait = signIn.wait(Math.floor(left / 60), left % 60);
  return <Alert type="warning" showIcon icon={icon} title={signIn.delayed(wait)} description={signIn.delayHint} />;
}

function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
