import type { Config } from './config.ts';

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/**
 * Throws if staff would send passwords and session cookies over plain http. Without https in
 * PUBLIC_URL the server may be reached from this machine only.
 */
export function checkConsoleAddress({ publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>): void {
  if (publicUrl?.startsWith('https:')) return;
  if (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname))
    throw new Error(
      `PUBLIC_URL is ${publicUrl}: staff sign in there, so it must begin with https (or name this machine: 127.0.0.1).`,
    );
  if (!isLoopback(host))
    throw new Error(
      `HOST is ${host}, which other machines reach by plain http: set PUBLIC_URL to the https address of the proxy in ` +
        'front, because staff sign in there, or leave HOST at 127.0.0.1.',
    );
}
