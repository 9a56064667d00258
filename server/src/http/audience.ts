import { type GrantedPermission, holdsAllPermissions, holdsAnyPermission } from 'contract/console/permissions.ts';
import type { Audience, Endpoint } from 'contract/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';
import { isSameOrigin } from './same-origin.ts';
import type { SignedIn } from './serve.ts';

/** How staff calls are authenticated. A session in a cookie may only write from the site's own pages. */
export type Authentication = {
  signedInBy: (request: FastifyRequest) => Promise<SignedIn | undefined>;
  publicUrl: string | undefined;
};

export function rejectEmptyAudience({ name, audience }: Endpoint): void {
  const named = typeof audience === 'string' || ('any' in audience ? audience.any : audience.all).length > 0;
  if (!named) throw new Error(`${name} has no audience`);
}

/** The hooks that reject a caller outside the endpoint's audience, before the body is read. */
export function audienceHooks({ audience, effect, usesSessionToken }: Endpoint, authentication: Authentication) {
  const { signedInBy, publicUrl } = authentication;
  if (audience === 'public') return usesSessionToken ? [rejectOtherSites(publicUrl)] : [];
  return [
    async (request: FastifyRequest) => {
      const signedIn = await signedInBy(request);
      if (signedIn === undefined) throw new HttpError('unauthorized');
      // A browser attaches the cookie to requests of other sites' pages too.
      if (effect === 'write' && signedIn.tokenType === 'cookie' && !isSameOrigin(request.headers, publicUrl))
        throw new HttpError('originRejected');
      if (!mayCall(audience, signedIn.permissions)) throw new HttpError('forbidden');
      request.signedIn = signedIn;
    },
  ];
}

function mayCall(audience: Exclude<Audience, 'public'>, granted: readonly GrantedPermission[]): boolean {
  if (audience === 'signedIn') return true;
  return 'any' in audience ? holdsAnyPermission(granted, audience.any) : holdsAllPermissions(granted, audience.all);
}

/** A browser names the page's origin with every write; a script names none, and has no cookie to abuse. */
function rejectOtherSites(publicUrl: string | undefined) {
  return async ({ headers }: FastifyRequest) => {
    const isBrowser =
      headers.origin !== undefined || headers['sec-fetch-site'] !== undefined || headers.cookie !== undefined;
    if (isBrowser && !isSameOrigin(headers, publicUrl)) throw new HttpError('originRejected');
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The member of staff who calls; set for endpoints that are not public. */
    signedIn: SignedIn | undefined;
  }
}
