import { getAuditVerification } from 'contract/console/audit-verification.ts';
import { useEffect, useEffectEvent } from 'react';
import { usePolledRead } from '../gateway/use-polled-read.ts';

const runningMilliseconds = 2000;

/** The last verification of the log with one of its breaks, read again every minute, and often while one runs. */
export function useVerification(breakIndex: number) {
  const reading = usePolledRead(getAuditVerification, { breakIndex }, { hasTexts: false });
  // After a failure the last response stays, and nobody knows.
  const isRunning = reading.failure === undefined && Boolean(reading.data?.data.running);
  const read = useEffectEvent(reading.retry);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => read(), runningMilliseconds);
    return () => clearInterval(timer);
  }, [isRunning]);
  return reading;
}

export type VerificationReading = ReturnType<typeof useVerification>;
