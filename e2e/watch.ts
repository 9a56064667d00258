import type { BrowserContext } from '@playwright/test';

export type Watch = {
  /** What went wrong so far that no test has announced. */
  complaints: () => Promise<string[]>;
  /** Announces what a test provokes on purpose. */
  expectComplaint: (pattern: RegExp) => void;
};

/** Listens to every page of a context for what no page may ever do. */
export function watch(context: BrowserContext, ownOrigin: string): Watch {
  const heard: string[] = [];
  const expected: RegExp[] = [];

  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      heard.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => heard.push(`page error: ${String(error.error())}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Aborted by the page itself: it went elsewhere, or its reader did.
    if (reason !== 'net::ERR_ABORTED') heard.push(`failed request: ${request.url()} ${reason}`);
  });
  context.on('request', (request) => {
    if (!['data:', 'blob:'].includes(new URL(request.url()).protocol) && new URL(request.url()).origin !== ownOrigin)
      heard.push(`foreign host: ${request.url()}`);
  });

  return {
    complaints: async () => {
      const cookies = (await context.cookies()).map(({ name, domain }) => `cookie: ${name} of ${domain}`);
      return [...heard, ...cookies].filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
    },
    expectComplaint: (pattern) => expected.push(pattern),
  };
}
