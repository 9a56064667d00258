import type { BrowserContext } from '@playwright/test';

export type PageErrorLog = {
  /** Page errors so far that no test has announced. */
  pageErrors: () => Promise<string[]>;
  /** Announces an error that a test provokes on purpose. */
  expectPageError: (pattern: RegExp) => void;
};

/** Collects the page errors of every page of a context. */
export function logPageErrors(context: BrowserContext, ownOrigin: string): PageErrorLog {
  const errors: string[] = [];
  const expected: RegExp[] = [];

  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      errors.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(`page error: ${String(error.error())}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The page aborts requests itself when it is left.
    if (reason !== 'net::ERR_ABORTED') errors.push(`failed request: ${request.url()} ${reason}`);
  });
  context.on('request', (request) => {
    if (!['data:', 'blob:'].includes(new URL(request.url()).protocol) && new URL(request.url()).origin !== ownOrigin)
      errors.push(`foreign host: ${request.url()}`);
  });

  return {
    pageErrors: async () => {
      const cookies = (await context.cookies()).map(({ name, domain }) => `cookie: ${name} of ${domain}`);
      return [...errors, ...cookies].filter((error) => !expected.some((pattern) => pattern.test(error)));
    },
    expectPageError: (pattern) => expected.push(pattern),
  };
}
