/** Spam signals. Submissions with one are saved and marked, because no signal is proof. */
export const spamSignals = ['honeypot', 'tooFast', 'noChallenge'] as const;

export type SpamSignal = (typeof spamSignals)[number];
