import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Reads, sets and removes the cookie of a session (W14); nothing else does. */
export type SessionCookie = {
  read: (headers: IncomingHttpHeaders) => string | undefined;
  set: (reply: FastifyReply, token: string) => void;
  remove: (reply: FastifyReply) => void;
};

/**
 * With `__Host-` no other host can set the cookie, but browsers then require https. Plain http is
 * for a server that only this machine reaches (config/console-address.ts).
 */
export function createSessionCookie(publicUrl: string | undefined): SessionCookie {
  const isSecure = publicUrl?.startsWith('https:') === true;
  const name = isSecure ? '__Host-session' : 'session';
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    read: ({ cookie = '' }) => {
      const values = cookie
        .split(';')
        .map((pair) => pair.trim())
        .filter((pair) => pair.startsWith(`${name}=`))
        .map((pair) => pair.slice(name.length + 1));
      // Of two cookies with this name one was planted; which one is unknown.
      return values.length === 1 ? values[0] : undefined;
    },
    set: (reply, token) => void reply.header('set-cookie', `${name}=${token}; ${attributes}`),
    remove: (reply) => void reply.header('set-cookie', `${name}=; ${attributes}; Max-Age=0`),
  };
}

/** The token of `Authorization: Bearer …`. */
export function bearerToken({ authorization = '' }: IncomingHttpHeaders): string | undefined {
  return /^Bearer ([\w-]{1,100})$/i.exec(authorization)?.[1];
}
